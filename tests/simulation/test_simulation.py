"""Hundreds of small worlds in which everything may happen in any order; a seed that fails is named."""

import os
from pathlib import Path

import pytest

from tests.simulation.plan import Kind, Plan
from tests.simulation.run import simulate

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
}
"""How many of 300 seeds are of each kind."""
SEEDS = int(os.environ.get("SIMULATED_SEEDS", sum(SHARES.values())))
"""In all, but for at least one of each kind; `make soak` asks for more."""
AT_ONCE = 15
BATCHES = [
    (kind, range(first, min(first + AT_ONCE, end)))
    for kind, share in SHARES.items()
    for end in [1 + max(1, SEEDS * share // sum(SHARES.values()))]
    for first in range(1, end, AT_ONCE)
]


@pytest.mark.parametrize(
    ("kind", "seeds"), BATCHES, ids=[f"{kind} from {seeds[0]}" for kind, seeds in BATCHES]
)
def test_in_the_end_everybody_sees_what_was_played(kind: Kind, seeds: range, template: Path) -> None:
    failed = []
    for seed in seeds:
        try:
            simulate(Plan(seed, kind), template)
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
