"""A league that people play through the sandbox, and a recount of all that is told of it.

The main idea is that the recount has nothing but the exported records: whatever a card says has to follow
from them by `docs/statistics.md` and `docs/records.md`. `plan` says who plays what, `playing` has it played
by tapping, `reading` asks for cards and exports, `ledger` counts the records, `cards` and `boards` say
what has to stand there, `checking` compares, and `evening` puts it together. `python -m tests.league` plays
fifty matches, a test plays a few.
"""
