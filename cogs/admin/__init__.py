"""What only people who manage a server may do.

Every command and every tap checks that again (`permission.py`): a server can show the command to anyone,
and buttons stay. `setup.py` is the form of a server's settings, `season.py` its seasons, `end.py` ends a
match, `ban.py` keeps players out. `house.py` has the server's own rules: the form is in `workshop.py`, its
switches in `rules_draft.py`.

Commands come through `group.py`.
"""
