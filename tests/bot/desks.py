"""Desks to test with: over real stores, with a time that a test may move."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.kit.clock import Clock
from bot.marks.marks import Marks
from bot.matches.desk import Desk
from bot.matches.lobby import Lobby
from bot.matches.refusal import Refused, RefusedError
from bot.messages.surface_cache import SurfaceCache
from bot.settings import Settings
from bot.watching.metrics import Metrics
from bot.watching.taps import Taps
from db.store import Store
from tests.db.stores import NOW, stores

SETTINGS = Settings(_env_file=None, discord_token="t")  # type: ignore[call-arg, arg-type] # noqa: S106 - pydantic-settings takes both; no token of anybody


class MovableClock(Clock):
    """The one seam for time, stopped."""

    def __init__(self) -> None:
        self.at = NOW

    def now(self) -> float:
        return self.at


def marks_over(store: Store, clock: Clock) -> Marks:
    """Marks that nobody works on."""
    return Marks(Taps(Metrics()), SurfaceCache(store), clock)


def desk_over(store: Store, seed: int = 1) -> Desk:
    clock = MovableClock()
    return Desk(store, clock, SETTINGS, marks_over(store, clock), random.Random(seed).shuffle)


def lobby_of(desk: Desk, store: Store) -> Lobby:
    return Lobby(store, desk, MovableClock())


@asynccontextmanager
async def desks(
    count: int = 1, seed: int = 1, backend: str = "sqlite"
) -> AsyncIterator[tuple[list[Desk], list[Store]]]:
    """So many desks, each with a store of its own, over one database."""
    async with stores(count, backend) as opened:
        yield [desk_over(store, seed + number) for number, store in enumerate(opened)], opened


async def refusal(call: object) -> Refused:
    with pytest.raises(RefusedError) as refused:
        await call  # type: ignore[misc] # any awaitable
    return refused.value.reason
