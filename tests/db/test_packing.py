"""A match that is settled lies in one row, whole at every instant, and is read as before."""

import asyncio
from dataclasses import replace
from operator import methodcaller
from pathlib import Path
from shutil import copyfile
from signal import SIGKILL

import pytest
from sqlalchemy.engine import URL

from db.matches.matches import PlyTakenError
from db.model.matches import Match, Status
from db.model.surface import Begun, MessageRef, Sends, Shown, Surface, Token
from db.store import Store
from tests.db.stores import NOW, match_of, meet, migrate, opened, plies, rows, running_match, url_of
from tests.db.test_killed_migrations import kills

LENGTH = 4
INSTANTS, FEWEST = 40, 8


@pytest.fixture
async def over(store: Store) -> Match:
    """A match that is over and settled."""
    return await over_in(store)


async def over_in(store: Store) -> Match:
    match = await running_match(store)
    await store.matches.append(match, plies(2, LENGTH - 2), [])
    await store.matches.settle(match.id)
    return match


async def test_its_log_is_read_as_before_from_any_ply_on(store: Store, over: Match) -> None:
    assert await store.packing.pack(over.id)
    assert await store.matches.log(over.id) == plies(0, LENGTH)
    for since in range(LENGTH + 1):
        assert await store.matches.log(over.id, since) == plies(since, LENGTH - since)
    assert await store.matches.read(over.id) == (await match_of(store, over.id), plies(0, LENGTH))


async def test_its_plies_are_gone(url: URL, store: Store, over: Match) -> None:
    assert await rows(url, "SELECT count(*) FROM plies") == [(LENGTH,)]
    assert await store.packing.pack(over.id)
    assert await rows(url, "SELECT count(*) FROM plies") == [(0,)]


async def test_nobody_plays_on_in_it_and_whoever_tries_finds_that_it_is_over(
    store: Store, over: Match
) -> None:
    assert await store.packing.pack(over.id)
    for first in (2, LENGTH):
        with pytest.raises(PlyTakenError):
            await store.matches.append(over, plies(first))
    assert await store.matches.log(over.id) == plies(0, LENGTH)
    match = await match_of(store, over.id)
    assert match
    assert match.status is Status.OVER


async def test_it_is_packed_once(store: Store, other: Store, over: Match) -> None:
    packed = await asyncio.gather(store.packing.pack(over.id), other.packing.pack(over.id))
    assert sorted(packed) == [False, True]
    assert not await store.packing.pack(over.id)


async def test_a_match_that_goes_on_or_has_something_to_show_is_left_alone(store: Store, over: Match) -> None:
    await store.matches.unsettle(over.id)
    running = await running_match(store)
    assert await store.packing.due(NOW + 1e6, 0, 9) == []
    for match in (over, running):
        assert not await store.packing.pack(match.id)
    await store.matches.append(running, plies(2))
    assert await store.matches.log(running.id) == plies(0, 3)


async def test_those_are_due_that_have_been_over_for_long_enough_the_oldest_first(store: Store) -> None:
    first, second = await over_in(store), await over_in(store)
    ended = plies(LENGTH - 1)[0].at
    due = store.packing.due
    assert await due(ended - 1, 0, 9) == []
    assert await due(ended, 0, 9) == [first.id, second.id]
    assert await due(ended, 0, 1) == [first.id]
    assert await due(ended, first.id, 9) == [second.id]
    await store.packing.pack(first.id)
    assert await due(ended, 0, 9) == [second.id]
    await store.packing.pack(second.id)
    assert await due(ended, 0, 9) == []


async def test_where_its_messages_stand_is_kept_and_nothing_that_only_live_ones_need(
    store: Store, over: Match
) -> None:
    begun, ref = Begun("d", LENGTH, NOW), MessageRef(7, 8)
    sheet = Surface("sheet:1").sent_as(ref, begun, known=True).retired()
    await store.surfaces.put(over.id, Surface("sheet:1"), sheet)
    private = Surface("private:0").sent_as(ref, begun, known=True).retired()
    await store.surfaces.put(over.id, Surface("private:0"), private)
    asked = Surface("hand:0", 1, 2, shown=Shown(1, "e"), sends=Sends(1), token=Token("alive", NOW + 900))
    await store.surfaces.put(over.id, Surface("hand:0"), asked)
    await store.packing.pack(over.id)
    assert await store.surfaces.of(over.id) == {
        "sheet:1": replace(sheet, shown=replace(sheet.shown, digest=None)),
        "hand:0": asked,
    }


async def shown(store: Store, match: Match) -> dict[str, Surface]:
    """A match with two messages in the channel that nobody draws again, after it was packed."""
    for number in (1, 2):
        name, begun = f"sheet:{number}", Begun("d", LENGTH, NOW)
        sheet = Surface(name).sent_as(MessageRef(7, number), begun, known=True).retired()
        await store.surfaces.put(match.id, Surface(name), sheet)
    assert await store.packing.pack(match.id)
    return await store.surfaces.of(match.id)


async def test_its_messages_take_no_row_each(url: URL, store: Store, over: Match) -> None:
    kept = await shown(store, over)
    assert {name: each.message_id for name, each in kept.items()} == {"sheet:1": 1, "sheet:2": 2}
    assert await rows(url, "SELECT count(*) FROM surfaces") == [(0,)]


async def test_a_message_that_changes_after_all_is_brought_back_with_the_others(
    store: Store, other: Store, over: Match
) -> None:
    kept = await shown(store, over)
    first = kept["sheet:1"]
    drawn = first.redrawn("e", LENGTH)
    assert await store.surfaces.put(over.id, first, drawn) == drawn
    assert await other.surfaces.put(over.id, first, first.redrawn("f", LENGTH)) is None
    assert await other.surfaces.of(over.id) == kept | {"sheet:1": drawn}
    assert await store.packing.due(NOW + 1e6, 0, 9) == [over.id]
    assert await store.packing.pack(over.id)
    assert await store.packing.due(NOW + 1e6, 0, 9) == []
    assert (await store.surfaces.of(over.id))["sheet:2"] == kept["sheet:2"]


async def test_a_step_an_edit_and_a_new_message_bring_them_back_too(store: Store, over: Match) -> None:
    kept = await shown(store, over)
    stepped = await store.surfaces.change(over.id, "sheet:2", methodcaller("redrawn", "e", LENGTH))
    assert stepped.shown.version == kept["sheet:2"].shown.version + 1
    assert await store.packing.pack(over.id)
    version = await store.edits.begin(over.id, "sheet:2", NOW, NOW + 9)
    assert version == stepped.shown.version
    assert await store.edits.begin(over.id, "sheet:2", NOW, NOW + 9) is None
    assert await store.packing.pack(over.id)
    asked = Surface("hand:0", 1, 2, shown=Shown(1, "e"), sends=Sends(1), token=Token("alive", NOW + 900))
    assert await store.surfaces.put(over.id, Surface("hand:0"), asked) == asked
    assert set(await store.surfaces.of(over.id)) == {"sheet:1", "sheet:2", "hand:0"}


async def test_those_who_answer_a_tap_while_it_is_packed_lose_nothing(
    store: Store, other: Store, over: Match
) -> None:
    kept = await shown(store, over)
    for number in range(3, 13):
        names = list(kept)
        await asyncio.gather(
            store.packing.pack(over.id),
            *(
                who.surfaces.change(over.id, name, methodcaller("confirmed", number))
                for who in (store, other)
                for name in names
            ),
        )
        found = await store.surfaces.of(over.id)
        assert {name: each.shown.ply for name, each in found.items()} == dict.fromkeys(names, number)


async def test_killed_at_any_instant_it_has_lost_nothing_and_is_packed_at_the_next_start(
    tmp_path: Path,
) -> None:
    first, *others = paths = [tmp_path / f"{number}.sqlite3" for number in range(INSTANTS)]
    await migrate(first)
    store = opened(url_of(first))
    await meet(store)
    match = await over_in(store)
    begun = Begun("d", LENGTH, NOW)
    sheet = Surface("sheet:1").sent_as(MessageRef(7, 8), begun, known=True).retired()
    await store.surfaces.put(match.id, Surface("sheet:1"), sheet)
    await store.close()
    for path in others:
        copyfile(first, path)
    codes = [code async for code in kills("pack", map(url_of, paths))]
    assert codes == [-SIGKILL] * (len(codes) - 1) + [0]
    assert FEWEST < len(codes) < INSTANTS
    for path in paths[: len(codes)]:
        store = opened(url_of(path))
        assert await store.matches.log(match.id) == plies(0, LENGTH)
        for due in await store.packing.due(NOW + 1e6, 0, 9):
            assert await store.packing.pack(due)
        assert await store.matches.log(match.id) == plies(0, LENGTH)
        assert await rows(url_of(path), "SELECT count(*) FROM plies") == [(0,)]
        assert [each.message_id for each in (await store.surfaces.of(match.id)).values()] == [8]
        await store.close()
