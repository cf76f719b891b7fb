import asyncio
import secrets
from collections.abc import Callable
from typing import TypeVar

from sandbox.ground.clock import WorldClock
from sandbox.ground.interaction import Interaction
from sandbox.ground.models import Notification, User
from sandbox.ground.state import WorldState
from sandbox.world.faults import Faults
from sandbox.world.gateway import Gateway
from sandbox.world.journal import Journal
from sandbox.world.limits import Limits, RateLimiter

T = TypeVar("T")


class NotShownError(Exception):
    """A person can't do that: it isn't on the screen, or Discord's client refuses it there."""


class NotSeenError(AssertionError):
    """The awaited change didn't come; says what was on the screens instead."""


class World:
    """What exists on one Discord, what has happened there, and what is to go wrong.

    `privileged_intents` are the bits that the bot may ask for; others close its gateway with 4014.
    `reaction_seconds` is how long people take to act, in real time: a client learns its own message's id only
    with the answer to its request, and no one taps before that. `answer_seconds` is how long the bot has for
    its first answer: Discord's three, or more on a slow machine.
    """

    def __init__(
        self,
        *,
        bot_name: str = "Breakaway",
        limits: Limits | None = None,
        privileged_intents: int = 0,
        reaction_seconds: float = 0.05,
        answer_seconds: float = 3.0,
    ) -> None:
        self.clock = WorldClock()
        self.store = WorldState(self.clock, bot_name)
        self.limiter = RateLimiter(self.clock, limits or Limits())
        self.faults = Faults()
        self.journal = Journal()
        self.gateway = Gateway(self.store, self.clock, self.journal)
        self.interactions: dict[int, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}
        self.notifications: list[Notification] = []
        # Those who can act; an owner, for example, only exists.
        self.acting: list[User] = []
        self.privileged_intents = privileged_intents
        self.reaction_seconds = reaction_seconds
        self.answer_seconds = answer_seconds
        self.reset_token()
        self.url = ""
        # Counts changes, so that a reader can tell whether it knows something already.
        self.changes = 0
        self._change = asyncio.Event()

    def reset_token(self) -> None:
        """From now on, the bot needs another token."""
        self.token = f"sandbox-{self.store.bot.id}.{secrets.token_urlsafe(24)}"

    @property
    def bot(self) -> User:
        return self.store.bot

    @property
    def gateway_url(self) -> str:
        return self.url.replace("http://", "ws://") + "/gateway/"

    @property
    def change(self) -> asyncio.Event:
        """Set at the next change, and then never again: take it before looking."""
        return self._change

    def changed(self) -> None:
        self.changes += 1
        change, self._change = self._change, asyncio.Event()
        change.set()

    async def until(self, predicate: Callable[[], T | None], within: float | None = 60.0) -> T:
        """Wait until `predicate` returns something true, asking after every change, and return that.

        `within` is in real seconds, None for however long it takes. A `NotShownError` in `predicate` counts
        as not yet.
        """
        try:
            async with asyncio.timeout(within):
                while True:
                    change = self._change
                    if value := _tried(predicate):
                        return value
                    await change.wait()
        except TimeoutError:
            raise NotSeenError(self.describe()) from None

    def describe(self) -> str:
        """The last requests, a line each."""
        last = list(self.journal.entries)[-15:]
        return "\n".join(f"{e.method} {e.route} {e.status} {e.code}" for e in last)


def _tried(predicate: Callable[[], T | None]) -> T | None:
    try:
        return predicate()
    except NotShownError:
        return None
