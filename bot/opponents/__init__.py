"""Seats that a mind plays.

The main idea is that a mind is a player like any other: its move goes through `LiveMatch.choose_for`, by the
number of its decision, so it counts once. The door is `Opponents`, which looks at every match in which a mind
sits, and has its moves thought out. `tempo` says how long a player would take over them, and who lets a
newcomer shoot.
"""
