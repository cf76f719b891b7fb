"""Cards of what is remembered of finished matches.

The main idea is that a card is text that reads on a phone and by ear; a picture says nothing that its words
do not. `card` is somebody's, `curve` their rating as a picture, `moved` what a match did to it, `records` a
server's, `rivalry` that of two, `row` one of a leaderboard, and `season` tells of a close.
"""
