"""The main idea is that suits decide nothing in a pile game, so a position is a handful of small numbers.

`model` plays these positions fast, by the same `judge` as `hockey`. `knowledge` makes one of a view. What it
can't know, the other hands, is filled in by `sampling`, as likely as the others' plays make it. The rules
come from `PileRules` alone, never from the name of a game.
"""
