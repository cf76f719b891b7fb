"""The main idea is that a mind sees what its seat sees, and nothing else.

A mind gets a seat's view, what that seat remembers, the caller's randomness and a budget, and returns a move.
It reads no clock, keeps nothing between two moves, and never gets the state behind the view.
"""
