"""What OpenSpiel has to say of the minds, line by line. Imports only where OpenSpiel is installed."""

from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import Final

from hockey.catalogue import CATALOGUE
from hockey.pile.rules import PileRules
from minds.levels import BUDGETS, Level, mind_of
from tests.minds.strength.duplicate import Player, duplicates
from tests.minds.strength.spiel.ismcts import Ismcts
from tests.minds.strength.spiel.strategy import estimate
from tests.minds.strength.spiel.table import Horizon
from tests.minds.strength.spiel.timekeeper import Timekeeper
from tests.minds.strength.spiel.tree import Tree
from tests.minds.strength.table import row_of

TINY: Final = (
    (PileRules("tiny", ranks="9J", deals=(2, 2), overtime_deals=(2, 2)), (400, 400), 1000),
    (PileRules("tiny", ranks="89J", deals=(3, 3), overtime_deals=(3, 3)), (100, 2), 200),
)
"""Packs with a power rank, how often a level is asked in every spot before the last deal and in it, and the
iterations that CFR+ has."""


def matches(count: int, seed: int) -> Iterator[str]:
    """The legend against ISMCTS, which has for each decision the mean time that the legend took so far.

    Rows under `HEAD`, and then for each how long either side thought where it had a choice.
    """
    game, notes = CATALOGUE["classic"], list[str]()
    for horizon in (Horizon.DEAL, Horizon.MATCH):
        legend = Timekeeper(mind_of(game, Level.LEGEND))
        ismcts = Ismcts(horizon, legend.mean)
        players = Player(legend, BUDGETS[Level.LEGEND]), Player(ismcts, 0)
        row = row_of(list(duplicates(game, players, count, seed)))
        yield row.told("classic", f"legend - ISMCTS to the end of the {horizon}", count)
        means = 1000 * legend.mean(), 1000 * fmean(ismcts.seconds), fmean(ismcts.tried)
        notes.append(
            f"{horizon}: legend {means[0]:.1f} ms, ISMCTS {means[1]:.1f} ms, {means[2]:.0f} simulations"
        )
    yield from ("", "Means where there was a choice:", *notes)


def exploitable(seed: int) -> Iterator[str]:
    """What a best response wins of each level in a period of tiny packs, a win counting 1 and a loss -1.

    Where choices had to be sampled, a second series of its own tells how much that leaves open.
    """
    yield "| ranks | deals | strategy | exploitability | of a second series | spots sampled | spots in all |"
    yield "|---|---|---|---|---|---|---|"
    for rules, tries, iterations in TINY:
        tree = Tree(rules)
        pack = f"| {' '.join(rules.ranks)} | {' '.join(map(str, rules.deals))} |"
        yield f"{pack} CFR+, {iterations} iterations | {tree.equilibrium(iterations):.5f} | exact | | |"
        for level in Level:
            found, again = estimate(rules, level, tries, Random(seed)), "exact"
            if found.drawn:
                second = estimate(rules, level, tries, Random(seed + 1))
                again = f"{tree.exploitability(second.odds):.3f}"
            worth = tree.exploitability(found.odds)
            yield f"{pack} {level} | {worth:.3f} | {again} | {len(found.drawn)} | {len(found.odds)} |"
