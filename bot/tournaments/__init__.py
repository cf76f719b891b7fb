"""Tournaments that run themselves.

The main idea is that nothing is remembered: each step follows from what is stored, and may be tried again
after a kill. `live` is the one way to change a tournament, for commands and steps alike. `running` takes the
steps, from the check-in to the podium; `field` says who takes part; `pairs` plays a pairing: it deals the
games, and decides. `showing` updates the message, and posts the rounds and the podium. `extras` adds an event
for the start, and gives the champion a role.
"""
