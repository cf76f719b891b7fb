"""What happened to every shot of a match, in any game, from public facts."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from hockey.cards import Card
from hockey.field.period import Step, StepKind
from hockey.game import Call, CallCode, Score, View
from hockey.lineup.period import Comparison


class End(StrEnum):
    GOAL = "goal"
    SAVE = "save"
    POST = "post"
    WIDE = "wide"


@dataclass(frozen=True, slots=True)
class Shot:
    """One shot by a seat against another one; `score` is by side after it, `cards` are what met what.

    If `paired` cards meet, they are the two that attacked. `play` counts from 1 in its period, 0 if a game
    has none.
    """

    period: int
    seat: int
    against: int
    end: End
    score: Score
    cards: tuple[Card, Card]
    play: int = 0
    paired: bool = False


ENDS = {
    CallCode.GOAL: End.GOAL,
    CallCode.SAVE: End.SAVE,
    CallCode.POST: End.POST,
    CallCode.WIDE: End.WIDE,
    StepKind.GOAL: End.GOAL,
    StepKind.SAVE: End.SAVE,
}


def shots_of(view: View) -> Iterator[Shot]:
    """In the order of play."""
    before: Call | None = None
    for fact in view.facts:
        if isinstance(fact, Call):
            if fact.call in ENDS and before is not None:
                cards = fact.card, before.card
                yield Shot(fact.period, fact.seat, before.seat, ENDS[fact.call], fact.score, cards)
            before = fact
        elif isinstance(fact, Step) and fact.kind in ENDS:
            cards = fact.card, fact.met
            yield Shot(fact.period, fact.seat, 1 - fact.seat, ENDS[fact.kind], fact.score, cards, fact.play)
        elif isinstance(fact, Comparison):
            end = End.SAVE if fact.result is None else End.GOAL
            pair = fact.attackers.one, fact.attackers.other
            yield Shot(fact.period, fact.attack, 1 - fact.attack, end, fact.score, pair, paired=True)
