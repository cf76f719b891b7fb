"""Many small worlds in which everything may happen in any order; a failing seed is named."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.simulation.cup import CupSimulation
from tests.simulation.plan import Kind, Plan
from tests.simulation.run import Simulation, simulate

SHARES = {
    Kind.ANY: 145,
    Kind.TURNS: 45,
    Kind.STORMS: 15,
    Kind.FIDGETS: 15,
    Kind.ERRANDS: 10,
    Kind.LOSSES: 15,
    Kind.DEATHS: 10,
    Kind.PAUSES: 10,
    Kind.OUTAGES: 10,
    Kind.LINES: 10,
    Kind.PACKS: 15,
    Kind.CUPS: 34,
}
"""The share of each kind, in parts of their sum."""
SEEDS, SOAKED = 40, 20_000
"""How many there are in all, in `make test` and in `make soak`; at least one of each kind."""
AT_ONCE = 10
AT_ONCE_SOAKED = 100


def batches() -> Iterator[object]:
    for kind, share in SHARES.items():
        few, many = (max(1, seeds * share // sum(SHARES.values())) for seeds in (SEEDS, SOAKED))
        for first, end, at_once, marks in (
            (1, few + 1, AT_ONCE, ()),
            (few + 1, many + 1, AT_ONCE_SOAKED, pytest.mark.soak),
        ):
            for start in range(first, end, at_once):
                seeds = range(start, min(start + at_once, end))
                yield pytest.param(kind, seeds, marks=marks, id=f"{kind} from {start}")


@pytest.mark.parametrize(("kind", "seeds"), [*batches()])
def test_in_the_end_everybody_sees_what_was_played(kind: Kind, seeds: range, template: Path) -> None:
    failed = []
    for seed in seeds:
        try:
            simulate(Plan(seed, kind), template, CupSimulation if kind is Kind.CUPS else Simulation)
        except Exception as error:  # noqa: BLE001 - every seed is to be tried
            failed.append(f"{kind} {seed}: {type(error).__name__}: {error}")
    assert not failed, "python -m tests.simulation KIND SEED replays one of " + "\n".join(failed)


def test_a_seed_replays_exactly(template: Path) -> None:
    def trace(seed: int) -> list[object]:
        done = simulate(Plan(seed), template)
        entries = done.world.journal.entries
        told = [(each.at, each.method, each.route, each.status) for each in entries]
        return [done.steps, done.seconds, *told]

    # Of the first three, one dies three times, one is two processes, and one waits for a slow wire.
    for seed in range(1, 4):
        assert trace(seed) == trace(seed)
