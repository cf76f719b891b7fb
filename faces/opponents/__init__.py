"""The bots, as people meet them.

The main idea is that the catalogue says who they are: `mind-*` for names, `talk-*` for what they say. `offer`
has the buttons that lead to them, `talk` finds what fits.
"""
