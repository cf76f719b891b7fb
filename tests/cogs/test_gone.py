"""What's gone?, below a hand."""

from collections import Counter

import pytest

from bot.words import words_for
from faces.pile.counting import gone_text
from hockey.cards import RANKS
from hockey.catalogue import PILE_GAMES
from hockey.game import NATURE
from hockey.pile.view import PileView
from tests.cogs.drawn import after, drawn, period
from tests.cogs.people import sentence
from tests.cogs.rink import Rink
from tests.cogs.test_private_hand import shown
from tests.hockey.matches import cards
from tests.typeset import gist

WORDS = words_for("en")
RANK_WORDS = [WORDS(f"rank-{rank}") for rank in RANKS]
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
        own = Counter(card[:-1] for card in held)
        said = dict(zip(SIGNS, RANK_WORDS, strict=True))
        ranks = {count: [sign for sign in SIGNS if left[sign] == count] for count in range(3)}
        gone = ", ".join(said[sign] for sign in ranks[0] if not own[sign]) or WORDS("gone-none")
        mine = ", ".join(f"{said[sign]} ×{own[sign]}" for sign in ranks[0] if own[sign])
        few = {count: ", ".join(said[sign] for sign in ranks[count]) for count in (1, 2)}
        assert told.splitlines() == [
            WORDS("gone", ranks=gone),
            *([WORDS("gone-held", ranks=mine)] if mine else []),
            *(WORDS("gone-few", left=count, ranks=told) for count, told in few.items() if told),
            WORDS("gone-counted", covered=0),
        ]
        assert hand.held == held


async def test_a_stranger_is_told_nothing_of_what_is_gone(rink: Rink) -> None:
    await rink.face_off()
    tap = tap_of(rink)
    paul = rink.person("Paul")
    assert gist("sorry-stranger") in sentence(await paul.forge(rink.sheets()[-1], tap))
    assert WORDS("gone", ranks="") in sentence(await rink.darrell.forge(rink.sheets()[-1], tap))


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
        return gone_text(WORDS, now.loaded, view).splitlines()[-1]

    assert told("7 8 9 T 7 8 9") == WORDS("gone-counted", covered=0)
    assert told("7 8 9 T 7 8 9 T") == WORDS("gone-counted", covered=3)


def test_a_rank_that_only_the_own_hand_has_is_not_gone() -> None:
    """Every other card is Darrell's: all four Kings."""
    classic = PILE_GAMES["classic"]
    log = [(NATURE, "dealer 1"), *period(classic, cards("A K A K A K 2 K 3 4"), 0)[:2]]
    now = drawn(classic, log).loaded
    view = now.view(1)
    assert isinstance(view, PileView)
    told = gone_text(WORDS, now, view).splitlines()
    assert told[:2] == [WORDS("gone", ranks=WORDS("gone-none")), WORDS("gone-held", ranks="King ×4")]


async def test_what_is_gone_is_told_in_the_place_of_what_was_told_before(rink: Rink) -> None:
    await rink.face_off()
    for _ in range(3):
        await rink.play()
        await rink.jon.click(rink.jon.hand(), label=GONE)
    place = rink.jon.user.dm_channel
    told = [message for message in rink.jon.private(place) if WORDS("gone", ranks="") in message.text]
    assert len(told) == 1
