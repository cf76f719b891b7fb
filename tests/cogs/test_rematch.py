"""Rematch, tapped below the final hand in a DM: the offer stands in the channel of the match."""

from datetime import timedelta

import discord
import pytest

from tests.cogs.four import seated
from tests.cogs.people import Message, Person, sentence
from tests.cogs.rink import Rink
from tests.typeset import gist


async def final_hand(rink: Rink, person: Person) -> Message:
    """The hand of a match that Jon has left, in the person's DM."""
    await resigned(rink)
    return person.hand()


async def test_it_is_offered_in_the_channel_of_the_match(rink: Rink) -> None:
    hand = await final_hand(rink, rink.jon)
    told = sentence(await rink.jon.click(hand, label="Rematch"))
    offer = rink.last()
    assert f"/{rink.ice.id}" in told
    assert offer.text.startswith(f"{rink.darrell.mention}, Jon challenges you")
    assert "a shift of one period" in offer.text
    posted = [body for method, path, body in rink.requests if method == "POST" and str(rink.ice.id) in path]
    assert posted[-1]["allowed_mentions"]["users"] == [rink.darrell.id]
    await rink.darrell.click(offer, label="Accept")
    assert "wins the cut" in offer.text


async def test_the_other_ones_tap_in_the_dm_accepts(rink: Rink) -> None:
    theirs, mine = await final_hand(rink, rink.darrell), rink.jon.hand()
    await rink.darrell.click(theirs, label="Rematch")
    offer = rink.last()
    told = sentence(await rink.jon.click(mine, label="Rematch"))
    assert f"/{offer.id}" in told
    assert "wins the cut" in offer.text


async def test_a_second_tap_makes_no_second_offer(rink: Rink) -> None:
    hand = await final_hand(rink, rink.jon)
    await rink.jon.click(hand, label="Rematch")
    count = len(rink.public())
    assert f"/{rink.last().id}" in sentence(await rink.jon.click(hand, label="Rematch"))
    assert len(rink.public()) == count


async def test_two_taps_at_once_make_one_offer(rink: Rink) -> None:
    theirs, mine = await final_hand(rink, rink.darrell), rink.jon.hand()
    count = len(rink.public())
    taps = [rink.jon.begin(mine, label="Rematch"), rink.darrell.begin(theirs, label="Rematch")]
    await rink.env.settle()
    assert all(sentence(each) for each in taps)
    assert len(rink.public()) == count + 1


async def test_a_player_who_has_left_the_server_offers_nothing_there(rink: Rink) -> None:
    hand = await final_hand(rink, rink.jon)
    rink.guild.remove_member(rink.jon)
    assert gist("rematch-not-member") in sentence(await rink.jon.click(hand, label="Rematch"))
    assert rink.over


async def test_a_channel_that_is_gone_is_told(rink: Rink) -> None:
    hand = await final_hand(rink, rink.jon)
    await rink.env.bot.http.delete_channel(rink.ice.id)
    await rink.env.settle()
    assert sentence(await rink.jon.click(hand, label="Rematch"))


async def test_a_match_alone_in_the_dm_has_one_rematch_below_its_result(rink: Rink) -> None:
    place = rink.jon.user.dm_channel
    await rink.jon.slash(place, "hockey practice", level="rookie")
    await rink.jon.resign(place)
    assert sum("Rematch" in message.labels for message in rink.jon.dms()) == 1


async def shut_out(rink: Rink) -> None:
    """Jon sees the channel no more."""
    unseen = str(discord.Permissions(view_channel=True).value)
    await rink.env.bot.http.edit_channel_permissions(rink.ice.id, rink.jon.id, "0", unseen, 1)
    await rink.env.settle()


@pytest.mark.parametrize("how", ["shut out", "timed out"])
async def test_a_player_who_may_not_speak_there_calls_nobody_there_from_their_dm(
    rink: Rink, how: str
) -> None:
    hand, http = await final_hand(rink, rink.jon), rink.env.bot.http
    if how == "shut out":
        await shut_out(rink)
    else:
        until = (rink.env.now() + timedelta(hours=1)).isoformat()
        await http.edit_member(rink.guild.id, rink.jon.id, communication_disabled_until=until)
    await rink.env.settle()
    count = len(rink.public())
    assert gist("rematch-not-there") in sentence(await rink.jon.click(hand, label="Rematch"))
    assert len(rink.public()) == count


async def test_one_of_four_who_declined_may_sit_down_again(rink: Rink) -> None:
    _, (jon, _, _, ralph) = await seated(rink)
    await jon.resign(rink.ice)
    await rink.env.advance_time(120)
    await jon.resign(rink.ice)
    result = rink.last()
    await jon.click(result, label="Rematch")
    offer = rink.last()
    await ralph.click(offer, label="Decline")
    assert gist("challenge-button-sit") in offer.labels
    told = sentence(await ralph.click(result, label="Rematch"))
    assert f"/{offer.id}" in told
    assert gist("challenge-button-sit") not in offer.labels
    assert gist("sorry-accepted") in sentence(await ralph.click(result, label="Rematch"))
    assert gist("rematch-waiting") in sentence(await jon.click(result, label="Rematch"))


@pytest.mark.parametrize("how", ["left", "shut out"])
async def test_a_player_who_may_not_be_there_does_not_join_a_rematch_from_their_dm(
    rink: Rink, how: str
) -> None:
    theirs, mine = await final_hand(rink, rink.darrell), rink.jon.hand()
    await rink.darrell.click(theirs, label="Rematch")
    if how == "left":
        rink.guild.remove_member(rink.jon)
    else:
        await shut_out(rink)
    said = gist("rematch-not-member") if how == "left" else gist("rematch-not-there")
    assert said in sentence(await rink.jon.click(mine, label="Rematch"))
    assert "wins the cut" not in rink.last().text


async def resigned(rink: Rink) -> Message:
    """A match that Jon has left; its result."""
    await rink.face_off(length=1)
    await rink.jon.resign(rink.ice)
    return rink.last()


async def test_rematch_while_another_match_of_the_two_runs_is_refused(rink: Rink) -> None:
    result = await resigned(rink)
    await rink.face_off()
    count = len(rink.public())
    assert gist("challenge-twice-running") in sentence(await rink.jon.click(result, label="Rematch"))
    assert len(rink.public()) == count


async def test_rematch_with_a_player_who_left_is_refused(rink: Rink) -> None:
    result = await resigned(rink)
    rink.guild.remove_member(rink.darrell)
    assert "Darrell isn't in this server" in sentence(await rink.jon.click(result, label="Rematch"))


async def test_a_strangers_tap_on_rematch_is_refused(rink: Rink) -> None:
    result = await resigned(rink)
    assert gist("sorry-stranger") in sentence(await rink.person("Paul").click(result, label="Rematch"))
    assert rink.over


async def test_rematch_before_the_end_is_refused(rink: Rink) -> None:
    sheet = await rink.face_off()
    count = len(rink.public())
    match_id = sheet.buttons[0]["custom_id"].split(":")[1]
    assert sentence(await rink.jon.forge(sheet, f"rematch:{match_id}"))
    assert len(rink.public()) == count


async def test_a_declined_rematch_may_be_asked_for_again(rink: Rink) -> None:
    result = await resigned(rink)
    await rink.jon.click(result, label="Rematch")
    await rink.darrell.click(rink.last(), label="Decline")
    count = len(rink.public())
    await rink.jon.click(result, label="Rematch")
    assert len(rink.public()) == count + 1
