"""A league that people play through the sandbox, and a recount of everything it shows.

The main idea is that the recount has nothing but the exported records: all numbers on a card must follow from
them by `docs/statistics.md` and `docs/records.md`. `plan` says who plays what, `playing` plays it by tapping,
`reading` asks for cards and exports, `ledger` counts the records, `cards` and `boards` say what should be
there, `checking` compares, and `evening` puts it together. `python -m tests.league` plays fifty matches, a
test plays a few.
"""
