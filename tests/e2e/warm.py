"""All that a bot imports and the catalogues that it reads, in the one process that bots are forked from."""

import gc

import cogs.hockey  # noqa: F401 - the bot names it as a string
from bot import words

for path in words.DIRECTORY.glob("*.ftl"):
    catalogue = words._catalogue(path.stem)
    for key in catalogue.entries:
        catalogue._parse(key)

# What is never let go of is not gone through again by every bot, nor copied for it.
gc.collect()
gc.freeze()
