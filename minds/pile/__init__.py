"""The main idea is that suits decide nothing in a pile game, so a position is a handful of small numbers.

`model` plays these positions, by the same `judge` as `hockey`. `knowledge` makes one of a view. What it can't
know, the other hands, is filled in by `sampling`, as likely as the others' plays make it, and `batch` plays
all these worlds on at once. A `style` is how a player may play, and `inference` learns it. The rules come
from `PileRules` alone, never from the name of a game.
"""
