"""Turn-Based: a face-off, then each side sets a line.

The main idea is that the hand is a workbench: a half-finished line is stored between two taps (`placing.py`),
and drawn with what its pairs are worth (`controls.py`, `hand.py`). `sheet.py` is the channel's message,
`telling.py` has the words that both use, `rules.py` explains. The way in is `face.py`; the taps that set a
line need `placing.py`, too.
"""
