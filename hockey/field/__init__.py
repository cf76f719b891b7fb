"""The game on a field of cards, with goalies.

The main idea is that a card runs forward line by line until one stops it, and that what it meets opens for
everyone. `game` is the interface. `match` takes each step of a `period`, laid out in `table`; `view` is what
may be seen, and `notation` writes it down.
"""
