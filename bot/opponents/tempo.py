"""How long a mind takes over a move: as people do, the longer the more there is to choose from."""

from random import Random

from bot.matches.loaded import LoadedMatch

# Parts of the usual time: what every move takes, what many choices take more, and what is mood.
LEAST, CHOICE, MOOD = 0.5, 0.6, 0.4
MANY_CHOICES = 5


def tempo(loaded: LoadedMatch, seat: int, usual: float) -> float:
    """So many seconds after its turn began a mind moves: from a half to one and a half times the usual ones.

    The same decision takes as long again after a restart.
    """
    view = loaded.view(seat)
    choices = min(len(set(view.moves)), MANY_CHOICES)
    hard = (choices - 1) / (MANY_CHOICES - 1) if choices else 1.0
    mood = Random(f"{loaded.id}:{seat}:{view.decision}").random()  # noqa: S311 - nobody gains by guessing it
    return usual * (LEAST + CHOICE * hard + MOOD * mood)
