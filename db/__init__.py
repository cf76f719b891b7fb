"""What is kept.

The main idea is that one set of tables and queries serves SQLite and PostgreSQL alike, and that callers get
plain facts, detached from any connection. `store` is the door: one `Store` with a part for each subject, in
`matches`, `people` and `league`; `admission` reads across them. `holder` is the row of the process that
plays. `model` says what they hand out. `rows` turns rows into facts, `logs` reads a log wherever it lies,
`schema` has the tables, `ranking` the order of leaderboards, `engine` the database itself, and `migrate`
makes the tables. `copy` moves all to a database of the other kind.
"""
