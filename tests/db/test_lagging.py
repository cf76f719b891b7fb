"""Which running matches have a message that shows less than their log, as healing asks."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest
from sqlalchemy.engine import URL

from db.model.matches import Match
from db.model.posts import Owner, Post
from db.posts import LAGGING
from db.store import Store
from tests.db.stores import (
    CHANNEL,
    NOW,
    TURN,
    plies,
    rows_of_each,
    running_match,
)

PLAYED = 2
# A table of a few rows is read whole if that is allowed.
ONLY_BY_INDEX = {
    "sqlite": "SELECT 1",
    "postgresql": "SELECT set_config('enable_seqscan', 'off', false)",
}
EXPLAIN = {"sqlite": "EXPLAIN QUERY PLAN", "postgresql": "EXPLAIN"}
OF_LIVE_MATCHES = "ix_matches_unsettled", "uq_matches_live_pairing"
WHOLE_TABLE = {"sqlite": "SCAN ", "postgresql": "Seq Scan"}


async def show(store: Store, match_id: int, name: str, ply: int) -> Post:
    """A message shows this much of the log."""
    there = Post(name, CHANNEL, 5).redrawn("a", ply)
    await store.posts.save(Owner.match(match_id), Post(name), there)
    return there


@pytest.mark.parametrize("name", ["hand:0", "hand:1", "sheet:1:1"])
async def test_a_match_lags_while_any_message_shows_less_than_was_played(store: Store, name: str) -> None:
    match = await running_match(store)
    there = await show(store, match.id, name, PLAYED - 1)
    await show(store, match.id, "challenge", PLAYED)
    assert await store.posts.lagging() == {match.id: PLAYED}
    await store.posts.save(Owner.match(match.id), there, there.redrawn("b", PLAYED))
    assert await store.posts.lagging() == {}
    await store.matches.append(match, plies(PLAYED), due_at=NOW + TURN)
    assert await store.posts.lagging() == {match.id: PLAYED + 1}


def redrawn(step: Callable[[Post], Post]) -> Callable[[Store, Match], Awaitable[object]]:
    """Changes the first hand by this step."""

    async def change(store: Store, match: Match) -> None:
        hand = (await store.posts.of(Owner.match(match.id))).get("hand:0", Post("hand:0"))
        await store.posts.save(Owner.match(match.id), hand, step(hand))

    return change


LEFT_OUT: dict[str, tuple[str, Callable[[Store, Match], Awaitable[object]]]] = {
    "a message that says its last": ("hand:0", redrawn(Post.retired)),
    "a message that was never sent": ("hand:0", redrawn(lambda hand: replace(hand, message_id=None))),
    "a hand whose DMs are closed": ("hand:0", lambda store, match: store.matches.close_dms(match.id, 0, 1)),
    "a channel that is lost": ("sheet:1:1", lambda store, match: store.matches.lose(match.id, lost=True)),
    "a match that was called off": ("hand:0", lambda store, match: store.matches.call_off(match.id, NOW)),
}


@pytest.mark.parametrize(("name", "change"), LEFT_OUT.values(), ids=LEFT_OUT)
async def test_what_nobody_can_bring_up_to_date_does_not_lag(
    store: Store, name: str, change: Callable[[Store, Match], Awaitable[object]]
) -> None:
    match = await running_match(store)
    await show(store, match.id, name, PLAYED - 1)
    assert await store.posts.lagging() == {match.id: PLAYED}
    await change(store, match)
    assert await store.posts.lagging() == {}


@pytest.mark.parametrize("name", ["private:0", "nudge:0", "challenge"])
async def test_what_only_its_owner_s_taps_can_edit_or_shows_no_play_does_not_lag(
    store: Store, name: str
) -> None:
    match = await running_match(store)
    await show(store, match.id, name, PLAYED - 1)
    assert await store.posts.lagging() == {}


async def test_the_hands_of_a_match_without_a_channel_lag(store: Store) -> None:
    match = await running_match(store)
    await store.matches.lose(match.id, lost=True)
    await show(store, match.id, "hand:1", PLAYED - 1)
    assert await store.posts.lagging() == {match.id: PLAYED}


async def test_closed_dms_of_one_seat_hide_nothing_of_the_other(store: Store) -> None:
    match = await running_match(store)
    await store.matches.close_dms(match.id, 0, 1)
    await show(store, match.id, "hand:1", PLAYED - 1)
    assert await store.posts.lagging() == {match.id: PLAYED}


async def test_the_question_reads_no_table_from_end_to_end(url: URL, backend: str) -> None:
    asked = LAGGING.compile(dialect=url.get_dialect()(), compile_kwargs={"literal_binds": True})
    _, plan = await rows_of_each(url, [ONLY_BY_INDEX[backend], f"{EXPLAIN[backend]} {asked}"])
    steps = "\n".join(str(row[-1]) for row in plan)
    assert any(index in steps for index in OF_LIVE_MATCHES), steps
    assert WHOLE_TABLE[backend] not in steps, steps
