"""The ids of everything that can be tapped: all custom_ids, each by the template that builds and reads it.

The main idea is that a custom_id contains everything the handler needs, so any process can answer it after
any restart. None ever changes, because old messages have it. There's a module for each subject, as for the
commands: `offering`, `playing`, `watching`, `library`, `league`, `person`, `admin` and `tournament`; `switch`
is what several say. `docs/commands.md` says what a tap on each does, and `@answers(...)` in `cogs` where.
"""
