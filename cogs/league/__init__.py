"""Commands about finished matches.

The main idea is that a command asks which matches count (whose, where, which game, which season), and
everything shown is their sum. `which` does the asking, `board` draws a page of a leaderboard; the others are
one command each.
"""
