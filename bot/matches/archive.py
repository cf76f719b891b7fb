"""All finished matches of a server as lines of JSON, in compressed parts."""

import asyncio
import gzip
import io
import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.matches.games import Games
from bot.matches.results import paper_of
from db.model.matches import Match, Ply
from db.store import Store
from hockey.game import Game, IllegalMove
from hockey.record import fold, write

MATCHES_AT_ONCE = 50


@dataclass(frozen=True, slots=True)
class ArchivePart:
    """A file of the archive: the matches from number `first` to `last`; `count` of them are in it."""

    data: bytes
    first: int
    last: int
    count: int


class Archive:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._games = Games(store)

    async def parts(self, server_id: int, after: int, largest: int) -> AsyncIterator[ArchivePart]:
        """The matches above number `after`, in files of at most about `largest` bytes.

        Leaves out a match whose log can't be read, and one whose cards are still played at other tables.
        """
        packing = _Packing()
        while matches := await self._store.history.of_server(server_id, after, MATCHES_AT_ONCE):
            told = [(match, *await self._read(match)) for match in matches]
            await asyncio.to_thread(packing.add, told)
            after = matches[-1].id
            if packing.size >= largest:
                yield packing.part()
                packing = _Packing()
        if packing.last:
            yield packing.part()

    async def _read(self, match: Match) -> tuple[Game[Any] | None, Sequence[Ply]]:
        try:
            game = await self._games.get(match.game)
        except (LookupError, ValueError):
            return None, ()
        return game, await self._store.matches.log(match.id)


class _Packing:
    def __init__(self) -> None:
        self._buffer = io.BytesIO()
        self._file = gzip.GzipFile(fileobj=self._buffer, mode="wb", mtime=0)
        self._first = self.last = self._count = 0

    @property
    def size(self) -> int:
        return self._buffer.tell()

    def add(self, told: Sequence[tuple[Match, Game[Any] | None, Sequence[Ply]]]) -> None:
        for match, game, log in told:
            self._first, self.last = self._first or match.id, match.id
            try:
                line = None if game is None or not match.open else _line(match, game, log)
            except (IllegalMove, ValueError):
                continue
            if line is not None:
                self._file.write(line)
                self._count += 1
        self._file.flush()

    def part(self) -> ArchivePart:
        self._file.close()
        return ArchivePart(self._buffer.getvalue(), self._first, self.last, self._count)


def _line(match: Match, game: Game[Any], log: Sequence[Ply]) -> bytes:
    """A match with its record; a deleted player has no id, and the name that all of them have."""
    state = fold(game, match.options, ((ply.seat, ply.move) for ply in log))
    told = {
        "match": match.id,
        "game": match.game,
        "practice": match.practice,
        "channel": match.channel_id,
        "offered": match.created_at,
        "ended": match.ended_at,
        "players": [seat.player_id if seat.player_id > 0 else None for seat in match.seats],
        "record": write(paper_of(match, game, state)),
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
