"""`breakaway rebuild`: all that is kept of finished matches, made anew from their logs."""

import logging
from collections.abc import Callable, Sequence

from sqlalchemy.engine import URL

from bot.host.opening import open_store, telling_the_host
from bot.matches.games import Games
from bot.matches.results import results_of
from bot.words import words_for
from db.league.rebuilding import Judge
from db.model.matches import Match, Ply
from db.model.people import SeatResult
from db.store import Store
from hockey.game import IllegalMove
from hockey.record import fold

log = logging.getLogger("bot")


async def rebuild(url: URL, say: Callable[[str], None]) -> None:
    """Make it all anew, and say of how many matches. Raises UnusableError."""
    say(words_for(None)("host-rebuilt", count=await _rebuild(url)))


async def bring_up_to_date(store: Store, url: URL) -> None:
    """Make it anew where another release has counted otherwise, or none has yet. Raises UnusableError."""
    with telling_the_host(url):
        due = await store.rebuilding.due()
    if due and (count := await _rebuild(url, where_due=True)):
        log.info(words_for(None)("host-rebuilt", count=count))


async def _rebuild(url: URL, *, where_due: bool = False) -> int:
    """It may take minutes, and whoever starts at the same time waits for it."""
    store = await open_store(url, patient=True)
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
