"""Who lets a newcomer shoot: the rookie of a guided first match, until the newcomer has scored."""

from bot.matches.games import FIRST_MATCH
from bot.matches.loaded import LoadedMatch
from hockey.game import SIDES
from minds.levels import Level


def host_of(loaded: LoadedMatch) -> int | None:
    """The seat of the host; None in a match that has none."""
    if loaded.match.game != FIRST_MATCH:
        return None
    return next((seat.seat for seat in loaded.match.minds if seat.level == Level.ROOKIE), None)


def lets_shoot(loaded: LoadedMatch, seat: int) -> bool:
    """Whether the seat is a host's, and the other side has not scored yet."""
    return seat == host_of(loaded) and not loaded.view(None).score[1 - seat % SIDES]
