"""Somebody who gets no DMs at all; a whole match of theirs is in `test_match`."""

from sandbox.people import Person, Rendered
from tests.e2e.conftest import StartBot
from tests.e2e.rink import Rink


async def test_the_sheet_says_once_that_somebody_takes_no_dms(rink: Rink, start_bot: StartBot) -> None:
    _, darrell = rink.people
    darrell.close_dms()
    await start_bot()
    await rink.face_off()
    sheet = await rink.world.until(lambda: told_closed(rink))
    assert sheet.text.count("gets no DMs") == 1
    assert "Darrell gets no DMs" in sheet.text
    assert not any("Jon gets no DMs" in m.text for m in darrell.sees(rink.channel))


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
