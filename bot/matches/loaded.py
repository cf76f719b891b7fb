"""A match with its log folded: what everything that is shown is drawn from."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.marks.moments import BEFORE_ALL, Moment
from bot.matches.folds import AskedSince
from bot.matches.refusal import Refused, RefusedError
from db.model.crowd import NO_CROWD, Crowd
from db.model.league import NEVER_MET, Met, Moved
from db.model.matches import Match, Status
from hockey.game import Game, View


@dataclass(frozen=True, slots=True)
class LoadedMatch:
    """A match with its log folded.

    `ply` is the log's length, `since` when its last move was made, `choice_due` when a choice that is waited
    for is made without its chooser. `asked` has every seat that is to move: where several are, another's move
    does not begin one's turn anew. `as_of` is the moment at which its reading began, and `now` the time when
    all this was so. `moved` is what it did to ratings, `met` what its two players had between them before it,
    and `crowd` who watched it, where that was asked. `scored_at` is when the latest goal was, None before the
    first one. `compared` is where two lines last met, None before that, and `beat` how many seconds lie
    between two of their comparisons as the channel is told them.
    """

    match: Match
    game: Game[Any]
    state: Any
    ply: int
    since: float
    choice_due: float
    asked: Mapping[int, AskedSince] = field(default_factory=dict)
    now: float = 0.0
    as_of: Moment = BEFORE_ALL
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

    def view(self, seat: int | None) -> View:
        # Whoever draws or judges asks for it over and over.
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
