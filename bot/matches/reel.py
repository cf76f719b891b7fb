"""A finished match as it stood after each of its plays."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from db.model.league import NEVER_MET, Met, Moved
from db.model.matches import Match, Ply, Status
from hockey.game import NATURE, Game, is_goal


@dataclass(frozen=True, slots=True)
class Reel:
    """`states` has the match after each ply; `stops` are the lengths of the log where you can look at it.

    It stops after every move that leaves a player to move, and at the end; decks are dealt in between.
    `goals` are the stops right after a goal. `moved` is what the match did to ratings, shown at its end, and
    `met` the earlier results of its two players.
    """

    match: Match
    game: Game[Any]
    states: tuple[LoadedMatch, ...]
    stops: tuple[int, ...]
    goals: tuple[int, ...]
    moved: tuple[Moved, ...] = ()
    met: Met = NEVER_MET

    @property
    def first(self) -> int:
        return self.stops[0]

    @property
    def last(self) -> int:
        return self.stops[-1]

    def nearest(self, ply: int) -> int:
        """The stop that shows a ply; the last one for all beyond it."""
        return self.stops[min(bisect_left(self.stops, ply), len(self.stops) - 1)]

    def on(self, ply: int) -> int:
        return self.stops[min(bisect_right(self.stops, ply), len(self.stops) - 1)]

    def back(self, ply: int) -> int:
        return self.stops[max(bisect_left(self.stops, ply) - 1, 0)]

    def next_goal(self, ply: int) -> int:
        """The stop after the next goal; the end if there is none."""
        return next((goal for goal in self.goals if goal > ply), self.last)

    def number(self, ply: int) -> int:
        """The number of a stop, from 1."""
        return bisect_right(self.stops, ply)

    def numbered(self, number: int) -> int:
        """The stop with this number; the first or last one if there's no such stop."""
        return self.stops[max(min(number, len(self.stops)), 1) - 1]

    def at(self, ply: int) -> LoadedMatch:
        """The match as it was then: still running, unless this is its end."""
        state = self.states[ply - 1]
        over = self.game.outcome(state.state) is not None
        there = partial(replace, dms_closed_at=None, leaving_at=None, bot_asked_at=None, left_at=None)
        match = replace(
            self.match,
            seats=tuple(there(seat) for seat in self.match.seats),
            status=Status.OVER if over else Status.RUNNING,
            ended_at=self.match.ended_at if over else None,
            due_at=None,
            paused_at=None,
            paused_until=None,
            lost=False,
        )
        moved = self.moved if over else ()
        told = replace(state, match=match, now=state.since, scored_at=None, compared=None)
        return replace(told, met=self.met, moved=moved)


def reel_of(ended: LoadedMatch, log: Sequence[Ply]) -> Reel:
    """RefusedError if the match isn't over, or nothing was ever dealt."""
    if ended.match.status is not Status.OVER:
        raise RefusedError(Refused.STILL_ON)
    if not log:
        raise RefusedError(Refused.GONE)
    game = ended.game
    now = LoadedMatch(ended.match, game, game.new(ended.match.options), 0, ended.match.created_at, 0.0)
    states: list[LoadedMatch] = []
    scored: list[int] = []
    for entry in log:
        state, made = game.play(now.state, entry.seat, entry.move)
        now = now.moved_to(state, entry, made)
        states.append(now)
        scored += [now.ply for fact in made if is_goal(fact)][:1]
    due = [each.ply for each in states if game.to_act(each.state) != {NATURE}]
    stops = tuple(due) or (states[-1].ply,)
    reel = Reel(ended.match, game, tuple(states), stops, (), ended.moved, ended.met)
    return replace(reel, goals=tuple(reel.nearest(ply) for ply in scored))
