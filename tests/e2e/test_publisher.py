"""However Discord takes sheets and hands, in the end they show every card once, and no other match waits."""

import asyncio
import sqlite3
from typing import Any

import pytest

from sandbox import Limits
from sandbox.ground.call import ApiCall
from tests.e2e.conftest import StartBot
from tests.e2e.rink import Rink, conversation, counts, told_the_end

SEND = ("POST", "/channels/{channel_id}/messages")
EDIT = ("PATCH", "/channels/{channel_id}/messages/{message_id}")
CARDS_A_DEAL = 10
HANDS_A_SEAT = 3  # a hand is sent for each deal, and edited once before its owner has tapped it
TROUBLES = {
    "server errors that discord.py does not try again": {"status": 503},
    "connections that are cut after the effect": {"reset": True, "after_effect": True},
}


async def caught_up(rink: Rink) -> None:
    await rink.world.until(rink.is_told, within=180.0)


async def test_plays_while_a_channel_takes_no_edit_become_one_edit_and_hold_up_no_other_channel(
    rink: Rink, start_bot: StartBot
) -> None:
    await start_bot()
    pond = rink.beside("pond", "Ida", "Ralph")
    for each in (rink, pond):
        await each.face_off()
        await each.play(1)
        await caught_up(each)
    before = rink.public_plays()

    def here(call: ApiCall) -> bool:
        return call.args["channel_id"] == str(rink.channel.id)

    edits = rink.world.faults.hold(*EDIT, times=None, when=here)
    await rink.play(5)
    await pond.play(5)
    await caught_up(pond)
    assert rink.public_plays() == before
    edits.release()
    await caught_up(rink)
    assert edits.hits == 2


@pytest.mark.soak
async def test_throttled_channels_catch_up_and_skip_what_nobody_would_have_seen(
    rink: Rink, start_bot: StartBot
) -> None:
    await start_bot()
    pond = rink.beside("pond", "Ida", "Ralph")
    for each in (rink, pond):
        await each.face_off(length=1)
    rink.world.limiter.limits = Limits()
    await asyncio.gather(rink.play(14), pond.play(14))
    for each in (rink, pond):
        await caught_up(each)
        edits = [entry for entry in rink.world.journal.of(*EDIT) if entry.status == 200]
        public = [entry for entry in edits if entry.args["channel_id"] == str(each.channel.id)]
        # Each card once, the end of a deal, and the start of the match and the next deal.
        assert len(public) <= len(each.taps) + 4


async def test_a_play_costs_about_one_request_that_discord_counts_and_no_message(
    rink: Rink, start_bot: StartBot
) -> None:
    await start_bot(MERGE_TIME="2", PRESENCE_TIME="P1D")
    await rink.face_off(length=1)
    before = len(rink.world.journal.of())
    await rink.play_out()
    told = [entry for entry in rink.world.journal.of()[before:] if entry.method != "GET"]
    counted = [entry for entry in told if counts(entry.route)]
    assert len(counted) <= 1.1 * len(rink.taps)
    # Once a player has tapped a hand, their taps edit it.
    private = {str(person.dms().id) for person in rink.people}
    assert sum(entry.args.get("channel_id") in private for entry in counted) <= 2 * HANDS_A_SEAT
    # Between its start and its end, the channel has one sheet per period.
    messages = [m for m in rink.people[0].sees(rink.channel) if not m.ephemeral]
    assert len(rink.sheets()) == 1 + ("overtime" in messages[-1].text)
    assert len(messages) == 1 + len(rink.sheets()) + 1
    assert not any(m.button("Show my hand") for m in messages)


async def test_a_sheet_whose_sending_was_never_answered_is_found_when_its_nonce_is_forgotten(
    rink: Rink, start_bot: StartBot
) -> None:
    bot = await start_bot()

    def public(call: ApiCall) -> bool:
        return call.args["channel_id"] == str(rink.channel.id)

    sent = rink.world.faults.fail(*SEND, reset=True, after_effect=True, when=public)
    rink.world.faults.fail(*SEND, status=503, times=None, when=public)
    await rink.face_off()
    await rink.world.until(lambda: sent.hits and rink.sheets() and rink.turn())
    await bot.kill()
    with sqlite3.connect(bot.database) as kept:
        kept.execute("UPDATE posts SET sending_at = sending_at - 3600")
    rink.world.clock.advance(900.0)  # Discord forgets the nonce
    rink.world.faults.clear()
    await bot.start()
    await rink.play(2)
    await caught_up(rink)
    assert len(rink.sheets()) == 1


async def test_a_sheet_that_was_never_noted_is_found_though_the_match_has_ended_and_it_has_no_buttons_left(
    rink: Rink, start_bot: StartBot
) -> None:
    bot = await start_bot()
    jon, _ = rink.people

    def is_sheet(call: ApiCall) -> bool:
        return "deal 1 of" in str(call.body) and call.args["channel_id"] == str(rink.channel.id)

    unheard = rink.world.faults.fail(*SEND, reset=True, after_effect=True, when=is_sheet)
    rink.world.faults.hold(*SEND, times=None, when=is_sheet)
    await rink.face_off()
    await rink.world.until(lambda: unheard.hits)
    asked = await jon.command(rink.channel, "hockey match resign")
    await jon.tap(asked.messages[0], "I resign")
    await rink.world.until(lambda: all(map(told_the_end, rink.people)))
    await bot.kill()
    rink.world.faults.clear()
    await bot.start()
    await rink.world.until(rink.result)
    await rink.world.until(lambda: not any(m.button("Show my hand") for m in jon.sees(rink.channel)))


@pytest.mark.parametrize("trouble", TROUBLES.values(), ids=TROUBLES)
async def test_requests_that_fail_lose_nothing_and_post_nothing_twice(
    rink: Rink, start_bot: StartBot, trouble: dict[str, Any]
) -> None:
    await start_bot()
    await rink.face_off(length=1)
    await rink.play(CARDS_A_DEAL - 2)
    fault = rink.world.faults.fail(*EDIT, times=2, **trouble)
    await rink.play(4)
    await caught_up(rink)
    assert fault.hits == 2
    assert [sheet.text.splitlines()[0] for sheet in rink.sheets()] == ["### Shift, deal 2 of 5"]
    await rink.world.until(lambda: [len(conversation(person)) for person in rink.people] == [1, 1])
