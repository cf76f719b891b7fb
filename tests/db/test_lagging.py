"""Which running matches some message shows less of than their log has, as the net beneath asks."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest
from sqlalchemy.engine import URL

from db.matches.surfaces import LAGGING
from db.model.matches import Match
from db.model.surface import Surface
from db.store import Store
from tests.db.stores import (
    CHANNEL,
    IDA,
    JON,
    NOW,
    OTHER_SERVER,
    TURN,
    new_match,
    plies,
    rows_of_each,
    running_match,
    start,
    store_at,
)

PLAYED = 2
# A table of a few rows is read whole wherever that is allowed.
ONLY_BY_INDEX = {
    "sqlite": "SELECT 1",
    "postgresql": "SELECT set_config('enable_seqscan', 'off', false)",
}
EXPLAIN = {"sqlite": "EXPLAIN QUERY PLAN", "postgresql": "EXPLAIN"}
OF_LIVE_MATCHES = "ix_matches_unsettled", "uq_matches_live_pairing"
WHOLE_TABLE = {"sqlite": "SCAN ", "postgresql": "Seq Scan"}


async def show(store: Store, match_id: int, name: str, ply: int) -> None:
    """A message stands there that shows so much of the log."""
    there = replace(Surface(name, CHANNEL, 5).redrawn("a", ply))
    await store.surfaces.put(match_id, Surface(name), there)


@pytest.mark.parametrize("name", ["hand:0", "hand:1", "sheet:1:1"])
async def test_a_match_lags_while_any_message_shows_less_than_was_played(store: Store, name: str) -> None:
    match = await running_match(store)
    await show(store, match.id, name, PLAYED - 1)
    await show(store, match.id, "challenge", PLAYED)
    assert await store.surfaces.lagging(None) == {match.id: PLAYED}
    await store.surfaces.change(match.id, name, lambda now: now.redrawn("b", PLAYED))
    assert await store.surfaces.lagging(None) == {}
    await store.matches.append(match, plies(PLAYED), due_at=NOW + TURN)
    assert await store.surfaces.lagging(None) == {match.id: PLAYED + 1}


async def final(store: Store, match: Match) -> None:
    await store.surfaces.change(match.id, "hand:0", Surface.retired)


async def never_sent(store: Store, match: Match) -> None:
    await store.surfaces.change(match.id, "hand:0", lambda now: replace(now, message_id=None))


LEFT_OUT: dict[str, tuple[str, Callable[[Store, Match], Awaitable[object]]]] = {
    "a message that says its last": ("hand:0", final),
    "a message that was never sent": ("hand:0", never_sent),
    "a hand of whoever gets no DMs": ("hand:0", lambda store, match: store.matches.close_dms(match.id, 0, 1)),
    "a channel that is lost": ("sheet:1:1", lambda store, match: store.matches.lose(match.id, lost=True)),
    "a match that was called off": ("hand:0", lambda store, match: store.matches.call_off(match.id, NOW)),
}


@pytest.mark.parametrize(("name", "change"), LEFT_OUT.values(), ids=LEFT_OUT)
async def test_what_nobody_can_bring_up_to_date_does_not_lag(
    store: Store, name: str, change: Callable[[Store, Match], Awaitable[object]]
) -> None:
    match = await running_match(store)
    await show(store, match.id, name, PLAYED - 1)
    assert await store.surfaces.lagging(None) == {match.id: PLAYED}
    await change(store, match)
    assert await store.surfaces.lagging(None) == {}


@pytest.mark.parametrize("name", ["private:0", "nudge:0"])
async def test_what_only_its_owner_s_taps_can_edit_does_not_lag(store: Store, name: str) -> None:
    match = await running_match(store)
    await show(store, match.id, name, PLAYED - 1)
    assert await store.surfaces.lagging(None) == {}


async def test_the_hands_of_a_match_without_a_channel_lag(store: Store) -> None:
    match = await running_match(store)
    await store.matches.lose(match.id, lost=True)
    await show(store, match.id, "hand:1", PLAYED - 1)
    assert await store.surfaces.lagging(None) == {match.id: PLAYED}


async def test_closed_dms_of_one_seat_hide_nothing_of_the_other(store: Store) -> None:
    match = await running_match(store)
    await store.matches.close_dms(match.id, 0, 1)
    await show(store, match.id, "hand:1", PLAYED - 1)
    assert await store.surfaces.lagging(None) == {match.id: PLAYED}


async def test_a_process_asks_for_its_own_matches(url: URL) -> None:
    mine, theirs = await store_at(url, "mine"), await store_at(url, "theirs")
    here = await running_match(mine)
    elsewhere = await theirs.challenges.create(new_match(JON, IDA, server_id=OTHER_SERVER), NOW)
    assert await start(theirs, elsewhere.id, plies(0, PLAYED))
    await show(mine, here.id, "hand:0", PLAYED - 1)
    await show(theirs, elsewhere.id, "hand:0", PLAYED - 1)
    assert await mine.surfaces.lagging("mine") == {here.id: PLAYED}
    assert await mine.surfaces.lagging("theirs") == {elsewhere.id: PLAYED}
    assert await mine.surfaces.lagging("nobody") == {}
    assert await mine.surfaces.lagging(None) == {here.id: PLAYED, elsewhere.id: PLAYED}
    await mine.close()
    await theirs.close()


async def test_the_question_reads_no_table_from_end_to_end(url: URL, backend: str) -> None:
    asked = LAGGING.params(keeper="mine").compile(
        dialect=url.get_dialect()(), compile_kwargs={"literal_binds": True}
    )
    _, plan = await rows_of_each(url, [ONLY_BY_INDEX[backend], f"{EXPLAIN[backend]} {asked}"])
    steps = "\n".join(str(row[-1]) for row in plan)
    assert any(index in steps for index in OF_LIVE_MATCHES), steps
    assert WHOLE_TABLE[backend] not in steps, steps
