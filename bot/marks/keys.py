"""The lanes of a match: its parts that are drawn side by side, and never wait for one another."""

PUBLIC = "public"
CLOCK = "clock"
ATTENDANCE = "attendance"
OPPONENTS = "opponents"
MATCH_LANES = (PUBLIC, CLOCK, ATTENDANCE, OPPONENTS)
EVERYTHING = "everything"
"""Has all the others marked, once the match has been read."""
SEAT = "seat"

Key = tuple[int, str]
"""A match and one of its lanes."""


def seat_lane(seat: int) -> str:
    return f"{SEAT}{seat}"


def seat_of_lane(lane: str) -> int | None:
    """Whose hand a lane is; None for the lanes of the match."""
    return int(lane.removeprefix(SEAT)) if lane.startswith(SEAT) else None
