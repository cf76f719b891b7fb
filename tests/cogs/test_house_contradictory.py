"""House rules that were a game once, and that a later release of the games refuses."""

from dataclasses import replace

from bot.words import words_for
from hockey.catalogue import PILE_GAMES
from hockey.pile.switches import to_switches
from tests.cogs.forms import picks, set_up
from tests.cogs.people import Person, sentence
from tests.cogs.rink import Rink
from tests.cogs.test_house import removed
from tests.cogs.workshop import make_house
from tests.typeset import gist

CLASSIC = to_switches(PILE_GAMES["classic"].rules)
CONTRADICTORY = CLASSIC | {"centre": 5}
OF_ANOTHER_RELEASE = {name: value for name, value in CLASSIC.items() if name != "clears_ice"}


async def keep_bad_rules(rink: Rink, ida: Person) -> None:
    """Prairie can be played; of Backyard and Alley, which are 2 and 3, nothing can be made any more."""
    await make_house(rink, ida)
    for name, switches in (("Backyard", CONTRADICTORY), ("Alley", OF_ANOTHER_RELEASE)):
        await rink.store.houses.add(rink.guild.id, name, switches, 0.0)


async def games(rink: Rink, person: Person, command: str) -> list[str]:
    found = await person.autocomplete(rink.ice, command, "game", "house:")
    return [choice["value"] for choice in found]


async def test_they_are_left_out_and_everything_else_is_offered(rink: Rink, ida: Person) -> None:
    await keep_bad_rules(rink, ida)
    for command in ("hockey challenge", "hockey open", "hockey leaderboard"):
        assert await games(rink, ida, command) == ["house:1"], command
    for name in ("Backyard", "house:3"):
        told = sentence(await rink.jon.slash(rink.ice, "hockey challenge", opponent=rink.darrell, game=name))
        assert gist("challenge-game-unknown") in told
        assert "Prairie" in told
    assert "**Prairie**" in (await rink.challenge(game="Prairie")).text


async def test_where_they_were_the_servers_game_the_usual_one_is_played(rink: Rink, ida: Person) -> None:
    await keep_bad_rules(rink, ida)
    await set_up(rink, ida, game="house:1")
    setup = await rink.store.wishes.of_server(rink.guild.id)
    assert setup is not None
    setup = replace(setup, game="house:2")
    await rink.store.wishes.set_server(rink.guild.id, lambda _: setup)
    assert "**Classic**" in (await rink.challenge()).text
    assert words_for("en")("setup-game", chosen="Classic") in picks(await set_up(rink, ida))


async def test_an_admin_finds_them_in_the_list_and_can_remove_them(rink: Rink, ida: Person) -> None:
    await keep_bad_rules(rink, ida)
    told = sentence(await ida.slash(rink.ice, "hockey-admin house list"))
    assert "**Prairie**: 2 players" in told
    assert words_for("en")("house-line-none", name="Backyard") in told
    assert "Backyard" in (await removed(rink, ida, "Backyard")).text
    assert [house.name for house in await rink.store.houses.of(rink.guild.id)] == ["Prairie", "Alley"]
