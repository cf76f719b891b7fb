"""Matches: their state, and how it changes.

The main idea is that a match is its log, and changes through one object, `LiveMatch` (`live`): it asks
`judging` about a move, appends it, and marks what may look different (`dirty`). `loaded` is the match in its
current state. `lobby` is for what happens before the first deal, `results` for what a finished match leaves,
`reel` for how it stood after each play, and `archive` for all of a server's matches. `packer` packs settled
matches. `games` finds a match's rules, and `refusal` names why a move is refused.
"""
