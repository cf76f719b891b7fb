"""A match in its current state: every message is drawn from it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.matches.games import FIRST_MATCH
from bot.matches.refusal import Refused, RefusedError
from db.model.crowd import NO_CROWD, Crowd
from db.model.league import NEVER_MET, Met, Moved
from db.model.matches import Match, Ply, Status
from hockey.game import Game, View, is_goal
from hockey.lineup.period import Comparison


@dataclass(frozen=True, slots=True)
class AskedSince:
    """Where a seat's turn, or a reveal, began: the length of the log then, and the time (UTC seconds)."""

    ply: int
    since: float


@dataclass(frozen=True, slots=True)
class LoadedMatch:
    """A match with its log played out.

    `ply` is the log's length, and `since` when its last move was made. After `choice_seconds`, a pending
    choice is made for its chooser. `asked` has every seat that may move now: if there are several, another
    player's move doesn't restart their turn. `now` is when it was loaded. `moved` is what it did to ratings,
    `met` the earlier results of its two players, and `crowd` its bystanders, if the caller asked for them.
    `scored_at` is when the latest goal was, None before the first. `compared` is where two lines last met,
    None before that, and `beat` how many seconds the channel waits between two comparisons.
    """

    match: Match
    game: Game[Any]
    state: Any
    ply: int
    since: float
    choice_seconds: float
    asked: Mapping[int, AskedSince] = field(default_factory=dict)
    now: float = 0.0
    scored_at: float | None = None
    compared: AskedSince | None = None
    beat: float = 0.0
    moved: tuple[Moved, ...] = ()
    met: Met = NEVER_MET
    crowd: Crowd = NO_CROWD
    _views: dict[int | None, View] = field(default_factory=dict, repr=False, compare=False)

    @property
    def id(self) -> int:
        return self.match.id

    @property
    def is_lesson(self) -> bool:
        """True if it's a first match, in which everything is explained."""
        return self.match.game == FIRST_MATCH

    @property
    def choice_due(self) -> float:
        """When a pending choice is made for its chooser (UTC seconds)."""
        return self.since + self.choice_seconds

    def view(self, seat: int | None) -> View:
        # Drawing and judging need it again and again.
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
        return self._views[seat]

    def to_act(self, seat: int) -> bool:
        return self.match.status is Status.RUNNING and seat in self.game.to_act(self.state)

    def turn_of(self, seat: int) -> AskedSince:
        """Where the seat's turn began; if it isn't its turn, where the match is now."""
        return self.asked.get(seat, AskedSince(self.ply, self.since))

    def seat_of(self, player_id: int) -> int:
        seat = self.match.seat_of(player_id)
        if seat is None:
            raise RefusedError(Refused.STRANGER)
        return seat

    def is_same(self, other: "LoadedMatch | None") -> bool:
        """True if nothing happened between the two; only the time may differ."""
        return other is not None and self.match == other.match and self.state is other.state

    def after(self, entry: Ply) -> "LoadedMatch":
        """The match one ply later. IllegalMove if the rules refuse it."""
        state, facts = self.game.play(self.state, entry.seat, entry.move)
        return self.moved_to(state, entry, facts)

    def moved_to(self, state: Any, entry: Ply, facts: tuple[object, ...]) -> "LoadedMatch":
        """The match after a ply that led to this state and these facts."""
        here = AskedSince(entry.ply + 1, entry.at)
        waiting = {seat: turn for seat, turn in self.asked.items() if seat != entry.seat}
        return replace(
            self,
            state=state,
            ply=here.ply,
            since=here.since,
            asked={seat: waiting.get(seat, here) for seat in self.game.to_act(state)},
            scored_at=entry.at if any(is_goal(fact) for fact in facts) else self.scored_at,
            compared=here if any(isinstance(fact, Comparison) for fact in facts) else self.compared,
            _views={},
        )
