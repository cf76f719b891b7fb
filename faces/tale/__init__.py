"""A match in few words.

The main idea is that a shorter text loses nothing important: `folding` makes a line or two of a finished part
of a match, and keeps every goal with its scorer and score, however little room there is. `recap` tells a
whole match again from its `shots`. `choosing` takes one of several ways to say it, `asides` are a second
voice's, and `crowd` has what bystanders can do.
"""
