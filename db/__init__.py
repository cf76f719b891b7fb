"""What is kept.

The main idea is that one set of tables and queries serves SQLite and PostgreSQL alike, and that whoever asks
gets plain facts, detached from any connection. `store` is the door: one `Store` with a part for each subject,
in `matches`, `people` and `fleet`; `admission` reads across them. `model` says what they hand out. Below them
`rows` turns rows into facts, `logs` knows where a log lies, `packed` is the form of one that is over,
`put_away` that of its messages; `schema` has the tables, `engine` the database itself, and `migrate` brings a
file of any release up to date. `copy` moves everything to a database of the other kind.
"""
