"""What of the play is worth a second sentence: found in what was called so far, in front of everybody."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from db.model.league import NEVER_MET, Met
from faces.pile.calls import SHOTS, left_after
from hockey.cards import Card
from hockey.game import SIDES, Call, CallCode, Score
from hockey.pile.odds import goal_odds, held_after
from hockey.pile.rules import PileRules

QUICK = 6
"""So many cards after a goal, another one comes right after it."""
DROUGHT = 40
LATE = range(2, 7)
"""So many cards before a period's end a breakaway comes late. Without two more there is no shot."""
CHANCES, MISSES, POSTS = 5, 4, 2
LIKELY, UNLIKELY = Fraction(1, 2), Fraction(1, 10)
"""By the cards that lie open a shot is likely to go in, or hardly."""
BEATEN = 3
"""Beaten so many times in a row by the other side, before this match, somebody has something to put right."""
APART = 5
"""So many plays lie between two remarks at least, but for goals and horns."""


@dataclass(frozen=True, slots=True)
class Remark:
    """`kind` names the words, `seat` is whom it is about, `count` what was counted for it."""

    kind: str
    seat: int
    count: int


def remarks_on(
    rules: PileRules,
    length: int,
    calls: Sequence[Call],
    opened: Sequence[Card | None] = (),
    met: Met = NEVER_MET,
) -> Iterator[Remark | None]:
    """A remark on each of the calls, which are a match's from its beginning, or None.

    `opened` are the open cards that its periods began with, and `met` is what the two sides had between them
    before it.
    """
    so_far, silent = _SoFar(rules, opened, met), APART
    for call in calls:
        left = left_after(rules, length, call)
        found = so_far.remark(call, left, overtime=call.period > length)
        speaks = found is not None and (call.call is CallCode.GOAL or not left or silent >= APART)
        yield found if speaks else None
        silent = 0 if speaks else silent + 1


@dataclass(slots=True)
class _SoFar:
    """What has to be known of the calls before.

    `dry` counts the cards since the last goal, `period` has the calls of the present one, and `odds` are
    those of a shot that is due.
    """

    rules: PileRules
    opened: Sequence[Card | None]
    met: Met
    score: Score = (0, 0)
    dry: int = 0
    droughts: int = 0
    leader: int | None = None
    scorer: int | None = None
    odds: Fraction | None = None
    period: list[Call] = field(default_factory=list)
    chances: Counter[int] = field(default_factory=Counter)
    overtimes: set[tuple[int, int]] = field(default_factory=set)
    misses: Counter[int] = field(default_factory=Counter)
    posts: Counter[int] = field(default_factory=Counter)

    def remark(self, call: Call, left: int, *, overtime: bool) -> Remark | None:
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
            return self._shot(call)
        elif call.call in SHOTS:
            found = self._miss(call)
        return None if found is None else Remark(found[0], call.seat, found[1])

    def _goal(
        self, call: Call, left: int, odds: Fraction | None, *, overtime: bool
    ) -> tuple[str, int] | None:
        side, before, dry = call.seat % SIDES, self.leader, self.dry
        own, theirs = call.score[side], call.score[1 - side]
        first, same = self.scorer is None, self.scorer == side
        self.score, self.scorer, self.dry, self.droughts = call.score, side, 0, 0
        self.misses[call.seat] = self.posts[call.seat] = 0
        if own > theirs:
            self.leader = side
        beaten = self.met.won_in_a_row(1 - side)
        kinds = {
            "sudden": overtime,
            "revenge": beaten >= BEATEN and own > theirs and (first or before == 1 - side),
            "lead": own > theirs and before == 1 - side,
            "level": own == theirs,
            "late-goal": 0 < left < LATE.stop,
            "long-shot": odds is not None and 0 < odds <= UNLIKELY,
            "again": same and dry <= QUICK,
            "reply": not first and not same and dry <= QUICK,
            "first": first,
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
        if first:
            return "overtime", 0
        waits = self.chances[side] % CHANCES == 0 and self.score[side] == 0
        return ("chances", self.chances[side]) if waits else None

    def _shot(self, call: Call) -> Remark | None:
        """On the card that a shot has to answer, where by those that lie open it is likely to go in."""
        shooter = (call.seat + 1) % self.rules.seats
        likely = self.odds is not None and LIKELY <= self.odds < 1
        return Remark("danger", shooter, _percent(self.odds)) if likely else None

    def _odds(self, call: Call, *, overtime: bool) -> Fraction | None:
        """Those of the shot that follows on a call, None where it leads to none or waits for new cards."""
        if call.call not in (CallCode.SHOOTS, CallCode.CLEARS):
            return None
        shooter = (call.seat + 1) % self.rules.seats
        held = held_after(self.rules, self.period, seat=shooter, overtime=overtime)
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
