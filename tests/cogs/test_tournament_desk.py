"""What admins and players ask of a tournament: announce it, sign up, change it, look at it."""

import json
from dataclasses import replace
from functools import partial
from typing import Any

import discord
import pytest
from discord import AppCommandOptionType

from cogs.tournament.durations import moment_of, seconds_of
from faces.taps.tournament import JoinTournament, PickTeammate
from tests.cogs.people import Message, Person, messages, sentence
from tests.cogs.rink import Rink
from tests.cogs.test_library import files
from tests.cogs.test_tournament import (
    CHECK_IN,
    CREATE,
    HOUR,
    JOIN,
    MINUTE,
    WIN,
    WORDS,
    announced,
    begun,
    called_off,
    the_message,
)
from tests.typeset import gist
from tournaments import changes

ADMIN = "hockey-admin tournament"
TEXT_OPTION, NUMBER_OPTION = AppCommandOptionType.string.value, AppCommandOptionType.integer.value
LEAVE, TEXT = WORDS("tournament-button-leave"), WORDS("tournament-button-text", begun="yes")


async def tapped(person: Person, message: Message, label: str) -> str:
    return sentence(await person.click(message, label=label))


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [
        ("45m", 2700),
        ("2h", 7200),
        ("3d 4h", 273600),
        ("1h30min", 5400),
        ("2 hours", 7200),
        ("3 ч", 10800),
        ("1j", 86400),
        ("1 week, 2 days", 777600),
    ],
)
def test_a_duration_as_people_type_it(typed: str, seconds: float) -> None:
    assert seconds_of(typed) == seconds
    assert moment_of(typed, 1000.0) == 1000.0 + seconds


def test_a_moment_may_be_discord_s_own() -> None:
    assert moment_of("<t:1750000000:F>", 0.0) == 1750000000


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"starts": "soon"}, "tournament-no-duration"),
        ({"starts": "45"}, "tournament-no-duration"),
        ({"starts": "2 months"}, "tournament-no-duration"),
        ({"starts": "3 месяца"}, "tournament-no-duration"),
        ({"starts": "1m"}, "tournament-start-limits"),
        ({"starts": "61d"}, "tournament-start-limits"),
        ({"round": "5m"}, "tournament-round-limits"),
        ({"round": "31d"}, "tournament-round-limits"),
        ({"game": "partners", "late": True}, "tournament-late-pairs"),
        ({"name": "FRIDAY cup"}, "tournament-name-taken"),
    ],
)
async def test_what_cannot_be_announced_is_refused_kindly(
    rink: Rink, ida: Person, options: dict[str, object], key: str
) -> None:
    await announced(rink, ida)
    asked = {"name": "Cup", "starts": "1h", "round": "1h"} | options
    assert gist(key) in sentence(await ida.slash(rink.ice, f"{ADMIN} create", **asked))
    assert len(await rink.store.tournaments.in_server(rink.guild.id)) == 1


async def test_what_is_not_offered_announces_nothing(rink: Rink, ida: Person) -> None:
    fine: dict[str, str | int] = {"name": "Cup", "starts": "1h", "round": "1h"}
    unlisted: list[dict[str, str | int]] = [
        {"best-of": 2},
        {"length": 2},
        {"format": "chess"},
        {"pace": "fast"},
    ]
    forged: list[dict[str, str | int]] = [{"most": 2}, {"most": 65}, {"name": "x" * 41}]
    for each in [*unlisted, *forged, {}]:
        options = [
            {"name": name, "type": TEXT_OPTION if isinstance(value, str) else NUMBER_OPTION, "value": value}
            for name, value in (fine | each).items()
        ]
        told = sentence(await ida.order(rink.ice, CREATE.split(), *options))
        sorry = WORDS("sorry-choice", option=next(iter(each))) if each in unlisted else gist("sorry-error")
        assert (sorry if each else gist("tournament-created")) in told, each
    assert len(rink.trouble.lines) == len(forged)
    rink.trouble.lines.clear()
    rink.forgive(Exception)


async def test_only_admins_announce_and_change(rink: Rink, ida: Person) -> None:
    await announced(rink, ida)
    rink.let_everybody_use("hockey-admin")
    for command, options in {
        "create": {"name": "Cup", "starts": "1h", "round": "1h"},
        "extend": {"time": "1h"},
        "pause": {},
        "cancel": {},
        "win": {"player": "Jon"},
    }.items():
        told = sentence(await rink.jon.slash(rink.ice, f"{ADMIN} {command}", **options))
        assert told == WORDS("admin-not-allowed")


async def test_signing_up_checking_in_and_leaving_say_what_happens(rink: Rink, ida: Person) -> None:
    await announced(rink, ida, most=3)
    message, jon = the_message(rink), rink.jon
    assert gist("tournament-joined", there="no") in await tapped(jon, message, JOIN)
    assert gist("tournament-signing-already") in await tapped(jon, message, JOIN)
    assert "Jon" in the_message(rink).text
    assert gist("tournament-not-in") in await tapped(rink.darrell, message, LEAVE)
    assert gist("tournament-left") in await tapped(jon, message, LEAVE)
    assert "Jon" not in the_message(rink).text
    for name in ("Paul", "Ralph", "Sam"):
        await rink.person(name).click(message, label=JOIN)
    assert the_message(rink).disabled(JOIN)
    await rink.env.advance_time(HOUR - 5 * MINUTE)
    # Those who don't come leave their places to others only at the start.
    assert gist("tournament-signing-full") in await tapped(jon, the_message(rink), CHECK_IN)


async def test_a_banned_player_stays_out(rink: Rink, ida: Person) -> None:
    await announced(rink, ida)
    await ida.slash(rink.ice, "hockey-admin ban", person=rink.jon)
    assert gist("sorry-banned") in await tapped(rink.jon, the_message(rink), JOIN)


async def test_another_player_takes_a_place_before_the_first_match(rink: Rink, ida: Person) -> None:
    ralph = rink.person("Ralph")
    await announced(rink, ida)
    await rink.jon.click(the_message(rink), label=JOIN)
    told = sentence(await ida.slash(rink.ice, f"{ADMIN} replace", player=rink.jon, by=ralph))
    assert told == WORDS("tournament-replace-done", player="Jon", by="Ralph")
    assert "Ralph" in the_message(rink).text
    for player, key, facts in (
        (rink.jon, "unknown", {"player": "Jon"}),
        (ralph, "twice", {"by": "Ralph"}),
    ):
        told = sentence(await ida.slash(rink.ice, f"{ADMIN} replace", player=player, by=ralph))
        assert told == WORDS(f"tournament-replace-{key}", **facts)


async def test_a_pause_holds_the_start_and_more_time_moves_it(rink: Rink, ida: Person) -> None:
    await announced(rink, ida)
    await ida.slash(rink.ice, f"{ADMIN} extend", time="1h")
    assert gist("tournament-pause-done") in sentence(await ida.slash(rink.ice, f"{ADMIN} pause"))
    assert gist("tournament-paused") in the_message(rink).text
    await rink.env.advance_time(5 * HOUR)
    assert gist("tournament-goes-on") in sentence(await ida.slash(rink.ice, f"{ADMIN} pause"))
    (found,) = await rink.store.tournaments.in_server(rink.guild.id)
    assert 2 * HOUR - MINUTE < found.new.starts_at - rink.clock.now() <= 2 * HOUR


@pytest.mark.parametrize("answer", ["yes", "no"])
async def test_calling_it_off_is_asked_first(rink: Rink, ida: Person, answer: str) -> None:
    await announced(rink, ida)
    await ida.slash(rink.ice, f"{ADMIN} cancel")
    asked = ida.private(rink.ice)[-1]
    assert gist("tournament-cancel-ask") in asked.text
    await ida.click(asked, label=WORDS(f"tournament-cancel-{answer}"))
    assert (gist("tournament-cancelled") in the_message(rink).text) is (answer == "yes")
    told = sentence(await ida.slash(rink.ice, f"{ADMIN} pause"))
    assert (told == WORDS("tournament-none")) is (answer == "yes")


async def test_what_has_ended_meanwhile_is_not_called_off(rink: Rink, ida: Person) -> None:
    await begun(rink, ida, rink.jon, rink.darrell)
    await ida.slash(rink.ice, f"{ADMIN} cancel")
    asked = ida.private(rink.ice)[-1]
    await rink.jon.resign(rink.ice)
    await rink.env.advance_time(MINUTE)
    assert gist("tournament-over-already") in await tapped(ida, asked, WORDS("tournament-cancel-yes"))
    assert "🥇" in the_message(rink).text


@pytest.mark.parametrize("time", ["0m", "31d", "99999d 99999d"])
async def test_more_time_has_a_limit(rink: Rink, ida: Person, time: str) -> None:
    await announced(rink, ida)
    told = sentence(await ida.slash(rink.ice, f"{ADMIN} extend", time=time))
    assert told == WORDS("tournament-extend-limits")


async def test_of_two_tournaments_the_admin_says_which(rink: Rink, ida: Person) -> None:
    for name in ("One", "Two"):
        await announced(rink, ida, name=name)
    assert sentence(await ida.slash(rink.ice, f"{ADMIN} pause")) == WORDS("tournament-which")
    told = sentence(await ida.slash(rink.ice, f"{ADMIN} pause", tournament="two"))
    assert told == WORDS("tournament-pause-done", name="Two")


async def test_everybody_can_look_at_them(rink: Rink, ida: Person) -> None:
    assert sentence(await rink.jon.slash(rink.ice, "hockey tournament")) == WORDS("tournament-none-yet")
    await begun(rink, ida, rink.jon, rink.darrell, ida)
    listed = sentence(await rink.jon.slash(rink.ice, "hockey tournament"))
    assert "Friday cup" in listed
    assert gist("tournament-list") in listed
    alone = sentence(await rink.jon.slash(rink.ice, "hockey tournament", which="friday cup"))
    assert "Darrell" in alone
    assert await tapped(rink.jon, the_message(rink), TEXT) == alone
    told = rink.jon.private(rink.ice)[-1]
    await rink.jon.select(told, ["1:0"])
    # SimCord's message may be the same one: it's shown in its place.
    assert gist("tournament-text-pairing", how="bye", scored="no") in rink.jon.private(rink.ice)[-1].text
    assert sentence(await rink.jon.slash(rink.ice, "hockey tournament", which="x")) == WORDS(
        "tournament-unknown"
    )


async def test_its_standings_come_as_a_file(rink: Rink, ida: Person) -> None:
    await begun(rink, ida, rink.jon, rink.darrell, ida)
    ((name, content),) = files(
        rink, await rink.jon.slash(rink.ice, "hockey export", tournament="Friday cup")
    ).items()
    data: dict[str, list[dict[str, Any]]] = json.loads(content)
    assert name == "tournament-1.json"
    assert {each["name"] for each in data["participant"]} == {"Jon", "Darrell", "Ida"}
    assert len(data["ranking"]) == 3


@pytest.mark.parametrize("key", ["permission", "powers", "above"])
async def test_the_champion_s_role_is_only_an_honour(rink: Rink, ida: Person, key: str) -> None:
    may = discord.Permissions.all()
    may.update(administrator=False, manage_roles=key != "permission")
    powers = discord.Permissions(ban_members=key == "powers")
    mine = next(role for role in rink.guild.roles.values() if role.name == "TestBot")
    champion = rink.guild.create_role("Champion", permissions=powers)
    rink.env.backend.edit_role(rink.guild.id, mine.id, {"permissions": may.value, "position": 5})
    position = {"position": 9 if key == "above" else 2}
    rink.env.backend.edit_role(rink.guild.id, champion.id, position)
    await rink.env.settle()
    asked = {"name": "Cup", "starts": "1h", "round": "1h", "champion": champion}
    assert gist(f"tournament-role-{key}") in sentence(await ida.slash(rink.ice, f"{ADMIN} create", **asked))


async def test_a_win_is_given_in_the_tournament_that_was_meant(rink: Rink, ida: Person) -> None:
    ralph = rink.person("Ralph")
    await begun(rink, ida, rink.jon, rink.darrell)
    await announced(rink, ida, name="Other cup")
    await rink.env.advance_time(HOUR - 5 * MINUTE)
    for person in (rink.darrell, ralph):
        other = next(each for each in messages(rink.env, rink.ice) if "Other cup" in each.text)
        await person.click(other, label=CHECK_IN)
    await rink.env.advance_time(6 * MINUTE)
    both = await ida.autocomplete(rink.ice, WIN, "player", "darrell (")
    assert [each["name"] for each in both] == [
        WORDS("tournament-win-choice", player="Darrell", opponent=opponent, alone="no", **where)
        for opponent, where in (
            ("Ralph", {"several": "yes", "tournament": "Other cup"}),
            ("Jon", {"several": "yes", "tournament": "Friday cup"}),
        )
    ]
    assert gist("tournament-win-unknown") in sentence(await ida.slash(rink.ice, WIN, player="Darrell"))
    await ida.slash(rink.ice, WIN, player=both[1]["value"])
    await rink.env.advance_time(MINUTE)
    assert [each.new.name for each in await rink.store.tournaments.in_server(rink.guild.id)] == [
        "Other cup",
        "Friday cup",
    ]
    assert await rink.store.tournaments.unfinished_of(ralph.id) == [2]


async def test_a_win_that_comes_too_late_says_what_was_decided(rink: Rink, ida: Person) -> None:
    await begun(rink, ida, rink.jon, rink.darrell, ida)
    choices = await ida.autocomplete(rink.ice, WIN, "player", "")
    told = [sentence(await ida.slash(rink.ice, WIN, player=each["value"])) for each in choices]
    result = WORDS(
        "tournament-text-pairing", how="forfeit", first="Darrell", second="Ida", scored="no", wins=0, losses=0
    )
    assert told == [
        WORDS("tournament-win-done", player="Darrell"),
        WORDS("tournament-win-late", result=result),
    ]


async def test_a_server_has_at_most_as_many_open_as_an_option_s_list_shows(rink: Rink, ida: Person) -> None:
    await announced(rink, ida)
    (found,) = await rink.store.tournaments.in_server(rink.guild.id)
    for number in range(2, 26):
        named = replace(found.new, name=f"Cup {number}")
        await rink.store.tournaments.create(named, rink.clock.now())
    asked = {"name": "Cup", "starts": "1h", "round": "1h"}
    assert gist("tournament-too-many") in sentence(await ida.slash(rink.ice, f"{ADMIN} create", **asked))
    over = partial(changes.end, now=rink.clock.now())
    await rink.store.tournaments.change(2, over, rink.clock.now())
    assert gist("tournament-created") in sentence(await ida.slash(rink.ice, f"{ADMIN} create", **asked))
    # The first one is behind 25 newer ones, and one is over.
    for name, command, option in (
        ("Friday cup", f"{ADMIN} cancel", "tournament"),
        ("Cup 2", "hockey tournament", "which"),
    ):
        (choice,) = [
            each for each in await ida.autocomplete(rink.ice, command, option, name) if each["name"] == name
        ]
        assert name in sentence(await ida.slash(rink.ice, command, **{option: choice["value"]}))


async def test_nobody_is_asked_for_a_partner_in_vain(rink: Rink, ida: Person) -> None:
    await announced(rink, ida, game="partners", most=3)
    paul, ralph, sam, tess = map(rink.person, ("Paul", "Ralph", "Sam", "Tess"))
    for player, partner in ((rink.jon, rink.darrell), (paul, ralph), (sam, tess)):
        await player.click(the_message(rink), label=JOIN)
        await player.select(player.private(rink.ice)[-1], [partner])
    message, join = the_message(rink), JoinTournament(1).id
    assert gist("tournament-signing-full") in await tapped(ida, message, JOIN)
    await called_off(rink, ida)
    for person in (rink.darrell, ida):
        assert gist("tournament-signing-closed") in sentence(await person.forge(message, join))


async def test_nobody_brings_a_partner_to_a_game_for_two(rink: Rink, ida: Person) -> None:
    await announced(rink, ida)
    forged = await rink.jon.forge(the_message(rink), PickTeammate(1).id, str(rink.darrell.id))
    assert sentence(forged) == WORDS("sorry-button")
    (found,) = await rink.store.tournaments.in_server(rink.guild.id)
    assert found.signed == ()


async def test_who_has_blocked_a_player_is_not_asked_to_be_their_partner(rink: Rink, ida: Person) -> None:
    await announced(rink, ida, game="partners")
    await rink.darrell.slash(rink.ice, "hockey me block", person=rink.jon)
    await rink.jon.click(the_message(rink), label=JOIN)
    told = sentence(await rink.jon.select(rink.jon.private(rink.ice)[-1], [rink.darrell]))
    assert told == WORDS("challenge-no-time", opponent="Darrell")
    (found,) = await rink.store.tournaments.in_server(rink.guild.id)
    assert found.signed == ()
