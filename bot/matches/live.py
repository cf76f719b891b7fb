"""A match and everything that can happen to it: one object, one lock.

`LiveMatch.state` is the current match. `play`, `resign`, `end_when`, `choose_for` and `prepare` make a seat's
moves. `change` is for everything else: players who sit down, the clock, a setting. Each takes the lock,
writes in one transaction, replaces the state, and marks the lanes that look different now.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.kit.clock import Clock
from bot.matches.dirty import DirtyLanes, lanes_of
from bot.matches.games import Games
from bot.matches.judging import as_kept, due_after, judge_turn
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from bot.matches.results import results_of
from bot.posts.live import LivePost, LivePosts
from bot.posts.names import dm_name, nudge_name, private_name, seat_lane
from bot.settings import Settings
from db.matches.matches import PlyTakenError
from db.model.matches import Match, Ply, Status, Tapped
from db.model.people import Home
from db.model.posts import Owner
from db.store import Store
from hockey.game import NATURE, RESIGN, By, Game, IllegalMove, Move, Shuffle, end_move

# Others are read again when they're needed. A match in use stays, however many there are.
LIVE_KEPT = 256

T = TypeVar("T")
Write = Callable[[LoadedMatch], Awaitable[object]]
"""Judges a match and writes in one transaction. RefusedError says why not; then it has written nothing."""


class LiveMatch:
    def __init__(self, match_id: int, house: "LiveMatches") -> None:
        self.id = match_id
        self.posts = LivePosts(Owner.match(match_id), house.store.posts, partial(house.dirty.mark, match_id))
        self._seats: dict[int, SeatNotes] = {}
        self._house = house
        self._lock = asyncio.Lock()
        self._state: LoadedMatch | None = None
        # True if nothing was read yet, something else has changed it, or the last write may have worked.
        self._stale = True

    async def state(self) -> LoadedMatch:
        """The current match. It isn't awaited if it's in memory, so what is drawn next is current.

        RefusedError: GONE if there is none, UNREADABLE if its log is bad.
        """
        if self._state is not None and not self._stale:
            return replace(self._state, now=self._house.clock.now())
        async with self._lock:
            return await self._fresh()

    def seat(self, number: int) -> "LiveSeat":
        return LiveSeat(self, number, self._seats.setdefault(number, SeatNotes()))

    async def play(self, player_id: int, decision: int, move: Move, home: Home | None = None) -> LoadedMatch:
        """Make a seat's move, its `decision`-th. RefusedError says why not; then nothing has changed.

        `home` is where they tapped their hand, which stays there from now on; None if it was elsewhere.
        """
        async with self._lock:
            while True:
                loaded = await self._fresh()
                seat = loaded.seat_of(player_id)
                judge_turn(loaded, seat, decision)
                if moved := await self._append(loaded, seat, move, Tapped(seat, home)):
                    return moved

    async def resign(self, player_id: int) -> LoadedMatch:
        async with self._lock:
            while True:
                seat = (await self._fresh()).seat_of(player_id)
                loaded = await self._running()
                if moved := await self._append(loaded, seat, RESIGN, Tapped(seat)):
                    return moved

    async def end(self, by: By, winner: int | None) -> LoadedMatch:
        """End a running match from outside, for a side or for no one."""
        return await self.end_when(by, lambda _: winner)

    async def end_when(self, by: By, judge: Callable[[LoadedMatch], int | None]) -> LoadedMatch:
        """End a running match for the side that `judge` returns, or for no one; its errors stop this."""
        async with self._lock:
            while True:
                loaded = await self._running()
                if moved := await self._append(loaded, NATURE, end_move(by, judge(loaded))):
                    return moved

    async def choose_for(self, seat: int, decision: int, move: Move) -> None:
        """Make a move for a player who ran out of time; nothing happens if they have just made it."""
        async with self._lock:
            loaded = await self._fresh()
            if loaded.to_act(seat) and loaded.game.decision(loaded.state, seat) == decision:
                await self._append(loaded, seat, move)

    async def prepare(
        self, player_id: int, decision: int, draw_up: Callable[[LoadedMatch, int], str]
    ) -> LoadedMatch:
        """Store what a seat prepares for its `decision`-th move, as `draw_up` makes it of match and seat.

        RefusedError as for the move itself; ILLEGAL if `draw_up` raises IllegalMove.
        """

        async def write(loaded: LoadedMatch) -> None:
            seat = loaded.seat_of(player_id)
            judge_turn(loaded, seat, decision)
            try:
                draft = draw_up(loaded, seat)
            except IllegalMove as error:
                raise RefusedError(Refused.ILLEGAL) from error
            await self._house.store.matches.keep_draft(self.id, seat, draft)

        return await self.change(write, lanes=())

    async def change(self, write: Write, lanes: Iterable[str] | None = None) -> LoadedMatch:
        """Change the match by something other than a move; returns the match after it.

        `lanes` are those that look different then; all of them if none are given.
        """
        async with self._lock:
            loaded = await self._fresh()
            try:
                await write(loaded)
            except RefusedError:
                raise
            except BaseException:
                self._doubt()
                raise
            self._stale = True
            try:
                changed = await self._fresh()
            except BaseException:
                self._doubt()
                raise
        if lanes is None:
            self.changed(changed)
        else:
            self.mark(*lanes)
        return changed

    def mark(self, *lanes: str) -> None:
        """Look at lanes though nothing in the match has changed."""
        self._house.dirty.mark(self.id, *lanes)

    async def forget(self) -> None:
        """Read it again before it plays or draws: something outside has changed it, or it's settled."""
        async with self._lock:
            self._state = None
            self.posts.forget()

    async def _running(self) -> LoadedMatch:
        loaded = await self._fresh()
        if loaded.match.status is not Status.RUNNING:
            raise RefusedError(Refused.OVER)
        return loaded

    async def _fresh(self) -> LoadedMatch:
        """The state, read if necessary. Only inside the lock."""
        if self._state is None or self._stale:
            # A log only grows, so we play on from what we know.
            self._state = await self._house.read(self.id, self._state)
            # A settled match is read each time: a player in it may be deleted, and we wouldn't hear of it.
            self._stale = self._state.match.settled
        return replace(self._state, now=self._house.clock.now())

    async def _append(
        self, loaded: LoadedMatch, seat: int, move: Move, tapped: Tapped | None = None
    ) -> LoadedMatch | None:
        """Commit a move and the shuffle that may follow; None if the log is longer than we knew."""
        try:
            new, then = self._house.with_chance(loaded, [(seat, move)])
        except IllegalMove as error:
            raise RefusedError(Refused.ILLEGAL) from error
        outcome = loaded.game.outcome(then.state)
        final = None if outcome is None else results_of(loaded.match, loaded.game, then.state)
        due_at = due_after(loaded, new, then)
        try:
            await self._house.store.matches.append(loaded.match, new, final, tapped, due_at)
        except PlyTakenError:
            self._stale = True
            return None
        except BaseException:
            self._doubt()
            raise
        self._state = as_kept(then, tapped, new[-1].at, due_at, over=outcome is not None)
        self.changed(self._state)
        return replace(self._state, now=self._house.clock.now())

    def _doubt(self) -> None:
        """A write has failed, but may have worked: read the match before it plays or draws again."""
        self._stale = True
        self._house.dirty.mark_match(self.id)

    def changed(self, loaded: LoadedMatch) -> None:
        """A tap or the clock has changed the match to this: look at all its lanes."""
        self._house.dirty.kept(self.id, loaded.ply)
        self.mark(*lanes_of(loaded.match))


@dataclass(slots=True)
class SeatNotes:
    """What this process knows of a seat, beside what is stored.

    `refused`: Discord has refused a DM, which isn't stored yet. Discord bans for refusals, so none is tried.
    `handed_over`: a bot is about to play on, so its lane leaves the hand alone. `rung_at` is when its player
    was last notified of a pause.
    """

    refused: bool = False
    handed_over: bool = False
    rung_at: float | None = None


class LiveSeat:
    """A seat of a live match: where its hand is shown, and what its player has been told."""

    def __init__(self, live: "LiveMatch", number: int, notes: SeatNotes) -> None:
        self.live = live
        self.number = number
        self.notes = notes

    @property
    def dm(self) -> LivePost:
        """The hand in the player's DM."""
        return self.live.posts.get(dm_name(self.number))

    @property
    def private(self) -> LivePost:
        """A private copy, which was asked for in a channel."""
        return self.live.posts.get(private_name(self.number))

    @property
    def nudge(self) -> LivePost:
        """The call to their turn in the channel, for a player who has closed their DMs."""
        return self.live.posts.get(nudge_name(self.number))

    def mark(self) -> None:
        """Look at its hand soon."""
        self.live.mark(seat_lane(self.number))


class LiveMatches:
    """Every live match by its number."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        settings: Settings,
        dirty: DirtyLanes,
        shuffle: Shuffle | None = None,
    ) -> None:
        """Decks follow from a match's seal. With `shuffle` they don't, and records aren't true."""
        self.store = store
        self.clock = clock
        self.dirty = dirty
        self._games = Games(store)
        self._shuffle = shuffle
        self._choice_seconds = settings.choice_time.total_seconds()
        self._beat = settings.reveal_time.total_seconds()
        self._live: WeakValueDictionary[int, LiveMatch] = WeakValueDictionary()
        self._used_last: LRUCache[int, LiveMatch] = LRUCache(LIVE_KEPT)

    def of(self, match_id: int) -> LiveMatch:
        live = self._live.get(match_id) or LiveMatch(match_id, self)
        self._live[match_id] = self._used_last[match_id] = live
        return live

    async def load(self, match_id: int) -> LoadedMatch:
        """A match, live or over. RefusedError as in `LiveMatch.state`."""
        return await self.of(match_id).state()

    async def refresh(self, match_ids: Iterable[int]) -> None:
        """Something outside has changed these matches: read and draw them again."""
        ids = sorted(match_ids)
        for match_id in ids:
            if (live := self._live.get(match_id)) is not None:
                await live.forget()
        self.dirty.mark_matches(ids)

    async def refresh_after(
        self, write: Awaitable[T], *, server_id: int | None = None, player_id: int | None = None
    ) -> T:
        """Return what `write` returns, and refresh the matches of a server or player that it changes.

        They are refreshed even if it fails, because it may have worked.
        """
        try:
            return await write
        finally:
            await self.refresh(await self.store.matches.unsettled(server_id, player_id))

    async def game(self, game_id: str) -> Game[Any]:
        """The game of this id. RefusedError: UNREADABLE if it's no game that we still know."""
        try:
            return await self._games.get(game_id)
        except (LookupError, ValueError) as error:
            raise RefusedError(Refused.UNREADABLE) from error

    async def read(self, match_id: int, known: LoadedMatch | None = None) -> LoadedMatch:
        """A match from the database, starting at what is `known`. RefusedError as in `LiveMatch.state`."""
        match, log = await self.store.matches.read(match_id, known.ply if known else 0)
        if match is None:
            raise RefusedError(Refused.GONE)
        game = await self.game(match.game)
        try:
            loaded = replace(known, match=match) if known else self._unplayed(match, game)
            for entry in log:
                loaded = loaded.after(entry)
        except (ValueError, IllegalMove) as error:
            raise RefusedError(Refused.UNREADABLE) from error
        return loaded

    def _unplayed(self, match: Match, game: Game[Any]) -> LoadedMatch:
        state = game.new(match.options)
        return LoadedMatch(match, game, state, 0, match.created_at, self._choice_seconds, beat=self._beat)

    def with_chance(
        self, loaded: LoadedMatch, moves: list[tuple[int, Move]]
    ) -> tuple[list[Ply], LoadedMatch]:
        """These moves and the chance moves that follow, as plies; and the match then."""
        game, now = loaded.game, self.clock.now()
        made: list[Ply] = []

        def make(seat: int, move: Move) -> None:
            nonlocal loaded
            made.append(Ply(loaded.ply, seat, move, now))
            loaded = loaded.after(made[-1])

        for seat, move in moves:
            make(seat, move)
        while game.to_act(loaded.state) == {NATURE}:
            shuffle = self._shuffle or loaded.match.seal.shuffle(game.occasion(loaded.state))
            make(NATURE, game.chance(loaded.state, shuffle))
        return made, loaded
