"""What a message shows only moves forward: no drawing of fewer plies is sent over one of more."""

from collections.abc import AsyncIterator

import discord
import pytest

from bot.kit.clock import Clock
from bot.messages.drawing import Drawing, Wanted
from bot.messages.emojis import Emojis
from bot.messages.outbox import Outbox
from bot.messages.surface_cache import OvertakenError, SurfaceCache, check_forward
from db.model.surface import MessageRef, Surface, Token
from db.store import Store
from tests.db.stores import CHANNEL, running_match

NAME, PLY = "hand:0", 9
SHOWN = Drawing("nine plies")
TOKEN = Token("of a tap", 9e9)


@pytest.fixture
async def match_id(store: Store) -> int:
    return (await running_match(store)).id


@pytest.fixture
async def outbox(store: Store) -> AsyncIterator[Outbox]:
    """One whose client has never logged in: whatever asks Discord for anything fails."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        yield Outbox(client, store, SurfaceCache(store), Emojis(), Clock())


@pytest.fixture
async def hand(outbox: Outbox, match_id: int) -> Surface:
    """A hand that shows nine plies."""
    there = MessageRef(CHANNEL, 5)

    def answered(hand: Surface) -> Surface:
        return hand.adopted(there, TOKEN, private=True).redrawn(SHOWN.digest(), PLY)

    return await outbox.surfaces.change(match_id, NAME, answered)


def wanted(match_id: int, ply: int, drawing: Drawing) -> Wanted:
    return Wanted(match_id, NAME, ply, CHANNEL, lambda: drawing)


@pytest.mark.parametrize("ply", [0, PLY - 1])
async def test_an_older_drawing_is_neither_edited_in_nor_sent(
    outbox: Outbox, match_id: int, hand: Surface, ply: int
) -> None:
    older = Drawing("fewer plies")
    with pytest.raises(OvertakenError):
        await outbox.show(hand, wanted(match_id, ply, older))
    with pytest.raises(OvertakenError):
        await outbox.send(hand, wanted(match_id, ply, older))
    with pytest.raises(OvertakenError):
        await outbox.edit_private(match_id, hand, ply, older)
    assert await outbox.surfaces.get(match_id, NAME) == hand


async def test_whoever_knows_fewer_plies_takes_no_message_away(
    outbox: Outbox, match_id: int, hand: Surface
) -> None:
    """A sheet of overtime was deleted by a process that had not heard of it."""
    with pytest.raises(OvertakenError):
        await outbox.take_away(match_id, hand, PLY - 1)
    with pytest.raises(OvertakenError):
        await outbox.take_down(hand, wanted(match_id, PLY - 1, Drawing("fewer plies")))
    assert await outbox.surfaces.get(match_id, NAME) == hand


@pytest.mark.parametrize("ply", [PLY, PLY + 1])
async def test_the_same_drawing_of_as_many_plies_or_more_is_noted(
    outbox: Outbox, match_id: int, hand: Surface, ply: int
) -> None:
    check_forward(hand, ply)
    shown = await outbox.show(hand, wanted(match_id, ply, SHOWN))
    assert (shown.shown.ply, shown.shown.digest) == (ply, SHOWN.digest())
    assert await outbox.surfaces.get(match_id, NAME) == shown


async def test_whoever_was_overtaken_on_the_way_leaves_it_open_what_is_shown(
    outbox: Outbox, match_id: int, hand: Surface, store: Store
) -> None:
    """Two have drawn the same message at once: which of both Discord took last nobody knows."""
    other = SurfaceCache(store)
    theirs = await other.record(match_id, hand, hand.redrawn("theirs", PLY + 1))
    with pytest.raises(OvertakenError):
        await outbox.surfaces.record(match_id, hand, hand.redrawn("ours", PLY))
    now = await outbox.surfaces.get(match_id, NAME)
    assert now.shown.digest is None
    assert now.shown.ply == theirs.shown.ply
