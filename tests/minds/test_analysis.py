"""The analysis of a finished match: chances, mistakes, and nothing that a seat couldn't know."""

import random
from typing import Any

import pytest
from hypothesis import given, settings

from hockey.cards import RANKS, Card
from hockey.catalogue import PILE_GAMES
from hockey.game import NATURE, RESIGN, By, Call, Game, Options
from hockey.pile.game import PileGame
from hockey.record import fold
from minds.analysis.analyse import analyse
from minds.analysis.ended import finished
from minds.analysis.pile.decisions import Doubt
from minds.analysis.pile.lessons import fault_of, reason_of
from minds.analysis.pile.replay import Kinds, plays_of
from minds.analysis.report import Analysis, Estimate, Fault, Mistake
from minds.coach import hint, luck_of_hint, without_hinted
from minds.memory import recall
from minds.pile.model import rank_of
from minds.reasons import Reason
from tests.hockey.matches import Log, cards
from tests.minds.ended import assert_mistakes_are_fair, ended

CLASSIC = PILE_GAMES["classic"]
SHIFT = Options(length=1)
FEW = 100
"""Worlds for tests that don't ask how certain a number is: the fewest possible."""

HINTED = 7
"""The match in which seat 0 plays by hints."""

Ended = tuple[PileGame, Options, Log]


def analysed(game: Game[Any], options: Options, log: Log, budget: int = FEW, seed: int = 1) -> Analysis:
    return analyse(game, options, log, random.Random(seed), budget)


@settings(max_examples=10, deadline=None)
@given(match=ended())
def test_any_match_that_is_over_can_be_analysed(match: Ended) -> None:
    game, options, log = match
    found, outcome = analysed(*match), game.outcome(fold(game, options, log))
    assert outcome
    plays = [
        (ply, seat, move) for ply, (seat, move) in enumerate(log) if move[-1] in "CDHS" and seat != NATURE
    ]
    assert [(s.ply, s.play.seat, s.play.card) for s in found.swings if isinstance(s.play, Call)] == plays
    assert found.end == {0: 1, 1: 0, None: 0.5}[outcome.winner]
    assert found.curve[-1] == found.end
    for swing in found.swings:
        for estimate in (swing.before, swing.after):
            assert 0 <= estimate.value <= 1
            assert estimate.error >= 0
            assert not (estimate.exact and estimate.error)
    if outcome.by is By.PLAY:
        assert (found.swings[-1].after.value, found.swings[-1].after.exact) == (found.end, True)
    assert (found.turning_point is None) == (not plays)
    assert_mistakes_are_fair(game, options, log, found)
    for each in found.mistakes:
        assert Card(each.better).rank != Card(log[each.ply][1]).rank


@settings(max_examples=4, deadline=None)
@given(match=ended())
def test_the_same_randomness_tells_the_same(match: Ended) -> None:
    assert analysed(*match) == analysed(*match)


@settings(max_examples=4, deadline=None)
@given(match=ended())
def test_no_card_stands_in_what_a_log_may_show_of_it(match: Ended) -> None:
    game, options, log = match
    told = repr(analysed(game, options, log))
    assert not [card for card in game.rules.pack if repr(card) in told]


def played(mine: str, theirs: str, plays: str, game: PileGame = CLASSIC) -> Log:
    """A one-period match in its first deal: seat 0 plays first, and resigns after these plays."""
    hands = cards(f"{mine} {theirs}")
    half = len(hands) // 2
    order = [card for pair in zip(hands[:half], hands[half:], strict=True) for card in pair]
    rest = [card for card in game.rules.pack if card not in order]
    log: Log = [(NATURE, "dealer 1"), (NATURE, " ".join(["deck", *order, *rest]))]
    log += [(number % 2, card) for number, card in enumerate(plays.split())]
    return [*log, (0, RESIGN)]


@pytest.mark.parametrize(
    ("plays", "better", "fault", "reason"),
    [
        # A breakaway on the 8, and the Queen that would have scored on the Queen stays in the hand.
        ("8C 8D QC TC", "Q", Fault.MISSED_GOAL, Reason.GOAL),
        # No breakaway yet, and the 8 on the 8 would have been one.
        ("8C TC", "8", Fault.MISSED_CHANCE, Reason.MATCH),
    ],
)
def test_a_mistake_says_which_card_was_better_and_why(
    plays: str, better: str, fault: Fault, reason: Reason
) -> None:
    found = analysed(CLASSIC, SHIFT, played("8 2 Q K A", "3 8 Q T 4", plays), budget=4000)
    (told,) = (each for each in found.mistakes if each.ply == 1 + len(plays.split()))
    assert (Card(told.better).rank, told.fault, told.reason) == (better, fault, reason)
    assert told.cost.value > 0.02
    assert not told.cost.exact
    assert told in found.missed_chances
    assert told in found.lessons(1)


CANCEL = PILE_GAMES["cancel"]
STOCKHAM = PILE_GAMES["stockham"]


@pytest.mark.parametrize(
    ("game", "hands", "plays", "better", "fault", "reason"),
    [
        (CLASSIC, "7 7 2 K A | 3 J 9 T 5", "7C JC KC", "7", Fault.SAFETY_NOT_PLAYED, Reason.SAFETY_PAIR),
        (CLASSIC, "7 7 2 K A | 3 4 9 T 5", "7C 3C 7D", "K", Fault.SAFETY_GIVEN_UP, Reason.SAFETIES_KEPT),
        (CLASSIC, "J J 2 K A | 3 4 9 T 5", "JC 3C JD", "K", Fault.POWER_SPENT, Reason.POWER_KEPT),
        (CLASSIC, "J 2 Q K A | 3 4 9 T 5", "JC", "Q", Fault.POWER_SPENT, Reason.POWER_KEPT),
        (CLASSIC, "J 2 Q K A | 3 4 9 T 5", "2C", "J", Fault.MISSED_CHANCE, Reason.POWER_NOW),
        (CLASSIC, "8 J 2 K A | 3 8 9 T 5", "8C 8D 2C", "J", Fault.MISSED_CHANCE, Reason.POWER_STOPS),
        (CLASSIC, "2 4 2 K A | 3 5 9 T 5", "KC", "2", Fault.OTHER, Reason.PAIR_EARLY),
        (CLASSIC, "2 4 7 9 K | 3 4 7 T 5", "2C 3C KC 4D 9C", "7", Fault.OTHER, Reason.SAMPLED),
        (CLASSIC, "7 7 8 8 A | 3 J 9 T 5", "7C 3C 8C JC 7D", "8", Fault.OTHER, Reason.SAMPLED),
        (CANCEL, "8 8 2 K A | 3 8 9 T 5", "8C 8H 2C", "8", Fault.MISSED_BLOCK, Reason.MATCH),
        (STOCKHAM, "8 J 2 K | 3 8 9 T", "8C 8D 2C", "J", Fault.MISSED_BLOCK, Reason.POWER_STOPS),
    ],
)
def test_a_fault_and_its_reason_fit_what_the_seat_knew(
    game: PileGame, hands: str, plays: str, better: str, fault: Fault, reason: Reason
) -> None:
    mine, theirs = hands.split(" | ")
    told = plays_of(game.rules, finished(game, SHIFT, played(mine, theirs, plays, game)))[-1]
    knowledge, kinds = told.spot.knowledge(told.call.seat), Kinds().at(told.spot)
    ranks = (rank_of(told.call.card), RANKS.index(better))
    doubted = Doubt(knowledge, kinds, *ranks, Estimate(0.1), counted=False)
    assert (fault_of(doubted), reason_of(doubted)) == (fault, reason)


def test_the_better_card_is_no_mistake() -> None:
    log = played("8 2 Q K A", "3 8 Q T 4", "8C 8D QC QD")
    found = analysed(CLASSIC, SHIFT, log, budget=4000)
    assert not [each for each in found.mistakes if each.ply == 5]
    assert found.turning_point
    assert found.turning_point.ply in (4, 5)
    assert found.swings[-1].change < -0.1


def hinted(match: int) -> Log:
    """A shift in which seat 0 plays what a hint says, and seat 1 any card."""
    rng, state, log = random.Random(match), CLASSIC.new(SHIFT), list[tuple[int, str]]()
    while acting := CLASSIC.to_act(state):
        (seat,) = acting
        view = CLASSIC.view(state, seat if seat != NATURE else None)
        if seat == NATURE:
            move = CLASSIC.chance(state, rng.shuffle)
        elif seat == 0:
            luck, memory = luck_of_hint(match, 0, CLASSIC.decision(state, 0)), recall(CLASSIC, SHIFT, log, 0)
            move = hint(CLASSIC, view, memory, luck).move
        else:
            move = rng.choice(view.moves)
        log.append((seat, move))
        state, _ = CLASSIC.play(state, seat, move)
    return log


def test_what_a_hint_said_is_no_mistake() -> None:
    log = hinted(HINTED)
    told = [
        Mistake(each.ply, each.call.seat, each.call, "7H", Fault.MISSED_CHANCE, Reason.SAMPLED, Estimate(0.1))
        for each in plays_of(CLASSIC.rules, finished(CLASSIC, SHIFT, log))
    ]
    left = without_hinted(HINTED, CLASSIC, SHIFT, log, told[::3])
    assert left
    assert {each.seat for each in left} == {1}
