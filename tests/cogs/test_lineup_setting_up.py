"""Setting a line up in Turn-Based Hockey: card by card, from any message that shows it."""

from bot.words import words_for
from tests.cogs.lines import (
    at,
    begun,
    choose,
    face_off,
    fill,
    placed,
    tap,
    value,
)
from tests.cogs.people import Person
from tests.cogs.rink import Rink

EMPTY = dict.fromkeys(("LW", "C", "RW", "LD", "RD", "G"), "–")


async def setting_up(rink: Rink) -> Person:
    """Darrell, asked for a line that all will see."""
    await begun(rink)
    await face_off(rink, rink.jon)
    return rink.darrell


async def test_a_line_is_filled_from_the_list_position_by_position(rink: Rink) -> None:
    person = await setting_up(rink)
    assert placed(person.hand()) == EMPTY
    assert len(person.hand().options) == 20
    assert person.hand().disabled("Ready")
    cards = await fill(person, 5)
    assert list(placed(person.hand()).values()) == [*cards, "–"]
    assert person.hand().disabled("Ready")
    await choose(person)
    assert not person.hand().disabled("Ready")
    assert person.hand().options == []
    assert len(person.dms()) == 1


async def test_two_taps_swap_move_or_take_a_card_up_and_put_it_down(rink: Rink) -> None:
    person = await setting_up(rink)
    wing, centre = await fill(person, 2)
    await tap(person, "LW")
    await tap(person, "C")
    assert (at(person.hand(), "LW"), at(person.hand(), "C")) == (centre, wing)
    await tap(person, "C")
    await tap(person, "G")
    assert (at(person.hand(), "C"), at(person.hand(), "G")) == ("–", wing)
    await tap(person, "G")
    before = placed(person.hand())
    await tap(person, "G")
    await tap(person, "RD")
    assert placed(person.hand()) == before
    other = await choose(person, 3)
    assert at(person.hand(), "RD") == other


async def test_a_card_is_replaced_taken_off_and_the_line_cleared(rink: Rink) -> None:
    person = await setting_up(rink)
    first, second = await fill(person, 2)
    await tap(person, "LW")
    assert [option["label"] for option in person.hand().options][-1] == f"Take {first} off"
    instead = await choose(person, 5)
    assert at(person.hand(), "LW") == instead
    assert first in [option["label"] for option in person.hand().options]
    await tap(person, "C")
    await choose(person, -1)
    assert at(person.hand(), "C") == "–"
    assert second in [option["label"] for option in person.hand().options]
    await person.click(person.hand(), label="Clear")
    assert placed(person.hand()) == EMPTY
    assert len(person.hand().options) == 20


async def test_a_tap_made_twice_comes_to_the_same_line(rink: Rink) -> None:
    person = await setting_up(rink)
    await fill(person, 2)
    await tap(person, "LW")
    (swap,) = [button for button in person.hand().buttons if button["label"].startswith("C ")]
    await person.forge(person.hand(), swap["custom_id"])
    once = placed(person.hand())
    await person.forge(person.hand(), swap["custom_id"])
    assert placed(person.hand()) == once


async def test_the_list_says_what_each_card_would_be_worth_there(rink: Rink) -> None:
    person = await setting_up(rink)
    assert {option["description"] for option in person.hand().options} <= {f"worth {n}" for n in range(12)}
    wing = await choose(person)
    for option in person.hand().options:
        card = option["label"]
        suited, coloured = card[-1] == wing[-1], (card[-1] in "♣♠") == (wing[-1] in "♣♠")
        more = 5 if suited else 2 if coloured else 0
        told = f"LW + C {value(wing) + value(card) + more}" + (f" (+{more})" if more else "")
        assert option["description"] == told
    centre = await choose(person)
    (line,) = [line for line in person.hand().lines if line.startswith("LW+C ")]
    assert line.startswith(f"LW+C {value(wing)}+{value(centre)}")


async def test_a_line_half_set_up_outlives_the_process(rink: Rink) -> None:
    person = await setting_up(rink)
    await fill(person, 3)
    await tap(person, "C")
    before, hand = placed(person.hand()), person.hand().everything
    await rink.restart()
    assert person.hand().everything == hand
    await tap(person, "G")
    moved = placed(person.hand())
    assert (moved["G"], moved["C"]) == (before["C"], "–")
    await fill(person, 3)
    await rink.restart()
    await person.click(person.hand(), label="Ready")
    assert words_for("en")("lineup-winner-line", player="Jon", other="Darrell") in rink.last().lines
    assert all(card in rink.last().everything for card in moved.values() if card != "–")


async def test_the_private_hand_and_the_dm_hold_the_same_line(rink: Rink) -> None:
    person = await setting_up(rink)
    await fill(person, 2)
    dm = placed(person.hand())
    await person.click(rink.last(), label="Show my hand")
    (copy,) = person.private(rink.ice)
    assert placed(copy) == dm
    assert copy.labels[-5:] == ["Ready", "Clear", "Refresh", "Go to the rink", "⋯ More"]
    assert person.hand().labels == ["Bring my hand here"]
    await fill(person, 3, copy)
    now = placed(copy)
    await person.click(person.hand(), label="Bring my hand here")
    assert placed(person.hand()) == now
    assert copy.labels == ["Bring my hand here"]
    await choose(person)
    await person.click(copy, label="Bring my hand here")
    await person.click(copy, label="Ready")
    assert words_for("en")("lineup-winner-line", player="Jon", other="Darrell") in rink.last().lines


async def test_garbage_about_a_line_is_answered(rink: Rink) -> None:
    person = await setting_up(rink)
    await fill(person, 1)
    told = ("pick", "pick:XX", "put:LW", "put:LW:ZZ", "put:XX:AS", "dance", "put:LW:AS:more", "put:LW:*1", "")
    for custom_id in (
        *(f"draft:1:1:{garbage}" for garbage in told),
        *("draft", "draft:x:1:clear", "draft:999:1:clear", "draft:1:0:clear"),
    ):
        assert (await person.forge(person.hand(), custom_id)).acknowledged, custom_id
    await person.forge(rink.last(), "draft:1:1:clear")
    assert placed(person.private(rink.ice)[-1]) == EMPTY


async def test_one_tap_puts_a_hint_s_line_in_the_hand(rink: Rink) -> None:
    words, place = words_for("en"), rink.jon.user.dm_channel
    await rink.jon.slash(place, "hockey practice", level="rookie", game="lineup")
    hand = next(each for each in rink.jon.dms() if "Hint" in each.labels)
    await rink.jon.click(hand, label="Hint")
    assert words("lineup-button-use") not in rink.jon.private(place)[-1].labels
    while "Ready" not in hand.labels:
        await rink.jon.click(hand, custom_id=hand.playable[-1]["custom_id"])
        await rink.env.advance_time(60)
    await rink.jon.click(hand, label="Hint")
    hint = rink.jon.private(place)[-1]
    assert placed(hand) == EMPTY
    await rink.restart()
    await rink.jon.click(hint, label=words("lineup-button-use"))
    assert hint.content == words("lineup-used")
    assert hint.labels == []
    assert not hand.disabled("Ready")
    await rink.jon.click(hand, label="Ready")
    assert "Ready" not in hand.labels or placed(hand) == EMPTY  # overtime asks for a line again
