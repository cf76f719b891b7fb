"""The simulation itself, put to the proof: take away one guard of the bot's, and some seed must tell."""

import os
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

import bot.messages.outbox
import bot.messages.sender
import db.fleet.edits
from bot.kit.underway import UnderWay
from bot.marks.marks import Marks
from bot.matches.desk import Desk
from bot.messages.surface_cache import SurfaceCache
from db.matches.surfaces import Surfaces
from db.model.surface import Surface
from tests.simulation.plan import Kind, Plan
from tests.simulation.run import simulate
from tests.simulation.seams import swapped

MOST_SEEDS = 60
Seam = tuple[object, str, Callable[..., Any]]
"""What stands in for which attribute of whom."""

_put, _note = Surfaces.put, SurfaceCache.put


async def put_over_any_version(
    self: Surfaces, match_id: int, before: Surface, after: Surface
) -> Surface | None:
    version = (await self.get(match_id, before.name)).shown.version
    more = after.shown.version - before.shown.version
    before = replace(before, shown=replace(before.shown, version=version))
    return await _put(
        self, match_id, before, replace(after, shown=replace(after.shown, version=version + more))
    )


async def note_no_send(self: SurfaceCache, match_id: int, before: Surface, after: Surface) -> Surface | None:
    begins = before.sends.begun is None and after.sends.begun is not None
    return after if begins else await _note(self, match_id, before, after)


async def edit_beside_others(
    self: db.fleet.edits.EditNotes, match_id: int, name: str, _now: float, _until: float
) -> int:
    return (await Surfaces(self._database).get(match_id, name)).shown.version


async def wait_for_nothing(_self: UnderWay[Any], _key: object, _seconds: float) -> None:
    pass


@dataclass(frozen=True)
class Proof:
    """What takes a guard away, and the kind of run in which it is missed."""

    kind: Kind
    without: tuple[Seam, ...]
    seed: int = 1
    """One that has told, and goes first: where the bot has changed since, others tell instead."""
    quick: bool = True
    """Whether its fault shows within a few seconds."""


PROOFS = {
    "a surface's version": Proof(Kind.STORMS, ((Surfaces, "put", put_over_any_version),), seed=20),
    "the note before a send": Proof(Kind.LOSSES, ((SurfaceCache, "put", note_no_send),), seed=12),
    "the marks of a new keeper": Proof(
        Kind.DEATHS, ((Marks, "mark_anew", lambda _self, _match_id: None),), seed=3
    ),
    "what is known only moves forward": Proof(
        Kind.FIDGETS,
        (
            (Desk, "is_overtaken", lambda _self, _loaded: False),
            (bot.messages.outbox, "check_forward", lambda _surface, _ply: None),
            (bot.messages.sender, "check_forward", lambda _surface, _ply: None),
        ),
        quick=False,
    ),
    "an answer's wait for edits": Proof(Kind.FIDGETS, ((UnderWay, "over", wait_for_nothing),), seed=35),
    "the note of an edit": Proof(
        Kind.ERRANDS, ((db.fleet.edits.EditNotes, "begin", edit_beside_others),), quick=False
    ),
}


@pytest.mark.parametrize("guard", PROOFS)
def test_a_guard_that_is_missing_is_found(guard: str, template: Path) -> None:
    proof = PROOFS[guard]
    if not proof.quick and "SIMULATED_SEEDS" not in os.environ:
        pytest.skip("make soak takes this one away as well")
    # What fails with every guard in its place would prove nothing.
    simulate(Plan(proof.seed, proof.kind), template)
    with ExitStack() as stack:
        for owner, name, instead in proof.without:
            stack.enter_context(swapped(owner, name, instead))
        for seed in (proof.seed, *range(1, MOST_SEEDS + 1)):
            try:
                simulate(Plan(seed, proof.kind), template)
            except AssertionError:
                return
    pytest.fail(f"nothing was found in {MOST_SEEDS} seeds")
