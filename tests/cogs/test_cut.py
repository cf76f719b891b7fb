"""The cut: who chooses, where, and what happens when nobody does."""

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.words import words_for
from hockey.catalogue import CATALOGUE, PILE_GAMES
from hockey.game import NATURE, Game
from tests.cogs.drawn import Drawn, drawn
from tests.cogs.people import Message, Person, sentence
from tests.cogs.rink import Rink
from tests.hockey.matches import log_of
from tests.typeset import gist

CHOICES = ["Deal", "Play first"]
GIVES = {
    "en": ("last card of each deal", "next period"),
    "fr": ("dernière carte de chaque donne", "la période d'après"),
    "ru": ("последнюю карту каждой раздачи", "в следующем периоде"),
}
"""What dealing gives, and what playing first does."""
FACE_OFF = {
    "en": ("The winner sees the other line first.", "J, Q and K are 10, an Ace 11."),
    "fr": ("Qui gagne voit d'abord l'autre formation.", "J, Q et K valent 10, un As 11."),
    "ru": ("Победитель сначала видит чужой состав.", "J, Q, K — 10, туз 11."),
}
"""What a face-off wins, and what cards are worth."""


async def accepted(rink: Rink) -> tuple[Message, Person, Person]:
    """The message with the cut, who chooses, and the other."""
    challenge = await rink.challenge()
    await rink.darrell.click(challenge, label="Accept")
    chooser = rink.chooser(challenge)
    return challenge, chooser, rink.other(chooser)


@pytest.mark.parametrize(("choice", "first"), [("Deal", "other"), ("Play first", "chooser")])
async def test_the_chooser_deals_or_plays_first(rink: Rink, choice: str, first: str) -> None:
    challenge, chooser, other = await accepted(rink)
    await chooser.click(challenge, label=choice)
    assert challenge.buttons == []
    assert {"other": other, "chooser": chooser}[first] is rink.on_turn()[0]
    assert ("plays first" if choice == "Play first" else "and deals") in challenge.text


@pytest.mark.parametrize("choice", CHOICES)
async def test_the_chooser_may_choose_in_the_dm(rink: Rink, choice: str) -> None:
    challenge, chooser, other = await accepted(rink)
    hand = chooser.hand()
    assert hand.labels[:2] == CHOICES
    assert "**Deal, or play first?**" in hand.content
    assert other.hand().labels == ["Go to the rink"]
    assert f"{chooser.name} won the cut" in other.hand().content
    await chooser.click(hand, label=choice)
    assert challenge.buttons == []
    assert len(chooser.hand().held) == 5
    assert len(other.hand().held) == 5


async def test_the_other_one_cannot_choose(rink: Rink) -> None:
    challenge, _, other = await accepted(rink)
    assert gist("sorry-not-your-turn") in sentence(await other.click(challenge, label="Deal"))
    assert challenge.labels == CHOICES


async def test_who_says_nothing_for_a_minute_deals(rink: Rink) -> None:
    challenge, chooser, other = await accepted(rink)
    await rink.env.advance_time(55)
    assert challenge.labels == CHOICES
    await rink.env.advance_time(5)
    assert re.search(rf"{chooser.name} wins the cut, .*, and deals\.", challenge.text)
    assert rink.on_turn() == (other, chooser)


async def test_the_minute_runs_while_the_bot_is_down(rink: Rink) -> None:
    challenge, chooser, other = await accepted(rink)
    await rink.env.bot.close()
    await rink.env.advance_time(60)
    assert challenge.labels == CHOICES
    await rink.restart()
    assert rink.on_turn() == (other, chooser)


async def test_a_choice_that_comes_too_late_is_told_so_and_changes_nothing(rink: Rink) -> None:
    challenge, chooser, other = await accepted(rink)
    late = [button["custom_id"] for button in challenge.buttons]
    await rink.env.advance_time(60)
    before = challenge.everything, rink.last().everything
    for custom_id in late:
        assert "played already" in sentence(await chooser.forge(challenge, custom_id))
        assert sentence(await other.forge(challenge, custom_id))
    assert (challenge.everything, rink.last().everything) == before


async def test_a_choice_in_both_places_at_once_is_made_once(rink: Rink) -> None:
    challenge, chooser, _ = await accepted(rink)
    taps = [chooser.begin(challenge, label="Deal"), chooser.begin(chooser.hand(), label="Play first")]
    await rink.env.settle()
    assert all(tap.acknowledged for tap in taps)
    assert len(rink.sheets()) == 1
    assert len(chooser.hand().held) == 5


def test_a_level_cut_is_cut_again_before_the_eyes_of_all() -> None:
    told = drawn(PILE_GAMES["classic"], [(NATURE, "cut 9C 9D"), (NATURE, "cut QC KC")]).lines
    assert told[1] == words_for("en")("cut-again", first="9♣", second="9♦")
    assert told[2].startswith("Darrell wins the cut, K♣ to Q♣. ")


@pytest.mark.parametrize("language", GIVES)
@pytest.mark.parametrize("game", PILE_GAMES.values(), ids=PILE_GAMES)
def test_a_player_who_is_to_choose_reads_what_dealing_gives_and_what_playing_first_does(
    game: Game[Any], language: str
) -> None:
    """In the channel, in the hand, in a reminder, and where the match appears again."""
    asked = drawn(game, [(NATURE, "cut AC 2C")], locale=language)
    waits = Drawn(replace(asked.loaded, choice_seconds=60.0, since=0.0))
    again = Drawn(replace(asked.loaded, choice_seconds=0.0, since=0.0))
    for read in (waits.lines, again.lines, waits.hand(0), waits.nudge(0)):
        assert all(given in "\n".join(read) for given in GIVES[language])


@pytest.mark.parametrize("language", FACE_OFF)
def test_a_player_who_faces_off_reads_what_it_wins_and_what_cards_are_worth(language: str) -> None:
    game = CATALOGUE["lineup"]
    begun = drawn(game, log_of(game, 1)[:1], locale=language)
    for seat in range(game.seats):
        read = " ".join(" ".join(begun.hand(seat)).split())  # whatever spaces hold together
        assert all(told in read for told in FACE_OFF[language])
