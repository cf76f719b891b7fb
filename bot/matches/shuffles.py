"""Where a match's chance comes from."""

from secrets import SystemRandom

from db.model.matches import Match
from hockey.game import Shuffle

_SYSTEM: Shuffle = SystemRandom().shuffle


def shuffle_of(match: Match, occasion: str) -> Shuffle:
    """The shuffle for this occasion, by the match's seal; the system's where there was none yet."""
    return match.seal.shuffle(occasion) if match.seal else _SYSTEM
