"""A mind's choice hangs on what its seat may see, and on nothing else."""

import random
from typing import Any

import pytest

from hockey.game import Game, Options
from hockey.pile.game import PileGame
from minds.levels import Level, mind_of
from minds.memory import recall
from tests.hockey.matches import PILES, Log
from tests.hockey.test_pile_views import hidden_otherwise
from tests.minds.worlds import asked

BUDGET = 8
"""Few worlds: the seat's knowledge is the same in one as in a thousand."""


def elsewhere(game: Game[Any], log: Log, seat: int, seed: int) -> Any:
    """The match as this seat knows it, with what it cannot see moved about."""
    assert isinstance(game, PileGame)
    return hidden_otherwise(game, log, seat, seed)


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("game", PILES, ids=lambda game: game.id)
def test_hidden_cards_change_no_choice(game: Game[Any], level: Level) -> None:
    mind, options = mind_of(game, level), Options()
    told = [mind_of(game, Level.ROOKIE)] * game.seats
    decisions = list(asked(game, told, seed=4, options=options, budget=BUDGET))
    for number in range(3, len(decisions), 11):
        state, seat, memory, log = decisions[number]
        if not state.periods:
            continue
        other = elsewhere(game, log, seat, number)
        view = game.view(state, seat)
        assert game.view(other, seat) == view
        assert recall(game, options, log, seat) == memory
        choices = {
            mind.choose(game, each, memory, random.Random(number), BUDGET)
            for each in (view, game.view(other, seat))
        }
        assert len(choices) == 1
        assert choices <= set(view.moves)
