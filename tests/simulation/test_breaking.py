"""Tests the simulation itself: without one of the bot's guards, some seed must fail."""

from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import bot.posts.live
import bot.publishing.hand_replies
from bot.holding import Holding
from bot.posts.live import LivePost
from db.model.posts import Begun, Post
from tests.simulation.plan import Kind, Plan
from tests.simulation.run import simulate
from tests.simulation.seams import swapped

MOST_SEEDS = 60
Seam = tuple[object, str, Any]
"""The replacement for each attribute."""


def note_no_send(self: Post, _begun: Begun) -> Post:
    return self


def note_no_answer(self: Post, _token: str) -> Post:
    return self


UNORDERED: tuple[Seam, ...] = (
    (bot.publishing.hand_replies, "REPLY_WAITS_SECONDS", 0.0),
    (bot.posts.live, "EDIT_WAITS_SECONDS", 0.0),
)


@dataclass(frozen=True)
class Proof:
    """What takes a guard away, and the kind of run that misses it."""

    kind: Kind
    without: tuple[Seam, ...]
    covers: tuple[Seam, ...] = ()
    """Takes away other guards as well, which catch what this one lets through; alone they prove nothing."""
    seed: int = 1
    """A seed that has shown it, and goes first; if the bot has changed since, others show it instead."""


PROOFS = {
    "the note before a send": Proof(Kind.LOSSES, ((Post, "began", note_no_send),), seed=7),
    "the note before a private answer": Proof(Kind.DEATHS, ((Post, "asking", note_no_answer),), seed=64),
    "a message that one draws at a time": Proof(Kind.FIDGETS, UNORDERED, seed=39),
    "a second drawing of what was drawn twice at once": Proof(
        Kind.ERRANDS, ((LivePost, "crossed", property(lambda _self: False)),), covers=UNORDERED, seed=102
    ),
    "a holder's look at how long it may act": Proof(
        Kind.PAUSES, ((Holding, "may_act", property(lambda _self: True)),), seed=69
    ),
}


@pytest.mark.parametrize("guard", PROOFS)
def test_a_guard_that_is_missing_is_found(guard: str, template: Path) -> None:
    proof = PROOFS[guard]
    # A seed that fails with every guard in place proves nothing.
    simulate(Plan(proof.seed, proof.kind), template)
    for seed in (proof.seed, *range(1, MOST_SEEDS + 1)):
        if proof.covers and is_told(Plan(seed, proof.kind), template, proof.covers):
            continue
        if is_told(Plan(seed, proof.kind), template, proof.covers + proof.without):
            return
    pytest.fail(f"nothing was found in {MOST_SEEDS} seeds")


def is_told(plan: Plan, template: Path, without: tuple[Seam, ...]) -> bool:
    """True if the simulation finds a fault without these guards."""
    with ExitStack() as stack:
        for owner, name, instead in without:
            stack.enter_context(swapped(owner, name, instead))
        try:
            simulate(plan, template)
        except AssertionError:
            return True
    return False
