"""The pile games: everyone plays to one pile, and each card may make a call on the one before.

The main idea is that all words follow from the rules' own facts, so a server's own rules read like any other
game. `cut.py` opens, `sheet.py` tells the channel about the deals, `hand.py` is what a player taps, with the
help of `tips.py` and `counting.py`, `calls.py` says calls, and `rules.py` explains a game with the plays of
`examples.py`. The way in is `face.py`; code that makes rules needs `rules.py`, too.
"""
