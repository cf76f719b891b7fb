"""All that a bot imports, reads and says first, in the one process that bots are forked from."""

import gc
import re
from contextlib import suppress
from importlib import import_module

from bot.words import DIRECTORY, WordsError, locales, words_for

KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
# The bot or its libraries import all but the first late, or by their names.
USED = (
    "bot.command_line",
    "cogs.hockey",
    "db.upgrading",
    "aiosqlite",
    "asyncpg",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
)

for module in USED:
    import_module(module)

# A message is read when it is first said, and a bot says the names of all commands in every language.
for locale in locales():
    words = words_for(locale)
    for key in KEY.findall((DIRECTORY / f"{locale}.ftl").read_text(encoding="utf-8")):
        with suppress(WordsError):
            words(key)

# What is never let go of is not gone through again by every bot, nor copied for it.
gc.collect()
gc.freeze()
