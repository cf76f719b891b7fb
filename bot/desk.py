"""The match desk: the only place where a match moves on."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from secrets import SystemRandom
from typing import Any
from weakref import WeakValueDictionary

from bot.clock import Clock
from bot.games import Games
from bot.loaded import Asked, LoadedMatch
from bot.outcome import results_of
from bot.recent import Recent
from bot.refusal import Refused, RefusedError
from bot.settings import Settings
from db.matches import PlyTakenError
from db.model import Match, Ply, Status
from db.store import Store
from hockey.game import NATURE, RESIGN, By, Game, IllegalMove, Move, Phase, Shuffle, end_move

RULES_VERSION = 1
SYSTEM_SHUFFLE: Shuffle = SystemRandom().shuffle


# Further ones are read anew when they are asked for.
FOLDS_KEPT = 256


@dataclass(slots=True, weakref_slot=True)
class _Fold:
    state: Any
    ply: int
    since: float
    asked: Mapping[int, Asked] = field(default_factory=dict)
    match: Match | None = None

    def make(self, game: Game[Any], entry: Ply) -> None:
        """Go on by a ply. IllegalMove where the rules refuse it."""
        self.state, _ = game.play(self.state, entry.seat, entry.move)
        self.ply, self.since = entry.ply + 1, entry.at
        now = Asked(self.ply, self.since)
        waiting = {seat: turn for seat, turn in self.asked.items() if seat != entry.seat}
        self.asked = {seat: waiting.get(seat, now) for seat in game.to_act(self.state)}


class Desk:
    def __init__(
        self, store: Store, clock: Clock, settings: Settings, shuffle: Shuffle = SYSTEM_SHUFFLE
    ) -> None:
        self._store = store
        self._games = Games(store)
        self._clock = clock
        self._choice_seconds = settings.choice_time.total_seconds()
        self._shuffle = shuffle
        self._folds: Recent[int, _Fold] = Recent(FOLDS_KEPT)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.changed: Callable[[LoadedMatch, str | None], None] = lambda _match, _but: None
        self.changed_unread: Callable[[int], None] = lambda _match_id: None

    async def load(self, match_id: int) -> LoadedMatch:
        """The match as it stands. RefusedError: GONE where there is none, UNREADABLE where its log is bad."""
        fold = self._folds.get(match_id)
        match, log = await self._store.matches.read(match_id, fold.ply if fold else 0)
        if match is None:
            raise RefusedError(Refused.GONE)
        try:
            game = await self._games.get(match.game)
            if fold is None:
                fold = _Fold(game.new(match.options), 0, match.created_at)
            return self._folded(match, game, fold, log)
        except (LookupError, ValueError, IllegalMove) as error:
            raise RefusedError(Refused.UNREADABLE) from error

    def _folded(self, match: Match, game: Game[Any], fold: _Fold, log: Sequence[Ply]) -> LoadedMatch:
        """The match with these plies made on top of a fold, which is kept for the next time."""
        new = replace(fold, match=match)
        for entry in log:
            new.make(game, entry)
        self._keep(new, match)
        return self._loaded(match, game, new)

    def _keep(self, fold: _Fold, match: Match) -> None:
        if match.status is Status.RUNNING:
            self._folds.put(match.id, fold)
        else:
            self._folds.drop(match.id)

    def _loaded(self, match: Match, game: Game[Any], fold: _Fold) -> LoadedMatch:
        choice_due = fold.since + self._choice_seconds
        now = self._clock.now()
        return LoadedMatch(match, game, fold.state, fold.ply, fold.since, choice_due, fold.asked, now)

    async def play(
        self,
        match_id: int,
        player_id: int,
        decision: int,
        move: Move,
        answering: Callable[[int], str | None] = lambda _seat: None,
    ) -> LoadedMatch:
        """Make a seat's move, its `decision`-th. RefusedError says why not; then nothing has changed.

        `answering` names what whoever asked for it will bring up to date themselves, by their seat.
        """
        async with self.lock(match_id):
            known = await self._known(match_id)
            loaded = known or await self.load(match_id)
            while True:
                try:
                    seat = loaded.seat_of(player_id)
                    self._judge_turn(loaded, seat, decision)
                    if moved := await self._append(loaded, seat, move, seat, answering(seat)):
                        return moved
                except RefusedError:
                    if known is None:
                        raise
                known, loaded = None, await self.load(match_id)

    async def _known(self, match_id: int) -> LoadedMatch | None:
        """The match as this process last read or left it, where it alone changes matches.

        Should it be more than that by now, appending to it fails.
        """
        fold = self._folds.get(match_id)
        if fold is None or fold.match is None or self._store.keepers.me is not None:
            return None
        return self._loaded(fold.match, await self._games.get(fold.match.game), fold)

    async def prepare(
        self, match_id: int, player_id: int, decision: int, change: Callable[[LoadedMatch, int], str]
    ) -> LoadedMatch:
        """Keep what a seat prepares of its `decision`-th move: what `change` makes of the match and the seat.

        RefusedError as for the move itself; ILLEGAL where `change` raises IllegalMove.
        """
        async with self.lock(match_id):
            loaded = await self.load(match_id)
            seat = loaded.seat_of(player_id)
            self._judge_turn(loaded, seat, decision)
            try:
                draft = change(loaded, seat)
            except IllegalMove as error:
                raise RefusedError(Refused.ILLEGAL) from error
            await self._store.matches.keep_draft(match_id, seat, draft)
            seats = tuple(
                replace(each, draft=draft) if each.seat == seat else each for each in loaded.match.seats
            )
            return replace(loaded, match=replace(loaded.match, seats=seats))

    async def resign(self, match_id: int, player_id: int) -> LoadedMatch:
        async with self.lock(match_id):
            while True:
                loaded = await self.load(match_id)
                seat = loaded.seat_of(player_id)
                if loaded.match.status is not Status.RUNNING:
                    raise RefusedError(Refused.OVER)
                if moved := await self._append(loaded, seat, RESIGN, seat):
                    return moved

    async def end(self, match_id: int, by: By, winner: int | None) -> LoadedMatch:
        """End a running match from outside, for a side or for nobody."""
        return await self.end_when(match_id, by, lambda _: winner)

    async def end_when(
        self, match_id: int, by: By, judge: Callable[[LoadedMatch], int | None]
    ) -> LoadedMatch:
        """End a running match for the side, or for nobody, that `judge` names; what it raises stops this."""
        async with self.lock(match_id):
            while True:
                loaded = await self.load(match_id)
                if loaded.match.status is not Status.RUNNING:
                    raise RefusedError(Refused.OVER)
                if moved := await self._append(loaded, NATURE, end_move(by, judge(loaded))):
                    return moved

    async def choose_for(self, match_id: int, seat: int, decision: int, move: Move) -> None:
        """Make the move of somebody who let the time pass; nothing happens if they have just made it."""
        async with self.lock(match_id):
            loaded = await self.load(match_id)
            if loaded.to_act(seat) and loaded.game.decision(loaded.state, seat) == decision:
                await self._append(loaded, seat, move)

    def _judge_turn(self, loaded: LoadedMatch, seat: int, decision: int) -> None:
        if loaded.match.status is Status.OVER:
            raise RefusedError(Refused.OVER)
        if loaded.match.status is not Status.RUNNING:
            raise RefusedError(Refused.GONE)
        if decision < loaded.game.decision(loaded.state, seat):
            raise RefusedError(Refused.LATE)
        if not loaded.to_act(seat):
            raise RefusedError(Refused.NOT_YOUR_TURN)

    async def _append(
        self,
        loaded: LoadedMatch,
        seat: int,
        move: Move,
        tapped: int | None = None,
        answering: str | None = None,
    ) -> LoadedMatch | None:
        """Commit a move and whatever chance follows at once; None where the log had grown meanwhile."""
        try:
            new, then = self.with_chance(loaded, [(seat, move)])
        except IllegalMove as error:
            raise RefusedError(Refused.ILLEGAL) from error
        outcome = loaded.game.outcome(then.state)
        final = None if outcome is None else results_of(loaded.match, outcome)
        due_at = self.due_after(loaded, new, then)
        try:
            await self._store.matches.append(loaded.match, new, final, tapped, due_at)
        except PlyTakenError:
            return None
        status = Status.RUNNING if outcome is None else Status.OVER
        return self.after(_with_tap(then, tapped, new[-1].at), status, due_at, answering)

    def due_after(self, loaded: LoadedMatch, new: Sequence[Ply], then: LoadedMatch) -> float | None:
        """When the turn that is waited for `then`, after these plies, ends; None where none is."""
        if not then.asked or then.view(None).phase is Phase.CHOICE:
            return None
        moved = {ply.seat for ply in new}
        if then.asked.keys() & (loaded.asked.keys() - moved) and loaded.match.due_at is not None:
            return loaded.match.due_at  # somebody's turn goes on
        return new[-1].at + loaded.match.turn_seconds

    def with_chance(
        self, loaded: LoadedMatch, moves: list[tuple[int, Move]]
    ) -> tuple[list[Ply], LoadedMatch]:
        """The moves and every move of chance that falls due after them, as plies; and the match then."""
        game, now = loaded.game, self._clock.now()
        fold = _Fold(loaded.state, loaded.ply, loaded.since, loaded.asked)
        made: list[Ply] = []

        def make(seat: int, move: Move) -> None:
            made.append(Ply(fold.ply, seat, move, now))
            fold.make(game, made[-1])

        for seat, move in moves:
            make(seat, move)
        while game.to_act(fold.state) == {NATURE}:
            make(NATURE, game.chance(fold.state, self._shuffle))
        return made, self._loaded(loaded.match, game, fold)

    def after(
        self, then: LoadedMatch, status: Status, due_at: float | None, answering: str | None
    ) -> LoadedMatch:
        """The match after what has just been committed; nothing may fail from here on."""
        ended_at = None if status.live else self._clock.now()
        match = replace(then.match, status=status, ended_at=ended_at, due_at=due_at)
        self._keep(_Fold(then.state, then.ply, then.since, then.asked, match), match)
        loaded = replace(then, match=match, now=self._clock.now())
        self.changed(loaded, answering)
        return loaded

    async def changed_otherwise(self, match_id: int, answering: str | None = None) -> LoadedMatch:
        """The match after something else than a move has changed it; everybody is told."""
        try:
            loaded = await self.load(match_id)
        except Exception:
            self.changed_unread(match_id)
            raise
        self.changed(loaded, answering)
        return loaded

    def stands(self, loaded: LoadedMatch) -> bool:
        """Whether nothing has been read, or happened, of the match since then."""
        fold = self._folds.get(loaded.id)
        return fold is not None and (fold.ply, fold.match) == (loaded.ply, loaded.match)

    def forget(self, match_id: int) -> None:
        """Something else than a move has changed the match: it is read again when it is needed."""
        self._folds.drop(match_id)

    def lock(self, match_id: int) -> asyncio.Lock:
        """Held by whoever is about to judge a match and to change it."""
        return self._locks.setdefault(match_id, asyncio.Lock())


def _with_tap(loaded: LoadedMatch, tapped: int | None, at: float) -> LoadedMatch:
    """The same, with a seat whose owner was there at that time."""
    seats = (replace(seat, tapped_at=at) if seat.seat == tapped else seat for seat in loaded.match.seats)
    return replace(loaded, match=replace(loaded.match, seats=tuple(seats)))
