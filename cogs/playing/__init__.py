"""Playing a match that is on, up to leaving it.

The main idea is that a tap is kept first and shown afterwards, on the message that was tapped. `play.py`
has cards and the hand, `lines.py` a line that is set up, `counting.py` tells which ranks are gone,
`turn_clock.py` has claims and pauses, `mine.py` one's list of matches and the question whether to resign,
`leaving.py` what comes of its answers. They stand on `showing.py`, which answers with a hand, and
`own_matches.py`, which finds one's matches.
"""
