"""Tournaments that run themselves, played by tapping."""

import json
import sqlite3
from contextlib import closing
from datetime import datetime
from functools import partial

import discord
import pytest

from bot.words import words_for
from db.model.minds import LEVELS
from faces.parts import date
from tests.cogs.people import Message, Person, messages, sentence
from tests.cogs.rink import Rink
from tests.cogs.test_cards import card
from tests.cogs.test_library import files
from tests.typeset import gist, together
from tournaments import changes
from tournaments.model import How
from tournaments.tournament import Tournament, WhyOut

WORDS = words_for("en")
CREATE, WIN = "hockey-admin tournament create", "hockey-admin tournament win"
MINUTE, HOUR = 60, 3600
JOIN, CHECK_IN = WORDS("tournament-button-join"), WORDS("tournament-button-check-in")
TEXT = {WORDS("tournament-button-text", begun=begun) for begun in ("no", "yes")}


def the_message(rink: Rink) -> Message:
    """The tournament's one message."""
    (found,) = [each for each in messages(rink.env, rink.ice) if TEXT.intersection(each.labels)]
    return found


def posts(rink: Rink, key: str) -> list[str]:
    return [each.content for each in messages(rink.env, rink.ice) if gist(key) in each.content]


async def announced(rink: Rink, ida: Person, **options: object) -> None:
    """A cup that begins in an hour, with rounds of two hours."""
    asked = {"name": "Friday cup", "starts": "1h", "round": "2h", "game": "classic"} | options
    said = sentence(await ida.slash(rink.ice, CREATE, **asked))
    assert gist("tournament-created") in said, said


async def begun(rink: Rink, ida: Person, *people: Person, **options: object) -> None:
    """A cup in which everybody has checked in, and the first round is on."""
    await announced(rink, ida, **options)
    for person in people:
        await person.click(the_message(rink), label=JOIN)
    await rink.env.advance_time(HOUR - 5 * MINUTE)
    for person in people:
        await person.click(the_message(rink), label=CHECK_IN)
    await rink.env.advance_time(5 * MINUTE + 1)


async def called_off(rink: Rink, ida: Person) -> None:
    await ida.slash(rink.ice, "hockey-admin tournament cancel")
    await ida.click(ida.private(rink.ice)[-1], label=WORDS("tournament-cancel-yes"))
    await rink.env.advance_time(MINUTE)


async def test_a_cup_of_three_runs_itself_to_its_podium(rink: Rink, ida: Person) -> None:
    await begun(rink, ida, rink.jon, rink.darrell, ida)
    (post,) = posts(rink, "tournament-round-begins")
    opening = next(each for each in messages(rink.env, rink.ice) if "🔒" in each.text)
    await rink.env.advance_time(MINUTE)
    assert f"/{rink.ice.id}/{opening.id})" in the_message(rink).text
    assert [f"<@{each.id}>" in post for each in (rink.jon, rink.darrell, ida)] == [False, True, True]
    await rink.darrell.resign(rink.ice)
    await rink.env.advance_time(MINUTE)
    await rink.restart()
    await rink.env.advance_time(MINUTE)
    assert len(posts(rink, "tournament-round-begins")) == 2
    await ida.resign(rink.ice)
    await rink.env.advance_time(MINUTE)
    await rink.restart()
    await rink.env.advance_time(MINUTE)
    assert len(posts(rink, "tournament-over")) == 1
    assert the_message(rink).lines[3:] == ["🥇 **Jon**", "🥈 **Ida**", "🥉 **Darrell**"]
    assert not [each for each in messages(rink.env, rink.ice) if WORDS("final-button-rematch") in each.labels]
    told = await card(rink, rink.jon, "stats")
    assert "Friday cup" in (told.attachments[0].description or "")
    record = files(rink, await rink.jon.slash(rink.ice, "hockey export", match="2"))["match-2.json"]
    assert json.loads(record)["tournament"] == "Friday cup"


async def test_the_bot_may_stop_while_it_pairs(rink: Rink, ida: Person) -> None:
    ralph = rink.person("Ralph")
    await begun(rink, ida, rink.jon, rink.darrell, ralph, ida, format="swiss")
    await rink.jon.resign(rink.ice)
    await rink.env.bot.thinking.close()  # type: ignore[attr-defined]
    await rink.darrell.resign(rink.ice)
    await rink.restart()
    await rink.env.advance_time(MINUTE)
    assert len(posts(rink, "tournament-round-begins")) == 2
    assert len(await rink.store.matches.live_in(rink.guild.id)) == 2


@pytest.mark.parametrize(("form", "too_few"), [("knock-out", 1), ("duplicate", 3)])
async def test_who_has_not_checked_in_is_out_and_too_few_play_nobody(
    rink: Rink, ida: Person, form: str, too_few: int
) -> None:
    people = [*rink.players, ida, rink.person("Ralph")]
    await announced(rink, ida, format=form)
    for person in people:
        await person.click(the_message(rink), label=JOIN)
    await rink.env.advance_time(HOUR - MINUTE)
    for person in people[:too_few]:
        await person.click(the_message(rink), label=CHECK_IN)
    await rink.env.advance_time(2 * MINUTE)
    assert WORDS("tournament-too-few", fewest=too_few + 1) in the_message(rink).text
    assert posts(rink, "tournament-over") == []


async def test_at_the_deadline_the_slower_side_has_lost(rink: Rink, ida: Person) -> None:
    await begun(rink, ida, *rink.players)
    sheet = next(each for each in messages(rink.env, rink.ice) if "wins the cut" in each.text)
    await rink.chooser(sheet).click(sheet, label="Deal")
    await rink.env.advance_time(2 * HOUR + MINUTE)
    assert f"🥇 **{'Jon' if 'Jon wins' in sheet.text else 'Darrell'}**" in the_message(rink).text
    (found,) = await rink.store.tournaments.in_server(rink.guild.id)
    assert [each.how for each in found.pairings] == [How.NO_SHOW]


async def test_two_who_never_play_are_both_out(rink: Rink, ida: Person) -> None:
    await begun(rink, ida, *rink.players)
    await rink.env.advance_time(2 * HOUR + MINUTE)
    assert gist("tournament-no-winner") in the_message(rink).text
    assert len(posts(rink, "tournament-over")) == 1


async def test_a_game_that_an_admin_ends_is_played_again_and_sides_change(rink: Rink, ida: Person) -> None:
    await begun(rink, ida, *rink.players, **{"best-of": 3})
    for loser in (None, rink.jon, rink.darrell, rink.jon):
        if loser is None:
            await ida.slash(rink.ice, "hockey-admin end", match="#1")
            await ida.click(ida.private(rink.ice)[-1], label=WORDS("end-button-yes"))
        else:
            await loser.resign(rink.ice)
        await rink.env.advance_time(MINUTE)
    dealt = [each.lines[0] for each in messages(rink.env, rink.ice) if "🔒" in each.text]
    assert [each.partition(" – ")[0].strip("*") for each in dealt] == ["Jon", "Darrell", "Jon", "Darrell"]
    assert the_message(rink).lines[3] == "🥇 **Darrell**"


async def test_a_game_that_cannot_be_shown_is_waited_for_less_and_less(
    rink: Rink, ida: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(rink, ida, *rink.players, **{"best-of": 3})
    looks, get = list[int](), rink.store.tournaments.get

    async def counted(tournament_id: int) -> Tournament | None:
        looks.append(tournament_id)
        return await get(tournament_id)

    monkeypatch.setattr(rink.store.tournaments, "get", counted)
    rink.env.inject_error("POST", f"/channels/{rink.ice.id}/messages", status=403, code=50013, times=None)
    await rink.jon.resign(rink.ice)
    await rink.env.advance_time(HOUR)
    assert len(looks) < 50
    assert all("cannot be written to" in line for line in rink.trouble.lines)
    rink.trouble.lines.clear()


async def test_an_end_that_cannot_be_shown_is_told_later(rink: Rink, ida: Person) -> None:
    await begun(rink, ida, *rink.players)
    for method, path in (("POST", "messages"), ("PATCH", "messages/*")):
        rink.env.inject_error(method, f"/channels/{rink.ice.id}/{path}", status=403, code=50001, times=None)
    await rink.jon.resign(rink.ice)
    await rink.env.advance_time(HOUR)
    rink.env.backend.faults.clear()
    await rink.env.advance_time(10 * MINUTE)
    assert the_message(rink).lines[3] == "🥇 **Darrell**"
    assert len(posts(rink, "tournament-over")) == 1
    rink.trouble.lines.clear()


@pytest.mark.parametrize("how", ["resigns", "leaves"])
async def test_a_match_may_be_decided_during_a_pause(rink: Rink, ida: Person, how: str) -> None:
    await begun(rink, ida, *rink.players, **{"best-of": 3})
    await ida.slash(rink.ice, "hockey-admin tournament pause")
    if how == "resigns":
        await rink.jon.resign(rink.ice)
    else:
        await rink.jon.click(the_message(rink), label=WORDS("tournament-button-leave"))
        await rink.jon.click(rink.jon.private(rink.ice)[-1], label=WORDS("tournament-leave-yes"))
    await rink.env.advance_time(MINUTE)
    assert await rink.store.matches.live_of(rink.darrell.id) == []
    lines = the_message(rink).lines[3:]
    assert [line.endswith("0–\u20601") for line in lines] == ([False, True] if how == "resigns" else [False])
    await ida.slash(rink.ice, "hockey-admin tournament pause")
    await rink.env.advance_time(MINUTE)
    assert ("🥇 **Darrell**" in the_message(rink).text) is (how == "leaves")


async def test_a_pairing_that_fails_does_not_hold_up_the_others(rink: Rink, ida: Person) -> None:
    ralph, when = rink.person("Ralph"), "TRIGGER broken BEFORE INSERT ON pairing_matches WHEN new.number = 1"
    with closing(sqlite3.connect(rink.settings.database.database or "")) as beside:
        beside.execute(f"CREATE {when} BEGIN SELECT RAISE(ABORT, 'broken'); END")
        await begun(rink, ida, rink.jon, rink.darrell, ralph, ida)  # Jon plays Ida, Darrell plays Ralph
        assert [len(await rink.store.matches.live_of(each.id)) for each in (rink.jon, ralph)] == [0, 1]
        assert "[Darrell vs Ralph]" in the_message(rink).text
        beside.execute("DROP TRIGGER broken")
    await rink.env.advance_time(MINUTE)
    assert len(await rink.store.matches.live_of(rink.jon.id)) == 1
    assert all("tournament 1, steps: failed" in line for line in rink.trouble.lines)
    rink.trouble.lines.clear()


async def test_a_game_that_cannot_be_read_is_played_again_but_not_without_end(
    rink: Rink, ida: Person
) -> None:
    await begun(rink, ida, *rink.players)
    for _ in range(3):
        with closing(sqlite3.connect(rink.settings.database.database or "")) as beside, beside:
            beside.execute("UPDATE plies SET move = 'x'")
        await rink.restart()
        await rink.env.advance_time(MINUTE)
    (found,) = await rink.store.tournaments.in_server(rink.guild.id)
    assert found.matches == {(1, 1): (1, 2)}
    assert all("cannot be shown" in line for line in rink.trouble.lines)
    rink.trouble.lines.clear()
    await ida.slash(rink.ice, "hockey-admin tournament win", player="Jon")
    await rink.env.advance_time(MINUTE)
    assert the_message(rink).lines[3] == "🥇 **Jon**"


@pytest.mark.parametrize("how", ["leaves", "gone", "banned", "forgotten", "win", "unnoticed"])
async def test_who_is_out_loses_and_the_other_goes_on(rink: Rink, ida: Person, how: str) -> None:
    ralph = rink.person("Ralph")
    await begun(rink, ida, rink.jon, rink.darrell, ralph, ida)  # Jon plays Ida, Darrell plays Ralph
    if how == "leaves":
        await rink.jon.click(the_message(rink), label=WORDS("tournament-button-leave"))
        await rink.jon.click(rink.jon.private(rink.ice)[-1], label=WORDS("tournament-leave-yes"))
    elif how == "gone":
        rink.guild.remove_member(rink.jon)
        await ida.resign(rink.ice)
    elif how == "banned":
        await ida.slash(rink.ice, "hockey-admin ban", person=rink.jon)
    elif how == "forgotten":
        await rink.jon.slash(rink.ice, "hockey me privacy")
        for step in ("forget", "yes"):
            await rink.jon.click(rink.jon.private(rink.ice)[-1], label=WORDS(f"privacy-button-{step}"))
    elif how == "unnoticed":
        # By another process, which died before it took the next step.
        left = partial(changes.withdraw, player_id=rink.jon.id, why=WhyOut.LEFT)
        await rink.store.tournaments.change(1, left, rink.clock.now())
        await rink.env.advance_time(10 * MINUTE)
    else:
        (choice,) = await ida.autocomplete(rink.ice, WIN, "player", "ida (")
        await ida.slash(rink.ice, WIN, player=choice["value"])
    await rink.env.advance_time(MINUTE)
    assert await rink.store.matches.live_of(rink.jon.id) == []
    await ralph.resign(rink.ice)
    await rink.env.advance_time(MINUTE)
    if how != "gone":
        assert "[Darrell vs Ida]" in the_message(rink).text or "[Ida vs Darrell]" in the_message(rink).text
        if how == "win":  # the round that it was picked in is over
            told = sentence(await ida.slash(rink.ice, WIN, player=choice["value"]))
            assert gist("tournament-win-late") in told
        await ida.resign(rink.ice)
        await rink.env.advance_time(MINUTE)
    assert the_message(rink).lines[3] == "🥇 **Darrell**"


async def test_who_is_left_alone_in_a_round_robin_has_won(rink: Rink, ida: Person) -> None:
    await begun(rink, ida, rink.jon, rink.darrell, ida, format="round-robin")
    for person in (rink.darrell, ida):
        await person.click(the_message(rink), label=WORDS("tournament-button-leave"))
        await person.click(person.private(rink.ice)[-1], label=WORDS("tournament-leave-yes"))
        await rink.env.advance_time(MINUTE)
    assert the_message(rink).lines[3:] == ["🥇 **Jon**"]


async def test_pairs_play_for_each_other(rink: Rink, ida: Person) -> None:
    ralph = rink.person("Ralph")
    await announced(rink, ida, game="partners")
    await rink.env.advance_time(HOUR - 5 * MINUTE)
    for player, partner in ((rink.jon, ida), (rink.darrell, ralph)):
        await player.click(the_message(rink), label=CHECK_IN)
        picked = player.private(rink.ice)[-1]
        await player.select(picked, [partner])
        # The check-in is open, so that signing up is checking in.
        said = sentence(await partner.click(the_message(rink), label=CHECK_IN))
        assert said == WORDS("tournament-checked", waits="no", partner="")
    await rink.env.advance_time(6 * MINUTE)
    (match,) = await rink.store.matches.live_of(ida.id)
    sides = [{match.seats[seat].player_id for seat in (side, side + 2)} for side in (0, 1)]
    assert sides == [{rink.jon.id, ida.id}, {rink.darrell.id, ralph.id}]
    await ralph.click(the_message(rink), label=WORDS("tournament-button-leave"))
    await ralph.click(ralph.private(rink.ice)[-1], label=WORDS("tournament-leave-yes"))
    await rink.env.advance_time(MINUTE)
    assert the_message(rink).lines[3].startswith("🥇")
    assert "Jon" in the_message(rink).lines[3]


async def test_both_partners_check_in(rink: Rink, ida: Person) -> None:
    await announced(rink, ida, game="partners")
    await rink.jon.click(the_message(rink), label=JOIN)
    await rink.jon.select(rink.jon.private(rink.ice)[-1], [rink.darrell])
    assert WORDS("tournament-signed-none", most=32, pairs="yes") in the_message(rink).lines
    said = sentence(await rink.darrell.click(the_message(rink), label=JOIN))
    (found,) = await rink.store.tournaments.in_server(rink.guild.id)
    at = date(found.check_in_at)
    assert said == WORDS("tournament-joined", there="no", at=at, paired="yes", partner="Jon")
    await rink.env.advance_time(HOUR - 5 * MINUTE)
    for player, facts in (
        (rink.jon, {"waits": "yes", "partner": "Darrell"}),
        (rink.darrell, {"waits": "no", "partner": ""}),
    ):
        said = sentence(await player.click(the_message(rink), label=CHECK_IN))
        assert said == WORDS("tournament-checked", **facts)


async def test_who_missed_the_check_in_may_come_late(rink: Rink, ida: Person) -> None:
    ralph = rink.person("Ralph")
    await announced(rink, ida, late=True)
    await ralph.click(the_message(rink), label=JOIN)
    await rink.env.advance_time(HOUR - 5 * MINUTE)
    for person in (*rink.players, ida):
        await person.click(the_message(rink), label=CHECK_IN)
    await rink.env.advance_time(6 * MINUTE)
    said = sentence(await ralph.click(the_message(rink), label=JOIN))
    assert said == WORDS("tournament-joined", there="yes", paired="no")
    await rink.env.advance_time(MINUTE)
    assert len(await rink.store.matches.live_of(ralph.id)) == 1


async def test_bots_take_the_places_of_byes(rink: Rink, ida: Person) -> None:
    await begun(rink, ida, *rink.players, bots=True, format="swiss", length=1)
    assert len(await rink.store.matches.live_in(rink.guild.id)) == 1
    await rink.jon.resign(rink.ice)
    await rink.env.advance_time(MINUTE)
    assert the_message(rink).lines[3] == "🥇 **Darrell**"


async def test_a_bot_in_a_cup_has_its_name_in_its_matches_too(rink: Rink, ida: Person) -> None:
    await begun(rink, ida, rink.jon, bots=True, length=1)
    (match,) = await rink.store.matches.live_of(rink.jon.id)
    (name,) = [seat.name for seat in match.seats if seat.level is not None]
    assert name.startswith(tuple(map(WORDS.mind, LEVELS)))
    assert together(name) in rink.jon.dms()[-1].text


async def test_an_event_shows_the_start_until_it_is_called_off(rink: Rink, ida: Person) -> None:
    def starts() -> list[float]:
        found = rink.env.backend.get_guild(rink.guild.id).scheduled_events.values()
        return [datetime.fromisoformat(each.scheduled_start_time).timestamp() for each in found]

    await announced(rink, ida)
    (start,) = starts()
    assert start == pytest.approx(rink.clock.now() + HOUR, abs=MINUTE)
    await ida.slash(rink.ice, "hockey-admin tournament extend", time="30m")
    await rink.restart()
    await rink.env.advance_time(MINUTE)
    assert starts() == [start + 30 * MINUTE]
    await called_off(rink, ida)
    assert starts() == []


async def test_a_match_that_has_begun_goes_on_after_a_tournament_is_called_off(
    rink: Rink, ida: Person
) -> None:
    await begun(rink, ida, *rink.players)
    await called_off(rink, ida)
    assert gist("tournament-cancelled") in the_message(rink).text
    assert len(await rink.store.matches.live_of(rink.jon.id)) == 1
    await rink.jon.resign(rink.ice)
    assert await rink.store.matches.live_of(rink.jon.id) == []


@pytest.mark.parametrize("why", ["", "gone", "permission", "powers", "above", "refused"])
async def test_the_champion_has_their_role_or_admins_are_told_why_not(
    rink: Rink, ida: Person, why: str
) -> None:
    role, backend = rink.guild.create_role("Champion"), rink.env.backend
    own = next(each for each in rink.guild.roles.values() if each.name == "TestBot")
    backend.reorder_roles(rink.guild.id, [{"id": own.id, "position": 9}])
    await begun(rink, ida, *rink.players, champion=role)
    match why:
        case "gone":
            backend.delete_role(rink.guild.id, role.id)
        case "permission":
            backend.edit_role(rink.guild.id, own.id, {"permissions": discord.Permissions.text().value})
        case "powers":
            backend.edit_role(rink.guild.id, role.id, {"permissions": 8})
        case "above":
            backend.reorder_roles(rink.guild.id, [{"id": role.id, "position": 10}])
        case "refused":
            path = f"/guilds/{rink.guild.id}/members/{rink.darrell.id}/roles/{role.id}"
            rink.env.inject_error("PUT", path, status=403, code=50013)
    await rink.jon.resign(rink.ice)
    await rink.env.advance_time(MINUTE)
    (post,) = posts(rink, "tournament-over")
    told = WORDS("tournament-role-not-given", why=why)
    assert (told in post) == bool(why)
    assert (role.id in backend.get_member(rink.guild.id, rink.darrell.id).role_ids) == (not why)
