"""Finished parts of a match, a line or two each: every goal with scorer and score, however little room."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bot.messages.room import size_of
from bot.words import Words


@dataclass(frozen=True, slots=True)
class ToldGoal:
    """A goal in its own sentences, as score and scorer, and the same with the scorer's name cut short."""

    whole: str
    short: str
    shortest: str


@dataclass(frozen=True, slots=True)
class Part:
    """A part with a name (`Deal 2`), its goals, and `more` of what happened, or nothing."""

    name: str
    goals: Sequence[ToldGoal]
    more: str


def folded(words: Words, parts: Sequence[Part], room: int) -> str:
    """The parts in as many words as fit, by `size_of`; in the fewest if they don't."""
    told = ""
    for way in (_whole, _short, _shortest):
        told = "\n".join(line for part in parts for line in way(words, part))
        if size_of(told) <= room:
            break
    return told


def _whole(words: Words, part: Part) -> Iterator[str]:
    goals = words("recap-goals", count=len(part.goals)) if part.goals else words("fold-nothing")
    # A goal without its own heading would look like one of the part before.
    yield words("fold-line", part=part.name, told=part.more or goals)
    yield from (goal.whole for goal in part.goals)


def _short(words: Words, part: Part) -> Iterator[str]:
    goals = _listed(words, [goal.short for goal in part.goals])
    told = [each for each in (goals, part.more) if each]
    yield words("fold-line", part=part.name, told=_listed(words, told, "fold-more") or words("fold-nothing"))


def _shortest(words: Words, part: Part) -> Iterator[str]:
    if part.goals:
        goals = _listed(words, [goal.shortest for goal in part.goals])
        yield words("fold-line", part=part.name, told=goals)


def _listed(words: Words, told: Sequence[str], key: str = "fold-and") -> str:
    return joined(lambda first, second: words(key, first=first, second=second), told)


def joined(join: Callable[[str, str], str], told: Sequence[str]) -> str:
    """Several pieces as one, two by two; empty for none."""
    whole = ""
    for each in told:
        whole = join(whole, each) if whole else each
    return whole
