"""The leaderboard: whose rows, in which order, under which names."""

import re
from typing import Any

import pytest
from wcwidth import wcswidth

from bot.words import words_for
from db.model.league import FEWEST_GAMES, PROVISIONAL, Calendar
from db.model.people import Standing
from tests.cogs.boards import COMMAND, board, decided, own, rows, seen, table_of
from tests.cogs.people import Person, messages
from tests.cogs.rink import Rink
from tests.typeset import together

WORDS = words_for("en")


async def test_a_row_is_a_line_and_the_readers_own_stands_below_in_full(rink: Rink) -> None:
    await seen(*rink.players)
    await decided(rink, rink.jon, rink.darrell, "win", (3, 1))
    await decided(rink, rink.jon, rink.darrell, "tie", (2, 2))
    table = await board(rink, rink.darrell)
    assert table.lines == [
        "**Leaderboard of Moose Jaw**",
        "```",
        "# Name    Pts W-L-T Form",
        "1 Jon       3 1-0-1 WT T1",
        "2 Darrell   1 0-1-1 LT T1",
        "```",
        "**2. Darrell**, 1 point",
        together("0 won, 1 lost, 1 tied · goals 3\N{EN DASH}5"),
        f"-# {WORDS('board-by-points')}",
    ]


@pytest.mark.parametrize(
    ("order", "head", "jon", "darrell"),
    [
        ("rating", "Rtg", "1 Jon 1157?", "2 Darrell 843?"),
        ("goals", "Goals", "1 Darrell 5", "2 Jon 4"),
        ("rate", "Won", "1 Jon 80%", "2 Darrell 20%"),
    ],
)
async def test_a_table_shows_what_it_is_ordered_by(
    rink: Rink, order: str, head: str, jon: str, darrell: str
) -> None:
    await seen(*rink.players)
    for _ in range(4):
        await decided(rink, rink.jon, rink.darrell, "win", (1, 0))
    await decided(rink, rink.darrell, rink.jon, "win", (5, 0))
    table = await board(rink, rink.jon, order=order)
    assert head in table_of(table)[0].split()
    assert rows(table) == [jon, darrell]
    assert WORDS(f"board-by-{order}", games=FEWEST_GAMES, needed=PROVISIONAL) in table.text


async def test_a_name_takes_the_columns_that_it_is_wide(rink: Rink) -> None:
    names = [
        "東京タワー選手権大会",
        "👨‍👩‍👧‍👦 The whole family",
        "```sudo",
        "Ann",
        "𝕁𝕠𝕟 the Longest of Names",
    ]
    people = [rink.person(f"P{number}", nick=name) for number, name in enumerate(names)]
    await seen(rink.darrell, *people)
    for person in people:
        await decided(rink, person, rink.darrell, "win", (1, 0))
    head, *told = table_of(await board(rink, people[0]))
    at = head.index("Pts") + len("Pts")
    for row in told:
        before, points, _ = re.split(r" (\d+) (?=\d-\d)", row, maxsplit=1)
        assert wcswidth(f"{before} {points}") == at
        assert wcswidth(row) <= 34
    assert len(told) == 6


async def test_members_who_left_keep_their_last_name(rink: Rink) -> None:
    await seen(*rink.players)
    await decided(rink, rink.darrell, rink.jon, "win", (1, 0))
    rink.guild.remove_member(rink.darrell)
    assert rows(await board(rink, rink.jon))[0].startswith("1 Darrell")


async def test_each_server_has_its_own_table_and_its_own_names(rink: Rink) -> None:
    nicked = rink.person("Wayne", nick="The Great One")
    regina = rink.env.create_guild("Regina")
    ice = regina.create_text_channel("ice")
    for person in (nicked, rink.jon):
        regina.add_member(person.user, nick=None if person is rink.jon else "Ninety-Nine")
    wayne, jon = (Person(rink.env, regina, person.user) for person in (nicked, rink.jon))
    await seen(nicked, wayne, rink.jon, jon)
    await decided(rink, nicked, rink.jon, "win", (1, 0))
    await decided(rink, wayne, jon, "win", (5, 0))
    here = await board(rink, rink.jon)
    assert rows(here)[0] == "1 The Great One 2"
    await jon.slash(ice, COMMAND)
    assert rows(messages(rink.env, ice)[-1])[0] == "1 Ninety-Nine 2"
    everywhere = await board(rink, rink.jon, scope="everywhere")
    assert everywhere.lines[0] == "**Leaderboard, everywhere**"
    assert rows(everywhere)[0] == "1 Wayne 4"
    assert not any(name in everywhere.text for name in ("The Great One", "Ninety-Nine"))


async def test_a_new_name_is_shown_after_the_next_interaction(rink: Rink) -> None:
    await seen(*rink.players)
    await decided(rink, rink.darrell, rink.jon, "win", (1, 0))
    rink.env.backend.get_guild(rink.guild.id).members[rink.darrell.id].nick = "D*"
    await seen(rink.darrell)
    assert rows(await board(rink, rink.jon))[0].startswith("1 D* ")
    assert own(await board(rink, rink.darrell))[0].startswith(r"**1. D\***")


async def test_a_card_that_is_played_brings_a_new_name_as_well(rink: Rink) -> None:
    await seen(*rink.players)
    await decided(rink, rink.darrell, rink.jon, "win", (1, 0))
    await rink.face_off()
    person, other = rink.on_turn()
    rink.env.backend.users[person.id].name = "Ninety-Nine"
    await person.click(person.hand(), custom_id=person.hand().playable[0]["custom_id"])
    await other.slash(other.user.dm_channel, COMMAND)
    assert "Ninety-Nine" in other.dms()[-1].text


async def test_walkovers_resignations_and_wins_on_time_are_told_apart(rink: Rink) -> None:
    await seen(*rink.players)
    for by in ("walkover", "walkover", "resign", "clock", "play"):
        await decided(rink, rink.jon, rink.darrell, "win", (1, 0), by=by)
    won, lost = [own(await board(rink, person))[1] for person in rink.players]
    assert won == together("5 won (2 by walkover, 1 by resignation, 1 on time), 0 lost, 0 tied · goals 5–0")
    assert lost == together("0 won, 5 lost (2 by walkover, 1 resigned, 1 on time), 0 tied · goals 0–5")


async def test_those_who_climbed_within_a_week_are_told_with_both_places(rink: Rink) -> None:
    await seen(*rink.players)
    await decided(rink, rink.jon, rink.darrell, "win", (1, 0))
    for _ in range(2):
        await decided(rink, rink.darrell, rink.jon, "win", (1, 0), at=rink.clock.now() - 86_400)
    climbing = together("📈 This week: Darrell 2 → 1")
    for order in ("points", "rating", "goals", "rate"):
        told = (await board(rink, rink.jon, order=order)).lines
        assert climbing in told
    assert not any("📈" in line for line in (await board(rink, rink.jon, scope="everywhere")).lines)
    await rink.env.advance_time(7 * 86_400)
    assert climbing not in (await board(rink, rink.jon)).lines


async def test_in_a_young_season_they_are_those_since_it_began(rink: Rink) -> None:
    await seen(*rink.players)
    for at in (1.0, rink.clock.now() - 86_400):
        await decided(rink, rink.jon, rink.darrell, "win", (1, 0), at=at)
    await rink.store.seasons.arrange(rink.guild.id, Calendar.HAND, rink.clock.now() - 3600)
    for _ in range(3):
        await decided(rink, rink.darrell, rink.jon, "win", (1, 0), at=rink.clock.now() - 60)
    climbing = together("📈 This season: Darrell 2 → 1")
    assert climbing in (await board(rink, rink.jon)).lines
    assert not any("📈" in line for line in (await board(rink, rink.jon, season="1")).lines)


async def test_a_match_that_ends_as_the_table_is_read_gives_its_reader_one_place(
    rink: Rink, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seen(*rink.players)
    await decided(rink, rink.jon, rink.darrell, "win", (1, 0))
    results, standings = rink.store.results, rink.store.results.standings

    async def standings_after_a_match(*about: Any, **which: Any) -> list[Standing]:
        monkeypatch.setattr(results, "standings", standings)
        for _ in range(2):
            await decided(rink, rink.darrell, rink.jon, "win", (1, 0))
        return await standings(*about, **which)

    monkeypatch.setattr(results, "standings", standings_after_a_match)
    table = await board(rink, rink.jon)
    assert rows(table) == ["1 Darrell 4", "2 Jon 2"]
    assert own(table)[0].startswith("**2. Jon**, 2 points")
