"""The names of a match's posts, and the lane of each.

There are those of the channel, and up to three for each seat.
"""

from functools import cache

PUBLIC = "public"
SEAT = "seat"

CHALLENGE = "challenge"
"""The post of every match's first message."""


def dm_name(seat: int) -> str:
    return f"hand:{seat}"


def private_name(seat: int) -> str:
    return f"private:{seat}"


def nudge_name(seat: int) -> str:
    return f"nudge:{seat}"


def hand_names(seat: int) -> tuple[str, str, str]:
    return dm_name(seat), private_name(seat), nudge_name(seat)


def is_dm(name: str) -> bool:
    """True if a post is a hand in a DM."""
    return name.startswith("hand:")


def is_of_a_hand(name: str) -> bool:
    """True if a post belongs to one seat, not to the channel."""
    return name.startswith(("hand:", "private:", "nudge:"))


@cache
def seat_lane(seat: int) -> str:
    """The lane of a hand."""
    return f"{SEAT}{seat}"


def lane_of(name: str) -> str:
    """The lane of a post: its seat's, or the channel's."""
    return f"{SEAT}{name.partition(':')[2]}" if is_of_a_hand(name) else PUBLIC
