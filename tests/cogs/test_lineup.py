"""Turn-Based Hockey by tapping: face-offs in secret, lines that are set up card by card, whole matches."""

import pytest

from bot.words import words_for
from tests.cogs.lines import (
    begun,
    bench,
    face_off,
    fill,
    level_face_off,
    placed,
    play_period,
    set_up,
    throw_in,
    value,
)
from tests.cogs.people import sentence
from tests.cogs.rink import Rink
from tests.typeset import gist

WORDS = words_for("en")
BOTH = {"player": "Jon", "other": "Darrell"}
ACROSS = {"player": "Darrell", "other": "Jon"}


def public(rink: Rink) -> str:
    return "\n".join(message.everything for message in rink.public())


async def test_a_match_begins_with_21_cards_each_the_highest_first(rink: Rink) -> None:
    sheet = await begun(rink)
    assert sheet.labels == ["Show my hand", "⋯ More", "🔔 Follow", "🔮 Jon to win", "🔮 Darrell to win"]
    assert WORDS("lineup-both-faceoff", **BOTH) in sheet.lines
    for person in rink.players:
        hand = person.hand()
        assert len(hand.playable) == 21
        assert [value(card) for card in hand.held] == sorted(map(value, hand.held), reverse=True)
        assert hand.lines[1] == WORDS("lineup-asked-faceoff").splitlines()[0]
        assert not any(card in hand.content for card in hand.held)
    assert not set(rink.jon.hand().held) & set(rink.darrell.hand().held)


async def test_a_face_off_card_stays_secret_until_both_are_in(rink: Rink) -> None:
    await begun(rink)
    card = rink.jon.hand().held[4]
    await throw_in(rink.jon, card)
    assert WORDS("lineup-one-faceoff", **ACROSS) in rink.last().lines
    assert card not in public(rink)
    assert card not in rink.darrell.hand().everything
    assert "Your card is in." in rink.jon.hand().content
    assert rink.jon.hand().held[4] == card
    assert rink.jon.hand().playable == []
    other = rink.darrell.hand().held[-1]
    await throw_in(rink.darrell, other)
    (told,) = [line for line in rink.last().lines if line.startswith("**Face-off:**")]
    assert f"Jon {card} ({value(card)}), Darrell {other} ({value(other)})." in told


async def test_the_loser_sets_up_for_all_to_see_and_then_the_winner_against_it(rink: Rink) -> None:
    await begun(rink)
    await face_off(rink, rink.jon)
    assert WORDS("lineup-loser-line", **ACROSS) in rink.last().lines
    assert rink.jon.hand().playable == []
    assert "Darrell sets up first" in rink.jon.hand().content
    theirs = await set_up(rink.darrell)
    assert all(f" {card}" in rink.last().everything for card in theirs)
    assert WORDS("lineup-winner-line", **BOTH) in rink.last().lines
    hand = rink.jon.hand()
    assert all(f" {card}" in hand.content for card in theirs)
    assert WORDS("lineup-table-attack", opponent="Darrell") in hand.lines
    assert next(line for line in hand.lines if line.startswith("LW+C –")).startswith("LW+C – vs ")
    mine = await fill(rink.jon)
    assert not any(card in public(rink) for card in mine)
    told = [line for line in rink.jon.hand().lines if "+" in line and " vs " in line]
    assert len(told) == 4
    await rink.jon.click(rink.jon.hand(), label="Ready")
    sheet = rink.sheets()[0]
    assert sheet.buttons == []
    said = [line for line in sheet.lines if " + C: " in line]
    assert [line.removeprefix("## 🚨 ").split(":")[0] for line in said] == [
        "Jon LW + C", "Jon RW + C", "Darrell LW + C", "Darrell RW + C",
    ]  # fmt: skip
    # What the hand foretold of each pair is what the channel is told.
    assert ["🚨" in line for line in told] == ["Scores!" in line for line in said]
    assert WORDS("lineup-period-next") in sheet.lines
    assert rink.last().lines[1] == "### Second period"


async def test_a_level_face_off_has_both_set_up_in_secret(rink: Rink) -> None:
    await begun(rink)
    await level_face_off(rink)
    assert "A tie. Both set up in secret." in rink.last().text
    mine = await set_up(rink.jon)
    assert WORDS("lineup-one-line", **ACROSS) in rink.last().lines
    assert not any(card in public(rink) + rink.darrell.hand().everything for card in mine)
    assert "Your line is up." in rink.jon.hand().content
    assert sorted(placed(rink.jon.hand()).values()) == sorted(mine)
    assert rink.jon.hand().playable == []
    theirs = await set_up(rink.darrell)
    assert all(card in rink.sheets()[0].everything for card in (*mine, *theirs))


async def test_late_taps_and_strangers_taps_change_nothing(rink: Rink) -> None:
    await begun(rink)
    stranger = rink.person("Paul")
    (pick,) = list(rink.jon.hand().playable)[:1]
    assert gist("sorry-stranger") in sentence(await stranger.forge(rink.last(), pick["custom_id"]))
    await throw_in(rink.jon, pick["label"])
    assert "played already" in sentence(await rink.jon.forge(rink.jon.hand(), pick["custom_id"]))
    await throw_in(rink.darrell, rink.darrell.hand().held[-1])
    person = rink.darrell
    (position,) = [button for button in person.hand().buttons if button["label"] == "G –"]
    assert gist("sorry-stranger") in sentence(await stranger.forge(rink.last(), position["custom_id"]))
    await fill(person)
    (ready,) = [button for button in person.hand().buttons if button["label"] == "Ready"]
    assert gist("sorry-stranger") in sentence(await stranger.forge(rink.last(), ready["custom_id"]))
    await person.click(person.hand(), label="Ready")
    told = public(rink)
    for late in (position, ready):
        assert "played already" in sentence(await person.forge(person.hand(), late["custom_id"]))
    assert public(rink) == told


async def test_a_match_of_three_periods_is_told_by_a_sheet_a_period(rink: Rink) -> None:
    await begun(rink)
    while not rink.over:
        await play_period(rink)
    titles = [sheet.lines[1] for sheet in rink.sheets()]
    assert titles[:2] == ["### First period", "### Second period"]
    lines = [line for sheet in rink.sheets() for line in sheet.lines if " + C: " in line]
    assert len(lines) == 4 * len(titles)
    assert all(WORDS("lineup-period-next") in sheet.lines for sheet in rink.sheets()[:2])
    shootout = [message for message in rink.public() if message.content.startswith(WORDS("lineup-shootout"))]
    assert len(rink.public()) == 1 + len(titles) + len(shootout) + 1


async def test_leaving_during_a_face_off_loses(rink: Rink) -> None:
    await begun(rink)
    await throw_in(rink.jon, rink.jon.hand().held[0])
    await rink.darrell.resign(rink.ice)
    assert rink.over
    assert "Darrell leaves the ice. Jon wins." in rink.last().text
    assert rink.sheets()[0].buttons == []


@pytest.mark.parametrize(
    ("seed", "pack", "end"),
    [
        (54, {}, "in overtime!"),
        (20, {}, "the shootout!"),
        (14, {"deck": "jokers"}, "in overtime!"),
        (60, {"deck": "jokers"}, "the shootout!"),
    ],
)
async def test_a_level_shift_goes_to_overtime_and_a_level_overtime_to_a_shootout(
    rink: Rink, pack: dict[str, str], end: str
) -> None:
    await begun(rink, length=1, **pack)
    await play_period(rink)
    assert rink.sheets()[1].lines[1] == "### Overtime"
    for person in rink.players:
        assert "in secret" in person.hand().lines[1]
        assert len(bench(person.hand())["options"]) == 6
    await play_period(rink)
    assert rink.over
    assert end in rink.last().text
    said = [message.content for message in rink.public() if WORDS("lineup-shootout") in message.content]
    assert len(said) == ("shootout" in end)
    assert all("A tie. Again!" in text for text in said)
    assert all(person.hand().labels == ["Rematch", "Go to the rink"] for person in rink.players)
