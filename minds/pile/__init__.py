"""The main idea is that suits decide nothing in a pile game, so a position is a handful of small numbers.

`model` plays such positions fast, by the very `judge` of `hockey`. `knowledge` makes one of a view, and what
it cannot know, the other hands, is filled in by `sampling`, as likely as the others' plays make it.
Which rules are played is told by `PileRules` alone, never by the name of a game.
"""
