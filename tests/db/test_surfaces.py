from dataclasses import replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from db.model.matches import Surface
from db.store import Store
from tests.db.stores import NOW, new_match, running_match, stores

ids = st.none() | st.integers(1, 2**63 - 1)
NAMES = ("sheet:1:1", "hand:0", "private:0")
changes = st.fixed_dictionaries(
    {},
    optional={
        "channel_id": ids,
        "message_id": ids,
        "previous_id": ids,
        "number": st.integers(0, 9),
        "sent_ply": st.integers(0, 200),
        "digest": st.none() | st.text("0123456789abcdef", min_size=64, max_size=64),
        "final": st.booleans(),
        "token": st.none() | st.text(st.characters(exclude_characters="\0", codec="utf-8"), max_size=20),
        "token_expires_at": st.none() | st.floats(0, 2e9),
    },
).filter(bool)


async def test_what_was_never_sent_is_an_empty_surface(store: Store) -> None:
    match = await running_match(store)
    assert await store.surfaces.get(match.id, "hand:0") == Surface("hand:0")
    assert await store.surfaces.of(match.id) == {}


async def test_surfaces_belong_to_their_match(store: Store) -> None:
    match = await running_match(store)
    other = await store.challenges.create(new_match(101, 103), NOW)
    await store.surfaces.change(match.id, "hand:0", message_id=5)
    await store.surfaces.change(other.id, "hand:0", message_id=6)
    assert (await store.surfaces.get(match.id, "hand:0")).message_id == 5
    assert (await store.surfaces.get(other.id, "hand:0")).message_id == 6


@settings(max_examples=15, deadline=None)
@given(made=st.lists(st.tuples(st.sampled_from(NAMES), changes), max_size=8))
async def test_a_change_sets_what_it_names_and_leaves_the_rest(
    backend: str,
    made: list[tuple[str, dict[str, Any]]],
) -> None:
    async with stores(backend=backend) as (store,):
        match = await running_match(store)
        expected: dict[str, Surface] = {}
        for name, values in made:
            before = expected.get(name, Surface(name))
            drawn = before.version + ("digest" in values)
            expected[name] = replace(before, **values, version=drawn)
            assert await store.surfaces.change(match.id, name, **values) == expected[name]
        assert await store.surfaces.of(match.id) == expected


async def test_a_change_from_an_older_drawing_changes_nothing(store: Store) -> None:
    match = await running_match(store)
    before = await store.surfaces.get(match.id, "hand:0")
    first = await store.surfaces.change_from(match.id, before, digest="a", message_id=5)
    assert first is not None
    assert await store.surfaces.change_from(match.id, before, digest="b", message_id=6) is None
    assert await store.surfaces.get(match.id, "hand:0") == first
    again = await store.surfaces.change_from(match.id, first, digest="b")
    assert again == replace(first, digest="b", version=2)


async def test_only_the_message_that_was_deleted_is_forgotten(store: Store) -> None:
    match = await running_match(store)
    await store.surfaces.change(match.id, "hand:0", previous_id=5)
    await store.surfaces.forget_previous(match.id, "hand:0", 4)
    assert (await store.surfaces.get(match.id, "hand:0")).previous_id == 5
    await store.surfaces.forget_previous(match.id, "hand:0", 5)
    assert (await store.surfaces.get(match.id, "hand:0")).previous_id is None


def test_a_surface_in_a_log_line_keeps_its_token_to_itself() -> None:
    surface = Surface("private:0", token="aW50ZXJhY3Rpb24", token_expires_at=1.0)  # noqa: S106 - made up for this test
    for told in (repr(surface), str(surface), f"{surface}", repr([surface]), f"{surface!r}"):
        assert "aW50ZXJhY3Rpb24" not in told
        assert "private:0" in told
