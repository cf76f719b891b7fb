"""Field, which people see as a picture.

The main idea is that the picture and its alt text are made from one `Scene` (`scene.py`), which a view fills
in: neither can show what its reader may not see. `picture.py` makes both, `ice.py` and `pieces.py` draw,
`sheet.py` and `hand.py` are the messages, `story.py` tells each card, `rules.py` explains. The way in is
`face.py`.
"""
