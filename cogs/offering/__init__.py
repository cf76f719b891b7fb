"""Offering a match: a challenge to one person, a table of two or four, a rematch.

The main idea is that an offer is a match that is open. `challenge.py` has the commands that put one up,
`answers.py` the taps on it. Both stand on `offer.py`, which puts it up and posts it, and on `admission.py`:
who may play whom.
"""
