"""Matches: offered, played and shown.

The main idea is that a match is its log, which only grows. All else about it is a row that says who sits
there, when a turn ends and what its messages show. Others use the `Store`, which has a part for each:
`challenges` until a match begins, `matches` while it is played, `clocks` and `leaving` for what happens
beside the cards, `posts` for its messages, `houses` for a server's own rules.
"""
