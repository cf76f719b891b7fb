"""Somebody who gets no DMs at all; a whole match of theirs is in `test_match`."""

import asyncio

import pytest

from sandbox.ground.call import ApiCall
from sandbox.people import Person, Rendered
from tests.db.stores import written_elsewhere
from tests.e2e.conftest import StartBot
from tests.e2e.rink import SORRY, Rink

OPEN_DM = ("POST", "/users/@me/channels", 40003)
SEND = ("POST", "/channels/{channel_id}/messages", 50007)


async def test_the_sheet_says_once_that_somebody_takes_no_dms(rink: Rink, start_bot: StartBot) -> None:
    _, darrell = rink.people
    darrell.close_dms()
    await start_bot()
    await rink.face_off()
    sheet = await rink.world.until(lambda: told_closed(rink))
    assert sheet.text.count("gets no DMs") == 1
    assert "Darrell gets no DMs" in sheet.text
    assert not any("Jon gets no DMs" in m.text for m in darrell.sees(rink.channel))


@pytest.mark.parametrize(
    "refused",
    [pytest.param(OPEN_DM, id="opening", marks=pytest.mark.soak), pytest.param(SEND, id="sending")],
)
async def test_a_refusal_is_not_asked_for_again_because_the_database_was_busy(
    rink: Rink, start_bot: StartBot, refused: tuple[str, str, int]
) -> None:
    bot = await start_bot(HEARTBEAT_TIME="P1D")
    ida, people = rink.guild.person("Ida"), {str(person.dms().id) for person in rink.people}
    method, route, code = refused

    def to_a_player(call: ApiCall) -> bool:
        return call.args.get("channel_id", next(iter(people))) in people

    refusal = rink.world.faults.fail(method, route, status=403, code=code, times=None, when=to_a_player)
    refusal.gate = asyncio.Event()
    await rink.face_off()
    with written_elsewhere(bot.database):
        refusal.release()
        # Each is refused only after the hands have been looked at once more.
        for _ in range(3):
            asked = await ida.command(rink.channel, "hockey challenge", opponent=rink.people[0], length=3)
            assert asked.text.startswith(SORRY)
    await rink.world.until(lambda: sum(sheet.text.count("gets no DMs") for sheet in rink.sheets()) == 2)
    assert refusal.hits == len(rink.people)


async def test_a_turn_that_waits_is_announced_in_the_channel_and_the_word_goes_with_the_play(
    rink: Rink, start_bot: StartBot
) -> None:
    for person in rink.people:
        person.close_dms()
    bot = await start_bot()
    await rink.face_off()
    await rink.world.until(lambda: live_sheet(rink, rink.people[0]))
    await bot.kill()
    await bot.start(REMINDER_TIME="0.5")
    nudge, person = await rink.world.until(lambda: nudged(rink))
    assert [n.user_id for n in rink.world.notifications if n.message_id == nudge.id] == [person.id]
    await person.tap(nudge, "Show my hand")
    turn = rink.turn()
    assert turn is not None
    assert turn[0] is person
    await rink.tap(*turn)
    await rink.world.until(lambda: all(m.id != nudge.id for m in person.sees(rink.channel)))


def live_sheet(rink: Rink, person: Person) -> Rendered | None:
    return next((m for m in person.sees(rink.channel) if m.button("Show my hand")), None)


def told_closed(rink: Rink) -> Rendered | None:
    return next((m for m in rink.sheets() if "gets no DMs" in m.text), None)


def nudged(rink: Rink) -> tuple[Rendered, Person] | None:
    for person in rink.people:
        for message in person.sees(rink.channel):
            if message.text.startswith(f"@{person.name}, your turn") and message.button("Show my hand"):
                return message, person
    return None
