"""The record book: matches that are over, as they are listed, stepped through and scored.

The main idea is that a replay draws what the channel saw: the messages of a match as it stood at one ply and
as it stood at the one before, of which those that differ are shown. `replay` does that, `history` lists
matches, `box` tells a box score, and `verdict` what was found of a record; `taps` are those of a list.
"""
