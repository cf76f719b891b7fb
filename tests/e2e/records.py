"""What the bot has stored of a match, and what the rules' own command line makes of it."""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE
from typing import Any

from sqlalchemy.engine import URL, make_url

from db.model.matches import Status
from hockey.catalogue import CATALOGUE
from hockey.record import write
from tests.db.stores import match_of, rows, store_at
from tests.e2e.process import ROOT, BotProcess
from tests.e2e.rink import Rink
from tests.hockey.matches import from_log


async def kept_record(bot: BotProcess, rink: Rink) -> dict[str, Any]:
    """The record of the first match, which is over."""
    store = await store_at(make_url(f"sqlite+aiosqlite:///{bot.database}"))
    try:
        match = await match_of(store, 1)
        assert match is not None
        assert match.status is Status.OVER
        moves = [(ply.seat, ply.move) for ply in await store.matches.log(1)]
    finally:
        await store.close()
    names = [person.name for person in rink.people]
    return write(from_log(CATALOGUE[match.game], match.options, moves, names))


async def replayed(record: dict[str, Any]) -> list[dict[str, Any]]:
    """The lines that `hockey replay` prints for it."""
    replay = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "hockey", "replay", "-", cwd=ROOT, stdin=PIPE, stdout=PIPE
    )
    lines, _ = await replay.communicate(json.dumps(record).encode())
    assert replay.returncode == 0
    return [json.loads(line) for line in lines.splitlines()]


async def cards_kept(url: URL, rink: Rink) -> int:
    """How many cards are in the log of a rink's match."""
    query = "SELECT count(*) FROM plies JOIN matches ON id = match_id WHERE length(move) = 2 AND server_id = "
    ((count,),) = await rows(url, f"{query}{rink.guild.id}")
    assert isinstance(count, int)
    return count
