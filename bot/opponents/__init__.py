"""Seats that a mind plays.

The main idea is that a mind is a player like any other: its move goes through the desk, by the number of its
decision, so it counts once whoever thought it out. The door is `Opponents`, which looks at every match in
which a mind sits, and has its moves thought out. `tempo` says how long somebody would take over them,
and `host` who lets a newcomer shoot.
"""
