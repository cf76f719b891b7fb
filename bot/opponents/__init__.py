"""Seats that a mind plays, and what minds find of matches that are over.

The main idea is that a mind is a player like any other: its move goes through `LiveMatch.choose_for`, by the
number of its decision, so it counts once. `Opponents` looks at every match in which a mind sits, and has its
moves thought out. `tempo` says how long a player would take over them, and who lets a newcomer shoot.
`reviews` looks at finished matches. Both think in the processes of
`bot/kit/processes.py`, by what a seat may know.
"""
