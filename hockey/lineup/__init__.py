"""The game of lines: six cards set against six.

The main idea is that each side sets a line, in secret or for the other to see, and that `chemistry` then
decides all four attacks. `game` is the interface. `match` takes the choices, a `period` compares two lines,
and a `draft` is a line that a player is still setting; `view` is what a seat may see, and `notation` writes
it down.
"""
