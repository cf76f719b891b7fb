"""The match desk: where the log of a match moves on."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from weakref import WeakValueDictionary

from bot.kit.clock import Clock
from bot.kit.meanwhile import meanwhile
from bot.marks.keys import lanes_of
from bot.marks.marks import Marks
from bot.marks.moments import Moment
from bot.marks.owed import Owed
from bot.matches.folds import Fold
from bot.matches.judging import as_kept, due_after, judge_turn
from bot.matches.known import KnownMatches
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from bot.matches.results import results_of
from bot.matches.shuffles import shuffle_of
from bot.settings import Settings
from db.matches.matches import PlyTakenError
from db.model.matches import Ply, Status, Tapped
from db.model.people import Home
from db.store import Store
from hockey.game import NATURE, RESIGN, By, IllegalMove, Move, Shuffle, end_move

RULES_VERSION = 1

Foresee = Callable[[LoadedMatch], None]
"""Told, while a move is being kept, how the match will stand once it is: whoever was told does not know yet
whether it ever will. Raises nothing."""


class Desk(KnownMatches):
    """What is known of matches, and how moves are added to their logs."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        settings: Settings,
        marks: Marks,
        shuffle: Shuffle | None = None,
    ) -> None:
        """Decks follow from a match's seal, or come from `shuffle`, which makes no record that is true."""
        super().__init__(store, clock, settings, marks.moments)
        self._shuffle = shuffle
        self._marks = marks
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def play(
        self,
        match_id: int,
        player_id: int,
        decision: int,
        move: Move,
        home: Home | None = None,
        foresee: Foresee | None = None,
    ) -> LoadedMatch:
        """Make a seat's move, its `decision`-th. RefusedError says why not; then nothing has changed.

        `home` is where they have tapped their hand, which lives there from then on, None where it was
        something else. `foresee` may prepare the answer meanwhile, for which somebody waits.
        """
        async with self.lock(match_id):
            known = self._known(match_id)
            loaded = known or await self.load(match_id)
            while True:
                try:
                    seat = loaded.seat_of(player_id)
                    judge_turn(loaded, seat, decision)
                    if moved := await self._append(loaded, seat, move, Tapped(seat, home), foresee):
                        return moved
                except RefusedError:
                    if known is None:
                        raise
                known, loaded = None, await self.load(match_id)

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
        foresee: Foresee | None = None,
    ) -> LoadedMatch | None:
        """Commit a move and whatever chance follows at once; None where the log had grown meanwhile."""
        try:
            new, then = self.with_chance(loaded, [(seat, move)])
        except IllegalMove as error:
            raise RefusedError(Refused.ILLEGAL) from error
        outcome = loaded.game.outcome(then.state)
        final = None if outcome is None else results_of(loaded.match, loaded.game, then.state)
        due_at = due_after(loaded, new, then)
        then = as_kept(then, tapped, new[-1].at, due_at)
        keeping = self._store.matches.append(loaded.match, new, final, tapped, due_at)
        try:
            if foresee is None or final is not None:
                await keeping
            else:
                await meanwhile(keeping, lambda: foresee(then))
        except PlyTakenError:
            return None
        return self.after(then, Status.RUNNING if outcome is None else Status.OVER, due_at)

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
        match = then.match
        if (match.status, match.due_at) != (status, due_at):
            ended_at = None if status.live else self._clock.now()
            match = replace(match, status=status, ended_at=ended_at, due_at=due_at)
        # A row that was changed since it was read does not stand again because a move was judged by it.
        row = None if status.live and self.is_overtaken(then) else match
        moment = self.folds.moment()
        fold = Fold(then.state, then.ply, then.since, then.asked, row, then.scored_at, then.compared)
        self.folds.learn(self.folds.of(match.id), fold, moment)
        loaded = replace(then, match=match, now=self._clock.now(), as_of=moment)
        self.tell(loaded, moment)
        return loaded

    def tell(self, loaded: LoadedMatch, since: Moment | None = None) -> None:
        """Have everybody see the match as it is now, or has been since that moment."""
        owed = Owed(loaded.ply, self.folds.moment() if since is None else since)
        self._marks.changed(loaded.id, lanes_of(loaded.match), owed)

    @contextmanager
    def told_anyway(self, match_id: int) -> Iterator[None]:
        """What was kept of a match is shown by whoever looks at it, should what follows fail."""
        try:
            yield
        except Exception:
            self._marks.mark_match(match_id)
            raise

    async def changed_otherwise(self, match_id: int) -> LoadedMatch:
        """The match after something else than a move has changed it; everybody is told."""
        with self.told_anyway(match_id):
            loaded = await self.load(match_id)
        self.tell(loaded)
        return loaded

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
