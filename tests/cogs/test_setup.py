"""What a server has set for its matches: shown, changed, and minded by the commands."""

import pytest

from bot.words import locales, words_for
from cogs.admin.setup import LENGTHS, VOICES, draw_setup
from db.model.people import Pace, Setup
from faces.turn_clock import pace_of
from hockey.catalogue import CATALOGUE
from tests.cogs.forms import (
    SETUP,
    assert_form_is_short,
    flip,
    opened,
    picks,
    set_up,
    states,
    switches,
)
from tests.cogs.people import Person, sentence
from tests.cogs.rink import Rink
from tests.cogs.test_house import removed
from tests.cogs.workshop import make_house
from tests.typeset import gist, together

WORDS = words_for("en")
EVERYONE = WORDS("setup-button-everyone")


def game(name: str) -> str:
    return WORDS("setup-game", chosen=name)


@pytest.mark.parametrize("language", sorted(locales()))
def test_each_setting_takes_one_line_on_a_phone(language: str) -> None:
    words = words_for(language)
    games = {each.id: words.game(each) for each in CATALOGUE.values()}
    for number, length in enumerate(LENGTHS.values()):
        voice = list(VOICES.values())[number]
        setup = Setup(list(games)[-number], voice=voice, length=length)
        paces = {str(pace): pace_of(words, 12 * 3600) for pace in Pace}
        assert_form_is_short(draw_setup(words, setup, games, paces, "Players" if number else None))


async def test_at_first_it_is_classic_in_the_channel_for_everybody(rink: Rink, ida: Person) -> None:
    message = await set_up(rink, ida)
    assert picks(message) == [
        game("Classic"),
        WORDS("setup-length", chosen=WORDS("setup-length-any")),
        WORDS("setup-pace", chosen=pace_of(WORDS, 24 * 3600)),
        WORDS("setup-voice", chosen=WORDS("voice-traditional")),
        WORDS("setup-language", chosen=WORDS("language-auto")),
    ]
    assert list(states(message).values()) == ["Off", "Off", "Off", "On", "On"]
    assert WORDS("setup-challengers") in message.everything


async def test_a_tap_flips_a_switch_and_a_stale_form_shows_what_stands(rink: Rink, ida: Person) -> None:
    message, other = await set_up(rink, ida), await set_up(rink, rink.admin("Boss"))
    before = states(message)
    await set_up(rink, ida, game="streak")
    for line in before:
        await flip(ida, message, line)
    await rink.restart()
    old = switches(other)[next(iter(before))]["custom_id"]
    await ida.forge(message, old)
    assert {line: {"On": "Off", "Off": "On"}[state] for line, state in before.items()} == states(message)
    assert game("Streak") in picks(message)


async def test_the_servers_game_is_played_where_none_is_named(rink: Rink, ida: Person) -> None:
    assert game("Stockham") in picks(await set_up(rink, ida, game="stockham"))
    await rink.restart()
    assert "**Stockham**" in (await rink.challenge()).text
    assert gist("challenge-game-unknown") in sentence(
        await ida.forge(await set_up(rink, ida), "setup:game", "chess")
    )
    assert game("Stockham") in picks(await set_up(rink, ida))


async def test_rules_of_its_own_may_be_the_servers_game_until_they_are_removed(
    rink: Rink, ida: Person
) -> None:
    await make_house(rink, ida)
    assert game("Prairie") in picks(await set_up(rink, ida, game="house:1"))
    challenge = await rink.challenge()
    assert "**Prairie**" in challenge.text
    await rink.jon.click(challenge, label="Withdraw")
    await removed(rink, ida, "Prairie")
    assert game("Classic") in picks(await set_up(rink, ida))
    assert "**Classic**" in (await rink.challenge()).text


async def test_a_role_may_challenge_and_everybody_again(rink: Rink, ida: Person) -> None:
    message = await set_up(rink, ida, challengers=rink.guild.create_role("*Players*"))
    assert WORDS("setup-challengers-role", role=r"\*Players\*") in message.text
    refused = await rink.jon.slash(rink.ice, "hockey challenge", opponent=rink.darrell, length=3)
    assert r"\*Players\*" in sentence(refused)
    await rink.restart()
    await ida.click(message, label=EVERYONE)
    assert EVERYONE not in message.labels
    assert WORDS("setup-challengers") in message.everything
    await rink.challenge()


async def test_a_player_who_may_not_challenge_is_told_where_to_practise(rink: Rink, ida: Person) -> None:
    await set_up(rink, ida, challengers=rink.guild.create_role("Players"))
    refused = sentence(await rink.jon.slash(rink.ice, "hockey practice", level="rookie"))
    assert "Players" in refused
    assert "/hockey practice" in refused


async def test_who_lacks_the_role_takes_no_seat_but_accepts_a_challenge(rink: Rink, ida: Person) -> None:
    role, mario = rink.guild.create_role("Players"), rink.person("Mario")
    await rink.env.bot.http.add_role(rink.guild.id, mario.id, role.id)
    await rink.env.settle()
    await set_up(rink, ida, challengers=role)
    await mario.slash(rink.ice, "hockey open", game="classic")
    refused = WORDS("challenge-role", role="Players")
    assert sentence(await rink.jon.click(rink.last(), label=gist("challenge-button-sit"))) == refused
    await mario.slash(rink.ice, "hockey challenge", opponent=rink.jon, length=1)
    await rink.jon.click(rink.last(), label=gist("challenge-button-accept"))
    await mario.resign(rink.ice)
    assert sentence(await rink.jon.click(rink.last(), label=gist("final-button-rematch"))) == refused


async def test_a_role_that_is_gone_binds_nobody(rink: Rink, ida: Person) -> None:
    role = rink.guild.create_role("Players")
    await set_up(rink, ida, challengers=role)
    rink.env.backend.delete_role(rink.guild.id, role.id)
    assert EVERYONE not in (await set_up(rink, ida)).labels
    await rink.challenge()


async def test_everyones_role_means_everybody(rink: Rink, ida: Person) -> None:
    assert EVERYONE not in (await set_up(rink, ida, challengers=rink.guild.default_role)).labels


async def test_what_nobodys_button_says_is_refused(rink: Rink, ida: Person) -> None:
    message = await set_up(rink, ida)
    for custom_id in ("setup", "setup:place", "setup:threads:moon", "setup:chess", "setup:length:7"):
        assert "don't know this button" in sentence(await ida.forge(message, custom_id))
    for custom_id, value in (("length", "7"), ("pace", "13"), ("language", "xx"), ("challengers", "7")):
        assert "don't know this button" in sentence(await ida.forge(message, f"setup:{custom_id}", value))


async def test_other_servers_have_settings_of_their_own(rink: Rink, ida: Person) -> None:
    await set_up(rink, ida, game="streak", threads=True)
    regina = rink.env.create_guild("Regina")
    wayne = rink.admin("Wayne", regina)
    assert game("Classic") in picks(await opened(wayne, regina.create_text_channel("ice"), SETUP))


async def test_a_server_plays_as_many_periods_as_it_likes_where_nobody_says(rink: Rink, ida: Person) -> None:
    offered = await rink.challenge(game="classic")
    assert together("three periods") in together(offered.text)
    await rink.jon.click(offered, label="Withdraw")
    await set_up(rink, ida, length=1)
    await rink.restart()
    offered = await rink.challenge(game="classic")
    assert together("a shift of one period") in together(offered.text)
    await rink.jon.click(offered, label="Withdraw")
    named = await rink.challenge(length=3)
    assert together("three periods") in together(named.text)
    await rink.jon.click(named, label="Withdraw")
    assert "**Field**" in (await rink.challenge(game="field")).text


async def test_the_quick_form_begins_with_the_servers_length(rink: Rink, ida: Person) -> None:
    await set_up(rink, ida, length=3)
    await rink.jon.slash(rink.ice, "hockey challenge", opponent=rink.darrell)
    question = rink.jon.private(rink.ice)[-1]
    assert together("three periods") in together(question.text)
    await rink.jon.click(question, label="Challenge")
    assert together("three periods") in together(rink.last().text)


@pytest.mark.parametrize("why", ["channel", "permission", "many", "other"])
async def test_an_admin_hears_once_why_a_match_has_no_thread(rink: Rink, ida: Person, why: str) -> None:
    await set_up(rink, ida, threads=True)
    match why:
        case "channel":
            rink.ice = rink.guild.create_voice_channel("lounge")
        case "permission":
            rink.go_where_the_bot_may_not(create_public_threads=False)
        case _:
            code = 160006 if why == "many" else 50024
            path = "/channels/*/messages/*/threads"
            rink.env.inject_error("POST", path, status=400, code=code, times=None)
    sheet = await rink.face_off()
    assert sheet.channel_id == rink.ice.id
    told = WORDS("no-thread", why=why, channel=rink.ice.mention)
    heard = [sentence(await who.slash(rink.ice, "hockey help")) for who in (rink.darrell, ida, ida)]
    assert [each == told for each in heard] == [False, True, False]
