"""How everything looks and reads on Discord.

The main idea is that a drawing follows from a loaded match alone, as far as its reader may see it: no face
knows the client, the database or the clock, so anything can be drawn anew at any time and a hand cannot
leak by accident.

`face.py` is the door to the packages of the games: `face_of(game)`. `appearance.py` lists what the bot is
given to draw with, above all `public.py` (a match for its channel) and `hand.py` (a hand for its owner).
`taps` declares what buttons say, `parts.py` has the small parts that all are made of; the rest is a module a
message or a part of one.
"""
