"""A mind's choice depends only on what its seat may see."""

import random
from itertools import product
from typing import Any

import pytest

from hockey.catalogue import GUIDED
from hockey.game import Game, Options
from hockey.lineup.game import LineupGame
from hockey.pile.game import PileGame
from hockey.record import fold
from minds.levels import Level, mind_of
from minds.memory import recall
from tests.hockey import test_field_agrees, test_lineup_views, test_pile_views
from tests.hockey.matches import ALL, Log, options_of
from tests.minds.worlds import asked

BUDGET = 8
"""Few worlds: the seat's knowledge is the same in one as in a thousand."""


def elsewhere(game: Game[Any], log: Log, seat: int, seed: int) -> Any:
    """The match as this seat knows it, with the unseen cards moved around."""
    if isinstance(game, PileGame):
        return test_pile_views.hidden_otherwise(game, log, seat, seed)
    if isinstance(game, LineupGame):
        return test_lineup_views.hidden_otherwise(log, Options(), seat, seed)
    return fold(game, Options(), test_field_agrees.hidden_otherwise(log, Options(), seed))


@pytest.mark.parametrize(
    ("game", "level"),
    [*product(ALL, Level), (GUIDED, Level.ROOKIE)],
    ids=lambda each: getattr(each, "id", each),
)
def test_hidden_cards_change_no_choice(game: Game[Any], level: Level) -> None:
    mind, options = mind_of(game, level), Options()
    told = [mind_of(game, Level.ROOKIE)] * game.seats
    decisions = list(asked(game, told, seed=4, options=options, budget=BUDGET))
    for number in range(3, len(decisions), 2 if isinstance(game, LineupGame) else 11):
        state, seat, memory, log = decisions[number]
        other, view = elsewhere(game, log, seat, number), game.view(state, seat)
        assert game.view(other, seat) == view
        assert recall(game, options, log, seat) == memory
        choices = {
            mind.choose(game, each, memory, random.Random(number), BUDGET)
            for each in (view, game.view(other, seat))
        }
        assert len(choices) == 1
        for move in choices:
            game.play(state, seat, move)


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_every_level_plays_every_game_to_its_end(game: Game[Any], level: Level) -> None:
    seats = [mind_of(game, level)] * game.seats
    options = options_of(game)[-1]
    for state, seat, memory, _ in asked(game, seats, seed=7, options=options, budget=2):
        thoughts = mind_of(game, level).thoughts(game, game.view(state, seat), memory, random.Random(1), 2)
        for thought in thoughts:
            game.play(state, seat, thought.move)
