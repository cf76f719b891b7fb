"""The main idea is that on the field both seats know the same, so one kind of board is enough.

`spots` are the boards in which cards were played; `counting` counts the last ones exactly and `chances`
samples the others; `lessons` says which card would have been better, `dealt` plays the decks out again.
"""
