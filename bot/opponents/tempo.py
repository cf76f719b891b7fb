"""How long a bot takes over a move: like people, longer if there's more to choose from.

The rookie of a first match is a host: it's quicker, and lets the newcomer shoot until they score.
"""

from random import Random

from bot.matches.loaded import LoadedMatch
from hockey.game import SIDES
from minds.levels import Level

# Shares of the usual time: for every move, for many choices, and for its mood.
LEAST, CHOICE, MOOD = 0.5, 0.6, 0.4
MANY_CHOICES = 5
# A newcomer doesn't wait long for the first goal.
HOST = 0.5


def tempo(loaded: LoadedMatch, seat: int, usual: float) -> float:
    """How many seconds a bot takes: half to one and a half times the usual time.

    The same decision takes as long again after a restart. A host takes half of it until the newcomer scores.
    """
    view = loaded.view(seat)
    choices = min(len(set(view.moves)), MANY_CHOICES)
    hard = (choices - 1) / (MANY_CHOICES - 1) if choices else 1.0
    mood = Random(f"{loaded.id}:{seat}:{view.decision}").random()  # noqa: S311 - nobody gains by guessing it
    haste = HOST if lets_shoot(loaded, seat) else 1.0
    return haste * usual * (LEAST + CHOICE * hard + MOOD * mood)


def host_of(loaded: LoadedMatch) -> int | None:
    """The seat of the host; None if the match has none."""
    if not loaded.is_lesson:
        return None
    return next((seat.seat for seat in loaded.match.minds if seat.level == Level.ROOKIE), None)


def lets_shoot(loaded: LoadedMatch, seat: int) -> bool:
    """True if the seat is a host's, and the other side hasn't scored yet."""
    return seat == host_of(loaded) and not loaded.view(None).score[1 - seat % SIDES]
