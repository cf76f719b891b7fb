"""The net beneath the publisher: what shows less than was played is found, drawn again and counted."""

from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from pathlib import Path

import pytest

from bot.client import Breakaway
from db.model.posts import Owner
from tests.cogs.rink import Rink, rink_at
from tests.cogs.test_database import all_is_well, without
from tests.db.stores import execute

MINUTE = timedelta(minutes=1)


@pytest.fixture
async def rink(tmp_path: Path) -> AsyncIterator[Rink]:
    async with rink_at(tmp_path, healing_time=MINUTE) as made:
        # By a clock that stands still, it would else look at the very moment at which a match is looked at.
        await made.env.advance_time(1)
        yield made


def bot_of(rink: Rink) -> Breakaway:
    assert isinstance(rink.env.bot, Breakaway)
    return rink.env.bot


def healed(rink: Rink) -> float | None:
    return bot_of(rink).healing.metrics.registry.get_sample_value("breakaway_healed_total")


def idle_hand(rink: Rink) -> str:
    """The hand of a player whose turn it isn't, so they get no reminder."""
    _, idle = rink.on_turn()
    return f"hand:{rink.players.index(idle)}"


async def fall_behind(rink: Rink, stored: str) -> None:
    """As if no one had drawn the last play: nothing is marked, and the messages are older."""
    older = f"UPDATE posts SET drawn_ply = drawn_ply - 1, digest = '-' WHERE name LIKE '{stored}%'"  # noqa: S608 - the test's own
    await execute(rink.settings.database, older)
    bot_of(rink).matches.of(1).posts.forget()


async def test_a_match_in_which_all_is_shown_is_left_alone(rink: Rink) -> None:
    await rink.face_off(length=1)
    for _ in range(3):
        await rink.play()
        await rink.env.advance_time(150)
    assert healed(rink) == 0


@pytest.mark.parametrize("post_of", [idle_hand, lambda _: "sheet"], ids=["hand", "sheet"])
async def test_what_shows_less_than_was_played_is_drawn_again(
    rink: Rink, post_of: Callable[[Rink], str]
) -> None:
    await rink.face_off(length=1)
    await rink.play()
    await fall_behind(rink, post_of(rink))
    await rink.env.advance_time(70)
    assert healed(rink) == 1
    posts = await rink.store.posts.of(Owner.match(1))
    assert all(each.shown.digest != "-" for each in posts.values())
    assert not await rink.store.posts.lagging()
    (line,) = rink.trouble.lines
    rink.trouble.lines.clear()
    assert "shows less than was played" in line


async def test_what_is_tried_again_by_itself_is_left_alone(rink: Rink) -> None:
    await rink.face_off(length=1)
    # Not taken, and no trouble of Discord's, which discord.py would try again itself.
    sheet = f"/channels/{rink.ice.id}/messages/{rink.sheets()[-1].id}"
    rink.env.inject_error("PATCH", sheet, status=400, times=None)
    await rink.play()
    await rink.env.advance_time(150)
    assert await rink.store.posts.lagging()
    assert healed(rink) == 0
    assert rink.trouble.lines
    assert all("again in" in line for line in rink.trouble.lines)
    rink.trouble.lines.clear()
    rink.env.backend.faults.clear()
    await rink.env.advance_time(150)
    assert not await rink.store.posts.lagging()
    assert healed(rink) == 0


async def test_a_start_that_cannot_read_the_database_looks_again(rink: Rink) -> None:
    await rink.face_off(length=1)
    await rink.play()
    await fall_behind(rink, "sheet")
    with without(rink, "matches"):
        await rink.restart()
    await rink.env.advance_time(5)
    assert not await rink.store.posts.lagging()
    all_is_well(rink)
