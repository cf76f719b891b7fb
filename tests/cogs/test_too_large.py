"""Discord answers 500 to a layout with too many bytes, and never says so."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.client import Breakaway
from bot.publishing import too_large
from db.model.people import Voice
from faces.public import PublicFace
from tests.cogs.drawn import read
from tests.cogs.forms import set_up
from tests.cogs.rink import Rink, rink_at


@pytest.fixture
async def rink(tmp_path: Path) -> AsyncIterator[Rink]:
    async with rink_at(tmp_path) as made:
        await set_up(made, made.admin(), voice=Voice.BROADCAST)
        yield made


async def told(rink: Rink, voice: Voice) -> list[str]:
    """The sheet in this voice."""
    assert isinstance(rink.env.bot, Breakaway)
    loaded = await rink.env.bot.matches.of(1).state()
    spoken = replace(loaded, match=replace(loaded.match, voice=voice))
    return next(read(each.drawing) for each in PublicFace().wanted(spoken) if each.name == "sheet:1")


def shown(rink: Rink) -> list[str]:
    """The lines of the sheet, below its empty content."""
    return rink.sheets()[-1].text.splitlines()[1:]


async def fail_at_the_sheet(rink: Rink, times: int) -> None:
    """Discord fails this often, whatever is in it, and then takes it.

    SimCord counts once what discord.py itself sends five times.
    """
    await rink.face_off(length=1)
    for _ in range(6):
        await rink.play()
    sheet = f"/channels/{rink.ice.id}/messages/{rink.sheets()[-1].id}"
    rink.env.inject_error("PATCH", sheet, status=500, times=times)
    await rink.play()
    await rink.env.advance_time(300)
    assert await told(rink, Voice.BROADCAST) != await told(rink, Voice.TRADITIONAL)


@pytest.mark.parametrize(("times", "voice"), [(1, Voice.TRADITIONAL), (2, Voice.QUIET), (3, Voice.QUIET)])
async def test_a_large_sheet_that_discord_fails_at_is_told_in_fewer_and_fewer_words(
    rink: Rink, monkeypatch: pytest.MonkeyPatch, times: int, voice: Voice
) -> None:
    monkeypatch.setattr(too_large, "SUSPECT_BYTES", 0)
    await fail_at_the_sheet(rink, times)
    assert shown(rink) == await told(rink, voice)
    # In the log, nothing has failed until there are no fewer words.
    assert len(rink.trouble.lines) == max(0, times - 2)
    rink.trouble.lines.clear()
    # What it tells next stays in them.
    await rink.play()
    assert shown(rink) == await told(rink, voice)


async def test_a_usual_sheet_that_discord_fails_at_is_tried_again_as_it_is(rink: Rink) -> None:
    await fail_at_the_sheet(rink, 2)
    assert shown(rink) == await told(rink, Voice.BROADCAST)
    assert ["(500)" in line for line in rink.trouble.lines] == [True, True]
    rink.trouble.lines.clear()


async def test_a_sheet_that_cannot_even_be_sent_gets_fewer_words_too(
    rink: Rink, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(too_large, "SUSPECT_BYTES", 0)
    challenge = await rink.challenge(length=1)
    await rink.darrell.click(challenge, label="Accept")
    rink.env.inject_error("POST", f"/channels/{rink.ice.id}/messages", status=500)
    await rink.chooser(challenge).click(challenge, label="Play first")
    assert len(rink.sheets()) == 1
    for _ in range(6):
        await rink.play()
    assert shown(rink) == await told(rink, Voice.TRADITIONAL)
