"""The main idea is that a mind sees what its seat sees, and nothing else.

A mind gets the view of a seat, what that seat remembers, the caller's randomness and a budget, and gives a
move. It reads no clock, keeps nothing between two moves, and never meets the state that a view was made of.
"""
