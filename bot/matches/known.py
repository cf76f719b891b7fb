"""What is known of matches: read from the database, or as this process last left them."""

from dataclasses import replace
from typing import Any

from bot.kit.clock import Clock
from bot.marks.moments import Moment, Moments
from bot.matches.folds import Fold, Folds
from bot.matches.games import Games
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from bot.settings import Settings
from db.model.matches import Match
from db.store import Store
from hockey.game import Game, IllegalMove

# A row that was read longer ago is not drawn again: what a server is called, and which languages its players'
# clients speak, changes without anybody having it read anew.
ROW_SECONDS = 300.0


class KnownMatches:
    """Matches as they stand, of which what is known only moves forward (`Folds`)."""

    def __init__(self, store: Store, clock: Clock, settings: Settings, moments: Moments) -> None:
        self._store = store
        self._games = Games(store)
        self._clock = clock
        self._choice_seconds = settings.choice_time.total_seconds()
        self._beat = settings.reveal_time.total_seconds()
        self.folds = Folds(moments)

    async def load(self, match_id: int) -> LoadedMatch:
        """The match as it stands, no older than when this was asked for, or than what is known already.

        RefusedError: GONE where there is none, UNREADABLE where its log is bad.
        """
        known, began = self.folds.of(match_id), self.folds.moment()
        fold = known.fold
        match, log = await self._store.matches.read(match_id, fold.ply if fold else 0)
        if match is None:
            raise RefusedError(Refused.GONE)
        game = await self.game(match)
        try:
            fold = fold or Fold(game.new(match.options), 0, match.created_at)
            for entry in log:
                fold = fold.with_ply(game, entry)
        except (ValueError, IllegalMove) as error:
            raise RefusedError(Refused.UNREADABLE) from error
        read = replace(fold, match=match)
        if self.folds.learn(known, read, began):
            known.game, known.read_at = game, self._clock.now()
        newest = known.fold
        if newest is not None and newest.match is not None and newest.ply > read.ply:
            return self._loaded(newest.match, game, newest, known.as_of)
        return self._loaded(match, game, read, began)

    async def game(self, match: Match) -> Game[Any]:
        """What is played in a match. RefusedError: UNREADABLE where it is no game that we know any longer."""
        try:
            return await self._games.get(match.game)
        except (LookupError, ValueError) as error:
            raise RefusedError(Refused.UNREADABLE) from error

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

    def _known(self, match_id: int) -> LoadedMatch | None:
        """The match as this process last read or left it, where it alone changes matches.

        Should it be more than that by now, appending to it fails.
        """
        known = self.folds.of(match_id)
        fold = known.fold
        if fold is None or fold.match is None or known.game is None or self._store.keepers.me is not None:
            return None
        return self._loaded(fold.match, known.game, fold, known.as_of)

    def at_hand(self, match_id: int, since: Moment) -> LoadedMatch | None:
        """The same, to be drawn: as of that moment or later. None where it has to be read for that."""
        known = self.folds.of(match_id)
        if known.as_of < since or self._clock.now() - known.read_at >= ROW_SECONDS:
            return None
        return self._known(match_id)

    async def newest(self, loaded: LoadedMatch, least: int = 0) -> LoadedMatch:
        """The match as it is known by now.

        It is read anew where that has fewer plies than `least`, or where more are known of than are at hand.
        """
        known = self.folds.of(loaded.id)
        fold = known.fold
        if fold is not None and fold.match is not None and self.is_overtaken(loaded):
            loaded = self._loaded(fold.match, loaded.game, fold, known.as_of)
        if loaded.ply < least:
            loaded = await self.load(loaded.id)
        while known.fold is not None and known.fold.ply > loaded.ply:
            loaded = await self.load(loaded.id)
        return loaded

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
