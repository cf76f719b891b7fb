"""Everything kept about a player, as JSON files."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from bot.client import Breakaway
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import RefusedError
from bot.matches.results import record_of
from bot.turns.taunts import goals_of, taunt_after
from db.model.matches import Ply
from hockey.record import write

# Discord takes files of 10 MB everywhere. A file ends shortly after it reaches this size.
LARGEST_FILE = 8 * 2**20
MATCHES = "matches"


async def files_of(bot: Breakaway, player_id: int) -> AsyncIterator[bytes]:
    """The files: rows by table, then matches, one per line. For most players it's a single file."""
    kept = await bot.store.privacy.kept_of(player_id)
    tables: dict[str, list[bytes]] = {name: [] for name in (*kept, MATCHES)}
    size = 0
    async for name, line in _lines(bot, kept, player_id):
        tables.setdefault(name, []).append(line)
        size += len(line)
        if size >= LARGEST_FILE:
            yield _file(tables)
            tables, size = {}, 0
    if tables:
        yield _file(tables)


async def _lines(
    bot: Breakaway, kept: Mapping[str, Sequence[dict[str, Any]]], player_id: int
) -> AsyncIterator[tuple[str, bytes]]:
    for name, rows in kept.items():
        for line in await asyncio.to_thread(list, map(_line, rows)):
            yield name, line
    for match in await bot.store.privacy.matches_of(player_id):
        with suppress(RefusedError):  # an unreadable log has nothing to tell
            loaded = await bot.matches.load(match.id)
            log = await bot.store.matches.log(match.id)
            yield MATCHES, _line(await asyncio.to_thread(_told, loaded, log, player_id))


def _told(loaded: LoadedMatch, log: Sequence[Ply], player_id: int) -> dict[str, Any]:
    """A finished match as a whole; from a running match only the player's own moves, nothing about decks.

    Moves have the time when they were made (UTC seconds).
    """
    match, seat = loaded.match, loaded.seat_of(player_id)
    mine = [goal.number for goal in goals_of(loaded) if goal.seat == seat]
    told: dict[str, Any] = {
        "match": match.id,
        "server": match.server_id,
        "channel": match.channel_id,
        "thread": match.thread_id,
        "game": match.game,
        "status": match.status,
        "seat": seat,
        "offered": match.created_at,
        "ended": match.ended_at,
        # The player's taunts by goal number: which of the three, None for no taunt.
        "taunts": {number: taunt_after(loaded, number) for number in mine},
        "moves": [{"move": ply.move, "at": ply.at} for ply in log if ply.seat == seat],
    }
    if match.open:
        told["record"] = write(record_of(loaded, [str(taken.seat) for taken in match.seats]))
    return told


def _line(told: dict[str, Any]) -> bytes:
    return json.dumps(told, ensure_ascii=False).encode()


def _file(tables: Mapping[str, Sequence[bytes]]) -> bytes:
    each = (
        json.dumps(name).encode() + b": [\n" + b",\n".join(lines) + b"\n]" for name, lines in tables.items()
    )
    return b"{\n" + b",\n".join(each) + b"\n}"
