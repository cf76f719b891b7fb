"""The rink on which the games with a pile are seen: their live sheet's picture.

The main idea is that the picture and the words for people who don't see it are made of one `Scene`
(`scene.py`), which the public view fills in: neither can show what a hand holds. `picture.py` makes both,
`ice.py` puts the `pieces.py` together.
"""
