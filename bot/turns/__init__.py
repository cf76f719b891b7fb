"""Deadlines, and what happens at each.

The main idea is that a deadline follows from what the database holds, so no restart forgets one. `timing`
calculates the times of a loaded match, `turn_clock` acts on the earliest of them, and `timekeeper` is for the
claims and pauses that players ask for. `autoplay` plays cards that need no decision, `heart` gives back the
time the bot was away, and `attendance` finds out who has left the server. `telling` knows how far a reveal
has got in the channel, and `taunts` who may taunt after a goal, or guess before it.
"""
