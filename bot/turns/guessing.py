"""Until when bystanders may guess who wins: it follows from the match and its log."""

from bot.matches.loaded import LoadedMatch
from bot.turns.taunts import goals_of
from bot.turns.telling import told_at
from db.model.matches import Status
from db.model.people import Voice


def may_be_guessed(loaded: LoadedMatch) -> bool:
    """Whether a match is on and its first goal has not fallen; against minds nobody guesses.

    While the channel is told something, nobody does either: a button that went would tell of a goal first.
    """
    open_still = loaded.match.status is Status.RUNNING and not goals_of(loaded) and told_at(loaded) is None
    return open_still and not loaded.match.practice and loaded.match.voice is not Voice.QUIET
