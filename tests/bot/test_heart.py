"""Open turns get back the time that the bot was away, once."""

import asyncio
from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.turns.heart import BRIEF_SECONDS, MISSED_BEATS, Heart
from bot.turns.timing import turn_ends
from db.store import Store
from tests.bot.matches import SETTINGS
from tests.bot.test_turnclock import Bench
from tests.db.stores import DARRELL, JON, NOW, TURN, stores

pytestmark = pytest.mark.usefixtures("one_thread")

PATIENCE = MISSED_BEATS * SETTINGS.heartbeat_time.total_seconds()
SIGNS = st.sampled_from(["beat", "start", "reconnect", "play"])
# Absences between two signs: more kinds than can differ.
STEPS = st.lists(st.tuples(st.integers(0, 400), SIGNS), max_size=12)


def given_back(signs: list[tuple[float, str]], began: float) -> Iterator[float]:
    """How much of each absence a turn that began then has lost."""
    for (before, _), (now, sign) in pairwise(signs):
        if now - before > (PATIENCE if sign == "beat" else BRIEF_SECONDS):
            yield max(0.0, now - max(before, began))


@settings(max_examples=60, deadline=None)
@given(STEPS)
@example([(400, "start"), (5, "start"), (5, "start")])
@example([(0, "start"), (20, "play"), (5, "reconnect"), (70, "start")])
async def test_every_absence_is_given_back_once_and_no_turn_ends_earlier(
    steps: list[tuple[int, str]],
) -> None:
    """Each step is a number of seconds, then a sign of life.

    That is a beat, the first one of a process or after a disconnection, or a card played between two beats.
    """
    async with stores() as (store,):
        bench = Bench(store)
        match_id = (await bench.begin()).id
        await bench.heart.beat()
        signs, began, before = [(bench.clock.at, "start")], NOW, NOW + TURN
        for seconds, sign in steps:
            bench.clock.at += seconds
            if sign == "start":
                await bench.heart.abandon()
                bench.heart = Heart(store, bench.matches, bench.clock, SETTINGS)
            if sign == "reconnect":
                bench.heart.disconnected(0)
                assert await bench.heart.beat() is None
                bench.heart.connected(0)
                # It beats by itself then, and reads the time when it does.
                while not bench.heart.steady:  # noqa: ASYNC110 - it tells nobody when it is done
                    await asyncio.sleep(0)
            if sign == "play":
                if (await bench.move(match_id)).match.due_at is None:
                    break
                began = bench.clock.at
            else:
                await bench.heart.beat()
                signs.append((bench.clock.at, sign))
            ends = turn_ends(await bench.matches.load(match_id))
            assert ends == began + TURN + sum(given_back(signs, began))
            assert sign == "play" or ends >= before
            assert ends <= bench.clock.at + TURN
            before = ends
        await bench.heart.close()


async def test_a_match_that_was_given_time_back_is_not_drawn_as_it_was_known_before() -> None:
    async with stores() as (store,):
        bench = Bench(store)
        match_id = (await bench.begin()).id
        await bench.heart.beat()
        before = await bench.matches.load(match_id)
        bench.clock.at += 2 * PATIENCE
        await bench.heart.beat()
        after = await bench.matches.load(match_id)
        assert (turn_ends(after) or 0) - (turn_ends(before) or 0) == 2 * PATIENCE


async def test_after_missed_beats_it_is_not_steady_before_the_next() -> None:
    async with stores() as (store,):
        bench = Bench(store)
        assert not bench.heart.steady
        await bench.heart.beat()
        bench.clock.at += PATIENCE + 1
        assert not bench.heart.steady
        await bench.heart.beat()
        assert bench.heart.steady
        bench.heart.disconnected(0)
        assert not bench.heart.steady


async def test_play_is_possible_once_every_shard_is_connected() -> None:
    async with stores() as (store,):
        bench = Bench(store)
        match_id = (await bench.begin()).id
        await bench.heart.beat()
        bench.clock.at += 20
        bench.heart.connected(0, 2)
        assert await bench.heart.beat() is None
        assert not bench.heart.steady
        bench.clock.at += 5
        bench.heart.connected(1, 2)
        await bench.heart.beat()
        assert bench.heart.steady
        assert turn_ends(await bench.matches.load(match_id)) == NOW + TURN + 25
        bench.heart.disconnected(1)
        bench.heart.connected(0, 2)
        assert await bench.heart.beat() is None
        await bench.heart.close()


async def test_a_clock_that_steps_back_gives_no_turn_and_no_pause_more_than_its_time(store: Store) -> None:
    bench = Bench(store)
    match_id = (await bench.begin()).id
    for pause in (None, 600):
        if pause is not None:
            await bench.timekeeper.ask_pause(match_id, JON, pause)
            await bench.timekeeper.agree_to_pause(match_id, DARRELL)
        await bench.heart.beat()
        bench.clock.at -= 3600
        await bench.heart.beat()
        loaded, now = await bench.matches.load(match_id), bench.clock.at
        assert loaded.since == now
        if pause is not None:
            assert loaded.match.paused_until == now + pause
            loaded = await bench.timekeeper.resume(match_id, DARRELL)
        assert turn_ends(loaded) == now + TURN
