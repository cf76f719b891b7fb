"""The main idea is that a play of a pile game is judged in worlds that fit what its seat knew.

`replay` takes a log apart into the spots in which cards were played, and `worlds` draws the hidden cards
there. `chances` is what was known about the match's end, `decisions` which card of the hand was better, and
`lessons` why; `dealt` plays the decks out again. `analyse` puts it together.
"""
