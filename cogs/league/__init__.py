"""What is remembered of finished matches, as people ask for it.

The main idea is that a command asks which matches count (whose, where, of which game, in which season), and
everything shown is summed up from those. `which` does the asking, `board` draws a page of a
leaderboard; the others are a command each.
"""
