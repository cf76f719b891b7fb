"""Every move that a mind thinks of has a reason with a name, or says that it has none."""

import random
from typing import Any

import pytest
from hypothesis import given, settings

from hockey.game import NATURE, Game, Options, Phase
from hockey.lineup.game import LineupGame
from hockey.pile.game import PileGame
from minds.coach import hint
from minds.door import Thought
from minds.levels import Level, mind_of
from minds.memory import Memory
from minds.reasons import Reason
from tests.hockey.matches import ALL, options_of, pile_games, seeds
from tests.minds.worlds import asked, house_games

BUDGET = 3


def assert_named(thought: Thought) -> None:
    assert thought.reason is None or isinstance(thought.reason, Reason)


def assert_told(game: Game[Any], options: Options, seed: int, level: Level) -> set[Reason | None]:
    """Every decision of a match is thought of by the level and hinted at; the reasons that came up."""
    told: set[Reason | None] = set()
    seats = [mind_of(game, Level.ROOKIE)] * game.seats
    for state, seat, memory, _ in asked(game, seats, seed, options, BUDGET):
        view, rng = game.view(state, seat), random.Random(seed)
        thoughts = mind_of(game, level).thoughts(game, view, memory, rng, BUDGET)
        best = hint(game, view, memory, rng, BUDGET)
        game.play(state, seat, best.move)
        for thought in (*thoughts, best):
            assert_named(thought)
        if not isinstance(game, LineupGame):
            assert sorted(thought.move for thought in thoughts) == sorted(view.moves)
        if view.phase is not Phase.CHOICE:
            assert best.reason is not None
        told |= {thought.reason for thought in thoughts}
    return told


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_every_decision_of_every_game_is_told_why(game: Game[Any], level: Level) -> None:
    assert assert_told(game, options_of(game)[-1], 3, level)


@settings(max_examples=8, deadline=None)
@given(game=pile_games | house_games(), seed=seeds)
def test_every_card_of_house_rules_is_told_why(game: PileGame, seed: int) -> None:
    assert_told(game, Options(length=1), seed, Level.LEGEND)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_nobody_is_hinted_at_whose_turn_it_is_not(game: Game[Any]) -> None:
    state, rng = game.new(Options()), random.Random(1)
    assert game.to_act(state) == {NATURE}
    for seat in (0, None):
        with pytest.raises(ValueError, match="not-asked"):
            hint(game, game.view(state, seat), Memory(), rng, BUDGET)


def test_a_reason_after_the_cut_speaks_for_dealing_alone() -> None:
    game = ALL[0]
    state = game.new(Options())
    for move in ("cut 9H KD",):
        state, _ = game.play(state, NATURE, move)
    thoughts = mind_of(game, Level.LEGEND).thoughts(
        game, game.view(state, 1), Memory(), random.Random(1), BUDGET
    )
    assert [(thought.move, thought.reason) for thought in thoughts] == [
        ("deal", Reason.DEALS_LAST),
        ("first", None),
    ]
