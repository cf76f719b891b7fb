"""Players that aren't people: bots play for them.

Their ids are below every id of Discord's, and above those of deleted people.
"""

from typing import Final

LEVELS: Final = ("rookie", "pro", "all-star", "legend")
"""The levels. Stored ids contain their places, so the order never changes."""

COPIES: Final = 4
"""As many as a match has seats: each bot in it is a player of its own."""

LAST: Final = len(LEVELS) * COPIES
"""The highest id of a bot."""


def mind_id(level: str, copy: int = 0) -> int:
    """The player id of the `copy`-th bot of that level in one match."""
    return 1 + LEVELS.index(level) * COPIES + copy


def level_of(player_id: int) -> str | None:
    """A bot's level, None for people."""
    return LEVELS[(player_id - 1) // COPIES] if 0 < player_id <= LAST else None


def copy_of(player_id: int) -> int:
    """Which copy of its level a mind is, from 0."""
    return (player_id - 1) % COPIES
