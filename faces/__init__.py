"""How everything looks and reads on Discord.

The main idea is that a drawing follows from a loaded match alone, as far as its reader may see it: no face
knows the client, the database or the clock, so anything can be drawn again at any time and a hand can't leak
by accident.

`face.py` is the way to the packages of the games: `face_of(game)`. `appearance.py` lists what the bot draws
with, above all `public.py` (a match for its channel) and `hand.py` (a hand for its owner). `taps` declares
the ids of buttons, `parts.py` has the small parts of everything; the rest is one module for each message or
part.
"""
