"""Which plays deserve a second sentence, found from the calls so far."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from db.model.league import NEVER_MET, Met
from faces.pile.calls import SHOTS, left_after
from faces.tale.asides import FIRST, LEAD, LEVEL, Aside, Turns, kept_apart
from hockey.cards import Card
from hockey.game import SIDES, Call, CallCode, Score
from hockey.pile.odds import goal_odds, held_after
from hockey.pile.rules import PileRules

QUICK = 6
"""With this many cards after a goal or fewer, another one comes right after it."""
DROUGHT = 40
LATE = range(2, 7)
"""A breakaway is late with this many cards before a period's end. Without two more there is no shot."""
CHANCES, MISSES, POSTS = 5, 4, 2
# A whole number is shown, so better than even begins at 51%.
LIKELY, UNLIKELY = Fraction(51, 100), Fraction(1, 10)
"""By the open cards, a shot is likely to go in, or hardly."""
BEATEN = 3
"""Beaten this many times in a row by the other side before this match, a side has something to put right."""
APART = 5
"""The fewest plays between two remarks, except for goals and horns."""


def remarks_on(
    rules: PileRules,
    length: int,
    calls: Sequence[Call],
    opened: Sequence[Card | None] = (),
    met: Met = NEVER_MET,
) -> Iterator[Aside | None]:
    """The remark on each of the calls, which are a match's from its beginning, or None.

    `opened` are the open cards that its periods began with, and `met` the earlier results of the two sides.
    """
    return kept_apart(map(_SoFar(rules, length, opened, met).aside, calls), APART)


@dataclass(slots=True)
class _SoFar:
    """What must be known about earlier calls.

    `dry` counts the cards since the last goal, `period` has the calls of the current one, and `odds` are
    those of a shot that is due.
    """

    rules: PileRules
    length: int
    opened: Sequence[Card | None]
    met: Met
    turns: Turns = field(default_factory=Turns)
    score: Score = (0, 0)
    dry: int = 0
    droughts: int = 0
    scorer: int | None = None
    odds: Fraction | None = None
    period: list[Call] = field(default_factory=list)
    chances: Counter[int] = field(default_factory=Counter)
    overtimes: set[tuple[int, int]] = field(default_factory=set)
    misses: Counter[int] = field(default_factory=Counter)
    posts: Counter[int] = field(default_factory=Counter)

    def aside(self, call: Call) -> Aside | None:
        left, overtime = left_after(self.rules, self.length, call), call.period > self.length
        if self.period and self.period[0].period != call.period:
            self.period.clear()
        self.period.append(call)
        odds, self.odds = self.odds, self._odds(call, overtime=overtime)
        found: tuple[str, int] | None = None
        self.dry += 1
        if call.call is CallCode.GOAL:
            found = self._goal(call, left, odds, overtime=overtime)
        elif call.call is CallCode.CHANCE:
            found = self._chance(call, left, overtime=overtime)
        elif call.call is CallCode.SHOOTS:
            found = self._shot()
        elif call.call in SHOTS:
            found = self._miss(call)
        about = self._shooter(call) if call.call is CallCode.SHOOTS else call.seat
        return found and Aside(found[0], about, found[1], weighty=call.call is CallCode.GOAL or not left)

    def _goal(
        self, call: Call, left: int, odds: Fraction | None, *, overtime: bool
    ) -> tuple[str, int] | None:
        side, dry, turn = call.seat % SIDES, self.dry, self.turns.turn(call.seat, call.score)
        same = self.scorer == side
        self.score, self.scorer, self.dry, self.droughts = call.score, side, 0, 0
        self.misses[call.seat] = self.posts[call.seat] = 0
        beaten = self.met.won_in_a_row(1 - side)
        kinds = {
            "sudden": overtime,
            "revenge": beaten >= BEATEN and turn in (FIRST, LEAD),
            LEAD: turn == LEAD,
            LEVEL: turn == LEVEL,
            "late-goal": 0 < left < LATE.stop,
            "long-shot": odds is not None and 0 < odds <= UNLIKELY,
            "again": same and dry <= QUICK,
            "reply": turn != FIRST and not same and dry <= QUICK,
            FIRST: turn == FIRST,
            "drought": dry >= DROUGHT,
            "keeps": self.rules.goal_is_chance and left > 0,
        }
        counts = {"late-goal": left, "drought": dry - 1, "revenge": beaten, "long-shot": _percent(odds)}
        return next(((kind, counts.get(kind, 0)) for kind, so in kinds.items() if so), None)

    def _chance(self, call: Call, left: int, *, overtime: bool) -> tuple[str, int] | None:
        side = call.seat % SIDES
        self.chances[side] += 1
        place = (call.period, side)
        first = overtime and place not in self.overtimes
        self.overtimes.add(place)
        if not left:
            return "horn", 0
        if left in LATE:
            return "late", left
        if first and left >= LATE.start:
            return "overtime", 0
        waits = self.chances[side] % CHANCES == 0 and self.score[side] == 0
        return ("chances", self.chances[side]) if waits else None

    def _shot(self) -> tuple[str, int] | None:
        """On the card that a shot has to answer, if by the open cards it's likely to go in."""
        likely = self.odds is not None and LIKELY <= self.odds < 1
        return ("danger", _percent(self.odds)) if likely else None

    def _shooter(self, call: Call) -> int:
        return (call.seat + 1) % self.rules.seats

    def _odds(self, call: Call, *, overtime: bool) -> Fraction | None:
        """The odds of the shot after a call, None if there's no shot or it waits for new cards."""
        if call.call not in (CallCode.SHOOTS, CallCode.CLEARS):
            return None
        held = held_after(self.rules, self.period, seat=self._shooter(call), overtime=overtime)
        seen = {each.card for each in self.period} | {*self.opened[call.period - 1 : call.period]}
        return goal_odds(self.rules, call.card, seen, held) if held else None

    def _miss(self, call: Call) -> tuple[str, int] | None:
        seat = call.seat
        self.misses[seat] += 1
        self.posts[seat] = self.posts[seat] + 1 if call.call is CallCode.POST else 0
        if self.posts[seat] >= POSTS:
            return "posts", self.posts[seat]
        if self.dry // DROUGHT > self.droughts:
            self.droughts = self.dry // DROUGHT
            return "dry", self.dry
        return ("misses", self.misses[seat]) if self.misses[seat] % MISSES == 0 else None


def _percent(odds: Fraction | None) -> int:
    return 0 if odds is None else round(100 * odds)
