"""A small pack's whole tree in OpenSpiel's C++. Imports only where OpenSpiel is installed."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import pyspiel

from hockey.cards import RANKS
from hockey.pile.rules import PileRules
from tests.minds.strength.spiel.table import NATURE, Horizon, Table

Strategy = Mapping[str, Mapping[int, float]]
"""How likely each rank is to be played, by what a seat knows (`Table.known`)."""


@dataclass
class Tree:
    """A period of a pile game, every way that it may go, without plays of which there is but one.

    OpenSpiel reads it in Gambit's extensive form, and then calls what a seat knows by its number there, and
    each rank by the order in which they turn up.
    """

    rules: PileRules
    game: pyspiel.Game = field(init=False, repr=False)
    numbers: tuple[dict[str, int], dict[str, int]] = field(default_factory=lambda: ({}, {}), repr=False)
    actions: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        lines = self._lines(Table(self.rules, Horizon.PERIOD))
        self.game = pyspiel.load_efg_game("\n".join(['EFG 2 R "period" { "0" "1" }', *lines, ""]))

    def exploitability(self, strategy: Strategy) -> float:
        """What the best response to a strategy wins of it, as the average of both seats.

        What a seat never comes to know by its strategy may be missing there.
        """
        told = {
            f"{seat}-{seat}-{number}-{known}": self._told(known, strategy)
            for seat, numbers in enumerate(self.numbers)
            for known, number in numbers.items()
        }
        return float(pyspiel.exploitability(self.game, pyspiel.TabularPolicy(told)))

    def equilibrium(self, iterations: int) -> float:
        """How exploitable the strategy is that CFR+ comes to in so many iterations."""
        solver = pyspiel.CFRPlusSolver(self.game)
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
        return float(pyspiel.exploitability(self.game, solver.average_policy()))

    def _told(self, known: str, strategy: Strategy) -> list[tuple[int, float]]:
        ranks = sorted({RANKS.index(rank) for rank in known.split(" ")[1]})
        chosen = strategy.get(known) or dict.fromkeys(ranks, 1 / len(ranks))
        return [(self.actions[rank], chosen.get(rank, 0.0)) for rank in ranks]

    def _lines(self, table: Table) -> Iterator[str]:
        while table.actor >= 0 and len(moves := table.actions()) == 1:
            table.apply(moves[0])
        if table.over:
            lead = table.lead()
            yield f't "" {lead + 2:.0f} "" {{ {lead} {-lead} }}'
            return
        yield self._line(table)
        for action in table.actions():
            after = table.copy()
            after.apply(action)
            yield from self._lines(after)

    def _line(self, table: Table) -> str:
        if table.actor == NATURE:
            chances = " ".join(f'"{count}" {odds!r}' for count, odds in table.odds())
            return f'c "" 1 "" {{ {chances} }} 0'
        ranks, known = table.actions(), table.known(table.actor)
        own = self.numbers[table.actor]
        number = own.setdefault(known, len(own) + 1)
        for rank in ranks:
            self.actions.setdefault(rank, len(self.actions))
        moves = " ".join(f'"{RANKS[rank]}"' for rank in ranks)
        return f'p "" {table.actor + 1} {number} "{known}" {{ {moves} }} 0'
