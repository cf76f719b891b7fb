"""The main idea is that a match of lines is a handful of choices, and each is tried against imagined hands.

`spots` are those choices; `chances` tells what everybody could expect of them, `lessons` which one would have
been better for who saw only its own hand; `dealt` has the pro play with the very same cards.
"""
