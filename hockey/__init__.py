"""The games: rules, calls and records, without a clock, randomness, storage or Discord.

The main idea is that a game is a value and a match a fold of (seat, move): whoever has the log has the match,
and chance is a move whose randomness the caller brings. `game` is the door that all games share, `catalogue`
has them by id, and `record` writes and reads matches on paper, of which `box` has the score. `fairness` has
shuffles that can be checked, and `proof` checks those of a record. Each kind of game is a package, `pile`,
`lineup` or `field`, of which whoever draws it knows the view, too. `notation` is what their records have in
common, and `cards` the pack that all are played with.
"""
