"""The main idea is that a match of lines is a handful of choices, each tried against imagined hands.

`spots` are those choices; `chances` is what everyone could expect of them, `lessons` which one would have
been better with only that seat's hand; `dealt` lets the pro play with the same cards.
"""
