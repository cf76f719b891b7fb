"""Help and the rules of every game."""

import pytest

from hockey.catalogue import CATALOGUE
from tests.cogs.people import sentence
from tests.cogs.rink import Rink

GAMES = list(CATALOGUE.values())


@pytest.mark.parametrize("dm", [False, True])
async def test_help_fits_and_names_every_command(rink: Rink, dm: bool) -> None:
    place = rink.jon.user.dm_channel if dm else rink.ice
    told = sentence(await rink.jon.slash(place, "hockey help"))
    assert len(told) <= 2000
    root = rink.env.backend.find_command("hockey", None)
    assert root is not None
    commands = {option["name"] for option in root["options"]} - {"help"}
    assert all(f"/hockey {command}" in told for command in commands)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
async def test_the_rules_of_every_game_fit_and_tell_it_apart(rink: Rink, game: object) -> None:
    texts = {
        each.id: sentence(await rink.jon.slash(rink.ice, "hockey rules", game=each.id)) for each in GAMES
    }
    mine = next(each for each in GAMES if each is game)
    text = texts.pop(mine.id)
    assert len(text) <= 2000
    assert f"**{mine.name}**" in text
    assert mine.pitch in text
    assert "{" not in text
    body = text.split("\n", 2)[2]
    assert all(other.split("\n", 2)[2] != body for other in texts.values())
    assert sentence(await rink.jon.slash(rink.ice, "hockey rules", game=mine.name.upper())) == text


async def test_the_rules_say_what_a_power_card_does(rink: Rink) -> None:
    async def text(game: str) -> str:
        told = sentence(await rink.jon.slash(rink.ice, "hockey rules", game=game))
        return told.split("\n", 2)[2]

    assert "Jack" in await text("classic")
    assert "Jack" not in await text("original")
    assert "Jack or Two" in await text("saskatchewan")


async def test_without_a_game_it_is_classic_also_in_a_dm(rink: Rink) -> None:
    told = sentence(await rink.jon.slash(rink.jon.user.dm_channel, "hockey rules"))
    assert "**Classic**" in told


async def test_an_unknown_game_gets_the_list(rink: Rink) -> None:
    told = sentence(await rink.jon.slash(rink.ice, "hockey rules", game="chess"))
    assert all(game.name in told for game in GAMES)


async def test_all_games_are_offered_while_one_types(rink: Rink) -> None:
    offered = await rink.jon.autocomplete(rink.ice, "hockey rules", "game", "")
    assert [choice["value"] for choice in offered] == [game.id for game in GAMES]
