"""The rink of the pile games: their live sheet's picture.

The main idea is that the picture and its alt text are made from one `Scene` (`scene.py`), which the public
view fills in: neither can show what a hand holds. `picture.py` makes both, `ice.py` puts the `pieces.py`
together.
"""
