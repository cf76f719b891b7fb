"""`breakaway rebuild`: recalculates everything stored about finished matches from their logs."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from sqlalchemy.engine import URL

from bot.holding import Holding, this_process
from bot.host.opening import alone_with, held, open_beside, open_store
from bot.host.telling import telling_the_host
from bot.matches.games import Games
from bot.matches.results import results_of
from bot.settings import DatabaseSettings
from bot.words import words_for
from db.league.rebuilding import Judge
from db.model.matches import Match, Ply
from db.model.people import SeatResult
from db.store import Store
from hockey.game import IllegalMove
from hockey.record import fold

log = logging.getLogger("bot")


async def rebuild(settings: DatabaseSettings, say: Callable[[str], None]) -> None:
    """Recalculate, and say for how many matches. UnusableError, also if a bot is playing on it."""
    url = settings.database
    async with alone_with(url, patience=0.0), holding(settings) as term:
        say(words_for(None)("host-rebuilt", count=await _rebuild(url, term)))


@asynccontextmanager
async def holding(settings: DatabaseSettings) -> AsyncIterator[int]:
    """Hold the database like the process that plays, then give it back. UnusableError if a bot plays."""
    url = settings.database
    store = await open_beside(url)
    holding = Holding(store.holder, this_process(), settings.takeover_time.total_seconds())
    try:
        with telling_the_host(url):
            on_file = url.get_backend_name() == "sqlite"
            term = await (holding.seize() if on_file else holding.wait(asyncio.Event(), patient=False))
        if term is None:
            raise await held(url)
        # No one takes over meanwhile, though nothing is renewed: it's all one transaction.
        yield term
    finally:
        await holding.give_back()
        await store.close()


async def bring_up_to_date(store: Store, url: URL, term: int | None = None) -> None:
    """Recalculate if another release counted differently, or none has yet. Raises UnusableError."""
    with telling_the_host(url):
        due = await store.rebuilding.due()
    if due and (count := await _rebuild(url, term, where_due=True)):
        log.info(words_for(None)("host-rebuilt", count=count))


async def _rebuild(url: URL, term: int | None, *, where_due: bool = False) -> int:
    """It may take minutes."""
    store = await open_store(url, patient=True, term=term)
    try:
        with telling_the_host(url):
            return await store.rebuilding.rebuild(judge_over(store), where_due=where_due)
    finally:
        await store.close()


def judge_over(store: Store) -> Judge:
    games = Games(store)

    async def judge(match: Match, played: Sequence[Ply]) -> list[SeatResult] | None:
        try:
            game = await games.get(match.game)
            state = fold(game, match.options, [(ply.seat, ply.move) for ply in played])
        except (LookupError, ValueError, IllegalMove):
            return None
        return results_of(match, game, state)

    return judge
