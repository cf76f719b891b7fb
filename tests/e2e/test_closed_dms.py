"""A whole classic match by somebody who gets no DMs at all."""

from sandbox.people import Person, Rendered
from tests.e2e.conftest import StartBot
from tests.e2e.rink import Rink

PERIOD = 52


async def test_whoever_takes_no_dms_plays_to_the_end_by_the_private_hand(
    rink: Rink, start_bot: StartBot
) -> None:
    _, darrell = rink.people
    darrell.close_dms()
    bot = await start_bot()
    await rink.face_off()
    sheet = await rink.world.until(lambda: live_sheet(rink, darrell))
    await darrell.tap(sheet, "Show my hand")
    await rink.play(PERIOD + 9)
    await bot.kill()
    await bot.start()
    result = await rink.play_out()

    assert "Final" in result.text
    assert rink.is_told()
    assert not darrell.sees(darrell.dms())
    assert refused_dms(rink) == 1
    assert {tap.player for tap in rink.taps} == {"Jon", "Darrell"}
    finals = [m for m in darrell.sees(rink.channel) if "Final" in m.text]
    assert sorted(m.ephemeral for m in finals) == [False, True]


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


def refused_dms(rink: Rink) -> int:
    """How many requests to write to somebody were answered with a refusal."""
    return sum(entry.code == 50007 for entry in rink.world.journal.entries)
