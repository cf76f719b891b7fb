"""The games: rules, calls and records, without a clock, randomness, storage or Discord.

The main idea is that a game is a value and a match a fold of (seat, move): the log gives you the match, and
chance is a move whose randomness the caller provides. `game` is the interface of all games, `catalogue` lists
them by id, and `record` writes and reads matches as files; `box` has their box score. `fairness` has shuffles
that can be checked, and `proof` checks those of a record. Each kind of game is a package: `pile`, `lineup` or
`field`. Code that draws a game also knows its view. `notation` is what their records share, and `cards` the
pack.
"""
