"""What bots say: after a goal, and at the end."""

from typing import Literal

from bot.matches.loaded import LoadedMatch
from bot.words import Words
from db.model.people import Voice
from faces.parts import name_of
from hockey.game import SIDES, Outcome

TalkMoment = Literal["scores", "concedes", "wins", "loses", "ties"]

VARIANTS = 3


def goal_talk(words: Words, loaded: LoadedMatch, side: int, goals: int) -> str:
    """A line after that side's goal, the match's `goals`-th; empty if no bot has anything to say."""
    return _line(words, loaded, side, "scores", "concedes", goals)


def end_talk(words: Words, loaded: LoadedMatch, outcome: Outcome) -> str:
    """A line below the result; empty if the match was called off."""
    if outcome.kind == "unfinished":
        return ""
    if outcome.winner is None:
        return _line(words, loaded, 0, "ties", "ties", 0)
    return _line(words, loaded, outcome.winner, "wins", "loses", 0)


def _line(
    words: Words, loaded: LoadedMatch, side: int, ours: TalkMoment, theirs: TalkMoment, number: int
) -> str:
    """One of them talks, of the side first; none if a person, or the server, wants it quiet."""
    silenced = not all(seat.wants.talk for seat in loaded.match.people)
    if silenced or loaded.match.voice is Voice.QUIET:
        return ""
    minds = sorted(loaded.match.minds, key=lambda seat: seat.seat % SIDES != side)
    if not minds:
        return ""
    talker = minds[0]
    moment = ours if talker.seat % SIDES == side else theirs
    variant = (loaded.id + number) % VARIANTS + 1
    said = words(f"talk-{talker.level}-{moment}", variant=variant)
    return words("talk", player=name_of(loaded, talker.seat), said=said)
