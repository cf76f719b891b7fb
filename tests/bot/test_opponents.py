"""The bots' seats: over a real store, with thinking in real processes, at a time that tests move."""

import asyncio
import multiprocessing
import time
from collections.abc import Iterator
from statistics import fmean

import pytest

from bot.kit.processes import Processes
from bot.opponents.tempo import tempo
from db.model.matches import Status
from db.model.minds import LEVELS
from db.store import Store
from hockey.catalogue import CATALOGUE
from hockey.game import Move
from tests.bot.killing import kill_any_but
from tests.bot.practice import USUAL, Practice
from tests.db.stores import JON, NOW

pytestmark = pytest.mark.slow

MORE_THAN_PROCESSES = 3
HOUR = 3600.0


@pytest.fixture(scope="module")
def pool() -> Iterator[Processes]:
    """The processes of a bot, for all tests here."""
    made = Processes(2)
    yield made
    asyncio.run(made.close())


@pytest.fixture
def practice(store: Store, pool: Processes) -> Practice:
    return Practice(store, pool)


# tests/minds shows that every level plays every game to its end. Here: each game and level, on the way to
# another process and back.
TABLES = [(game, LEVELS[row % len(LEVELS)]) for row, game in enumerate(CATALOGUE)]


@pytest.mark.parametrize(("game", "level"), TABLES)
async def test_every_game_is_played_out_and_every_level_moves(
    store: Store, pool: Processes, game: str, level: str
) -> None:
    practice = Practice(store, pool, usual=0.0)
    match_id = (await practice.begun(game, level)).id
    while (loaded := await practice.waited_for(match_id)).match.status is Status.RUNNING:
        await practice.opponents.look(loaded)
        assert (await practice.matches.load(match_id)).ply > loaded.ply, "the mind has not moved"
    assert loaded.match.status is Status.OVER


async def test_a_mind_agrees_to_play_whenever_its_match_is_looked_at(practice: Practice) -> None:
    """Also if the bot died between offering the match and letting its player agree."""
    offered = await practice.offered("partners")
    assert offered.match.status is Status.OPEN
    await practice.opponents.look(offered)
    assert (await practice.matches.load(offered.id)).match.status is Status.RUNNING


async def test_a_mind_takes_its_time_and_as_long_again_after_a_restart(
    store: Store, practice: Practice, pool: Processes
) -> None:
    loaded = await practice.waited_for((await practice.begun()).id)
    due = await practice.opponents.look(loaded)
    assert due is not None
    assert NOW + USUAL / 2 <= due <= NOW + USUAL * 1.5
    again = Practice(store, pool, clock=practice.clock)
    assert await again.opponents.look(await again.matches.load(loaded.id)) == due
    practice.clock.at = due
    assert await practice.opponents.look(await practice.matches.load(loaded.id)) is None
    assert (await practice.matches.load(loaded.id)).ply > loaded.ply


async def test_a_choice_takes_longer_than_none(practice: Practice) -> None:
    by_choices: dict[int, list[float]] = {}
    match_id = (await practice.begun()).id
    while (loaded := await practice.waited_for(match_id)).match.status is Status.RUNNING:
        by_choices.setdefault(len(loaded.view(1).moves), []).append(tempo(loaded, 1, USUAL))
        practice.clock.at += HOUR
        await practice.opponents.look(loaded)
    assert fmean(by_choices[1]) < fmean(by_choices[4]) <= fmean(by_choices[5])


async def test_nobody_moves_in_a_pause_and_a_mind_is_not_asked_for_one(practice: Practice) -> None:
    loaded = await practice.waited_for((await practice.begun()).id)
    paused = await practice.timekeeper.ask_pause(loaded.id, JON, HOUR)
    assert paused.match.paused_at is not None
    practice.clock.at += HOUR / 2
    assert await practice.opponents.look(paused) is None
    assert (await practice.matches.load(loaded.id)).ply == loaded.ply


async def test_a_process_that_hangs_is_killed_and_the_bot_still_moves(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    brooding = Processes(2)
    practice = Practice(store, brooding, usual=0.0, how={"think": brood, "longest": 0.5})
    match_id = (await practice.begun(level="legend")).id
    for _ in range(MORE_THAN_PROCESSES):
        loaded = await practice.waited_for(match_id)
        await practice.opponents.look(loaded)
        assert (await practice.matches.load(match_id)).ply > loaded.ply
    assert caplog.text.count("could not think (TimeoutError)") == MORE_THAN_PROCESSES
    await brooding.close()


def brood(*_asked: object) -> Move:
    """Think forever."""
    while True:
        time.sleep(1.0)


async def test_a_process_that_dies_costs_no_move(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    own = Processes(2)
    practice = Practice(store, own, usual=0.0)
    match_id = (await practice.begun(level="legend")).id
    before = set(multiprocessing.active_children())
    for _ in range(3):
        loaded = await practice.waited_for(match_id)
        asked = asyncio.create_task(practice.opponents.look(loaded))
        await asyncio.gather(asked, asyncio.to_thread(kill_any_but, before, asked))
        assert (await practice.matches.load(match_id)).ply > loaded.ply
    assert not [move for move in loaded.view(1).moves if f"{move}'" in caplog.text]
    await own.close()


async def test_practice_is_told_apart_in_the_books(store: Store, pool: Processes) -> None:
    practice = Practice(store, pool, usual=0.0)
    match_id = (await practice.begun("streak", "all-star")).id
    await practice.matches.of(match_id).resign(JON)
    (record,) = await store.practice.of(JON)
    assert (record.level, record.wins, record.losses, record.ties) == ("all-star", 0, 1, 0)
    assert await store.results.count(None) == 0
    assert await store.results.standing_of(JON, None) is None
