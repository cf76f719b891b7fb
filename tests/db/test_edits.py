"""Who edits a message, where two processes might."""

import asyncio
from dataclasses import replace

from sqlalchemy.engine import URL

from db.model.surface import Surface
from db.store import Store
from tests.db.stores import NOW, running_match, store_at

HAND = "hand:0"
LATER = NOW + 5


async def a_hand(store: Store) -> int:
    match = await running_match(store)
    await store.surfaces.change(match.id, HAND, lambda now: now.redrawn("a", 2))
    return match.id


async def test_one_edits_a_message_at_a_time(store: Store) -> None:
    match_id = await a_hand(store)
    assert await store.edits.begin(match_id, HAND, NOW, LATER) == 1
    assert await store.edits.begin(match_id, HAND, NOW, LATER + 1) is None
    await store.edits.end(match_id, HAND, LATER)
    assert await store.edits.begin(match_id, HAND, NOW, LATER + 1) == 1


async def test_whoever_died_over_an_edit_is_not_waited_for(store: Store) -> None:
    match_id = await a_hand(store)
    assert await store.edits.begin(match_id, HAND, NOW, LATER) == 1
    assert await store.edits.begin(match_id, HAND, LATER, LATER + 5) == 1
    # Should they live after all, they do not end somebody else's.
    await store.edits.end(match_id, HAND, LATER)
    assert await store.edits.begin(match_id, HAND, LATER, LATER + 6) is None


async def test_messages_are_edited_beside_one_another(store: Store) -> None:
    match_id = await a_hand(store)
    await store.surfaces.change(match_id, "hand:1", Surface.unsure)
    assert await store.edits.begin(match_id, HAND, NOW, LATER) == 1
    assert await store.edits.begin(match_id, "hand:1", NOW, LATER) == 1
    assert await store.edits.begin(match_id, "sheet:1:1", NOW, LATER) is None


async def test_nobody_knows_what_a_message_shows_while_it_is_edited_and_nothing_else_changes(
    store: Store,
) -> None:
    match_id = await a_hand(store)
    before = await store.surfaces.get(match_id, HAND)
    await store.surfaces.put(match_id, before, before.redrawn("b", 3))
    assert await store.edits.begin(match_id, HAND, NOW, LATER) == 2
    known = before.redrawn("b", 3)
    unknown = replace(known, shown=replace(known.shown, digest=None))
    assert await store.surfaces.get(match_id, HAND) == unknown
    await store.edits.end(match_id, HAND, LATER)
    assert await store.surfaces.get(match_id, HAND) == known


async def test_of_two_at_once_one_edits(url: URL) -> None:
    one, other = await store_at(url, "one"), await store_at(url, "other")
    match_id = await a_hand(one)
    for time in range(5):
        now = NOW + 10 * time
        begun = await asyncio.gather(
            *(each.edits.begin(match_id, HAND, now, now + 5) for each in (one, other))
        )
        assert sorted(begun, key=str) == [1, None]
    for store in (one, other):
        await store.close()
