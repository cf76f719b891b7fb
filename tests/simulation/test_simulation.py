"""Hundreds of small worlds in which everything may happen in any order; a seed that fails is named."""

import os
from pathlib import Path

import pytest

from tests.simulation.plan import Plan
from tests.simulation.run import simulate

SEEDS = int(os.environ.get("SIMULATED_SEEDS", "300"))
"""In all; `make soak` asks for more."""
AT_ONCE = 15
TURNS = SEEDS // 5
LINES = SEEDS // 30
PACKS = SEEDS // 20
OTHERS = SEEDS - TURNS - LINES - PACKS


@pytest.mark.parametrize("first", range(1, OTHERS + 1, AT_ONCE))
def test_in_the_end_everybody_sees_what_was_played(first: int, template: Path) -> None:
    failed = failing([Plan(seed) for seed in range(first, min(first + AT_ONCE, OTHERS + 1))], template)
    assert not failed, "python -m tests.simulation SEED replays one of " + "\n".join(failed)


@pytest.mark.parametrize("first", range(1, TURNS + 1, AT_ONCE))
def test_two_processes_that_take_turns_are_as_brisk_as_one(first: int, template: Path) -> None:
    seeds = range(first, min(first + AT_ONCE, TURNS + 1))
    failed = failing([Plan(seed, turns=True) for seed in seeds], template)
    assert not failed, "python -m tests.simulation --turns SEED replays one of " + "\n".join(failed)


def test_a_tale_goes_on_through_whatever_happens_to_its_teller(template: Path) -> None:
    """The comparisons of two lines are told one by one, while processes die and people play on."""
    failed = failing([Plan(seed, lines=True) for seed in range(1, LINES + 1)], template)
    assert not failed, "python -m tests.simulation --lines SEED replays one of " + "\n".join(failed)


@pytest.mark.parametrize("first", range(1, PACKS + 1, AT_ONCE))
def test_a_match_that_is_over_is_packed_while_processes_die_and_people_tap(
    first: int, template: Path
) -> None:
    seeds = range(first, min(first + AT_ONCE, PACKS + 1))
    failed = failing([Plan(seed, packs=True) for seed in seeds], template)
    assert not failed, "python -m tests.simulation --packs SEED replays one of " + "\n".join(failed)


def failing(plans: list[Plan], template: Path) -> list[str]:
    failed = []
    for plan in plans:
        try:
            simulate(plan, template)
        except Exception as error:  # noqa: BLE001 - every seed is to be tried
            failed.append(f"{plan.seed}: {type(error).__name__}: {error}")
    return failed


def test_a_seed_replays_exactly(template: Path) -> None:
    def trace(seed: int) -> list[object]:
        done = simulate(Plan(seed), template)
        entries = done.world.journal.entries
        told = [(each.at, each.method, each.route, each.status) for each in entries]
        return [done.steps, done.seconds, *told]

    for seed in range(1, 6):
        assert trace(seed) == trace(seed)
