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
from bot.marks.marks import Marks
from bot.marks.moments import BEFORE_ALL, Moment
from bot.marks.owed import Owed
from bot.matches.desk import Desk
from bot.matches.folds import Fold, Folds, Known
from bot.matches.loaded import LoadedMatch
from bot.messages.edits import Edits
from bot.messages.surface_cache import SurfaceCache
from bot.publishing.shared_loads import SharedLoads
from db.matches.surfaces import Surfaces
from db.model.matches import Status
from db.model.surface import Surface
from tests.simulation.plan import Kind, Plan
from tests.simulation.run import simulate
from tests.simulation.seams import swapped

MOST_SEEDS = 60
Seam = tuple[object, str, Callable[..., Any]]
"""What stands in for which attribute of whom."""

_put, _note, _pay = Surfaces.put, SurfaceCache.put, SharedLoads.pay


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


async def wait_for_nothing(_self: Edits, _key: object) -> None:
    pass


def owe_the_last_alone(self: Owed, _before: Owed | None) -> Owed:
    return self


async def pay_nothing(self: SharedLoads, match_id: int, _owed: Owed) -> LoadedMatch:
    return await _pay(self, match_id, Owed(0, BEFORE_ALL))


def learn_whatever_is_read(_self: Folds, known: Known, fold: Fold, began: Moment) -> None:
    running = fold.match is None or fold.match.status is Status.RUNNING
    known.fold, known.as_of = fold if running else None, began


NEWER_LOADS: Seam = (Desk, "is_overtaken", lambda _self, _loaded: False)
GROWING_DEBTS: Seam = (Owed, "and_also", owe_the_last_alone)
NEWER_MESSAGES: tuple[Seam, ...] = (
    (bot.messages.outbox, "check_forward", lambda _surface, _ply: None),
    (bot.messages.sender, "check_forward", lambda _surface, _ply: None),
)


@dataclass(frozen=True)
class Proof:
    """What takes a guard away, and the kind of run in which it is missed."""

    kind: Kind
    without: tuple[Seam, ...]
    covers: tuple[Seam, ...] = ()
    """Takes away other guards as well, which catch what this one lets through; that alone tells nothing."""
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
    "the look for what has happened since a reading": Proof(Kind.FIDGETS, (NEWER_LOADS,), seed=20),
    # The second is never missed alone: what it would catch is read anew before it is drawn. So a test of its
    # own holds it (tests/bot/test_overtaken.py).
    "both that, and the look at what a message shows": Proof(
        Kind.FIDGETS, (NEWER_LOADS, *NEWER_MESSAGES), seed=20
    ),
    "a debt that only grows": Proof(
        Kind.FIDGETS, (GROWING_DEBTS,), covers=(NEWER_LOADS,), seed=12, quick=False
    ),
    "a lane that has not worked before it has drawn what it owes": Proof(
        Kind.FIDGETS, ((SharedLoads, "pay", pay_nothing),), covers=(NEWER_LOADS,), seed=11
    ),
    "a fold that only moves forward": Proof(
        Kind.FIDGETS,
        ((Folds, "learn", learn_whatever_is_read),),
        covers=(NEWER_LOADS, GROWING_DEBTS),
        seed=97,
        quick=False,
    ),
    "an answer's wait for what is under way": Proof(
        Kind.FIDGETS, ((Edits, "_calm", wait_for_nothing),), seed=35
    ),
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
    for seed in (proof.seed, *range(1, MOST_SEEDS + 1)):
        if proof.covers and is_told(Plan(seed, proof.kind), template, proof.covers):
            continue
        if is_told(Plan(seed, proof.kind), template, proof.covers + proof.without):
            return
    pytest.fail(f"nothing was found in {MOST_SEEDS} seeds")


def is_told(plan: Plan, template: Path, without: tuple[Seam, ...]) -> bool:
    """Whether the simulation finds a fault where these guards are taken away."""
    with ExitStack() as stack:
        for owner, name, instead in without:
            stack.enter_context(swapped(owner, name, instead))
        try:
            simulate(plan, template)
        except AssertionError:
            return True
    return False
