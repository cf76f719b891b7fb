"""Offers of a match: a challenge to one person, a table of two or four, a rematch, a match for practice.

The main idea is that an offer is an open match. `challenge.py` has the commands that make one, `practice.py`
those against bots, `answers.py` the taps on it. All use `offer.py`, which stores and posts it, and
`admission.py`: who may play with which players.
"""
