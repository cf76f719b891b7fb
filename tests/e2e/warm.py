"""All that a bot imports and the catalogues that it reads, in the one process that bots are forked from."""

import gc

import cogs.hockey  # noqa: F401 - the bot names it as a string
from bot.words import locales, words_for

for locale in locales():
    words_for(locale)

# What is never let go of is not gone through again by every bot, nor copied for it.
gc.collect()
gc.freeze()
