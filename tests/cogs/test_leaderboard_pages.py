"""The leaderboard's pages: who turns them, and the reader's own row."""

import pytest

from tests.cogs.boards import COMMAND, board, decided, league, own, rows, seen
from tests.cogs.people import sentence
from tests.cogs.rink import Rink

pytestmark = pytest.mark.slow


async def test_ten_a_page_and_ones_own_row_always(rink: Rink) -> None:
    people = await league(rink, 23)
    last = people[0]
    table = await board(rink, last)
    assert len(rows(table)) == 10
    assert own(table)[0].startswith("**23. P00**")
    assert "Page 1 of 3" in table.text
    previous, following, to_own = table.buttons
    assert to_own["label"] == "My row"
    assert (previous["disabled"], following["disabled"]) == (True, False)
    await last.click(table, label="Next")
    assert "Page 2 of 3" in table.text
    assert rows(table)[0].startswith("11 ")
    await last.click(table, label="Next")
    assert "Page 3 of 3" in table.text
    assert [row.split()[0] for row in rows(table)] == ["21", "22", "23", "24"]
    assert table.buttons[1]["disabled"]
    await last.click(table, label="Previous")
    assert "Page 2 of 3" in table.text
    assert len(table.text) <= 2000


async def test_a_strangers_tap_gets_a_table_of_their_own(rink: Rink) -> None:
    people = await league(rink, 12)
    table = await board(rink, people[0])
    before = table.everything
    await people[1].click(table, label="Next")
    assert table.everything == before
    count = len(people[1].private(rink.ice))
    theirs = people[1].private(rink.ice)[-1]
    assert "Page 2 of 2" in theirs.text
    assert "P01 (you)" in theirs.text
    await people[1].click(theirs, label="Previous")
    assert "Page 1 of 2" in theirs.text
    assert len(people[1].private(rink.ice)) == count


async def test_the_player_who_asked_is_you_to_nobody_else(rink: Rink) -> None:
    people = await league(rink, 12)
    table = await board(rink, people[5])
    assert "(you)" not in table.text
    await people[5].click(table, label="Next")
    assert "Page 2 of 2" in table.text
    assert "P05" in table.text
    assert "(you)" not in table.text
    await people[5].slash(people[5].user.dm_channel, COMMAND, scope="everywhere")
    theirs = people[5].dms()[-1]
    assert "P05 (you)" in theirs.text
    await people[5].click(theirs, label="Next")
    assert "P05 (you)" in theirs.text


async def test_in_a_dm_it_is_the_table_of_everywhere(rink: Rink) -> None:
    await seen(*rink.players)
    await decided(rink, rink.jon, rink.darrell, "win", (1, 0))
    await rink.jon.slash(rink.jon.user.dm_channel, COMMAND)
    told = rink.jon.dms()[-1].text
    assert "no server here" in told
    assert "**1. Jon (you)**" in told


@pytest.mark.parametrize("page", [0, 99, 10**18])
async def test_a_page_that_is_not_there_is_the_nearest(rink: Rink, page: int) -> None:
    people = await league(rink, 12)
    table = await board(rink, people[0])
    where, owner = (table.buttons[1]["custom_id"].split(":")[n] for n in (1, 3))
    await people[0].forge(table, f"board:{where}:{page}:{owner}")
    assert f"Page {1 if page < 1 else 2} of 2" in table.text


async def test_a_page_of_another_server_is_not_shown(rink: Rink) -> None:
    await league(rink, 2)
    table = await board(rink, rink.jon)
    regina = rink.env.create_guild("Regina")
    regina.add_member(rink.jon.user)
    assert "don't know this button" in sentence(
        await rink.jon.forge(table, f"board:{regina.id}:1:{rink.jon.id}")
    )


async def test_a_pages_game_goes_along_through_a_restart(rink: Rink) -> None:
    people = await league(rink, 12)
    for person in people:
        await decided(rink, rink.darrell, person, "win", (1, 0), "streak")
    table = await board(rink, rink.darrell, game="streak")
    assert rows(table)[0] == "1 Darrell 24"
    await rink.restart()
    await rink.darrell.click(table, label="Next")
    assert "Streak" in table.lines[0]
    assert "Page 2 of 2" in table.text
    await rink.darrell.click(table, label="Previous")
    assert rows(table)[0] == "1 Darrell 24"
