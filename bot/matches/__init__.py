"""A match as it stands, and how it moves on.

The main idea is that a match is its log: `desk` has `judging` judge a move, appends it, and hands out the
match as it is then (`loaded`). `known` reads a match, `folds` keeps what is known of its log, and only ever
moves forward. `lobby` is for what happens before the first deal, `shuffles` has its chance, `results` is what
a finished match leaves in the books, `records` what it is on paper, `reel` how it stood after each play, and
`archive` all of a server's. `packer` has those packed that have been settled for a while. `games` finds the
rules that a match is played by, and `refusal` names why not. The door is `Desk`.
"""
