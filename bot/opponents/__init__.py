"""Bots that play a seat, and the analysis of finished matches.

The main idea is that a bot is a player like any other: its move goes through `LiveMatch.choose_for`, with the
number of its decision, so it counts once. `Opponents` looks at every match with a bot, and has its moves
worked out. `tempo` says how long a bot takes, and which one lets a newcomer shoot. `reviews` looks at
finished matches. Both think in the processes of `bot/kit/processes.py`, with only what a seat may know.
"""
