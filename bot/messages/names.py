"""What the surfaces of a match are called, and which lane looks after each.

There are those of the channel, and up to three for each seat.
"""

from functools import cache

PUBLIC = "public"
SEAT = "seat"

CHALLENGE = "challenge"
"""The surface that every match begins with."""


def dm_name(seat: int) -> str:
    return f"hand:{seat}"


def private_name(seat: int) -> str:
    return f"private:{seat}"


def nudge_name(seat: int) -> str:
    return f"nudge:{seat}"


def hand_names(seat: int) -> tuple[str, str, str]:
    return dm_name(seat), private_name(seat), nudge_name(seat)


def is_dm(name: str) -> bool:
    """Whether a surface is a hand in a DM."""
    return name.startswith("hand:")


def is_of_a_hand(name: str) -> bool:
    """Whether a surface belongs to one seat, rather than to the channel."""
    return name.startswith(("hand:", "private:", "nudge:"))


@cache
def seat_lane(seat: int) -> str:
    """The lane that looks after a hand."""
    return f"{SEAT}{seat}"


def lane_of(name: str) -> str:
    """The lane that looks after a surface: its seat's, or that of the channel."""
    return f"{SEAT}{name.partition(':')[2]}" if is_of_a_hand(name) else PUBLIC
