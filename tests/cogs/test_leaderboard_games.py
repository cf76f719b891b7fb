"""Leaderboards of one game, of pairs, of a server's own rules."""

import pytest

from hockey.catalogue import PILE_GAMES
from hockey.pile.switches import to_switches
from tests.cogs.boards import COMMAND, board, decided, decided_by_four, league, own, rows, seen
from tests.cogs.people import Person, sentence
from tests.cogs.rink import Rink
from tests.cogs.workshop import make_house
from tests.typeset import gist, together


async def test_each_game_has_a_table_of_its_own_here_and_everywhere(rink: Rink) -> None:
    await seen(*rink.players)
    await decided(rink, rink.jon, rink.darrell, "win", (1, 0))
    await decided(rink, rink.darrell, rink.jon, "win", (5, 0), "streak")
    for scope, title in (("server", "Leaderboard of Moose Jaw"), ("everywhere", "Leaderboard, everywhere")):
        streak = await board(rink, rink.jon, scope=scope, game="streak")
        assert streak.lines[0] == f"**{title}: Streak**"
        assert rows(streak) == ["1 Darrell 2", "2 Jon 0"]
        assert own(streak)[1].endswith(together("goals 0–5"))
        assert rows(await board(rink, rink.jon, scope=scope))[0] == "1 Darrell 2"
    assert "/hockey challenge" in (await board(rink, rink.jon, game="stockham")).text
    told = await rink.jon.slash(rink.ice, COMMAND, game="chess")
    assert gist("challenge-game-unknown") in sentence(told)


async def test_partners_have_rows_of_two_and_the_general_table_says_where(rink: Rink) -> None:
    ida, ralph = rink.person("Ida"), rink.person("Ralph")
    await seen(*rink.players, ida, ralph)
    await decided(rink, rink.jon, rink.darrell, "win", (1, 0))
    assert gist("board-pairs") not in (await board(rink, rink.jon)).text
    await decided_by_four(rink, rink.jon, rink.darrell, ida, ralph)
    await decided_by_four(rink, ida, rink.darrell, rink.jon, ralph)
    general = await board(rink, ida)
    assert len(rows(general)) == 2
    assert general.lines[-1].endswith(gist("board-pairs"))
    pairs = await board(rink, ida, game="partners")
    assert rows(pairs) == ["1 Jon & Ida 4", "2 Darrell & Ralph 0"]
    assert own(pairs)[0] == "**1. Jon and Ida**, 4 points"
    assert "Form" not in pairs.text
    assert gist("board-pairs") not in pairs.text


async def test_a_servers_own_rules_have_a_table_in_that_server_only(rink: Rink, ida: Person) -> None:
    await make_house(rink, ida)
    await seen(*rink.players)
    await decided(rink, rink.jon, rink.darrell, "win", (1, 0), "house:1")
    here = await rink.jon.autocomplete(rink.ice, COMMAND, "game", "prai")
    assert [choice["value"] for choice in here] == ["house:1"]
    assert await rink.jon.autocomplete(rink.ice, COMMAND, "game", "prai", scope="everywhere") == []
    table = await board(rink, rink.jon, game="Prairie")
    assert table.lines[0] == "**Leaderboard of Moose Jaw: Prairie**"
    assert rows(table)[0] == "1 Jon 2"
    everywhere = await rink.jon.slash(rink.ice, COMMAND, scope="everywhere", game="Prairie")
    assert gist("challenge-game-unknown") in sentence(everywhere)
    assert rows(await board(rink, rink.jon, scope="everywhere"))[0] == "1 Jon 2"


@pytest.mark.parametrize("game", ["chess", "house", "house:", "house:x", "house:1", "house:99"])
async def test_a_table_of_another_servers_rules_is_not_shown(rink: Rink, game: str) -> None:
    regina = rink.env.create_guild("Regina")
    regina.create_text_channel("ice")
    await rink.store.people.saw_server(regina.id, "Regina", "en-US")
    await rink.store.houses.add(regina.id, "Secret", to_switches(PILE_GAMES["classic"].rules), 0.0)
    await league(rink, 2)
    table = await board(rink, rink.jon)
    for where in (rink.guild.id, "all"):
        told = await rink.jon.forge(table, f"board:{where}:1:{rink.jon.id}:{game}")
        assert "don't know this button" in sentence(told)


async def test_the_longest_names_of_pairs_fit_too(rink: Rink) -> None:
    people = [rink.person(f"{number:02}" + "_" * 30) for number in range(24)]
    rink.env.backend.get_guild(rink.guild.id).name = "_" * 100
    await seen(*people)
    for first in range(0, 24, 4):
        four = people[first : first + 4]
        for by in ("walkover", "resign", "clock"):
            await decided_by_four(rink, *four, by=by)
            await decided_by_four(rink, *four[1:], four[0], by=by)
    table = await board(rink, people[-1], game="partners")
    assert len(rows(table)) == 10
    assert len(table.text) <= 2000
