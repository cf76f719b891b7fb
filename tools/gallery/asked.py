"""The bot's own answers: its commands, asked one after the other by a person with a language."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from subprocess import DEVNULL
from tempfile import TemporaryDirectory

from sandbox import Sandbox
from sandbox.demo import Rink
from sandbox.process import bot_process
from tests.db.stores import migrate

DISCORDS = {"en": "en-US"}
"""Discord's code for a language, where it differs from the catalogue's name."""


@asynccontextmanager
async def asked(world: Sandbox, place: Rink, language: str) -> AsyncIterator[None]:
    """Every answer stands on the page, and the bot is there."""
    async with bot_for(world, place, language):
        for words, options in _questions(place):
            await place.first.command(place.channel, words, **options)
        yield


@asynccontextmanager
async def bot_for(world: Sandbox, place: Rink, language: str) -> AsyncIterator[None]:
    """The bot in the sandbox, where everybody speaks a language and nobody has to wait."""
    locale = DISCORDS.get(language, language)
    place.first.user.locale = place.second.user.locale = locale
    for guild in world.store.guilds.values():
        guild.locale = locale
    with TemporaryDirectory() as folder:
        database = Path(folder) / "breakaway.sqlite3"
        await migrate(database)
        environment = {
            "DATABASE_URL": f"sqlite+aiosqlite:///{database}",
            "OFFER_COOLDOWN": "0",
            "SERVER_COOLDOWN": "0",
            "OPPONENT_TIME": "0",
        }
        async with bot_process(world, environment=environment, output=DEVNULL):
            await world.until(lambda: world.store.commands[None])
            yield


def _questions(place: Rink) -> Iterator[tuple[str, dict[str, object]]]:
    yield "hockey-admin setup", {}
    yield "hockey-admin season", {"calendar": "monthly"}
    yield "hockey-admin season", {"end": True}
    yield from ((f"hockey {name}", {}) for name in ("help", "rules", "practice", "hand", "leaderboard"))
    yield from ((f"hockey match {name}", {}) for name in ("list", "resign", "analysis"))
    yield from ((f"hockey me {name}", {}) for name in ("settings", "block", "privacy"))
    yield from ((f"hockey-admin house {name}", {}) for name in ("list", "create"))
    yield "hockey challenge", {"opponent": place.first}
    yield "hockey partners", {}
    yield "hockey challenge", {"opponent": place.second, "length": 1}
