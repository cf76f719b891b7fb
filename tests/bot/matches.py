"""Matches to test with: over real stores, with a time that tests can move."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import pytest

from bot.kit.clock import Clock
from bot.matches.dirty import DirtyLanes, Key
from bot.matches.live import LiveMatches
from bot.matches.loaded import LoadedMatch
from bot.matches.lobby import Lobby
from bot.matches.refusal import Refused, RefusedError
from bot.settings import Settings
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
    """A host's settings, read once for all tests with the same ones: reading takes longer than copying."""
    return Settings(_env_file=None, discord_token="t", **options)  # type: ignore[call-arg, arg-type] # noqa: S106 - not a real token


SETTINGS = settings_of()

PLAYERS = (JON, DARRELL)


class MovableClock(Clock):
    """The clock, stopped."""

    def __init__(self) -> None:
        self.at = NOW

    def now(self) -> float:
        return self.at

    def monotonic(self) -> float:
        return self.at


def dirty_lanes(clock: Clock) -> DirtyLanes:
    """Lanes that no one works on."""
    return DirtyLanes(Taps(Metrics()), clock)


class Looks:
    """Looks at dirty lanes, and only stores them."""

    def __init__(self, dirty: DirtyLanes) -> None:
        self._dirty = dirty
        self._seen: list[Key] = []
        dirty.start(self._look)

    async def _look(self, key: Key) -> None:
        self._seen.append(key)

    async def taken(self) -> set[str]:
        """The lanes that were marked since the last call."""
        await until_idle(self._dirty)
        lanes = {lane for _, lane in self._seen}
        self._seen.clear()
        return lanes


async def until_idle(dirty: DirtyLanes) -> None:
    while dirty.under_way():  # noqa: ASYNC110 - it tells nobody when it is done
        await asyncio.sleep(0)


def matches_over(store: Store, seed: int = 1) -> LiveMatches:
    clock = MovableClock()
    return LiveMatches(store, clock, SETTINGS, dirty_lanes(clock), random.Random(seed).shuffle)


def lobby_of(matches: LiveMatches, store: Store) -> Lobby:
    return Lobby(store, matches, MovableClock())


@asynccontextmanager
async def live_matches(seed: int = 1, backend: str = "sqlite") -> AsyncIterator[tuple[LiveMatches, Store]]:
    async with stores(1, backend) as (store,):
        yield matches_over(store, seed), store


async def refusal(call: object) -> Refused:
    with pytest.raises(RefusedError) as refused:
        await call  # type: ignore[misc] # any awaitable
    return refused.value.reason


async def challenge(store: Store) -> Match:
    return await store.challenges.create(new_match(*PLAYERS), NOW)


async def accepted(matches: LiveMatches, store: Store) -> LoadedMatch:
    return await lobby_of(matches, store).accept((await challenge(store)).id, DARRELL)


def seat_to_act(loaded: LoadedMatch) -> int:
    (seat,) = loaded.view(None).to_act
    return seat


async def step(matches: LiveMatches, loaded: LoadedMatch, rng: random.Random) -> LoadedMatch:
    seat = seat_to_act(loaded)
    view = loaded.view(seat)
    assert view.decision is not None
    return await matches.of(loaded.id).play(PLAYERS[seat], view.decision, rng.choice(view.moves))


def replayed(log: list[Ply]) -> None:
    """Assert that a log has every ply once, in order, and none that the rules refuse."""
    assert [ply.ply for ply in log] == list(range(len(log)))
    fold(PILE_GAMES["classic"], Options(length=1), [(ply.seat, ply.move) for ply in log])


class LostError(Exception):
    """The database can't be reached."""


def lost(write: Callable[..., Awaitable[object]], *, kept: bool) -> Callable[..., Awaitable[None]]:
    """A write whose answer gets lost, and the write too unless it's `kept`."""

    async def fail(*facts: Any) -> None:
        if kept:
            await write(*facts)
        raise LostError

    return fail
