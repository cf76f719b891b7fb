"""Games played onto one pile, where a card counts by what it matches.

The main idea is that they are all one short `judge` over a row of `rules`, so a variant, or a server's own
game, is a different set of switches. `game` is the interface. `match` plays a card in a `period`, dealt in
`table`; `calls` puts the result of a card into words, `view` is what a seat may see, and `notation` writes it
down. From a view alone, `lookahead` says what a card would do, and `counting` how many of a rank are unseen.
"""
