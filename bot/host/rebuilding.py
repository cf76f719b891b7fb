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
    store = await open_store(url)
    try:
        with telling_the_host(url):
            count = await store.rebuilding.rebuild(judge_over(store))
    finally:
        await store.close()
    say(words_for(None)("host-rebuilt", count=count))


async def bring_up_to_date(store: Store) -> None:
    """Make it anew where another release has counted otherwise, or none has yet."""
    if await store.rebuilding.due():
        count = await store.rebuilding.rebuild(judge_over(store), where_due=True)
        if count:
            log.info(words_for(None)("host-rebuilt", count=count))


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
