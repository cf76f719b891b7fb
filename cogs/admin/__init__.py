"""What only those who manage a server may do.

The main idea is that every command and every tap asks for that anew (`permission.py`): a server may show
the command to anybody, and a button stays. `setup.py` has what a server wants, `end.py` ends a match,
`house.py` the server's own rules, which are made on the message of `workshop.py` out of the switches of
`rules_draft.py`.

The one door for commands is `group.py`; taps come by `cogs/hockey.py`.
"""
