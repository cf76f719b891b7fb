"""The record book: finished matches, as lists, replays and scores.

The main idea is that a replay draws what the channel saw: the messages of a match at one ply that differ from
those at the ply before. `replay` does that, `history` lists matches, `box` writes a box score, and `verdict`
the result of checking a record; `taps` are those of a list.
"""
