"""A match as it stands: what every message is drawn from."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.matches.refusal import Refused, RefusedError
from db.model.crowd import NO_CROWD, Crowd
from db.model.league import NEVER_MET, Met, Moved
from db.model.matches import Match, Ply, Status
from hockey.game import Game, View, is_goal
from hockey.lineup.period import Comparison


@dataclass(frozen=True, slots=True)
class AskedSince:
    """Where a seat's turn, or a tale, began: how long the log was then, and when that was (UTC seconds)."""

    ply: int
    since: float


@dataclass(frozen=True, slots=True)
class LoadedMatch:
    """A match with its log played out.

    `ply` is the log's length, `since` when its last move was made, and a choice that is waited for is made
    for its chooser after `choice_seconds`. `asked` has every seat that is to move: where several are, another
    player's move does not start their turn over. `now` is the time when all this was so. `moved` is what it
    did to ratings, `met` what its two players had between them before it, and `crowd` who watched it, where
    that was asked. `scored_at` is when the latest goal was, None before the first one. `compared` is where
    two lines last met, None before that, and `beat` how many seconds lie between two of their comparisons as
    the channel is told them.
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
    def choice_due(self) -> float:
        """When a choice that is waited for is made for its chooser (UTC seconds)."""
        return self.since + self.choice_seconds

    def view(self, seat: int | None) -> View:
        # Drawing and judging ask for it over and over.
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
        return self._views[seat]

    def to_act(self, seat: int) -> bool:
        return self.match.status is Status.RUNNING and seat in self.game.to_act(self.state)

    def turn_of(self, seat: int) -> AskedSince:
        """Where the seat's turn began; of a seat that is not asked, where the match stands."""
        return self.asked.get(seat, AskedSince(self.ply, self.since))

    def seat_of(self, player_id: int) -> int:
        seat = self.match.seat_of(player_id)
        if seat is None:
            raise RefusedError(Refused.STRANGER)
        return seat

    def is_same(self, other: "LoadedMatch | None") -> bool:
        """True if nothing has happened between the two: only the time may differ."""
        return other is not None and self.match == other.match and self.state is other.state

    def after(self, entry: Ply) -> "LoadedMatch":
        """The match a ply later. IllegalMove where the rules refuse it."""
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
