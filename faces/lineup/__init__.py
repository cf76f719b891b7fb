"""Turn-Based Hockey: a face-off, then each side sets up a line.

The main idea is that the hand is a workbench: a line that is half set up is kept between two taps
(`placing.py`), and drawn with what its pairs are worth (`controls.py`, `hand.py`). `sheet.py` tells the
channel, `telling.py` has the words that both use, `rules.py` explains. The door is `face.py`; the taps that
set up a line need `placing.py`, too.
"""
