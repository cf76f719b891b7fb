"""Who may taunt after a goal or guess before the first, and until when: from match, log and time.

The match's row has one character for each goal: the chosen taunt of three, or `-` for none.
"""

from dataclasses import dataclass

from bot.matches.loaded import LoadedMatch
from bot.turns.telling import known_at, told_at
from db.model.matches import Status
from db.model.people import Voice
from hockey.field.period import Step
from hockey.game import SIDES, Call, Result
from hockey.lineup.period import Comparison

TAUNT_SECONDS = 60.0
TAUNTS = 3
"""How many a scorer can choose from."""


@dataclass(frozen=True, slots=True)
class Goal:
    """Who scored a match's `number`-th goal, from 1, and in which period."""

    seat: int
    number: int
    period: int


def are_wanted(loaded: LoadedMatch) -> bool:
    """True if a match has taunts: its server and all its players want them."""
    match = loaded.match
    heard = match.taunts and match.voice is not Voice.QUIET
    return heard and all(seat.wants.taunts for seat in match.people)


def goals_of(loaded: LoadedMatch) -> list[Goal]:
    """The goals so far, in order."""
    goals = []
    for fact in loaded.view(None).facts:
        if isinstance(fact, Call | Step | Comparison) and fact.result is Result.GOAL:
            seat = fact.attack if isinstance(fact, Comparison) else fact.seat
            goals.append(Goal(seat, sum(fact.score), fact.period))
    return goals


def goal_to_taunt(loaded: LoadedMatch, seat: int) -> Goal | None:
    """The goal that a seat may taunt about now; None if there is none, or it has already done so."""
    return None if taunt_ends(loaded, seat) is None else _latest_of(loaded, goals_of(loaded), seat)


def taunt_ends(loaded: LoadedMatch, seat: int) -> float | None:
    """Until when a seat may taunt after its latest goal (UTC seconds); None if it may not."""
    if loaded.scored_at is None or loaded.match.status is not Status.RUNNING:
        return None
    begins = known_at(loaded, loaded.scored_at)
    if not begins <= loaded.now < begins + TAUNT_SECONDS:
        return None
    goal = _latest_of(loaded, goals_of(loaded), seat)
    met = any(each.seat % SIDES != seat % SIDES for each in loaded.match.people)
    mine = goal is not None and loaded.match.seats[seat].level is None
    said = goal is not None and taunt_after(loaded, goal.number) is not None
    return begins + TAUNT_SECONDS if mine and met and not said and are_wanted(loaded) else None


def _latest_of(loaded: LoadedMatch, goals: list[Goal], seat: int) -> Goal | None:
    """The seat's latest goal; when lines meet, both sides may score at once."""
    at_once = loaded.compared is not None and loaded.compared.since == loaded.scored_at
    newest = [goal for goal in goals if goal.period == goals[-1].period] if at_once else goals[-1:]
    return next((goal for goal in reversed(newest) if goal.seat == seat), None)


def taunt_after(loaded: LoadedMatch, goal: int) -> int | None:
    """The taunt after the match's `goal`-th goal, from 1; None if there was none."""
    said = loaded.match.taunted[goal - 1 : goal]
    return int(said) if said.isdecimal() else None


def may_be_guessed(loaded: LoadedMatch) -> bool:
    """True if a match is on and has no goal yet; against bots no one guesses.

    During a reveal no one can guess: a button that went away would give away a goal.
    """
    open_still = loaded.match.status is Status.RUNNING and not goals_of(loaded) and told_at(loaded) is None
    return open_still and not loaded.match.practice and loaded.match.voice is not Voice.QUIET
