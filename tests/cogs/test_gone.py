"""What's gone?, below a hand, and the cards left in the deal."""

from collections import Counter

import pytest

from bot.words import words_for
from faces.pile.counting import gone_text
from hockey.cards import RANKS
from hockey.pile.view import PileView
from tests.cogs.drawn import after
from tests.cogs.people import sentence
from tests.cogs.rink import Rink
from tests.cogs.test_private_hand import shown
from tests.typeset import gist

WORDS = [words_for("en")(f"rank-{rank}") for rank in RANKS]
SIGNS = [rank.replace("T", "10") for rank in RANKS]
GONE = "What's gone?"


def tap_of(rink: Rink) -> str:
    (tap,) = [each["custom_id"] for each in rink.jon.hand().buttons if each["label"] == GONE]
    return str(tap)


@pytest.mark.parametrize("private", [False, True])
async def test_what_is_gone_is_counted_from_the_plays_and_the_own_hand(rink: Rink, private: bool) -> None:
    await rink.face_off()
    played = [card for _, card in [await rink.play() for _ in range(34)]]
    for person in rink.players:
        hand = await shown(rink, person) if private else person.hand()
        held = hand.held
        told = sentence(await person.click(hand, label=GONE))
        left = Counter(dict.fromkeys(SIGNS, 4))
        left.subtract(card[:-1] for card in [*played, *held])
        lines = dict(line.split(":** ", 1) for line in told.splitlines() if line.startswith("**"))
        for count, title in enumerate(("**Gone this period", "**One still out", "**Two still out")):
            ranks = [word for word, sign in zip(WORDS, SIGNS, strict=True) if left[sign] == count]
            assert lines.get(title, "") == ", ".join(ranks)
        assert lines["**Gone this period"]
        assert told.splitlines()[-1] == "Counted: the plays of this period and your own hand."
        assert hand.held == held


async def test_a_stranger_is_told_nothing_of_what_is_gone(rink: Rink) -> None:
    await rink.face_off()
    tap = tap_of(rink)
    paul = rink.person("Paul")
    assert gist("sorry-stranger") in sentence(await paul.forge(rink.sheets()[-1], tap))
    assert "Gone this period" in sentence(await rink.darrell.forge(rink.sheets()[-1], tap))


async def test_a_match_that_is_over_or_has_no_pile_tells_nothing_gone(rink: Rink) -> None:
    await rink.face_off()
    tap = tap_of(rink)
    await rink.jon.resign(rink.ice)
    assert "is over" in sentence(await rink.jon.forge(rink.last(), tap))
    await rink.challenge(game="field")
    offer = rink.last()
    await rink.darrell.click(offer, label="Accept")
    assert "don't know this button" in sentence(await rink.jon.forge(offer, "gone:2"))


def test_what_of_the_centre_lies_covered_is_not_counted() -> None:
    def told(plays: str) -> str:
        now = after("saskatchewan", plays, centre="3 4 5 6")
        view = now.loaded.view(0)
        assert isinstance(view, PileView)
        return gone_text(words_for("en"), now.loaded, view).splitlines()[-1]

    assert told("7 8 9 T 7 8 9").endswith("your own hand.")
    assert told("7 8 9 T 7 8 9 T").endswith("3 cards of the centre lie covered, and are not counted.")


def test_the_cards_left_are_told_by_player_or_by_side() -> None:
    assert "Cards left in this deal: you 4, Darrell 5." in after("classic", "7").hand(0)
    assert "Cards left in this deal: you 5, Jon 4." in after("classic", "7").hand(1)
    assert "Cards left in this deal: you 5, Darrell 5." in after("classic", "2 3 4 5 6 7 8 9 T J").hand(0)
    four = after("partners", "7 8 9")
    assert "Cards left in this deal: your side 8, theirs 9." in four.hand(2)
    assert "Cards left in this deal: your side 9, theirs 8." in four.hand(3)


async def test_what_is_gone_is_told_in_the_place_of_what_was_told_before(rink: Rink) -> None:
    await rink.face_off()
    for _ in range(3):
        await rink.play()
        await rink.jon.click(rink.jon.hand(), label=GONE)
    place = rink.jon.user.dm_channel
    told = [message.text for message in rink.jon.private(place) if "Gone this period" in message.text]
    assert len(told) == 1
