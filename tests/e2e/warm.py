"""All that a bot imports, in the one process that bots are forked from."""

import gc

import cogs.hockey  # noqa: F401 - the bot names it as a string

# What is never let go of is not gone through again by every bot, nor copied for it.
gc.collect()
gc.freeze()
