"""Who climbs on a server's leaderboard, below it."""

from typing import Final

from bot.client import Interaction
from bot.words import Words
from db.model.league import Order, Season
from faces.league.climbers import climbers_words

WEEK_SECONDS: Final = 7 * 86_400.0
MOST: Final = 3


async def climbers(
    interaction: Interaction,
    words: Words,
    server_id: int,
    game: str | None,
    order: Order,
    season: Season | None,
) -> str:
    """Who has gained most places within a week or, if it began later, the current season.

    The reader sees their own climb, too. No one climbs on the board of a season that is over.
    """
    store, me = interaction.client.store, interaction.user.id
    if season is not None and season.closed:
        return ""
    week = interaction.client.clock.now() - WEEK_SECONDS
    began = [each.window.since for each in await store.seasons.of(server_id) if not each.closed]
    since = max([week, *began])
    found = await store.results.climbs(
        server_id, game, order=order, window=season.window if season else None, since=since
    )
    told = [each for place, each in enumerate(found) if place < MOST or each.player_id == me]
    if not told:
        return ""
    names = await store.statistics.names({each.player_id for each in told}, server_id)
    return climbers_words(words, told, names, season=since > week)
