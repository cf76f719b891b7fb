"""`breakaway check` looks for all that keeps the bot from starting or playing, and changes nothing.

The main idea is that each look gives `findings`: what is fine, what to know, and what to fix, each a key of
the catalogue with its facts. `names` looks at the settings' names, `application` asks Discord, `machine`
looks at limits and the port, `database` at the database. `report` calls them in turn and says what they
found.
"""
