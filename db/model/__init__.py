"""What is kept, as values.

The main idea is that a value says what a thing is and knows nothing of where it is kept. `matches` has those
of a match and its seats, `surface` that of a message, `people` those of players, servers and teams.
"""
