"""Matches as this process last knew them: a cache of logs, folded, and of the rows that go with them.

The invariant of the house: **what is known of a match only moves forward.** A log only grows, so of two folds
the longer one is newer. Rows carry no number; of two readings of one length that is newer which was begun
later, and neither is kept where the match has been changed since it was begun.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import inf
from typing import Any

from bot.kit.lru import Lru
from bot.marks.moments import BEFORE_ALL, Moment, Moments
from db.model.matches import Match, Ply, Status
from hockey.game import Game, is_goal
from hockey.lineup.period import Comparison

# Further ones are read anew when they are asked for.
FOLDS_KEPT = 256


@dataclass(frozen=True, slots=True)
class AskedSince:
    """Where a seat's turn, or a tale, began: how long the log was then, and when that was (UTC seconds)."""

    ply: int
    since: float


@dataclass(frozen=True, slots=True)
class Fold:
    """A log of `ply` plies, played out; `match` is the row that goes with it, None where it may be old.

    `scored_at` is when the latest goal was (UTC seconds), None before the first one; `compared` is where two
    lines last met, in a game of lines.
    """

    state: Any
    ply: int
    since: float
    asked: Mapping[int, AskedSince] = field(default_factory=dict)
    match: Match | None = None
    scored_at: float | None = None
    compared: AskedSince | None = None

    def with_ply(self, game: Game[Any], entry: Ply) -> "Fold":
        """The fold a ply later. IllegalMove where the rules refuse it."""
        state, facts = game.play(self.state, entry.seat, entry.move)
        return self.moved_to(game, state, entry, facts)

    def moved_to(self, game: Game[Any], state: Any, entry: Ply, facts: tuple[object, ...] = ()) -> "Fold":
        """The fold a ply later, which has led to this state and made these facts."""
        now = AskedSince(entry.ply + 1, entry.at)
        waiting = {seat: turn for seat, turn in self.asked.items() if seat != entry.seat}
        asked = {seat: waiting.get(seat, now) for seat in game.to_act(state)}
        scored = any(is_goal(fact) for fact in facts)
        scored_at = entry.at if scored else self.scored_at
        compared = now if any(isinstance(fact, Comparison) for fact in facts) else self.compared
        return Fold(state, now.ply, now.since, asked, self.match, scored_at, compared)


@dataclass(slots=True, weakref_slot=True)
class Known:
    """What is known of one match, as of a moment.

    `game` is what is played, None before it was read, and `read_at` is when the row that is known was read
    (UTC seconds).
    """

    fold: Fold | None = None
    as_of: Moment = BEFORE_ALL
    game: Game[Any] | None = None
    read_at: float = -inf


class Folds:
    def __init__(self, moments: Moments) -> None:
        self._known: Lru[int, Known] = Lru(FOLDS_KEPT)
        self._moments = moments

    def moment(self) -> Moment:
        """A moment that is later than all others so far."""
        return self._moments.next()

    def of(self, match_id: int) -> Known:
        """What is known of a match: whoever reads it holds this meanwhile, and hears of what changes."""
        return self._known.get(match_id) or self._known.put(match_id, Known())

    def learn(self, known: Known, fold: Fold, began: Moment) -> bool:
        """Keep what a reading that began then has found, as far as nothing newer is known.

        Whether all of it is kept, the row too.
        """
        if fold.match is not None and fold.match.status is not Status.RUNNING:
            # Nobody plays on it, so it need not be at hand; that it is over is not forgotten.
            if not fold.match.status.live:
                known.fold, known.as_of = None, max(known.as_of, began)
            return False
        before = known.fold.ply if known.fold else -1
        if fold.ply < before or (fold.ply == before and began < known.as_of):
            return False
        changed_since = began < known.as_of
        known.fold = replace(fold, match=None) if changed_since else fold
        known.as_of = max(known.as_of, began)
        return not changed_since

    def forget_row(self, match_id: int) -> None:
        """Something else than a move has changed the match: its row has to be read again."""
        known = self.of(match_id)
        known.as_of = self.moment()
        if known.fold is not None:
            known.fold = replace(known.fold, match=None)
