"""A server with people in it, and Breakaway itself on a file of its own, in SimCord's Discord."""

import asyncio
import logging
import random
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
from pydantic import SecretStr
from simcord import ChannelHandle, GuildHandle

from bot import client
from bot.client import Breakaway
from bot.kit.clock import Clock
from bot.messages.painter import Painter
from bot.replies import SorryError
from bot.settings import Settings
from db.engine.database import Database
from db.store import Store
from tests.bot.matches import settings_of
from tests.cogs.copies import copied_as_json
from tests.cogs.people import Message, Person, messages, sentence
from tests.cogs.still import SimClock, StillEnv
from tests.db.stores import migrate
from tests.db.unthreaded import unthreaded
from tests.simulation.seams import swapped
from tests.simulation.shortcuts import BLANK

TURN = re.compile(r"^([^*]+?) (?:to play\.|to answer \*\*|shoots: |plays the first card)")
# advance_time goes through every beat of the heart.
SELDOM = timedelta(hours=12)


class BlankPainter(Painter):
    """For tests that look at no picture: messages compare them by what they should show."""

    async def draw(self, _render: Callable[[], Any], *, longest: float | None = None) -> Any:  # noqa: ARG002
        return BLANK


class NearPainter(Painter):
    """Draws in the test's own process: another one takes longer to start than all pictures of most tests."""

    async def draw(self, render: Callable[[], Any], *, longest: float | None = None) -> Any:  # noqa: ARG002
        return await asyncio.to_thread(render)


class Trouble(logging.Handler):
    """Whatever the bot logs as a warning or worse: a test that expects none fails on it."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@dataclass
class Rink:
    env: StillEnv
    clock: SimClock
    store: Store
    settings: Settings
    seed: int | None
    patient: bool
    drawn: bool = False
    locale: str = "en-US"
    guild: GuildHandle = field(init=False)
    ice: ChannelHandle = field(init=False)
    jon: Person = field(init=False)
    darrell: Person = field(init=False)
    forgiven: tuple[type[BaseException], ...] = ()
    trouble: Trouble = field(default_factory=Trouble)

    def set_up(self) -> None:
        self.guild = self.env.create_guild("Moose Jaw", preferred_locale=self.locale)
        self.ice = self.guild.create_text_channel("ice")
        self.jon, self.darrell = self.person("Jon"), self.person("Darrell")

    def person(self, name: str, nick: str | None = None, guild: GuildHandle | None = None) -> Person:
        where = guild or self.guild
        user = self.env.create_user(name)
        where.add_member(user, nick=nick)
        return Person(self.env, where, user)

    def admin(self, name: str = "Ida", guild: GuildHandle | None = None) -> Person:
        """A person who may manage the server."""
        where = guild or self.guild
        role = where.create_role("Admins", permissions=discord.Permissions(manage_guild=True))
        user = self.env.create_user(name)
        where.add_member(user, roles=[role])
        return Person(self.env, where, user)

    def let_everybody_use(self, command: str) -> None:
        """Like an admin in the server's settings: people that Discord hid it from can see it now."""
        found = self.env.backend.find_command(command, None)
        assert found is not None
        self.guild.set_command_permissions(int(found["id"]), {self.guild.default_role: True})

    def go_where_the_bot_may_not(self, **denied: bool | None) -> None:
        """To another channel, in which the bot lacks these permissions."""
        role = next(role for role in self.guild.roles.values() if role.name == "TestBot")
        overwrite = discord.PermissionOverwrite(**denied)
        self.ice = self.guild.create_text_channel("library", overwrites={role: overwrite})

    def public(self) -> list[Message]:
        return messages(self.env, self.ice)

    def last(self) -> Message:
        return self.public()[-1]

    def sheets(self) -> list[Message]:
        return [message for message in self.public() if not message.content]

    async def challenge(self, **options: Any) -> Message:
        """Jon challenges Darrell; the public message."""
        asked = options or {"length": 3}  # where nothing is said, the bot asks
        result = await self.jon.slash(self.ice, "hockey challenge", opponent=self.darrell, **asked)
        assert result.response is not None, result
        assert not result.response.ephemeral, sentence(result)
        return self.last()

    async def face_off(self, choice: str = "Play first", **options: Any) -> Message:
        """A match of Jon and Darrell that has been dealt; the first sheet."""
        challenge = await self.challenge(**options)
        await self.darrell.click(challenge, label="Accept")
        await self.chooser(challenge).click(challenge, label=choice)
        return self.last()

    def chooser(self, challenge: Message) -> Person:
        return self.jon if "Jon wins the cut" in challenge.content else self.darrell

    def other(self, person: Person) -> Person:
        return self.darrell if person is self.jon else self.jon

    @property
    def over(self) -> bool:
        return "Rematch" in self.last().labels

    @property
    def players(self) -> tuple[Person, Person]:
        return self.jon, self.darrell

    def on_turn(self) -> tuple[Person, Person]:
        """Who is to play as the newest sheet tells, and the other one."""
        lines = self.sheets()[-1].lines
        (turn,) = [found[1] for line in lines if (found := TURN.match(line))]
        return self.players if turn == "Jon" else (self.darrell, self.jon)

    async def play(self, which: int = 0) -> tuple[Person, str]:
        """The one on turn taps the n-th card that can be tapped in their DM; who it was, and the card."""
        person, _ = self.on_turn()
        hand = person.hand()
        card = hand.playable[which % len(hand.playable)]
        await person.click(hand, custom_id=card["custom_id"])
        return person, str(card["label"])

    async def restart(self) -> Breakaway:
        """The process ends and another one opens the same file."""
        await self.env.bot.close()
        await self.store.close()
        self.store = open_store(self.settings, patient=self.patient)
        seed = None if self.seed is None else self.seed + 1
        bot = make_bot(self.settings, self.store, self.clock, seed, drawn=self.drawn)
        await self.env.restart_bot(bot)
        return bot

    def as_bot(self) -> AbstractContextManager[None]:
        """What is set going meanwhile the bot has set going itself: `settle` waits until it is done."""
        return self.env._bot_scope()

    @property
    def requests(self) -> list[tuple[str, str, Any]]:
        """What the bot has asked of Discord so far: method, path and body."""
        return [(each.method, each.path, each.json) for each in self.env.http_requests]

    def failures(self) -> list[BaseException]:
        """What the bot raised, without the refusals, which are how commands say no."""
        causes = [getattr(error, "original", error) for error in self.env.errors]
        return [cause for cause in causes if not isinstance(cause, (SorryError, *self.forgiven))]

    def forgive(self, *kinds: type[BaseException]) -> None:
        """The test brought these about itself, and has seen how they were answered."""
        self.forgiven = kinds


def make_bot(
    settings: Settings, store: Store, clock: Clock, seed: int | None, *, drawn: bool = False
) -> Breakaway:
    """With decks by a seed, or with None, as a host has it, sealed ones.

    Its pictures are blank unless `drawn`.
    """
    shuffle = None if seed is None else random.Random(seed).shuffle
    with swapped(client, "Painter", NearPainter if drawn else BlankPainter):
        return Breakaway(settings, store, clock, shuffle=shuffle)


def open_store(settings: Settings, *, patient: bool) -> Store:
    return Store(Database(settings.database, patient=patient))


@asynccontextmanager
async def rink_at(
    folder: Path,
    seed: int | None = 1,
    *,
    patient: bool = True,
    drawn: bool = False,
    locale: str = "en-US",
    **options: Any,
) -> AsyncIterator[Rink]:
    """A rink whose database keeps its files in `folder`.

    If it's `patient`, it waits for a slow disk however long that takes, and does without SQLite's thread; the
    real bot gives up. If its pictures are `drawn`, they are the real ones. `locale` is the language of the
    server.
    """
    # Tests tap every card themselves and do not wait between offers, unless they are about that.
    at_once = "offer_cooldown", "server_cooldown", "merge_time", "reveal_time"
    usual: dict[str, Any] = dict.fromkeys(at_once, timedelta())
    usual |= {
        "card_emojis": False,
        "last_card_time": timedelta(days=30),
        "heartbeat_time": SELDOM,
        "healing_time": SELDOM,
        "packing_time": SELDOM,
    }
    path = folder / "rink.sqlite3"
    address = {"database_url": SecretStr(f"sqlite:///{path}")}
    settings = settings_of(**(usual | options)).model_copy(update=address)
    await migrate(path)
    store = open_store(settings, patient=patient)
    clock = SimClock()
    env = clock.env = StillEnv(make_bot(settings, store, clock, seed, drawn=drawn))
    rink = Rink(env, clock, store, settings, seed, patient, drawn, locale)
    logging.getLogger("bot").addHandler(rink.trouble)
    try:
        with copied_as_json(), unthreaded() if patient else nullcontext():
            await env.start()
            rink.set_up()
            yield rink
            await env.bot.close()
        assert not rink.failures(), rink.failures()
        assert not rink.trouble.lines
    finally:
        logging.getLogger("bot").removeHandler(rink.trouble)
        await env.shutdown()
        await rink.store.close()
