"""What the coach says: a hint at the card, and how a finished match went.

The main idea is that `minds` gives facts with named reasons, and the catalogue has all words for them. `hint`
is about one move, `review` about a match. `curve` draws its chances, and `curve_in_words` describes them for
people who can't see that.
"""
