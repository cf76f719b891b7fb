"""What the coach says: a hint at the card, and how a finished match went.

The main idea is that `minds` gives facts with named reasons, and all words for them stand in the catalogue.
`hint` tells one move, `review` a match. `curve` draws its chances, `curve_in_words` tells them to whoever
does not see that.
"""
