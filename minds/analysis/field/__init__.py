"""The main idea is that on the field both seats know the same, so one kind of board tells all.

`spots` are the boards in which cards were played; `counting` counts the last ones through and `chances`
samples the others; `lessons` tells which card would have been better, `dealt` plays the decks out again.
"""
