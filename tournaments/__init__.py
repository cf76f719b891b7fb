"""Tournaments: their pairings and standings.

Everything follows from the entrants and the pairings so far. There is no clock, no chance and no database
here: a draw is an order that the caller has shuffled.

- `model`: entrants, pairings, formats
- `tournament`: a tournament with its people and its rounds
- `changes`: what players, admins and the bot may do in it, and what it does
- `pairing`: the next round
- `duplicate`: who meets who, and what a table scores, where all play the same cards
- `standings`: the table and its tie-breaks
- `bracket`: a knock-out as it looks, with the pairings that are still to come
- `export`: a tournament for programs that draw brackets
"""
