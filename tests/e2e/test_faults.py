"""When requests are lost, refused or late, people still see one true hand and one true sheet."""

import asyncio
import sqlite3

from sandbox.ground.call import ApiCall
from sandbox.ground.models import PUBLIC_THREAD
from sandbox.people import ChannelPlace, Rendered
from sandbox.service import threads
from tests.e2e.conftest import StartBot
from tests.e2e.rink import Rink, Tap, conversation, told_the_end
from tests.typeset import gist

SEND = ("POST", "/channels/{channel_id}/messages")
EDIT_TAPPED = ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original")
EDIT = ("PATCH", "/channels/{channel_id}/messages/{message_id}")
CALLBACK = ("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
OPEN_DM = ("POST", "/users/@me/channels")


async def test_a_send_whose_answer_was_lost_is_not_repeated_and_not_left_stale(
    rink: Rink, start_bot: StartBot
) -> None:
    dms = {str(person.dms().id) for person in rink.people}
    rink.world.faults.fail(
        *SEND, reset=True, after_effect=True, times=2, when=lambda call: call.args["channel_id"] in dms
    )
    await start_bot()
    await rink.face_off()
    await rink.play(4)
    assert len(rink.taps) == 4
    await rink.world.until(lambda: [len(conversation(p)) for p in rink.people] == [1, 1])


async def test_a_challenge_whose_answer_was_cut_off_leaves_the_way_free(
    rink: Rink, start_bot: StartBot
) -> None:
    jon, darrell = rink.people
    await start_bot()
    rink.world.faults.fail(*CALLBACK, reset=True, times=None)
    asking = asyncio.create_task(jon.command(rink.channel, "hockey challenge", opponent=darrell, length=3))
    # The challenge, and then the apology for it.
    await rink.world.until(lambda: len([e for e in rink.world.journal.of(*CALLBACK) if e.status == 0]) > 1)
    rink.world.give_up()
    assert (await asking).failed
    rink.world.faults.clear()
    again = await jon.command(rink.channel, "hockey challenge", opponent=darrell, length=3)
    assert [m.button("Accept") is not None for m in again.messages] == [True]


async def test_a_card_whose_answer_failed_is_never_called_unplayed(rink: Rink, start_bot: StartBot) -> None:
    await start_bot()
    await rink.face_off()
    turn = await rink.world.until(rink.turn)
    rink.world.faults.fail(*CALLBACK, status=404, code=10008)
    handle = await rink.tap(*turn)
    assert gist("sorry-kept") in handle.text
    # The hand may be edited after the sheet: no answer has brought it up to date.
    await rink.world.until(rink.caught_up)
    await rink.play(1)


async def test_an_answer_that_meets_a_server_error_is_given_again(rink: Rink, start_bot: StartBot) -> None:
    await start_bot()
    await rink.face_off()
    turn = await rink.world.until(rink.turn)
    error = rink.world.faults.fail(*CALLBACK, status=503)
    await rink.tap(*turn)
    assert error.hits == 1
    await rink.play(1)
    await rink.world.until(rink.is_told)


async def test_a_card_that_discord_was_never_told_of_in_time_is_shown_all_the_same(
    rink: Rink, start_bot: StartBot
) -> None:
    await start_bot()
    await rink.face_off()
    person, message, cards = await rink.world.until(rink.turn)
    error = rink.world.faults.fail(*CALLBACK, status=503, times=None)
    tap = asyncio.create_task(person.tap(message, button=cards[0]))
    await rink.world.until(lambda: error.hits)
    rink.world.give_up()
    assert (await tap).failed
    rink.world.faults.clear()
    rink.taps.append(Tap(person.name, cards[0].label))
    told = f"{person.name} {cards[0].label} "
    await rink.world.until(
        lambda: all(told in hand.text for each in rink.people for hand in conversation(each))
    )
    await rink.play(2)
    await rink.world.until(rink.is_told)
    await rink.world.until(lambda: [len(conversation(each)) for each in rink.people] == [1, 1])


async def test_a_thread_that_fell_asleep_is_woken_by_the_play(rink: Rink, start_bot: StartBot) -> None:
    await start_bot()
    opened = threads.start(rink.world, rink.channel.channel, {"name": "card hockey", "type": PUBLIC_THREAD})
    rink.channel = ChannelPlace(rink.world, opened)
    await rink.face_off()
    await rink.play(2)
    await rink.world.until(rink.is_told)
    rink.channel.archive()
    await rink.play(2)
    await rink.world.until(rink.is_told)
    assert len(rink.sheets()) == 1


async def test_one_unreadable_match_keeps_nobody_from_playing_another(
    rink: Rink, start_bot: StartBot
) -> None:
    bot = await start_bot()
    await rink.face_off()
    jon, ida = rink.people[0], rink.guild.person("Ida")
    sheet = await rink.world.until(lambda: next(iter(rink.sheets()), None))
    # If it isn't stored as shown by then, it's behind for good: no one can draw it.
    await bot.until_all_is_shown()
    await bot.kill()
    with sqlite3.connect(bot.database) as broken:
        broken.execute("UPDATE plies SET move = 'ZZ' WHERE ply = 1")
    await bot.start()
    asked = await jon.command(rink.channel, "hockey challenge", opponent=ida, length=3)
    await ida.tap(asked.messages[0], "Accept")
    for command, answer in (
        ("hand", "Jon – Ida"),
        ("match list", "Ida, Classic"),
        ("match resign", "Ida wins"),
    ):
        assert answer in (await jon.command(rink.channel, f"hockey {command}")).text
    assert gist("sorry-unreadable") in (await jon.tap(sheet, "Show my hand")).text


async def test_a_resignation_whose_answer_failed_is_never_called_undone(
    rink: Rink, start_bot: StartBot
) -> None:
    jon, _ = rink.people
    await start_bot()
    await rink.face_off()
    asked = await jon.command(rink.channel, "hockey match resign")
    rink.world.faults.fail(*CALLBACK, status=404, code=10008)
    assert "You left the ice." in (await jon.tap(asked.messages[0], "I resign")).text
    await rink.world.until(rink.result)


async def test_a_channel_that_is_lost_at_the_end_keeps_no_hand_from_telling_it(
    rink: Rink, start_bot: StartBot
) -> None:
    bot = await start_bot()
    await rink.face_off()
    await rink.play(2)
    jon, _ = rink.people
    asked = await jon.command(rink.channel, "hockey match resign")

    def public(call: ApiCall) -> bool:
        return call.args["channel_id"] == str(rink.channel.id)

    rink.world.faults.fail(*SEND, status=403, code=50001, times=None, when=public)
    lost = rink.world.faults.fail(*EDIT, status=403, code=50001, times=None, when=public)
    slow = rink.world.faults.fail(*EDIT_TAPPED, status=403, times=None)
    rink.world.faults.fail(*EDIT, status=503, times=None, when=lambda call: not public(call))
    await jon.tap(asked.messages[0], "I resign")
    await rink.world.until(lambda: (lost.hits and slow.hits) or None)
    await bot.kill()
    rink.world.faults.clear()
    await bot.start()
    await rink.world.until(lambda: all(map(told_the_end, rink.people)))


async def test_a_challenge_posted_twice_by_a_crash_is_answered_once(rink: Rink, start_bot: StartBot) -> None:
    jon, darrell = rink.people
    bot = await start_bot()
    await jon.command(rink.channel, "hockey challenge", opponent=darrell, length=3)
    await bot.kill()
    with sqlite3.connect(bot.database) as crashed:
        crashed.execute("DELETE FROM posts")
    await bot.start()
    await rink.world.until(lambda: len(offers(rink, rink.channel)) == 2)
    await darrell.tap(offers(rink, rink.channel)[0], "Accept")
    await rink.world.until(lambda: not offers(rink, rink.channel))


def offers(rink: Rink, channel: ChannelPlace) -> list[Rendered]:
    return [m for m in rink.people[0].sees(channel) if m.button("Accept")]
