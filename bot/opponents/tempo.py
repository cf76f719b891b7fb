"""How long a mind takes over a move: as people do, the longer the more there is to choose from.

The rookie of a guided first match is its host: it is quicker, and lets the newcomer shoot until they score.
"""

from random import Random

from bot.matches.games import FIRST_MATCH
from bot.matches.loaded import LoadedMatch
from hockey.game import SIDES
from minds.levels import Level

# Parts of the usual time: what every move takes, what many choices take more, and what is mood.
LEAST, CHOICE, MOOD = 0.5, 0.6, 0.4
MANY_CHOICES = 5
# A newcomer is not kept waiting for the first goal.
HOST = 0.5


def tempo(loaded: LoadedMatch, seat: int, usual: float) -> float:
    """So many seconds after its turn began a mind moves: from a half to one and a half times the usual ones.

    The same decision takes as long again after a restart. A host takes half of it until the newcomer scores.
    """
    view = loaded.view(seat)
    choices = min(len(set(view.moves)), MANY_CHOICES)
    hard = (choices - 1) / (MANY_CHOICES - 1) if choices else 1.0
    mood = Random(f"{loaded.id}:{seat}:{view.decision}").random()  # noqa: S311 - nobody gains by guessing it
    haste = HOST if lets_shoot(loaded, seat) else 1.0
    return haste * usual * (LEAST + CHOICE * hard + MOOD * mood)


def host_of(loaded: LoadedMatch) -> int | None:
    """The seat of the host; None in a match that has none."""
    if loaded.match.game != FIRST_MATCH:
        return None
    return next((seat.seat for seat in loaded.match.minds if seat.level == Level.ROOKIE), None)


def lets_shoot(loaded: LoadedMatch, seat: int) -> bool:
    """Whether the seat is a host's, and the other side has not scored yet."""
    return seat == host_of(loaded) and not loaded.view(None).score[1 - seat % SIDES]
