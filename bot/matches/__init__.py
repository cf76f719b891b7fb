"""Matches: how one changes, and how it stands.

The main idea is that a match is its log, and changes through one object, `LiveMatch` (`live`): it has
`judging` judge a move, appends it, and marks what may look different (`dirty`). `loaded` is the match as it
stands. `lobby` is for what happens before the first deal, `results` is what a
finished match leaves in the books and on paper, `reel` how it stood after each play, and `archive` all of a
server's. `packer` packs settled matches. `games` finds the rules that a match is played by, and `refusal`
names why a move is refused.
"""
