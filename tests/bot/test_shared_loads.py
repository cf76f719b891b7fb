"""Lanes share a reading as long as it is new enough for what each of them owes."""

import random

import pytest

from bot.marks.keys import PUBLIC
from bot.marks.moments import BEFORE_ALL
from bot.marks.owed import Owed
from bot.matches.desk import Desk
from bot.matches.known import ROW_SECONDS
from bot.matches.refusal import RefusedError
from bot.publishing.shared_loads import BehindError, SharedLoads
from db.store import Store
from tests.bot.desks import accepted, step
from tests.db.stores import CHANNEL

PLACE = CHANNEL + 1


def loads_of(desk: Desk) -> SharedLoads:
    return SharedLoads(desk, desk.folds._moments)


async def test_a_reading_of_fewer_plies_than_are_owed_pays_nothing(desk: Desk, store: Store) -> None:
    ply, loads = (await accepted(desk, store)).ply, loads_of(desk)
    assert (await loads.pay(1, Owed(ply, desk.folds.moment()))).ply == ply
    with pytest.raises(BehindError):
        await loads.pay(1, Owed(ply + 1, BEFORE_ALL))
    with pytest.raises(BehindError):
        await loads.pay(1, Owed(ply + 1, desk.folds.moment()))


async def test_lanes_that_were_marked_before_it_began_share_a_reading(desk: Desk, store: Store) -> None:
    ply, loads = (await accepted(desk, store)).ply, loads_of(desk)
    owed = Owed(ply, desk.folds.moment())
    first = await loads.pay(1, owed)
    await store.matches.move(1, PLACE)  # which nobody is told of
    assert await loads.pay(1, owed) is first
    assert first.match.place_id == CHANNEL


async def test_a_lane_that_was_marked_since_reads_anew(desk: Desk, store: Store) -> None:
    ply, loads = (await accepted(desk, store)).ply, loads_of(desk)
    await loads.pay(1, Owed(ply, desk.folds.moment()))
    await store.matches.move(1, PLACE)
    assert (await loads.pay(1, Owed(ply, desk.folds.moment()))).match.place_id == PLACE


async def test_a_match_that_is_known_is_not_read_and_pays_no_later_debt(desk: Desk, store: Store) -> None:
    known, loads = await accepted(desk, store), loads_of(desk)
    before = desk.folds.moment()
    loads.know(known)
    await store.matches.move(1, PLACE)
    assert (await loads.pay(1, Owed(known.ply, before))).match.place_id == CHANNEL
    assert (await loads.pay(1, Owed(known.ply, desk.folds.moment()))).match.place_id == PLACE


async def test_lanes_of_a_move_draw_the_match_as_it_was_left_until_that_is_old(
    desk: Desk, store: Store
) -> None:
    loads = loads_of(desk)
    await accepted(desk, store)
    moved = await step(desk, await desk.load(1), random.Random(1))
    await store.matches.move(1, PLACE)  # which nobody is told of
    owed = desk._marks._owed[1, PUBLIC]
    assert owed.ply == moved.ply
    read = await loads.pay(1, owed)
    assert (read.state, read.match.place_id) == (moved.state, CHANNEL)
    desk._clock.at += ROW_SECONDS  # type: ignore[attr-defined] # a clock that a test may move
    moved = await step(desk, moved, random.Random(1))
    assert (await loads.pay(1, desk._marks._owed[1, PUBLIC])).match.place_id == PLACE


@pytest.mark.parametrize("changed", ["forgotten", "marked since", "by one of several"])
async def test_what_has_been_changed_otherwise_or_may_have_been_is_read(
    changed: str, desk: Desk, store: Store
) -> None:
    loads = loads_of(desk)
    await accepted(desk, store)
    moved = await step(desk, await desk.load(1), random.Random(1))
    await store.matches.move(1, PLACE)
    owed = Owed(moved.ply, moved.as_of)
    if changed == "forgotten":
        desk.forget(1)
    elif changed == "marked since":
        owed = Owed(moved.ply, desk.folds.moment())
    else:
        store.keepers._database.keeper = "one of several"
    assert (await loads.pay(1, owed)).match.place_id == PLACE


async def test_after_a_reading_that_failed_or_was_dropped_the_next_one_reads_anew(
    desk: Desk, store: Store
) -> None:
    loads, anything = loads_of(desk), Owed(0, BEFORE_ALL)
    with pytest.raises(RefusedError):
        await loads.pay(1, anything)
    await accepted(desk, store)
    assert (await loads.pay(1, anything)).match.place_id == CHANNEL
    await store.matches.move(1, PLACE)
    loads.drop(1)
    assert (await loads.pay(1, anything)).match.place_id == PLACE
