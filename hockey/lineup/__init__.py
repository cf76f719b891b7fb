"""The game of lines: six cards set up against six.

The main idea is that each side sets up a line, in secret or for the other to see, and that `chemistry` then
decides all four attacks. `game` is the door. `match` takes the choices, a `period` compares two lines, and a
`draft` is one that somebody is still setting up; `view` shows what a seat may see, and `notation` writes it
down.
"""
