"""How a match stands with the clock, at the moment it was loaded: all of it follows from match and time."""

from bot.loaded import LoadedMatch
from db.model import Status
from hockey.game import SIDES


def is_paused(loaded: LoadedMatch) -> bool:
    return loaded.match.status is Status.RUNNING and loaded.match.paused_at is not None


def turn_ends(loaded: LoadedMatch) -> float | None:
    """When the turn that is waited for is over (UTC seconds); None where none is, or the clock stands."""
    running = loaded.match.status is Status.RUNNING and loaded.match.paused_at is None
    return loaded.match.due_at if running else None


def half_time(loaded: LoadedMatch) -> float | None:
    ends = turn_ends(loaded)
    return None if ends is None else ends - loaded.match.turn_seconds / 2


def is_half_over(loaded: LoadedMatch) -> bool:
    half = half_time(loaded)
    return half is not None and loaded.now >= half


def is_time_up(loaded: LoadedMatch) -> bool:
    ends = turn_ends(loaded)
    return ends is not None and loaded.now >= ends


def forfeited_at(loaded: LoadedMatch) -> float | None:
    """When a match whose time is up ends by itself: another turn's length later."""
    ends = turn_ends(loaded)
    return None if ends is None else ends + loaded.match.turn_seconds


def late_sides(loaded: LoadedMatch) -> frozenset[int]:
    """The sides that are waited for though their time is up."""
    late = loaded.game.to_act(loaded.state) if is_time_up(loaded) else frozenset()
    return frozenset(seat % SIDES for seat in late)


def claimant(loaded: LoadedMatch) -> int | None:
    """The side that may claim the win; None where nobody is out of time, or everybody."""
    late = late_sides(loaded)
    return 1 - min(late) if len(late) == 1 else None


def pause_asked(loaded: LoadedMatch) -> float | None:
    """How long a pause would be that not everybody has agreed to yet, in seconds."""
    asked = [seat.pause_seconds for seat in loaded.match.seats if seat.pause_seconds is not None]
    return min(asked) if asked and loaded.match.status is Status.RUNNING else None


def must_answer_pause(loaded: LoadedMatch, seat: int) -> bool:
    return pause_asked(loaded) is not None and loaded.match.seats[seat].pause_seconds is None


def looks_different_at(loaded: LoadedMatch) -> float | None:
    """The next time at which a match looks different though nobody has done anything."""
    ends = turn_ends(loaded)
    return ends if ends is not None and ends > loaded.now else None
