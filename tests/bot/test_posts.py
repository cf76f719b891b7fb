"""Who draws a message, and what is known about it afterwards."""

import asyncio
from contextlib import nullcontext
from dataclasses import replace

import pytest

from bot.posts.live import LivePost, LivePosts
from bot.posts.names import PUBLIC, seat_lane
from db.model.posts import MessageRef, Owner, Post, Shown
from db.store import Store
from tests.bot.matches import LostError, lost
from tests.db.stores import CHANNEL, running_match

HAND, OTHER_HAND, SHEET = "hand:0", "hand:1", "sheet:1:1"
PLY = 7
SHORT, LONG = 0.01, 5.0
HERE = MessageRef(CHANNEL, 5)


class Bench:
    """The messages of a match, and the lanes that they have marked."""

    def __init__(self, store: Store, match_id: int) -> None:
        self.store = store
        self.id = match_id
        self.marked: list[str] = []
        self.posts = LivePosts(Owner.match(match_id), store.posts, self.marked.append)
        self.hand = self.posts.get(HAND)

    async def kept(self, name: str = HAND) -> Post:
        return (await self.store.posts.of(Owner.match(self.id))).get(name, Post(name))


@pytest.fixture
async def bench(store: Store) -> Bench:
    return Bench(store, (await running_match(store)).id)


class Drawer:
    """Draws a message and waits for Discord's answer until the test lets it go on."""

    def __init__(self, message: LivePost, digest: str, patience: float = LONG) -> None:
        self.begun, self.answered = asyncio.Event(), asyncio.Event()
        self._message, self._digest, self._patience = message, digest, patience
        self._task = asyncio.create_task(self._draw())

    async def _draw(self) -> None:
        async with self._message.drawing(self._patience):
            self.begun.set()
            await self.answered.wait()
            await self._message.show(self._digest, PLY)

    async def done(self) -> None:
        self.answered.set()
        await self._task


async def test_one_draws_at_a_time_in_the_order_in_which_they_came(bench: Bench) -> None:
    drawers = [Drawer(bench.hand, digest) for digest in "abc"]
    for number, drawer in enumerate(drawers):
        await drawer.begun.wait()
        assert [each.begun.is_set() for each in drawers[number + 1 :]] == [False] * (2 - number)
        assert not bench.hand.crossed
        await drawer.done()
        assert bench.hand.stored.shown == Shown(drawer._digest, PLY)
    assert bench.marked == []


async def test_other_messages_are_drawn_meanwhile(bench: Bench) -> None:
    slow = Drawer(bench.hand, "a")
    await slow.begun.wait()
    await Drawer(bench.posts.get(OTHER_HAND), "b").done()
    await slow.done()
    assert {name: each.shown.digest for name, each in bench.posts.stored.items()} == {
        HAND: "a",
        OTHER_HAND: "b",
    }


@pytest.mark.parametrize("reply_first", [False, True])
async def test_a_reply_that_has_waited_draws_beside_an_edit_and_of_neither_it_is_known_that_it_stands(
    bench: Bench, *, reply_first: bool
) -> None:
    edit = Drawer(bench.hand, "edit")
    await edit.begun.wait()
    reply = Drawer(bench.hand, "reply", SHORT)
    await reply.begun.wait()
    assert bench.hand.crossed
    for each in (reply, edit) if reply_first else (edit, reply):
        assert bench.marked == []
        await each.done()
        assert bench.hand.stored.shown == Shown(None, PLY)
    assert bench.marked == [seat_lane(0)]
    assert (await bench.kept()).shown == Shown(None, PLY)
    await Drawer(bench.hand, "again").done()
    assert bench.hand.stored.shown == Shown("again", PLY)
    assert bench.marked == [seat_lane(0)]


async def test_the_next_in_line_crosses_a_reply_that_is_still_on_its_way(bench: Bench) -> None:
    edit = Drawer(bench.hand, "edit")
    await edit.begun.wait()
    reply = Drawer(bench.hand, "reply", SHORT)
    await reply.begun.wait()
    next_edit = Drawer(bench.hand, "next")
    await edit.done()
    await next_edit.begun.wait()
    await reply.done()
    assert bench.marked == []
    await next_edit.done()
    assert bench.hand.stored.shown.digest is None
    assert bench.marked == [seat_lane(0)]


async def test_who_fails_or_gives_up_waiting_lets_the_next_one_draw(bench: Bench) -> None:
    with pytest.raises(LookupError):
        async with bench.hand.drawing():
            raise LookupError
    slow = Drawer(bench.hand, "a")
    await slow.begun.wait()
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(SHORT), bench.hand.drawing():
            pass
    await slow.done()
    async with asyncio.timeout(LONG), bench.hand.drawing():
        assert not bench.hand.crossed
    assert bench.marked == []


async def test_a_message_is_known_as_it_was_left(bench: Bench) -> None:
    await bench.hand.change(lambda last: replace(last, channel_id=CHANNEL, message_id=5))
    shown = await bench.hand.show("a", PLY)
    assert (shown.message, shown.shown) == (HERE, Shown("a", PLY))
    sheet = bench.posts.get(SHEET)
    await sheet.show("b", PLY, final=True)
    assert sheet.stored.shown == Shown("b", PLY, final=True)
    again = await Bench(bench.store, bench.id).posts.read()
    assert again.stored == bench.posts.stored == {HAND: shown, SHEET: sheet.stored}
    assert again.get(OTHER_HAND).stored == Post(OTHER_HAND)


async def test_what_was_drawn_by_two_is_not_final(bench: Bench) -> None:
    sheet = bench.posts.get(SHEET)
    async with sheet.drawing(), sheet.drawing(SHORT):
        await sheet.show("b", PLY, final=True)
    assert sheet.stored.shown == Shown(None, PLY, final=False)
    assert bench.marked == [PUBLIC]


async def test_messages_are_read_once_and_again_when_they_are_forgotten(bench: Bench) -> None:
    await bench.hand.show("a", PLY)
    elsewhere = Bench(bench.store, bench.id)
    await elsewhere.hand.show("b", PLY + 1)
    await elsewhere.posts.get(SHEET).show("c", PLY)
    assert (await bench.posts.read()).get(HAND).stored.shown.digest == "a"
    bench.hand.drawn_from = elsewhere
    bench.posts.forget()
    assert (await bench.posts.read()).stored == elsewhere.posts.stored
    assert bench.hand.drawn_from is None
    assert bench.posts.get(HAND) is bench.hand


@pytest.mark.parametrize("fails", [False, True])
async def test_messages_that_are_forgotten_while_they_are_read_are_read_again(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, *, fails: bool
) -> None:
    read = bench.store.posts.of

    async def overtaken(owner: Owner) -> dict[str, Post]:
        found = await read(owner)
        monkeypatch.undo()
        await bench.store.posts.save(owner, Post(HAND), Post(HAND, CHANNEL))
        bench.posts.forget()
        if fails:
            raise LostError
        return found

    monkeypatch.setattr(bench.store.posts, "of", overtaken)
    with pytest.raises(LostError) if fails else nullcontext():
        await bench.posts.read()
    assert (await bench.posts.read()).get(HAND).stored == Post(HAND, CHANNEL)


@pytest.mark.parametrize("kept", [False, True])
async def test_after_a_save_that_failed_the_next_change_takes_its_step_from_what_the_database_has(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, *, kept: bool
) -> None:
    before = await bench.hand.show("a", PLY)
    with monkeypatch.context() as failing:
        failing.setattr(bench.store.posts, "save", lost(bench.store.posts.save, kept=kept))
        with pytest.raises(LostError):
            await bench.hand.show("b", PLY + 1)
    stood = before.redrawn("b", PLY + 1) if kept else before
    steps: list[Post] = []

    def step(last: Post) -> Post:
        steps.append(last)
        return replace(last, channel_id=CHANNEL)

    assert await bench.hand.change(step) == await bench.kept() == replace(stood, channel_id=CHANNEL)
    assert steps == [stood]


async def test_a_match_that_nobody_uses_any_more_is_gone_though_a_message_of_it_is_still_held(
    bench: Bench,
) -> None:
    hand = LivePosts(Owner.match(bench.id), bench.store.posts, bench.marked.append).get(HAND)
    with pytest.raises(ReferenceError):
        await hand.show("a", PLY)
