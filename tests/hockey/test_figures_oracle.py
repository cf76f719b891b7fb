"""Figures against a count by the oracle's lines of a record, which know nothing of the engine."""

from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from hockey.catalogue import CATALOGUE, PILE_GAMES
from hockey.fairness import Seal
from hockey.figures import Figures, figures_of
from hockey.game import NATURE, Options
from hockey.record import fold, write
from tests.hockey.matches import from_log, log_of
from tests.hockey.oracle import VARIANTS
from tests.hockey.oracle_figures import figures, recount
from tests.hockey.sealed import sealed_log

DIGITS = 5


@settings(max_examples=75, deadline=None)
@given(
    name=st.sampled_from(sorted(VARIANTS)),
    seed=st.integers(0, 2**32),
    options=st.builds(Options, length=st.sampled_from([1, 3]), knockout=st.booleans()),
    cut=st.integers(3, 500),
    ended=st.booleans(),
)
def test_figures_are_those_of_an_independent_count(
    name: str, seed: int, options: Options, cut: int, ended: bool
) -> None:
    game, log = PILE_GAMES[name], log_of(PILE_GAMES[name], seed, options)
    if cut < len(log) and ended:
        log = [*log[:cut], (NATURE, "end resign 0")]
    players = [str(seat) for seat in range(game.seats)]
    record = write(from_log(game, options, log, players))
    counted = recount(record, VARIANTS[name])
    for seat, told in enumerate(figures_of(game, fold(game, options, log))):
        assert facts(told) == pytest.approx(counted[seat], abs=10**-DIGITS)


@settings(max_examples=50, deadline=None)
@given(
    name=st.sampled_from(["lineup", "field"]),
    seed=st.integers(0, 2**32),
    length=st.sampled_from([1, 3]),
    special=st.booleans(),
    cut=st.integers(3, 200),
)
# Resigned just when overtime has begun.
@example(name="lineup", seed=0, length=3, special=True, cut=13)
def test_figures_of_lines_and_fields_are_those_of_an_independent_count(
    name: str, seed: int, length: int, special: bool, cut: int
) -> None:
    """Whole, and ended anywhere; with Jokers or a field of 52, with a knockout or without."""
    game = CATALOGUE[name]
    some = {"length": length, "jokers": special} if name == "lineup" else {"knockout": special}
    options = Options(**some)
    seal = Seal(17, seed.to_bytes(32), (None, None))
    log = sealed_log(game, seal, seed, options)
    if cut < len(log):
        log = [*log[:cut], (NATURE, "end resign 0")]
    record = write(from_log(game, options, log, ["0", "1"]))
    counted = figures(record)
    assert [facts(told) for told in figures_of(game, fold(game, options, log))] == counted


def facts(told: Figures) -> dict[str, Any]:
    names = (
        "goals",
        "shots",
        "faced",
        "posts",
        "takeovers",
        "expected",
        "expected_against",
        "plays",
        "cards",
    )
    return {name: getattr(told, name) for name in names} | {
        "first_goal": told.first_goal or 0,
        "overtime": int(told.overtime),
    }
