"""The bot's own players, as people meet them.

The main idea is that who they are stands in the catalogue: `mind-*` for names, `talk-*` for what they say.
`offer` has the buttons that lead to them, `talk` finds what fits.
"""
