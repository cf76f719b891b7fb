"""Cards about finished matches.

The main idea is that a card is text that reads well on a phone and aloud; a picture says nothing that its
words don't. `card` is a player's, `curve` their rating as a picture, `moved` what a match did to it,
`records` a server's, `rivalry` two players', `row` one of a leaderboard, and `season` the close of a season.
"""
