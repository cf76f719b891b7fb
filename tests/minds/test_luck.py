"""Expected goals and what play added make up the goals, and luck changes sides with the cards."""

import random
from dataclasses import replace
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import pytest
from hypothesis import given, settings

from hockey.cards import Card
from hockey.catalogue import PILE_GAMES
from hockey.game import NATURE, RESIGN, By, Game, Options, Outcome, end_move
from hockey.lineup.game import LineupGame
from hockey.pile.game import PileGame
from hockey.pile.rules import PileRules
from hockey.record import fold
from minds.analysis.goals import Luck
from minds.analysis.luck import luck
from tests.hockey.matches import Log, log_of, seeds
from tests.minds import other_games
from tests.minds.ended import by_minds, ended, mirrored, same_decks

CLASSIC = PILE_GAMES["classic"]
SHIFT = Options(length=1)
SMALL = PileGame(PileRules("small", deals=(5, 5), overtime_deals=(5, 5), ranks="789TJ"), "", "")
ONES = PileGame(PileRules("ones", deals=(1,) * 26, overtime_deals=(1,) * 26), "", "")
Ended = tuple[Game[Any], Options, Log]


def luck_of(game: Game[Any], options: Options, log: Log, seed: float = 1, times: int = 5) -> Luck:
    return luck(game, options, log, random.Random(seed), times)


def outcome_of(game: Game[Any], options: Options, log: Log) -> Outcome:
    outcome = game.outcome(fold(game, options, log))
    assert outcome
    return outcome


@settings(max_examples=40, deadline=None)
@given(match=ended() | other_games.ended())
def test_goals_are_what_the_cards_gave_and_what_play_added(match: Ended) -> None:
    game, options, log = match
    found = luck_of(*match)
    assert found.goals == outcome_of(game, options, log).score
    for side in (0, 1):
        assert found.expected[side].value + found.added(side) == pytest.approx(found.goals[side])
        assert found.expected[side].value >= 0
        assert found.expected[side].error >= 0
    one, other = found.expected
    assert found.lead.value == pytest.approx(one.value - other.value)
    assert found == luck_of(*match)
    assert found.lead.exact or not isinstance(game, LineupGame)


@settings(max_examples=20, deadline=None)
@given(match=ended(whole=True), seed=seeds)
def test_luck_changes_sides_with_the_cards_whatever_is_played(match: Ended, seed: int) -> None:
    game, options, log = match
    assert isinstance(game, PileGame)
    turned = same_decks(game, options, log, seed)
    for one, other in zip(luck_of(*match).periods, luck_of(game, options, turned).periods, strict=False):
        assert one.lead.value + other.lead.value == 0
        assert one.lead.error == other.lead.error
        assert one.expected == other.expected[::-1]


@settings(max_examples=30, deadline=None)
@given(match=ended(whole=True) | other_games.ended())
def test_a_match_with_seats_changed_is_told_with_sides_changed(match: Ended) -> None:
    game, options, log = match
    if isinstance(game, PileGame):
        turned = mirrored(game, options, log)
    else:
        turned = other_games.mirrored(game, options, log)
    first = None if options.first is None else 1 - options.first
    one, other = luck_of(*match), luck_of(game, replace(options, first=first), turned)
    assert one.goals == other.goals[::-1]
    assert one.expected == other.expected[::-1]
    assert one.added(0) == pytest.approx(other.added(1))
    assert one.lead.value + other.lead.value == 0


def as_dealt(game: PileGame, dealer: int, deck: list[Card]) -> Log:
    """A period in which every card is played as it was dealt; then the match is ended."""
    plays = [((dealer + 1 + turn) % game.seats, card) for turn, card in enumerate(deck)]
    start = [(NATURE, f"dealer {dealer}"), (NATURE, " ".join(["deck", *deck]))]
    return [*start, *plays, (NATURE, end_move(By.ADMIN, None))]


def test_luck_evens_out_over_thousands_of_mirrored_deals() -> None:
    rng, deck, sums = random.Random(7), list(SMALL.rules.pack), []
    for _ in range(1000):
        rng.shuffle(deck)
        pair = [
            luck_of(SMALL, Options(), as_dealt(SMALL, dealer, deck), rng.random(), 2) for dealer in (0, 1)
        ]
        sums.append(sum(each.lead.value for each in pair))
    assert stdev(sums) > 0.1
    assert abs(fmean(sums)) < 4 * stdev(sums) / sqrt(len(sums))


def test_the_pro_against_itself_adds_nothing_in_the_long_run() -> None:
    added: list[float] = []
    for seed in range(50):
        log = by_minds(CLASSIC, seed, SHIFT)
        found = luck_of(CLASSIC, SHIFT, log, times=20)
        added += [found.added(0), found.added(1)]
    assert abs(fmean(added)) < 3 * stdev(added) / sqrt(len(added))


def test_only_as_many_cards_count_as_were_played() -> None:
    """A deal of one card leaves no choice: the pro scores when the cards did, and exactly."""
    whole = next(log for seed in range(99) if len(decks(log := log_of(ONES, seed))) > 3)
    for cut in range(1, len(whole), 3):
        log = [*whole[:cut], (0, RESIGN)]
        found = luck_of(ONES, Options(), log)
        assert all(estimate.exact for period in found.periods for estimate in (*period.expected, period.lead))
        assert tuple(estimate.value for estimate in found.expected) == outcome_of(ONES, Options(), log).score
        assert (found.added(0), found.added(1), found.lead.error) == (0, 0, 0)


def test_in_overtime_the_first_goal_is_the_last() -> None:
    logs = [log for seed in range(40) if len(decks(log := log_of(CLASSIC, seed, SHIFT))) > 1]
    told = [luck_of(CLASSIC, SHIFT, log, times=40).periods[1] for log in logs]
    both = [period.expected[0].value + period.expected[1].value for period in told]
    assert len(both) > 9
    assert max(both) > 0.9
    assert all(0 <= each <= 1 for each in both)


def decks(log: Log) -> list[str]:
    return [move for _, move in log if move.startswith("deck")]
