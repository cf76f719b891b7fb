"""Every move that a mind considers has a named reason, or none at all."""

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
from tests.soaked import soaked

BUDGET = 3
Told = Reason | None


def assert_named(thought: Thought) -> None:
    assert thought.reason is None or isinstance(thought.reason, Reason)


def assert_told(game: Game[Any], options: Options, seed: int, *levels: Level) -> dict[Level, set[Told]]:
    """Every decision of a match, considered by each level and hinted at; the reasons that came up."""
    told: dict[Level, set[Told]] = {level: set() for level in levels}
    seats = [mind_of(game, Level.ROOKIE)] * game.seats
    for state, seat, memory, _ in asked(game, seats, seed, options, BUDGET):
        view = game.view(state, seat)
        best = hint(game, view, memory, random.Random(seed), BUDGET)
        game.play(state, seat, best.move)
        assert_named(best)
        if view.phase is not Phase.CHOICE:
            assert best.reason is not None
        for level in levels:
            thoughts = mind_of(game, level).thoughts(game, view, memory, random.Random(seed), BUDGET)
            for thought in thoughts:
                assert_named(thought)
            if not isinstance(game, LineupGame):
                assert sorted(thought.move for thought in thoughts) == sorted(view.moves)
            told[level] |= {thought.reason for thought in thoughts}
    return told


@pytest.mark.parametrize("game", soaked(ALL, but=3), ids=lambda game: game.id)
def test_every_decision_of_every_game_is_told_why(game: Game[Any]) -> None:
    assert all(assert_told(game, options_of(game)[-1], 3, *Level).values())


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
