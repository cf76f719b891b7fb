"""Who may taunt after a goal, and until when: it follows from match, log and time.

What was said stands in the row of the match, a digit for each goal: which of the three, or `-` for none.
"""

from bot.matches.loaded import LoadedMatch
from db.model.matches import Status
from db.model.people import Voice
from hockey.game import SIDES, Call, Result
from hockey.pile.view import PileView

TAUNT_SECONDS = 60.0
TAUNTS = 3
"""So many a scorer may choose from."""


def are_wanted(loaded: LoadedMatch) -> bool:
    """Whether there are taunts in a match: neither its server nor anybody in it wants none."""
    match = loaded.match
    heard = match.taunts and match.voice is not Voice.QUIET
    return heard and all(seat.wants.taunts for seat in match.people)


def goals_of(loaded: LoadedMatch) -> list[Call]:
    """The goals so far, in order, of a game whose goals are taunted after."""
    view = loaded.view(None)
    calls = view.calls if isinstance(view, PileView) else ()
    return [call for call in calls if call.result is Result.GOAL]


def taunt_ends(loaded: LoadedMatch, seat: int) -> float | None:
    """Until when a seat may taunt after the latest goal (UTC seconds); None where it may not."""
    at = loaded.scored_at
    if at is None or loaded.now >= at + TAUNT_SECONDS or loaded.match.status is not Status.RUNNING:
        return None
    goals = goals_of(loaded)
    met = any(each.seat % SIDES != seat % SIDES for each in loaded.match.people)
    mine = bool(goals) and goals[-1].seat == seat and loaded.match.seats[seat].level is None
    said = len(loaded.match.taunted) >= len(goals)
    return at + TAUNT_SECONDS if mine and met and not said and are_wanted(loaded) else None


def taunt_after(loaded: LoadedMatch, goal: int) -> int | None:
    """Which taunt was said after the match's `goal`-th one, from 1; None where none was."""
    said = loaded.match.taunted[goal - 1 : goal]
    return int(said) if said.isdecimal() else None
