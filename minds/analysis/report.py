from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from math import hypot
from typing import Final

from hockey.field.period import Step
from hockey.game import SIDES, Call, Move, Result, Score
from hockey.lineup.line import Line
from hockey.lineup.period import FaceOff
from minds.reasons import Reason

LESSONS: Final = 3
"""The most lessons for a seat."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number, and how certain it is.

    `error` is its standard error, 0 if nothing was drawn at random. `exact` says that neither luck nor a
    learnt table had a part in it: every order of the cards was counted to the match's last card. An overtime
    that didn't begin is an even chance.
    """

    value: float
    error: float = 0.0
    exact: bool = False


@dataclass(frozen=True, slots=True)
class SetUp:
    """Turn-Based: lines by seat that everyone saw for the first time, and the goals by side they made.

    A line is None if it was open before, or wasn't set yet.
    """

    period: int
    lines: tuple[Line | None, Line | None] = field(repr=False)
    goals: Score = (0, 0)


PlayFacts = Call | Step | FaceOff | SetUp
"""What everyone saw: an analysis has the chances before and after it."""


@dataclass(frozen=True, slots=True)
class Swing:
    """A play, and the chance of side 0 to win the match before and after it, from 0 to 1; a tie counts half.

    It's what both sides could know alike: every open card, and in a pile game how each seat has played, but
    no hand. Everyone is assumed to go on like the pro. `ply` is the play's place in the log, from 0; if two
    seats chose in secret, the later one's.
    """

    ply: int
    play: PlayFacts = field(repr=False)
    before: Estimate
    after: Estimate

    @property
    def change(self) -> float:
        return self.after.value - self.before.value

    @property
    def error(self) -> float:
        """The change's standard error."""
        return hypot(self.before.error, self.after.error)

    @property
    def goals(self) -> Score:
        """The goals by side that the play made."""
        if isinstance(self.play, SetUp):
            return self.play.goals
        if isinstance(self.play, FaceOff) or self.play.result is not Result.GOAL:
            return 0, 0
        return (1, 0) if self.play.seat % SIDES == 0 else (0, 1)


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
    """A safety was played without a chance against its player, and the better card was none."""
    POWER_SPENT = "power-spent"
    """A power card was played, and the better card was a plain one."""
    WAY_OPEN = "way-open"
    """Field: an open card would have let it pass."""
    STOPPED_KNOWINGLY = "stopped-knowingly"
    """Field: the card that it met was open, and known to stop it."""
    FEWER_PAIRS = "fewer-pairs"
    """Turn-Based: another line of the hand won more pairs against the open one."""
    DEARER_CARDS = "dearer-cards"
    """Turn-Based: cheaper cards won as many pairs against the open line."""
    KEPT_FOR_LATER = "kept-for-later"
    """Turn-Based: another line won fewer pairs against the open one, and kept better cards."""
    FACE_OFF_CARD = "face-off-card"
    """Turn-Based: another card of the hand was better for the face-off."""
    OTHER = "other"
    """Another play was better."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A seat's play, the move that was better by what that seat could know then, why, and its cost.

    `play` is its result. `better` is a move of the game, in a pile game a card of the same hand. `cost` is in
    the chance of the seat's side to win the match.
    """

    ply: int
    seat: int
    play: PlayFacts = field(repr=False)
    better: Move = field(repr=False)
    fault: Fault
    reason: Reason
    cost: Estimate


@dataclass(frozen=True, slots=True)
class Analysis:
    """A finished match, play by play.

    `end` is 1 or 0 as side 0 won or lost, and 0.5 if no one won. If the cards decided the match, the last
    swing ends there. A resignation or a late player counts for no play. `mistakes` are in playing order.
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
        """The play that moved the chance most, less its doubt; None if nothing was played."""
        return max(self.swings, key=lambda swing: abs(swing.change) - swing.error, default=None)

    @property
    def missed_chances(self) -> tuple[Mistake, ...]:
        return self._of({Fault.MISSED_GOAL, Fault.MISSED_CHANCE, Fault.WAY_OPEN})

    @property
    def safeties_given_up(self) -> tuple[Mistake, ...]:
        return self._of({Fault.SAFETY_GIVEN_UP})

    def lessons(self, seat: int) -> tuple[Mistake, ...]:
        """The mistakes of a seat that cost most, the dearest first."""
        own = [mistake for mistake in self.mistakes if mistake.seat == seat]
        return tuple(sorted(own, key=lambda mistake: -mistake.cost.value)[:LESSONS])

    def _of(self, faults: Iterable[Fault]) -> tuple[Mistake, ...]:
        return tuple(mistake for mistake in self.mistakes if mistake.fault in faults)
