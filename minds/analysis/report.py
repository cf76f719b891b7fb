from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from math import hypot
from typing import Final

from hockey.cards import Card
from hockey.game import Call
from minds.reasons import Reason

LESSONS: Final = 3
"""The most lessons that a seat is told."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number, and how sure it is.

    `error` is its standard error, 0 where nothing was drawn at random. `exact` says that neither luck nor a
    learnt table had a part in it: every way in which the cards may lie was counted to the match's last card.
    An overtime that did not begin is an even chance.
    """

    value: float
    error: float = 0.0
    exact: bool = False


@dataclass(frozen=True, slots=True)
class Swing:
    """A play, and the chance of side 0 to win the match before and after it, from 0 to 1; a tie counts half.

    It is what both sides could know alike: every card that was played, the centre pile, the way in which each
    seat was seen to play, but no hand. All are taken to go on by Basic Strategy. `ply` is the play's place in
    the log, from 0.
    """

    ply: int
    call: Call = field(repr=False)
    before: Estimate
    after: Estimate

    @property
    def change(self) -> float:
        return self.after.value - self.before.value

    @property
    def error(self) -> float:
        """The change's standard error."""
        return hypot(self.before.error, self.after.error)


class Fault(StrEnum):
    """What was wrong with a play beside the better one; the first that fits."""

    MISSED_GOAL = "missed-goal"
    """The better card would have scored."""
    MISSED_CHANCE = "missed-chance"
    """The better card would have made a chance, or taken one over."""
    MISSED_BLOCK = "missed-block"
    """The better card would have ended the chance against its player."""
    SAFETY_NOT_PLAYED = "safety-not-played"
    """With a chance against its player, the better card was a safety, and stayed in the hand."""
    SAFETY_GIVEN_UP = "safety-given-up"
    """A safety was played although no chance stood against its player, and the better card was none."""
    POWER_SPENT = "power-spent"
    """A power card was played, and the better card was a plain one."""
    OTHER = "other"
    """Another card was better."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A play, the card of the same hand that was better, why, and what the play cost.

    `cost` is in the chance of the player's side to win the match, by what its seat could know then.
    """

    ply: int
    call: Call = field(repr=False)
    better: Card = field(repr=False)
    fault: Fault
    reason: Reason
    cost: Estimate

    @property
    def seat(self) -> int:
        return self.call.seat

    @property
    def card(self) -> Card:
        return self.call.card


@dataclass(frozen=True, slots=True)
class Analysis:
    """A match that is over, play by play.

    `end` is 1 or 0 as side 0 won or lost, and 0.5 where nobody won. It is where the last swing ends if the
    cards decided the match; that somebody resigned or was late is put down to no play. `mistakes` are in
    playing order.
    """

    swings: tuple[Swing, ...]
    end: float
    mistakes: tuple[Mistake, ...]

    @property
    def curve(self) -> tuple[float, ...]:
        """The chance of side 0 before each play, and how the match ended."""
        return (*(swing.before.value for swing in self.swings), self.end)

    @property
    def turning_point(self) -> Swing | None:
        """The play that moved the chance most, less its doubt; None where no card was played."""
        return max(self.swings, key=lambda swing: abs(swing.change) - swing.error, default=None)

    @property
    def missed_chances(self) -> tuple[Mistake, ...]:
        return self._of({Fault.MISSED_GOAL, Fault.MISSED_CHANCE})

    @property
    def safeties_given_up(self) -> tuple[Mistake, ...]:
        return self._of({Fault.SAFETY_GIVEN_UP, Fault.SAFETY_NOT_PLAYED})

    def lessons(self, seat: int) -> tuple[Mistake, ...]:
        """The mistakes of a seat that cost most, the dearest first."""
        own = [mistake for mistake in self.mistakes if mistake.seat == seat]
        return tuple(sorted(own, key=lambda mistake: -mistake.cost.value)[:LESSONS])

    def _of(self, faults: Iterable[Fault]) -> tuple[Mistake, ...]:
        return tuple(mistake for mistake in self.mistakes if mistake.fault in faults)


@dataclass(frozen=True, slots=True)
class NotAnalysed:
    """Of matches of this game nothing is told yet."""

    game: str
