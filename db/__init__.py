"""What is stored.

The main idea is that one set of tables and queries serves both SQLite and PostgreSQL, and that callers get
plain facts, detached from any connection. `store` is the way in: one `Store` with a part for each subject,
from `matches`, `people` and `league`; `admission` reads across them. `holder` is the row of the process that
plays. `model` has the facts that they return. `rows` turns rows into facts, `logs` reads logs, `schema` has
the tables, `ranking` the order of leaderboards, `engine` the database itself, and `migrate` creates the
tables. `copy` copies everything to another database.
"""
