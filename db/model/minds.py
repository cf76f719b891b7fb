"""Players that are nobody: a mind of ours plays for them.

Their ids lie below every id of Discord's, and above those of people who were forgotten.
"""

from typing import Final

LEVELS: Final = ("rookie", "pro", "all-star", "legend")
"""As a database knows them: the place of each is part of ids that are kept, so it never changes."""

COPIES: Final = 4
"""As many seats as a match has at most: each mind in it is a player of its own."""

LAST: Final = len(LEVELS) * COPIES
"""The highest id of theirs."""


def mind_id(level: str, copy: int = 0) -> int:
    """The player's id of a mind of that level, its `copy`-th in one match."""
    return 1 + LEVELS.index(level) * COPIES + copy


def level_of(player_id: int) -> str | None:
    """On which level a player is played, None for people."""
    return LEVELS[(player_id - 1) // COPIES] if 0 < player_id <= LAST else None
