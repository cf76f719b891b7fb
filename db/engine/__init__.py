"""The database itself, whichever it is.

The main idea is that nobody above knows whether it is SQLite or PostgreSQL: `database` is the door, with
reads as of one moment, transactions, and transactions whose `steps` are known from the start. `sqlite` and
`postgresql` say how each is opened and what may pass if it is tried again; `trips` saves SQLite's thread
needless journeys, and `upsert` writes a row whether or not it is there.
"""
