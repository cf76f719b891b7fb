import random
from dataclasses import replace
from enum import StrEnum

import pytest

from hockey.catalogue import DEFAULT, PILE_GAMES
from hockey.game import NATURE, By, IllegalMove, IllegalReason, Options, Outcome, Phase
from hockey.pile.game import PileGame
from hockey.pile.match import PileMatch
from hockey.pile.rules import PileRules
from hockey.record import fold
from tests.hockey.matches import Log, cards, walk

CLASSIC = PILE_GAMES[DEFAULT]
# Eight cards, one deal: 7s and Jacks. Misses run out fast, so every ending comes about in a few plays.
TINY = PileGame(PileRules("tiny", deals=(4,), overtime_deals=(4,), ranks="7J"), "", "")
LEVEL = "7 J 7 J 7 J 7 J"  # seat 0 has all the 7s: nothing ever scores


def refused(match: PileMatch, seat: int, move: str, of: PileGame = CLASSIC) -> StrEnum:
    with pytest.raises(IllegalMove) as refusal:
        of.play(match, seat, move)
    return refusal.value.reason


def period(plays: str, first: int) -> Log:
    dealt = cards(plays)
    return [
        (NATURE, "deck " + " ".join(dealt)),
        *(((first + turn) % 2, card) for turn, card in enumerate(dealt)),
    ]


def tiny(*plays: str, options: Options | None = None) -> PileMatch:
    log: Log = [(NATURE, "dealer 1")]
    for index, one in enumerate(plays):
        log += period(one, first=index % 2)
    return fold(TINY, options or Options(length=1), log)


@pytest.mark.parametrize(
    ("cut", "choice", "dealer"),
    [("AS KD", "deal", 0), ("AS KD", "first", 1), ("2S 3D", "deal", 1), ("2S 3D", "first", 0)],
)
def test_the_higher_card_chooses(cut: str, choice: str, dealer: int) -> None:
    match = fold(CLASSIC, Options(), [(NATURE, f"cut {cut}")])
    chooser = dealer if choice == "deal" else 1 - dealer
    assert CLASSIC.to_act(match) == {chooser}
    assert CLASSIC.moves(match, chooser) == ("deal", "first")
    assert refused(match, 1 - chooser, choice) is IllegalReason.NOT_YOUR_TURN
    match, _ = CLASSIC.play(match, chooser, choice)
    assert CLASSIC.to_act(match) == {NATURE}
    match, _ = CLASSIC.play(match, NATURE, CLASSIC.chance(match, random.Random(1).shuffle))
    assert CLASSIC.view(match, None).dealer == dealer
    assert CLASSIC.to_act(match) == {1 - dealer}
    assert CLASSIC.decision(match, chooser) == 1


def test_equal_cards_are_cut_again_and_all_cuts_show() -> None:
    match = fold(CLASSIC, Options(), [(NATURE, "cut 9H 9D")])
    assert CLASSIC.view(match, 0).phase is Phase.CUT
    assert CLASSIC.to_act(match) == {NATURE}
    match, _ = CLASSIC.play(match, NATURE, "cut 9H TD")
    assert CLASSIC.view(match, None).cuts == (("9H", "9D"), ("9H", "TD"))
    assert CLASSIC.to_act(match) == {1}


@pytest.mark.parametrize("cut", ["cut 9H", "cut 9H 9H", "cut 9H 1D", "cut", "cut 9H 8H 7H"])
def test_a_bad_cut(cut: str) -> None:
    assert refused(CLASSIC.new(Options()), NATURE, cut) is IllegalReason.BAD_CUT


def test_a_knockout_goes_on_and_the_first_goal_ends_it() -> None:
    knockout = Options(length=1, knockout=True)
    match = tiny(LEVEL, LEVEL, options=knockout)
    assert TINY.to_act(match) == {NATURE}
    assert TINY.view(match, 0).dealer == 1
    match, _ = TINY.play(match, NATURE, "deck " + " ".join(cards("J 7 7 J 7 J 7 J")))
    for seat, card in enumerate(cards("J 7 7")):
        match, calls = TINY.play(match, seat % 2, card)
    assert calls[0].call == "goal"
    assert TINY.outcome(match) == Outcome("win", 0, (1, 0))
    assert TINY.to_act(match) == frozenset()
    assert TINY.view(match, 1).overtime
    assert refused(match, 1, "JD", TINY) is IllegalReason.MATCH_OVER


@pytest.mark.parametrize(
    ("seat", "move", "outcome"),
    [
        (0, "resign", Outcome("win", 1, (0, 0), By.RESIGN)),
        (NATURE, "end clock 0", Outcome("win", 0, (0, 0), By.CLOCK)),
        (NATURE, "end walkover 1", Outcome("win", 1, (0, 0), By.WALKOVER)),
        (NATURE, "end admin -", Outcome("unfinished", None, (0, 0), By.ADMIN)),
    ],
)
def test_a_match_may_end_at_any_time(seat: int, move: str, outcome: Outcome) -> None:
    states = [state for state, _, _ in walk(CLASSIC, 2, Options(length=1))]
    for state in (states[0], states[1], states[3], states[5]):
        match, calls = CLASSIC.play(state, seat, move)
        assert calls == ()
        assert CLASSIC.outcome(match) == replace(outcome, score=state.score)
        assert CLASSIC.to_act(match) == frozenset()
        assert [CLASSIC.decision(match, s) for s in (0, 1)] == [CLASSIC.decision(state, s) for s in (0, 1)]
        assert refused(match, NATURE, move if seat == NATURE else "end admin -") is IllegalReason.MATCH_OVER


@pytest.mark.parametrize(
    "end", ["end", "end play 0", "end clock", "end clock 2", "end rain 0", "end clock 0 1"]
)
def test_a_bad_end(end: str) -> None:
    assert refused(CLASSIC.new(Options()), NATURE, end) is IllegalReason.BAD_END


def test_refused_cards() -> None:
    deck = CLASSIC.rules.pack
    log: Log = [(NATURE, "dealer 1"), (NATURE, "deck " + " ".join(deck)), (0, deck[0]), (1, deck[1])]
    match = fold(CLASSIC, Options(), log)
    assert refused(match, 1, deck[3]) is IllegalReason.NOT_YOUR_TURN
    assert refused(match, 0, deck[1]) is IllegalReason.ALREADY_PLAYED
    assert refused(match, 0, deck[3]) is IllegalReason.NOT_IN_HAND
    assert refused(match, 0, deck[10]) is IllegalReason.NOT_IN_HAND
    assert refused(match, 0, "1H") is IllegalReason.UNKNOWN_MOVE
    assert refused(match, 0, "deal") is IllegalReason.NOT_YOUR_TURN
    assert refused(match, 2, deck[2]) is IllegalReason.UNKNOWN_SEAT
    assert refused(match, NATURE, deck[2]) is IllegalReason.UNKNOWN_MOVE
    assert refused(match, NATURE, "deck " + " ".join(deck)) is IllegalReason.NOT_YOUR_TURN
    assert refused(CLASSIC.new(Options()), 0, "AS") is IllegalReason.NOT_DEALT
    with pytest.raises(IllegalMove):
        CLASSIC.chance(match, random.Random(1).shuffle)


def test_refused_decks() -> None:
    match = fold(CLASSIC, Options(), [(NATURE, "dealer 0")])
    deck = list(CLASSIC.rules.pack)
    for wrong in (deck[:-1], [*deck, "2C"], [*deck[:-1], "2C"], [*deck[:-1], "*1"], []):
        assert refused(match, NATURE, "deck " + " ".join(wrong)) is IllegalReason.BAD_DECK


@pytest.mark.parametrize("centre", ["3 4 5 J", "2 3 4 5", "3 4 5 5", "3 4 5", ""])
def test_refused_centres(centre: str) -> None:
    game = PILE_GAMES["saskatchewan"]
    match = fold(game, Options(), [(NATURE, "dealer 0")])
    laid = cards(centre)
    rest = [card for card in game.rules.pack if card not in laid]
    move = " ".join(["deck", *laid, *(["|"] if laid else []), *rest])
    assert refused(match, NATURE, move, game) is IllegalReason.BAD_CENTRE


def test_chance_brings_a_centre_that_may_lie() -> None:
    game = PILE_GAMES["saskatchewan"]
    match = fold(game, Options(), [(NATURE, "dealer 0")])
    for seed in range(30):
        match_after, _ = game.play(match, NATURE, game.chance(match, random.Random(seed).shuffle))
        assert len(match_after.periods[0].centre) == 4


def test_the_dealer_is_named_only_where_nothing_was_cut() -> None:
    assert refused(CLASSIC.new(Options()), NATURE, "dealer 2") is IllegalReason.BAD_DEALER
    match = fold(CLASSIC, Options(), [(NATURE, "cut AS KS")])
    assert refused(match, NATURE, "dealer 0") is IllegalReason.NOT_YOUR_TURN
    assert refused(match, NATURE, "cut AS KS") is IllegalReason.NOT_YOUR_TURN
