"""OpenSpiel's ISMCTS behind the door of all minds. Imports only where OpenSpiel is installed."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import process_time
from typing import Any, Final, cast

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from hockey.game import Game, Move, Phase, View
from hockey.pile.game import PileGame
from hockey.pile.view import PileView
from minds.door import Thought
from minds.memory import Memory
from minds.pile.knowledge import PileKnowledge, read
from minds.pile.model import rank_of
from tests.minds.strength.spiel.game import SpielGame, SpielState
from tests.minds.strength.spiel.table import Horizon, Table

UCT_C: Final = 0.3
"""How much it explores: against Basic Strategy it did no better with 0.1, and worse or no better with 1."""
_NO_LIMIT: Final = 1 << 30


class Rollout:
    """OpenSpiel's evaluator of a new node: one play-out by chance, to the horizon."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        actions = state.table.actions()
        return [(action, 1 / len(actions)) for action in actions]

    def evaluate(self, state: SpielState) -> list[float]:
        lead = state.table.copy().finish(self._random)
        return [lead, -lead]


class Timed(ISMCTSBot):
    """ISMCTS that searches for so many seconds of processor time, and tries each move at least once."""

    def search(self, state: SpielState, seconds: float) -> tuple[int, int]:
        """The action that was tried most, and how often any was."""
        ends, moves = process_time() + seconds, len(state.legal_actions())
        self.reset()
        root = self._root_node = self.create_new_node(state)
        tried = 0
        while tried <= moves or process_time() < ends:
            self.run_simulation(self.sample_root_state(state))
            tried += 1
        return max(root.child_info, key=lambda action: root.child_info[action].visits), tried


@dataclass
class Ismcts:
    """A mind that searches to a horizon, for as many seconds as `allowance` tells when it is asked.

    OpenSpiel is handed worlds as `PileKnowledge` allows them, each as likely as the other: others' plays are
    not weighed. `seconds` and `tried` tell of its searches.
    """

    horizon: Horizon
    allowance: Callable[[], float]
    seconds: list[float] = field(default_factory=list)
    tried: list[int] = field(default_factory=list)

    def choose(self, game: Game[Any], view: View, memory: Memory, random: Random, _budget: int) -> Move:
        pile, began = cast("PileView", view), process_time()
        if view.phase is Phase.CHOICE or len({card.rank for card in pile.hand}) == 1:
            return view.moves[0]
        rules = cast("PileGame", game).rules
        spiel, knowledge = SpielGame(rules, self.horizon), read(rules, pile, memory)

        def world(*_state_and_seat: object) -> SpielState:
            return SpielState(spiel, table_of(knowledge, pile.period, self.horizon, random))

        numbers = np.random.RandomState(random.getrandbits(32))
        bot = Timed(spiel, Rollout(random), UCT_C, _NO_LIMIT, random_state=numbers)
        bot.set_resampler(world)
        rank, tried = bot.search(world(), self.allowance() - (process_time() - began))
        self.seconds.append(process_time() - began)
        self.tried.append(tried)
        return next(card for card in pile.hand if rank_of(card) == rank)

    def thoughts(
        self, game: Game[Any], view: View, memory: Memory, random: Random, budget: int
    ) -> tuple[Thought, ...]:
        return (Thought(self.choose(game, view, memory, random, budget), 1.0, "liking"),)


def table_of(knowledge: PileKnowledge, period: int, horizon: Horizon, random: Random) -> Table:
    """One way in which the hidden cards may lie, each as likely as the other."""
    position, hidden = knowledge.now.copy(), random.sample(knowledge.hidden, len(knowledge.hidden))
    other = 1 - knowledge.seat
    position.hands[other], position.stock = hidden[: knowledge.held[other]], hidden[knowledge.held[other] :]
    return Table.within(position, period, "", horizon)
