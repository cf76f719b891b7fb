"""The lanes of a match: its parts that are drawn side by side, and never wait for one another."""

from functools import cache

from db.model.matches import Match

PUBLIC = "public"
CLOCK = "clock"
ATTENDANCE = "attendance"
OPPONENTS = "opponents"
MATCH_LANES = (PUBLIC, CLOCK, ATTENDANCE)
EVERYTHING = "everything"
"""Has all the others marked, once the match has been read."""
SEAT = "seat"

Key = tuple[int, str]
"""A match and one of its lanes."""


@cache
def seat_lane(seat: int) -> str:
    return f"{SEAT}{seat}"


def seat_of_lane(lane: str) -> int | None:
    """Whose hand a lane is; None for the lanes of the match."""
    return int(lane.removeprefix(SEAT)) if lane.startswith(SEAT) else None


def lanes_of(match: Match) -> list[str]:
    """All that there is to look after: a hand for each person, and the minds where any play."""
    hands = [seat_lane(seat.seat) for seat in match.people]
    return [*MATCH_LANES, *([OPPONENTS] if match.practice else []), *hands]
