"""Tournaments in the database.

The main idea is that a change is a function of `tournaments.changes`. It gets the tournament as it's stored,
and what it returns is stored in the same transaction. So no one can sign up between two halves of a change.
`tournaments` has the changes and the lists, `rows` reads and writes the rows.
"""
