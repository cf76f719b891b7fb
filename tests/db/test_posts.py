from dataclasses import replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from db.model.posts import Begun, Owner, Post, Sends, Shown, Token
from db.store import Store
from tests.db.stores import new_match, running_match, stores

ids = st.none() | st.integers(1, 2**63 - 1)
digests = st.text("0123456789abcdef", min_size=64, max_size=64)
counts = st.integers(0, 200)
times = st.floats(0, 2e9)
begun = st.builds(Begun, digests, counts, times, st.integers(0, 3))
texts = st.text(st.characters(exclude_characters="\0", codec="utf-8"), max_size=20)
parts = st.fixed_dictionaries(
    {},
    optional={
        "channel_id": ids,
        "message_id": ids,
        "previous_id": ids,
        "shown": st.builds(Shown, st.none() | digests, counts, st.booleans()),
        "sends": st.builds(Sends, counts, counts, st.integers(0, 3), st.none() | begun),
        "token": st.none() | st.builds(Token, texts, times),
    },
)
NAMES = ("sheet:1:1", "hand:0", "private:0")
changes = st.tuples(st.sampled_from(NAMES), parts)


@settings(max_examples=15, deadline=None)
@given(made=st.lists(changes, max_size=8))
async def test_a_post_is_read_as_it_was_left(backend: str, made: list[tuple[str, dict[str, Any]]]) -> None:
    async with stores(backend=backend) as (store,):
        match = await running_match(store)
        expected: dict[str, Post] = {}
        for name, values in made:
            before = expected.get(name, Post(name))
            after = replace(before, **values)
            if after != before:
                expected[name] = after
                await store.posts.save(Owner.match(match.id), before, after)
        assert await store.posts.of(Owner.match(match.id)) == expected


async def test_who_leaves_a_channel_knows_of_nothing_there_that_still_changes(store: Store) -> None:
    match = await running_match(store)
    for name, channel_id in (("hand:0", 1), ("sheet:1:1", 2), ("challenge", 2)):
        there = Post(name, channel_id, 3).redrawn("a", 1)
        there = there.retired() if name == "challenge" else there
        await store.posts.save(Owner.match(match.id), Post(name), there)
    await store.posts.leave(match.id, 2)
    left = await store.posts.of(Owner.match(match.id))
    assert {name for name, stored in left.items() if stored.message} == {"hand:0", "challenge"}
    assert left["sheet:1:1"] == Post("sheet:1:1").redrawn("a", 1).unsure()


def test_a_post_in_a_log_line_keeps_what_it_shows_to_itself() -> None:
    begun = Begun("fingerprint", 1, 0.0)
    token = Token("aW50ZXJhY3Rpb24", 1.0)
    stored = replace(Post("private:0").redrawn("fingerprint", 1).began(begun), token=token)
    for told in (repr(stored), str(stored), f"{stored}", repr([stored]), f"{stored!r}"):
        assert "aW50ZXJhY3Rpb24" not in told
        assert "fingerprint" not in told
        assert "private:0" in told


async def test_what_stands_in_a_channel_is_known_of_all_matches(store: Store) -> None:
    match = await running_match(store)
    other = await store.challenges.create(new_match(101, 103), 0.0)
    for each, here in (
        (match, Post("hand:0", 7, 5, 4)),
        (other, Post("hand:0", 7, 6)),
        (other, Post("hand:1", 8, 9)),
        (other, Post("sheet:1", 7)),
    ):
        await store.posts.save(Owner.match(each.id), Post(here.name), here)
    assert await store.posts.messages_in(7) == {4, 5, 6}
