"""Playing a running match, up to leaving it.

The main idea is that a tap is stored first and shown afterwards, on the tapped message. `play.py` has cards
and the hand, `lines.py` a line that is being set, `counting.py` which ranks are gone, `turn_clock.py` claims
and pauses, `mine.py` a player's list of matches and the question whether to resign, `leaving.py` its answers.
They use `showing.py`, which answers with a hand, and `own_matches.py`, which finds a player's matches.
"""
