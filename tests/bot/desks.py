"""Desks to test with: over real stores, with a time that a test may move."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import pytest

from bot.kit.clock import Clock
from bot.marks.marks import Marks
from bot.matches.desk import Desk
from bot.matches.loaded import LoadedMatch
from bot.matches.lobby import Lobby
from bot.matches.refusal import Refused, RefusedError
from bot.messages.surface_cache import SurfaceCache
from bot.settings import Settings
from bot.watching.garbage import Garbage
from bot.watching.metrics import Metrics
from bot.watching.taps import Taps
from db.model.matches import Match, Ply
from db.store import Store
from hockey.catalogue import PILE_GAMES
from hockey.game import Options
from hockey.record import fold
from tests.db.stores import DARRELL, JON, NOW, new_match, stores


@cache
def settings_of(**options: Any) -> Settings:
    """What a host sets, read once for all tests that set the same: it takes longer than a copy."""
    return Settings(_env_file=None, discord_token="t", **options)  # type: ignore[call-arg, arg-type] # noqa: S106 - no token of anybody


SETTINGS = settings_of()

PLAYERS = (JON, DARRELL)


class MovableClock(Clock):
    """The one seam for time, stopped."""

    def __init__(self) -> None:
        self.at = NOW

    def now(self) -> float:
        return self.at


def marks_over(store: Store, clock: Clock) -> Marks:
    """Marks that nobody works on."""
    return Marks(Taps(Metrics(), Garbage()), SurfaceCache(store), clock)


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


async def challenge(store: Store) -> Match:
    return await store.challenges.create(new_match(*PLAYERS), NOW)


async def accepted(desk: Desk, store: Store) -> LoadedMatch:
    return await lobby_of(desk, store).accept((await challenge(store)).id, DARRELL)


def seat_to_act(loaded: LoadedMatch) -> int:
    (seat,) = loaded.view(None).to_act
    return seat


async def step(desk: Desk, loaded: LoadedMatch, rng: random.Random) -> LoadedMatch:
    seat = seat_to_act(loaded)
    view = loaded.view(seat)
    assert view.decision is not None
    return await desk.play(loaded.id, PLAYERS[seat], view.decision, rng.choice(view.moves))


def replayed(log: list[Ply]) -> None:
    """Assert that a log has every ply once, in order, and none that the rules refuse."""
    assert [ply.ply for ply in log] == list(range(len(log)))
    fold(PILE_GAMES["classic"], Options(length=1), [(ply.seat, ply.move) for ply in log])
