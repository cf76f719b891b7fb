"""The rink's picture comes with the sheet, even if the process that draws it dies."""

import os
import signal
from pathlib import Path

import pytest

from bot.words import words_for
from sandbox.ground.models import Message
from tests.children import workers_of
from tests.e2e.birth import STARTS_ITS_OWN
from tests.e2e.conftest import StartBot
from tests.e2e.rink import Rink

EDIT = ("PATCH", "/channels/{channel_id}/messages/{message_id}")


def sheet(rink: Rink) -> Message:
    """The newest message of the channel that shows the play."""
    return next(each for each in reversed(rink.channel.messages) if not each.content)


def pictures(rink: Rink) -> list[str]:
    return [file["filename"] for file in sheet(rink).attachments]


def environment_of(pid: int) -> bytes:
    return Path(f"/proc/{pid}/environ").read_bytes()


async def test_an_edit_of_the_clock_alone_leaves_the_picture_where_it_is(
    rink: Rink, start_bot: StartBot
) -> None:
    await start_bot()
    await rink.face_off()
    await rink.play(1)
    await rink.world.until(lambda: rink.public_plays() == rink.taps)
    person, other = rink.people
    before = sheet(rink).attachments
    await person.command(rink.channel, "hockey match pause")
    await person.tap(person.sees(rink.channel)[-1], "A day")
    await rink.world.until(lambda: "asks for a pause" in rink.sheets()[-1].text)
    assert sheet(rink).attachments == before
    place = sheet(rink).channel_id
    refused = rink.world.faults.fail(
        *EDIT, status=400, when=lambda call: call.args["channel_id"] == str(place)
    )
    await other.tap(rink.sheets()[-1], "Agree to the pause")
    await rink.world.until(lambda: "Paused until" in rink.sheets()[-1].text)
    # Discord didn't take it without its picture, so it comes with it again.
    assert refused.hits == 1
    assert pictures(rink) == ["rink.png"]
    assert sheet(rink).attachments[0]["id"] != before[0]["id"]


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
async def test_a_match_goes_on_with_pictures_where_the_process_that_draws_dies_or_hangs(
    rink: Rink, start_bot: StartBot, how: signal.Signals
) -> None:
    bot = await start_bot(**{STARTS_ITS_OWN: "yes"})
    await rink.face_off()
    await rink.play(1)
    await rink.world.until(rink.is_told)
    drawing = workers_of(bot.pid)
    assert drawing
    for pid in drawing:
        assert rink.world.token.encode() not in environment_of(pid)
        assert b"DATABASE_URL" not in environment_of(pid)
        os.kill(pid, how)
    shown = sheet(rink).attachments[0]["id"]
    await rink.play(1)
    await rink.world.until(rink.is_told)
    assert pictures(rink) == ["rink.png"]
    assert sheet(rink).attachments[0]["id"] != shown
    told = words_for(None)("host-helper-killed") in bot.output.read_text()
    assert told == (how is signal.SIGKILL)
    assert await bot.stop() == 0
    assert not any(Path(f"/proc/{pid}").exists() for pid in drawing)  # noqa: ASYNC240 - it blocks nobody
