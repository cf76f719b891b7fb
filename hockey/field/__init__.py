"""The game on a field of cards, with goalkeepers.

The main idea is that a card runs forward line by line until one stops it, and that what it meets opens for
everybody. `game` is the door. `match` takes each step of a `period`, laid out in `table`; `view` shows what
may be seen, and `notation` writes it down.
"""
