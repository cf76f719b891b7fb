"""A player's settings: shown, changed by a tap, and followed."""

import re
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.words import locales, words_for
from cogs.person.settings import draw_settings
from db.model.people import Preferences
from tests.cogs.forms import SETTINGS, assert_form_is_short, flip, opened, set_habit, states, switches
from tests.cogs.people import Person, sentence
from tests.cogs.rink import Rink, rink_at
from tests.cogs.test_closed_dms import nudges, play_private, tried
from tests.cogs.test_match import plays

WORDS = words_for("en")
DEAL = WORDS("settings-deal")
LAST_CARD_SECONDS = 40


@pytest.fixture
async def quick(tmp_path: Path, seed: int) -> AsyncIterator[Rink]:
    """Here the last card does play itself, after a time that a test can see pass."""
    async with rink_at(tmp_path, seed, last_card_time=timedelta(seconds=LAST_CARD_SECONDS)) as made:
        yield made


async def to_the_last_cards(rink: Rink) -> tuple[Person, Person]:
    """Each holds one card of the first deal; who is to play, and the other."""
    await rink.face_off()
    for _ in range(8):
        await rink.play()
    return rink.on_turn()


@pytest.mark.parametrize("language", sorted(locales()))
def test_each_setting_takes_one_line_on_a_phone(language: str) -> None:
    assert_form_is_short(draw_settings(words_for(language), Preferences(), tips=True))


@pytest.mark.parametrize("dm", [False, True])
async def test_it_says_what_is_on_and_a_tap_changes_it(rink: Rink, dm: bool) -> None:
    place = rink.jon.user.dm_channel if dm else rink.ice
    message = await opened(rink.jon, place, SETTINGS)
    before = states(message)
    off = {WORDS(f"settings-{habit}") for habit in ("deal", "colours", "hidden")}
    assert before == {line: "Off" if line in off else "On" for line in before}
    for line in before:
        await flip(rink.jon, message, line)
    flipped = {line: "On" if line in off else "Off" for line in before}
    assert states(message) == flipped
    await rink.restart()
    await flip(rink.jon, message, DEAL)
    assert states(message) == flipped | {DEAL: "Off"}
    assert (await opened(rink.jon, place, SETTINGS)).components == message.components
    assert states(await opened(rink.darrell, rink.ice, SETTINGS)) == before


async def test_an_old_button_sets_what_it_said(rink: Rink) -> None:
    message = await opened(rink.jon, rink.ice, SETTINGS)
    old = switches(message)[DEAL]["custom_id"]
    for _ in range(2):
        await rink.jon.forge(message, old)
        assert states(message)[DEAL] == "On"


async def test_who_wants_no_dms_is_sent_none_and_plays_from_the_sheet(rink: Rink) -> None:
    await set_habit(rink.jon, "dm")
    await rink.face_off()
    assert words_for("en")("sheet-closed", player="Jon") in rink.sheets()[0].lines
    assert len(rink.darrell.hand().held) == 5
    if rink.on_turn()[0] is rink.darrell:
        await rink.play()
    await rink.env.advance_time(61)
    assert len(nudges(rink)) == 1
    await rink.restart()
    await play_private(rink, rink.jon)
    assert nudges(rink) == []
    for _ in range(5):
        await rink.play()
        await rink.env.advance_time(300)
        await play_private(rink, rink.jon)
    await rink.jon.resign(rink.ice)
    assert tried(rink, rink.jon) == 0
    assert rink.jon.dms() == []


async def test_where_the_hand_comes_changes_with_the_next_match(rink: Rink) -> None:
    await rink.face_off()
    await set_habit(rink.jon, "dm")
    if rink.on_turn()[0] is rink.darrell:
        await rink.play()
    await rink.env.advance_time(300)
    assert "**Your turn:**" in rink.jon.hand().text
    before = tried(rink, rink.jon)
    await rink.jon.resign(rink.ice)
    await rink.face_off()
    assert tried(rink, rink.jon) == before
    await set_habit(rink.jon, "dm")
    await rink.jon.resign(rink.ice)
    await rink.face_off()
    assert tried(rink, rink.jon) > before


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_who_always_deals_is_not_asked(rink: Rink) -> None:
    for person in rink.players:
        await set_habit(person, "deal")
    challenge = await rink.challenge()
    await rink.darrell.click(challenge, label="Accept")
    assert re.search(r"wins the cut, .*, and deals", challenge.text)
    assert challenge.buttons == []
    assert len(rink.sheets()) == 1
    for person in rink.players:
        assert len(person.hand().held) == 5
        sent = [
            str(body["content"])
            for _, path, body in rink.requests
            if body and str(person.user.dm_channel.id) in path and "content" in body
        ]
        assert not any("Deal, or play first" in content for content in sent)


async def test_who_decides_to_always_deal_while_they_are_asked_deals(rink: Rink) -> None:
    challenge = await rink.challenge()
    await rink.darrell.click(challenge, label="Accept")
    chooser = rink.chooser(challenge)
    await set_habit(rink.other(chooser), "deal")
    assert challenge.labels == ["Deal", "Play first"]
    await set_habit(chooser, "deal")
    assert re.search(rf"{chooser.name} wins the cut, .*, and deals", challenge.text)


async def test_the_last_cards_of_a_deal_play_themselves_and_are_told_like_any(quick: Rink) -> None:
    first, second = await to_the_last_cards(quick)
    held = [*first.hand().held, *second.hand().held]
    await quick.env.advance_time(LAST_CARD_SECONDS / 2)
    assert len(plays(quick.sheets()[-1])) == 8
    await quick.env.advance_time(LAST_CARD_SECONDS / 2)
    assert plays(quick.sheets()[-1])[8:] == held[:1]
    assert quick.on_turn() == (second, first)
    await quick.env.advance_time(LAST_CARD_SECONDS)
    assert plays(quick.sheets()[-1])[8:] == held
    assert len(first.hand().held) == len(second.hand().held) == 5
    await quick.env.advance_time(LAST_CARD_SECONDS * 3)
    assert len(plays(quick.sheets()[-1])) == 10


async def test_a_card_that_plays_itself_is_told_with_the_one_before_it(tmp_path: Path) -> None:
    """Here the channel hears of plays as rarely as a last card waits, and never of one twice."""
    soon = timedelta(seconds=LAST_CARD_SECONDS)
    async with rink_at(tmp_path, last_card_time=soon, merge_time=soon) as rink:
        await rink.face_off()
        for number in range(7):
            await rink.play()
            await rink.env.advance_time(LAST_CARD_SECONDS + 1)
            assert len(plays(rink.sheets()[-1])) == number + 1
        await rink.play()
        await rink.env.advance_time(LAST_CARD_SECONDS / 2)
        assert len(plays(rink.sheets()[-1])) == 7
        await rink.env.advance_time(LAST_CARD_SECONDS / 2)
        assert len(plays(rink.sheets()[-1])) == 9


async def test_who_wants_to_tap_the_last_card_does(quick: Rink) -> None:
    await set_habit(quick.jon, "last")
    await to_the_last_cards(quick)
    if quick.on_turn()[0] is quick.darrell:
        await quick.env.advance_time(LAST_CARD_SECONDS)
    assert quick.on_turn()[0] is quick.jon
    before = plays(quick.sheets()[-1])
    await quick.env.advance_time(24 * 3600)
    assert plays(quick.sheets()[-1]) == before
    await quick.play()
    assert len(plays(quick.sheets()[-1])) == len(before) + 1


async def test_switching_it_off_in_the_last_moment_keeps_the_card(quick: Rink) -> None:
    first, _ = await to_the_last_cards(quick)
    await quick.env.advance_time(LAST_CARD_SECONDS / 2)
    await set_habit(first, "last")
    await quick.env.advance_time(LAST_CARD_SECONDS * 2)
    assert len(plays(quick.sheets()[-1])) == 8
    await set_habit(first, "last")
    assert len(plays(quick.sheets()[-1])) >= 9


async def test_the_time_runs_while_the_bot_is_down(quick: Rink) -> None:
    await to_the_last_cards(quick)
    await quick.env.bot.close()
    await quick.env.advance_time(LAST_CARD_SECONDS)
    assert len(plays(quick.sheets()[-1])) == 8
    await quick.restart()
    assert len(plays(quick.sheets()[-1])) == 9


async def test_a_tap_before_the_time_is_up_plays_it_once(quick: Rink) -> None:
    first, second = await to_the_last_cards(quick)
    hand = first.hand()
    card = hand.playable[0]["custom_id"]
    await quick.play()
    await quick.env.advance_time(LAST_CARD_SECONDS)
    assert len(plays(quick.sheets()[-1])) == 10
    assert "played already" in sentence(await first.forge(first.hand(), card))
    assert len(second.hand().held) == 5


async def test_nobody_is_rung_for_a_card_that_plays_itself(tmp_path: Path) -> None:
    """Here everybody counts as away at once, and is rung at every turn of theirs."""
    soon, at_once = timedelta(seconds=LAST_CARD_SECONDS), timedelta(milliseconds=1)
    async with rink_at(tmp_path, last_card_time=soon, presence_time=at_once) as rink:
        await rink.face_off()
        for _ in range(7):
            await rink.play()
        first, second = rink.on_turn()
        before = {person: tried(rink, person) for person in rink.players}
        await rink.play()
        assert tried(rink, second) == before[second]
        await rink.env.advance_time(LAST_CARD_SECONDS)
        assert tried(rink, first) == before[first]
        await rink.env.advance_time(LAST_CARD_SECONDS)
        assert len(plays(rink.sheets()[-1])) == 10
        person, _ = rink.on_turn()
        assert tried(rink, person) == before[person] + 1
