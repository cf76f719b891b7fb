"""The database itself: SQLite or PostgreSQL.

The main idea is that no caller knows which of the two it is. `database` opens, reads and writes it. `sqlite`
and `postgresql` say how each is opened, and which errors may pass if you try again. `term` checks who may
write, and `upsert` writes a row whether or not it exists.
"""
