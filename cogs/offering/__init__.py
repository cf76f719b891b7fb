"""Offering a match: a challenge to one person, a table of two or four, a rematch, a match for practice.

The main idea is that an offer is a match that is open. `challenge.py` has the commands that put one up,
`practice.py` those against the bot's own players, `answers.py` the taps on it. All stand on `offer.py`, which
puts it up and posts it, and on `admission.py`: who may play whom.
"""
