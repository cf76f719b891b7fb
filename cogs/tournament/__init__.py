"""Tournaments: an admin announces and leads one, players sign up and look.

What happens by itself is in `bot/tournaments`.
"""
