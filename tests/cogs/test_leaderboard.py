"""The leaderboard: whose rows, in which order, under which names, and who turns its pages."""

import re

import pytest
from wcwidth import wcswidth

from db.model.matches import NewMatch, Ply
from db.model.people import Result
from hockey.catalogue import PILE_GAMES
from hockey.game import Options
from hockey.pile.switches import to_switches
from tests.cogs.people import Message, Person, messages, sentence
from tests.cogs.rink import Rink
from tests.cogs.workshop import make_house
from tests.db.stores import start

COMMAND = "hockey leaderboard"
WINS = {"win": "loss", "loss": "win", "tie": "tie"}


async def decided(
    rink: Rink,
    one: Person,
    other: Person,
    result: str,
    goals: tuple[int, int],
    game: str = "classic",
    by: str = "play",
) -> None:
    """A match that has been played, as the books have it; both have been seen before."""
    new = NewMatch(
        server_id=one.guild.id,
        channel_id=rink.ice.id,
        game=game,
        rules=1,
        options=Options(),
        players=((one.id, one.name), (other.id, other.name)),
        turn_seconds=86400.0,
        expires_at=0.0,
    )
    match = await rink.store.challenges.create(new, 0.0)
    await start(rink.store, match.id, [Ply(0, -1, "cut 2C 3C", 0.0)])
    final = [
        Result(0, one.id, result, by, goals[0], goals[1]),
        Result(1, other.id, WINS[result], by, goals[1], goals[0]),
    ]
    await rink.store.matches.append(match, [Ply(1, 0, "resign", 1.0)], final)
    await rink.store.matches.settle(match.id)


async def decided_by_four(rink: Rink, *people: Person, by: str = "play") -> None:
    """A match of partners that the first and the third have won."""
    new = NewMatch(
        server_id=rink.guild.id,
        channel_id=rink.ice.id,
        game="partners",
        rules=1,
        options=Options(),
        players=tuple((person.id, person.name) for person in people),
        turn_seconds=86400.0,
        expires_at=0.0,
    )
    match = await rink.store.challenges.create(new, 0.0)
    for seat in (1, 2, 3):
        await rink.store.challenges.accept(match.id, seat, 4, [Ply(0, -1, "cut 2C 3C", 0.0)])
    final = [
        Result(seat, person.id, "loss" if seat % 2 else "win", by, 2, 2, people[(seat + 2) % 4].id)
        for seat, person in enumerate(people)
    ]
    await rink.store.matches.append(match, [Ply(1, 0, "resign", 1.0)], final)
    await rink.store.matches.settle(match.id)


async def seen(*people: Person) -> None:
    for person in people:
        channel = next(iter(person.guild.channels.values()))
        await person.slash(channel, "hockey help")


async def board(rink: Rink, person: Person, **options: str) -> Message:
    result = await person.slash(rink.ice, COMMAND, **options)
    assert result.response is not None
    return messages(rink.env, rink.ice, person.id)[-1]


def table_of(message: Message) -> list[str]:
    """The lines of the table, its head first; none where there is no table."""
    return message.text.split("```")[1].strip("\n").splitlines() if "```" in message.text else []


def rows(message: Message) -> list[str]:
    """Rank, name and what the order goes by, as a reader sees them beside each other."""
    found = [re.match(r" *(\d+) (.+?) +(\d+%?|\d+\?|–) +\d+-\d+-\d+", row) for row in table_of(message)[1:]]
    return [" ".join(row.groups()) for row in found if row]


def own(message: Message) -> list[str]:
    """The reader's row in full, below the table."""
    lines = message.text.rpartition("```")[2].splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("**"))
    return lines[at : at + 3]


async def league(rink: Rink, count: int) -> list[Person]:
    """So many people, each of whom beat Darrell once by a goal more than the one before."""
    people = [rink.person(f"P{number:02}") for number in range(count)]
    await seen(rink.jon, rink.darrell, *people)
    for number, person in enumerate(people):
        await decided(rink, person, rink.darrell, "win", (number + 1, 0))
    return people


async def test_an_empty_table_says_how_to_start(rink: Rink) -> None:
    for scope in ("server", "everywhere"):
        table = await board(rink, rink.jon, scope=scope)
        assert "/hockey challenge" in table.text
        assert rows(table) == []
        assert table.buttons == []


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
        "-# W-L-T: won, lost, tied. Form: the last five, the latest last, and the streak.",
        "**2. Darrell**, 1 point",
        "2 games: 0 won, 1 lost, 1 tied · goals 3\N{EN DASH}5",
        "Form L T · rating 915 (provisional, 2 of 10)",
        "A win is 2 points, a tie 1.",
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


async def test_a_match_that_was_played_counts(rink: Rink) -> None:
    await rink.face_off(length=1)
    await rink.jon.slash(rink.ice, "hockey match resign")
    await rink.jon.click(rink.jon.private(rink.ice)[-1], label="I resign")
    table = await board(rink, rink.jon)
    assert rows(table) == ["1 Darrell 2", "2 Jon 0"]
    assert own(table)[1].startswith("1 game: 0 won, 1 lost (1 resigned), 0 tied")
    assert own(await board(rink, rink.darrell))[1].startswith(
        "1 game: 1 won (1 by resignation), 0 lost, 0 tied"
    )


async def test_points_then_wins_then_goals_decide(rink: Rink) -> None:
    a, b, c, d = people = [rink.person(name) for name in ("Ann", "Bob", "Cid", "Dan")]
    await seen(*people)
    await decided(rink, a, b, "win", (1, 0))
    await decided(rink, c, d, "tie", (1, 1))
    await decided(rink, c, d, "tie", (4, 4))
    await decided(rink, b, d, "loss", (0, 1))
    order = [row.split(" ")[1] for row in rows(await board(rink, rink.person("Eve")))]
    assert order == ["Dan", "Ann", "Cid", "Bob"]


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


async def test_somebody_without_a_match_has_no_row(rink: Rink) -> None:
    await league(rink, 3)
    table = await board(rink, rink.person("Eve"))
    assert len(rows(table)) == 4
    assert "(you)" not in table.text


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


async def test_whoever_asked_is_you_to_nobody_else(rink: Rink) -> None:
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


async def test_the_note_of_a_dm_fits_with_the_longest_table(rink: Rink) -> None:
    people = [rink.person(f"{number:02}" + "_" * 30) for number in range(12)]
    await seen(rink.darrell, *people)
    for person in people:
        for by in ("walkover", "resign", "clock", "play"):
            await decided(rink, person, rink.darrell, "win", (10, 0), by=by)
            await decided(rink, rink.darrell, person, "win", (10, 0), by=by)
    for asked in ({}, {"game": "classic"}):
        await people[-1].slash(people[-1].user.dm_channel, COMMAND, **asked)
        told = people[-1].dms()[-1]
        assert "no server here" in told.text
        assert len(rows(told)) == 10
        assert len(told.text) <= 2000


async def test_the_longest_names_still_fit(rink: Rink) -> None:
    people = [rink.person(f"{number:02}" + "_" * 30) for number in range(12)]
    await seen(rink.darrell, *people)
    for person in people:
        await decided(rink, person, rink.darrell, "win", (10, 0))
    table = await board(rink, rink.darrell)
    assert len(rows(table)) == 10
    assert len(table.text) <= 2000


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


async def test_walkovers_resignations_and_wins_on_time_are_told_apart(rink: Rink) -> None:
    await seen(*rink.players)
    for by in ("walkover", "walkover", "resign", "clock", "play"):
        await decided(rink, rink.jon, rink.darrell, "win", (1, 0), by=by)
    won, lost = [own(await board(rink, person))[1] for person in rink.players]
    assert won == "5 games: 5 won (2 by walkover, 1 by resignation, 1 on time), 0 lost, 0 tied · goals 5–0"
    assert lost == "5 games: 0 won, 5 lost (2 by walkover, 1 resigned, 1 on time), 0 tied · goals 0–5"


async def test_each_game_has_a_table_of_its_own_here_and_everywhere(rink: Rink) -> None:
    await seen(*rink.players)
    await decided(rink, rink.jon, rink.darrell, "win", (1, 0))
    await decided(rink, rink.darrell, rink.jon, "win", (5, 0), "streak")
    for scope, title in (("server", "Leaderboard of Moose Jaw"), ("everywhere", "Leaderboard, everywhere")):
        streak = await board(rink, rink.jon, scope=scope, game="streak")
        assert streak.lines[0] == f"**{title}: Streak**"
        assert rows(streak) == ["1 Darrell 2", "2 Jon 0"]
        assert own(streak)[1].endswith("goals 0–5")
        assert rows(await board(rink, rink.jon, scope=scope))[0] == "1 Darrell 2"
    assert "/hockey challenge" in (await board(rink, rink.jon, game="stockham")).text
    told = await rink.jon.slash(rink.ice, COMMAND, game="chess")
    assert "There is no game called" in sentence(told)


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


async def test_partners_have_rows_of_two_and_the_general_table_says_where(rink: Rink) -> None:
    ida, ralph = rink.person("Ida"), rink.person("Ralph")
    await seen(*rink.players, ida, ralph)
    await decided(rink, rink.jon, rink.darrell, "win", (1, 0))
    assert "two against two" not in (await board(rink, rink.jon)).text
    await decided_by_four(rink, rink.jon, rink.darrell, ida, ralph)
    await decided_by_four(rink, ida, rink.darrell, rink.jon, ralph)
    general = await board(rink, ida)
    assert len(rows(general)) == 2
    assert general.lines[-1] == "Matches of two against two have leaderboards of their own: name the game."
    pairs = await board(rink, ida, game="partners")
    assert rows(pairs) == ["1 Jon & Ida 4", "2 Darrell & Ralph 0"]
    assert own(pairs)[0] == "**1. Jon and Ida**, 4 points"
    assert "Form" not in pairs.text
    assert "two against two" not in pairs.text


async def test_a_servers_own_rules_have_a_table_in_that_server_only(rink: Rink) -> None:
    ida = rink.admin("Ida")
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
    assert "There is no game called" in sentence(everywhere)
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
