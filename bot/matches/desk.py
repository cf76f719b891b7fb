"""The match desk: where the log of a match moves on."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from bot.kit.clock import Clock
from bot.marks.keys import lanes_of
from bot.marks.marks import Marks
from bot.marks.moments import Moment
from bot.matches.folds import Fold, Folds
from bot.matches.games import Games
from bot.matches.judging import due_after, judge_turn, with_tap
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from bot.matches.results import results_of
from bot.matches.shuffles import shuffle_of
from bot.settings import Settings
from db.matches.matches import PlyTakenError
from db.model.matches import Match, Ply, Status, Tapped
from db.model.people import Home
from db.store import Store
from hockey.game import NATURE, RESIGN, By, Game, IllegalMove, Move, Shuffle, end_move

RULES_VERSION = 1


class Desk:
    def __init__(
        self,
        store: Store,
        clock: Clock,
        settings: Settings,
        marks: Marks,
        shuffle: Shuffle | None = None,
    ) -> None:
        """Decks follow from a match's seal, or come from `shuffle`, which makes no record that is true."""
        self._store = store
        self._games = Games(store)
        self._clock = clock
        self._choice_seconds = settings.choice_time.total_seconds()
        self._beat = settings.reveal_time.total_seconds()
        self._shuffle = shuffle
        self._marks = marks
        self.folds = Folds(marks.moments)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def load(self, match_id: int) -> LoadedMatch:
        """The match as it stands, no older than when this was asked for, or than what is known already.

        RefusedError: GONE where there is none, UNREADABLE where its log is bad.
        """
        known, began = self.folds.of(match_id), self.folds.moment()
        fold = known.fold
        match, log = await self._store.matches.read(match_id, fold.ply if fold else 0)
        if match is None:
            raise RefusedError(Refused.GONE)
        try:
            game = await self._games.get(match.game)
            fold = fold or Fold(game.new(match.options), 0, match.created_at)
            for entry in log:
                fold = fold.with_ply(game, entry)
        except (LookupError, ValueError, IllegalMove) as error:
            raise RefusedError(Refused.UNREADABLE) from error
        read = replace(fold, match=match)
        self.folds.learn(known, read, began)
        newest = known.fold
        if newest is not None and newest.match is not None and newest.ply > read.ply:
            return self._loaded(newest.match, game, newest, known.as_of)
        return self._loaded(match, game, read, began)

    def _loaded(self, match: Match, game: Game[Any], fold: Fold, as_of: Moment) -> LoadedMatch:
        choice_due = fold.since + self._choice_seconds
        now = self._clock.now()
        return LoadedMatch(
            match,
            game,
            fold.state,
            fold.ply,
            fold.since,
            choice_due,
            fold.asked,
            now,
            as_of,
            fold.scored_at,
            fold.compared,
            self._beat,
        )

    async def play(
        self,
        match_id: int,
        player_id: int,
        decision: int,
        move: Move,
        home: Home | None = None,
    ) -> LoadedMatch:
        """Make a seat's move, its `decision`-th. RefusedError says why not; then nothing has changed.

        `home` is where they have tapped their hand, which lives there from then on, None where it was
        something else.
        """
        async with self.lock(match_id):
            known = await self._known(match_id)
            loaded = known or await self.load(match_id)
            while True:
                try:
                    seat = loaded.seat_of(player_id)
                    judge_turn(loaded, seat, decision)
                    if moved := await self._append(loaded, seat, move, Tapped(seat, home)):
                        return moved
                except RefusedError:
                    if known is None:
                        raise
                known, loaded = None, await self.load(match_id)

    async def _known(self, match_id: int) -> LoadedMatch | None:
        """The match as this process last read or left it, where it alone changes matches.

        Should it be more than that by now, appending to it fails.
        """
        known = self.folds.of(match_id)
        fold = known.fold
        if fold is None or fold.match is None or self._store.keepers.me is not None:
            return None
        return self._loaded(fold.match, await self._games.get(fold.match.game), fold, known.as_of)

    async def prepare(
        self, match_id: int, player_id: int, decision: int, change: Callable[[LoadedMatch, int], str]
    ) -> LoadedMatch:
        """Keep what a seat prepares of its `decision`-th move: what `change` makes of the match and the seat.

        RefusedError as for the move itself; ILLEGAL where `change` raises IllegalMove.
        """
        async with self.lock(match_id):
            loaded = await self.load(match_id)
            seat = loaded.seat_of(player_id)
            judge_turn(loaded, seat, decision)
            try:
                draft = change(loaded, seat)
            except IllegalMove as error:
                raise RefusedError(Refused.ILLEGAL) from error
            await self._store.matches.keep_draft(match_id, seat, draft)
            self.forget(match_id)
            seats = tuple(
                replace(each, draft=draft) if each.seat == seat else each for each in loaded.match.seats
            )
            match = replace(loaded.match, seats=seats)
            return replace(loaded, match=match, as_of=self.folds.moment())

    async def resign(self, match_id: int, player_id: int) -> LoadedMatch:
        async with self.lock(match_id):
            while True:
                loaded = await self.load(match_id)
                seat = loaded.seat_of(player_id)
                if loaded.match.status is not Status.RUNNING:
                    raise RefusedError(Refused.OVER)
                if moved := await self._append(loaded, seat, RESIGN, Tapped(seat)):
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

    async def _append(
        self,
        loaded: LoadedMatch,
        seat: int,
        move: Move,
        tapped: Tapped | None = None,
    ) -> LoadedMatch | None:
        """Commit a move and whatever chance follows at once; None where the log had grown meanwhile."""
        try:
            new, then = self.with_chance(loaded, [(seat, move)])
        except IllegalMove as error:
            raise RefusedError(Refused.ILLEGAL) from error
        outcome = loaded.game.outcome(then.state)
        final = None if outcome is None else results_of(loaded.match, loaded.game, then.state)
        due_at = due_after(loaded, new, then)
        try:
            await self._store.matches.append(loaded.match, new, final, tapped, due_at)
        except PlyTakenError:
            return None
        status = Status.RUNNING if outcome is None else Status.OVER
        return self.after(with_tap(then, tapped, new[-1].at), status, due_at)

    def with_chance(
        self, loaded: LoadedMatch, moves: list[tuple[int, Move]]
    ) -> tuple[list[Ply], LoadedMatch]:
        """The moves and every move of chance that falls due after them, as plies; and the match then."""
        game, now = loaded.game, self._clock.now()
        fold = Fold(
            loaded.state,
            loaded.ply,
            loaded.since,
            loaded.asked,
            scored_at=loaded.scored_at,
            compared=loaded.compared,
        )
        made: list[Ply] = []

        def make(seat: int, move: Move) -> None:
            nonlocal fold
            made.append(Ply(fold.ply, seat, move, now))
            fold = fold.with_ply(game, made[-1])

        for seat, move in moves:
            make(seat, move)
        while game.to_act(fold.state) == {NATURE}:
            shuffle = self._shuffle or shuffle_of(loaded.match, game.occasion(fold.state))
            make(NATURE, game.chance(fold.state, shuffle))
        return made, self._loaded(loaded.match, game, fold, loaded.as_of)

    def after(self, then: LoadedMatch, status: Status, due_at: float | None) -> LoadedMatch:
        """The match after what has just been committed; nothing may fail from here on."""
        ended_at = None if status.live else self._clock.now()
        match = replace(then.match, status=status, ended_at=ended_at, due_at=due_at)
        # A row that was changed since it was read does not stand again because a move was judged by it.
        row = None if status.live and self.is_overtaken(then) else match
        moment = self.folds.moment()
        fold = Fold(then.state, then.ply, then.since, then.asked, row, then.scored_at, then.compared)
        self.folds.learn(self.folds.of(match.id), fold, moment)
        loaded = replace(then, match=match, now=self._clock.now(), as_of=moment)
        self.tell(loaded)
        return loaded

    def tell(self, loaded: LoadedMatch) -> None:
        """Have everybody see the match as it is now."""
        self._marks.changed(loaded.id, loaded.ply, lanes_of(loaded.match))

    async def changed_otherwise(self, match_id: int) -> LoadedMatch:
        """The match after something else than a move has changed it; everybody is told."""
        try:
            loaded = await self.load(match_id)
        except Exception:
            self._marks.mark_match(match_id)
            raise
        self.tell(loaded)
        return loaded

    def newest(self, loaded: LoadedMatch) -> LoadedMatch:
        """The match as it is known by now, without reading anything."""
        known = self.folds.of(loaded.id)
        fold = known.fold
        if fold is None or fold.match is None or not self.is_overtaken(loaded):
            return loaded
        return self._loaded(fold.match, loaded.game, fold, known.as_of)

    def is_overtaken(self, loaded: LoadedMatch) -> bool:
        """Whether something is known to have happened to the match since then."""
        known = self.folds.of(loaded.id)
        return known.as_of > loaded.as_of or (known.fold is not None and known.fold.ply > loaded.ply)

    def moment_after(self, loaded: LoadedMatch) -> Moment:
        """The first one at which a reading may begin that is newer, and has seen what has happened since."""
        return max(Moment(loaded.as_of + 1), self.folds.of(loaded.id).as_of)

    def stands(self, loaded: LoadedMatch) -> bool:
        """Whether it is known that nothing has."""
        fold = self.folds.of(loaded.id).fold
        return fold is not None and fold.match is not None and not self.is_overtaken(loaded)

    def forget(self, match_id: int) -> None:
        """Something else than a move has changed the match: its row is read again when it is needed."""
        self.folds.forget_row(match_id)

    @asynccontextmanager
    async def changing(self, match_id: int) -> AsyncIterator[None]:
        """Held by whoever judges a match and changes something else than its log: that is read anew."""
        async with self.lock(match_id):
            try:
                yield
            finally:
                self.forget(match_id)

    def lock(self, match_id: int) -> asyncio.Lock:
        """Held by whoever is about to judge a match and to change it."""
        return self._locks.setdefault(match_id, asyncio.Lock())
