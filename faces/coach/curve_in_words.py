"""The chances of a match in words, for people who can't see the picture."""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from bot.matches.loaded import LoadedMatch
from bot.words import Words
from faces.art.jersey import in_words
from faces.parts import period_name
from faces.short import side_labels
from hockey.field.period import Step
from minds.analysis.report import Analysis, Swing

MOST_ALT = 1024
LONGEST = 32
PERCENT = 100
BEGINNING = 2
"""How many sentences say what it is about, and the chances at the start."""
GAP = "…"


class Told(NamedTuple):
    """A sentence, and whether it has a goal."""

    text: str
    goal: bool = False


def curve_in_words(words: Words, loaded: LoadedMatch, analysis: Analysis) -> str:
    """Where each period began, each goal, the end: whole sentences, and every name as it is.

    If there's no room for all, those in the middle are left out, goals last.
    """
    told = list(_told(words, loaded, analysis))
    middle = sorted(
        range(BEGINNING, len(told) - 1), key=lambda place: (not told[place].goal, abs(2 * place - len(told)))
    )
    texts = (_joined(told, set(middle[:count])) for count in range(len(middle) + 1))
    return next(text for text in texts if len(text) <= MOST_ALT)


def points(share: float) -> int:
    return round(share * PERCENT)


def _joined(told: Sequence[Told], left_out: AbstractSet[int]) -> str:
    parts = list[str]()
    for place, each in enumerate(told):
        if place not in left_out:
            parts.append(each.text)
        elif parts[-1] != GAP:
            parts.append(GAP)
    return " ".join(parts)


def _told(words: Words, loaded: LoadedMatch, analysis: Analysis) -> Iterator[Told]:
    names = side_labels(words, [seat.name for seat in loaded.match.seats], LONGEST)
    home, away = sides = [in_words(*side) for side in zip(names, loaded.match.teams, strict=True)]
    yield Told(words("review-alt", home=home))
    period = 0
    for swing in analysis.swings:
        chance = points(swing.after.value)
        if swing.play.period != period:
            period = swing.play.period
            yield Told(_begun(words, loaded, swing))
        if sum(swing.goals) == 1:
            side = sides[swing.goals.index(1)]
            yield Told(words("review-alt-goal", side=side, chance=chance), goal=True)
        elif any(swing.goals):
            goals = {"homegoals": swing.goals[0], "awaygoals": swing.goals[1]}
            yield Told(words("review-alt-goals", home=home, away=away, chance=chance, **goals), goal=True)
    yield Told(words("review-alt-end", chance=points(analysis.end)))


def _begun(words: Words, loaded: LoadedMatch, swing: Swing) -> str:
    """The chances where a period begins; a single period isn't named, because it's the whole match."""
    number, chance, length = swing.play.period, points(swing.before.value), loaded.match.length
    on_field = isinstance(swing.play, Step)
    if number == 1 and (on_field or length == 1):
        return words("review-alt-start", chance=chance)
    if on_field:
        return words("review-alt-field", field=number, chance=chance)
    return words("review-alt-period", period=period_name(words, number, length), chance=chance)
