"""What is kept, as values.

The main idea is that a value says what a thing is and knows nothing of where it is kept. `matches` has those
of a match, its seats and its messages, `people` those of players and servers, `fleet` those of processes.
"""
