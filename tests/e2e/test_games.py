"""Every pile game for two, played at the same time by people who tap what they see."""

import asyncio
import re

from hockey.catalogue import DEFAULT, PILE_GAMES
from hockey.pile.game import PileGame
from tests.e2e.conftest import StartBot
from tests.e2e.rink import Rink, done

OTHERS = [game for game in PILE_GAMES.values() if game.seats == 2 and game.id != DEFAULT]
PLAYERS = ("Jon", "Darrell"), ("Ida", "Ralph"), ("Wendel", "Doug"), ("Edie", "Frank"), ("Pat", "Kim")
PLAYS = 12  # more than a deal


async def test_each_game_is_begun_played_and_rated(rink: Rink, start_bot: StartBot) -> None:
    """To their end they are played in `tests/cogs` and `tests/league`, where a play costs less."""
    await start_bot()
    tables = [(rink.beside(game.id, *pair), game) for game, pair in zip(OTHERS, PLAYERS, strict=True)]
    await asyncio.gather(*(played(each, game) for each, game in tables))


async def played(rink: Rink, game: PileGame) -> None:
    await rink.face_off(game=game.id, length=1)
    await rink.play(PLAYS)
    await rink.world.until(rink.is_told)
    first, _ = rink.people
    asked = await done(lambda: first.command(rink.channel, "hockey match resign"))
    await done(lambda: first.tap(asked.messages[0], "I resign"))
    await rink.world.until(rink.result)
    board = await done(lambda: first.command(rink.channel, "hockey leaderboard", game=game.id))
    assert re.findall(r" (\d-\d-\d)", board.text) == ["1-0-0", "0-1-0"]
