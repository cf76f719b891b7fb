"""Every pile game for two, played to its end by people who tap what they see."""

import re

import pytest

from hockey.catalogue import DEFAULT, PILE_GAMES
from hockey.pile.game import PileGame
from tests.e2e.conftest import StartBot
from tests.e2e.rink import Rink

OTHERS = [game for game in PILE_GAMES.values() if game.seats == 2 and game.id != DEFAULT]


@pytest.mark.parametrize("game", OTHERS, ids=lambda game: game.id)
async def test_a_shift_is_played_to_its_end(rink: Rink, start_bot: StartBot, game: PileGame) -> None:
    await start_bot()
    await rink.face_off(game=game.id, length=1)
    result = await rink.play_out()
    assert "Final:" in result.text
    await rink.world.until(rink.is_told)
    jon, _ = rink.people
    board = await jon.command(rink.channel, "hockey leaderboard", game=game.id)
    assert re.findall(r" (\d-\d-\d)", board.text) in (["1-0-0", "0-1-0"], ["0-0-1", "0-0-1"])
