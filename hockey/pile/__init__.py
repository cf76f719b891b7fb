"""Games played onto one pile, where a card counts by what it matches.

The main idea is that they all are one short `judge` over a row of `rules`, so that a variant, or a server's
own game, is other switches. `game` is the door. `match` plays a card in a `period`, dealt in `table`; `calls`
says in words what the card came to, `view` shows what a seat may see, and `notation` writes it down. From a
view alone `lookahead` tells what a card would do, and `counting` how many of a rank were not seen.
"""
