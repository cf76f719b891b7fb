"""What is stored, as values.

The main idea is that a value describes a thing and doesn't know where it's stored. `matches` has a match and
its seats, `post` a message, `people` players, servers and teams.
"""
