"""What everything says that can be tapped: all custom_ids, each by the template that builds and reads it.

The main idea is that a custom_id is complete in itself, so any process answers it after any restart. None
ever changes: messages that were sent long ago carry it. There is a module a subject, as of the commands:
`offering`, `playing`, `watching`, `library`, `league`, `person` and `admin`; `switch` is what several say.
`cogs/hockey.py` says who answers which, `docs/commands.md` what a tap on it does.
"""
