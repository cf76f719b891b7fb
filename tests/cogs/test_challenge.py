"""`/hockey challenge` and the entry in the menu on a person: what is posted, and what is refused."""

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.words import locales, words_for
from db.model.matches import Status
from faces.challenge import draw_challenge
from hockey.catalogue import CATALOGUE
from hockey.game import Game
from tests.cogs.drawn import drawn
from tests.cogs.people import Message, Person, sentence
from tests.cogs.phone import lines_on_a_phone
from tests.cogs.rink import Rink
from tests.typeset import gist

WORDS = words_for("en")

TWO_SEATS = [game for game in CATALOGUE.values() if game.seats == 2]
COMMAND = "hockey challenge"
MOST_LINES = 5


async def refusal(rink: Rink, opponent: Any, **options: Any) -> str:
    """What Jon is told; nothing may appear in the channel."""
    before = [message.id for message in rink.public()]
    asked = options or {"length": 3}
    told = sentence(await rink.jon.slash(rink.ice, COMMAND, opponent=opponent, **asked))
    assert [message.id for message in rink.public()] == before
    return told


async def test_a_challenge_names_the_match_and_has_three_buttons(rink: Rink) -> None:
    challenge = await rink.challenge()
    assert challenge.text.startswith(f"{rink.darrell.mention}, Jon challenges you to card hockey")
    assert "Classic" in challenge.text
    assert "three periods" in challenge.text
    assert challenge.labels == ["Accept", "Decline", "Withdraw", "Cut the deck"]


@pytest.mark.parametrize("language", sorted(locales()))
@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
def test_an_offer_takes_five_lines_of_a_phone(game: Game[Any], language: str) -> None:
    now = drawn(game, []).loaded
    asked = (now.match.seats[0], *(replace(seat, accepted=False) for seat in now.match.seats[1:]))
    for seats in (asked, asked[:1]):
        match = replace(now.match, status=Status.OPEN, seats=seats)
        text = draw_challenge(words_for(language), replace(now, match=match)).content or ""
        assert lines_on_a_phone(text) <= MOST_LINES, text


async def test_the_challenge_pings_the_opponent_alone_in_the_first_answer(rink: Rink) -> None:
    rink.darrell = rink.person("@everyone")
    await rink.jon.slash(rink.ice, COMMAND, opponent=rink.darrell, length=3)
    callbacks = [body for method, path, body in rink.requests if path.endswith("/callback") and body]
    assert [body["type"] for body in callbacks] == [discord.InteractionResponseType.channel_message.value]
    allowed = callbacks[0]["data"]["allowed_mentions"]
    assert [int(user) for user in allowed["users"]] == [rink.darrell.id]
    assert not {"everyone", "roles"} & set(allowed["parse"])


@pytest.mark.parametrize("length", [3, 1])
async def test_the_length_is_a_match_or_a_shift(rink: Rink, length: int) -> None:
    challenge = await rink.challenge(length=length)
    assert {3: "three periods", 1: "a shift of one period"}[length] in challenge.text


@pytest.mark.parametrize("game", TWO_SEATS, ids=lambda game: game.id)
async def test_a_game_may_be_typed_by_id_or_by_name_in_any_case(rink: Rink, game: Any) -> None:
    challenge = await rink.challenge(game=f" {game.id.upper()} ")
    assert f"**{game.name}**" in challenge.text
    await rink.jon.click(challenge, label="Withdraw")
    challenge = await rink.challenge(game=game.name.swapcase())
    assert f"**{game.name}**" in challenge.text


async def offered(person: Person, rink: Rink, typed: str) -> list[str]:
    return [choice["value"] for choice in await person.autocomplete(rink.ice, COMMAND, "game", typed)]


async def test_the_games_for_two_are_offered_while_one_types(rink: Rink) -> None:
    assert await offered(rink.jon, rink, "") == [game.id for game in TWO_SEATS]
    assert await offered(rink.jon, rink, "STOCK") == ["stockham"]
    assert await offered(rink.jon, rink, "1961") == ["original"]
    assert await offered(rink.jon, rink, "chess") == []


@pytest.mark.parametrize("typed", ["chess", "partners", "", "*" * 100, "@everyone"])
async def test_a_game_that_two_cannot_play_is_refused_with_the_list(rink: Rink, typed: str) -> None:
    told = await refusal(rink, rink.darrell, game=typed)
    assert all(game.name in told for game in TWO_SEATS)
    assert "Partners" not in told
    assert "@everyone" not in told


async def test_a_bot_is_refused(rink: Rink) -> None:
    robot = rink.person("Zamboni")
    rink.env.backend.get_user(robot.id).bot = True
    assert "That bot doesn't play" in await refusal(rink, robot)
    assert rink.jon.private(rink.ice)[-1].labels[-1] == WORDS("practice-button")


async def test_a_person_who_is_not_in_the_server_is_refused(rink: Rink) -> None:
    assert words_for("en")("challenge-not-member", opponent="Paul") in await refusal(
        rink, rink.env.create_user("Paul")
    )


async def test_a_person_who_cannot_see_the_channel_is_refused(rink: Rink) -> None:
    unseen = discord.PermissionOverwrite(view_channel=False)
    rink.ice = rink.guild.create_text_channel("secret", overwrites={rink.darrell: unseen})
    assert "Darrell can't see this channel" in await refusal(rink, rink.darrell)


@pytest.mark.parametrize(
    ("permission", "name"), [("view_channel", "View Channel"), ("send_messages", "Send Messages")]
)
async def test_a_permission_that_the_bot_lacks_is_named(rink: Rink, permission: str, name: str) -> None:
    rink.go_where_the_bot_may_not(**{permission: False})
    assert f"“{name}”" in await refusal(rink, rink.darrell)


async def test_in_a_thread_the_bot_needs_to_write_in_threads(rink: Rink) -> None:
    rink.go_where_the_bot_may_not(send_messages_in_threads=False)
    rink.env.backend.create_thread(rink.ice.id, "corner", rink.jon.id)
    rink.ice = rink.ice.threads[0]
    assert "“Send Messages in Threads”" in await refusal(rink, rink.darrell)


async def test_a_second_open_challenge_between_the_two_is_refused_with_a_link(rink: Rink) -> None:
    first = await rink.challenge()
    link = f"/channels/{rink.guild.id}/{rink.ice.id}/{first.id}"
    assert link in await refusal(rink, rink.darrell)
    back = await rink.darrell.slash(rink.ice, COMMAND, opponent=rink.jon, length=3)
    assert "You and Jon already have an open challenge." in sentence(back)
    assert link in sentence(back)


async def test_a_challenge_during_a_match_of_the_two_is_refused_with_a_link(rink: Rink) -> None:
    sheet = await rink.face_off()
    told = await refusal(rink, rink.darrell)
    assert gist("challenge-twice-running") in told
    assert f"/{sheet.id}" in told


async def test_a_challenge_in_a_dm_is_refused_kindly(rink: Rink) -> None:
    told = await rink.jon.slash(rink.jon.user.dm_channel, COMMAND, opponent=rink.darrell, length=3)
    assert gist("challenge-not-here") in sentence(told)


async def test_a_challenge_that_could_not_be_posted_leaves_nothing_behind(rink: Rink) -> None:
    rink.env.inject_error("POST", "/interactions/*/*/callback", status=400, code=50035)
    told = sentence(await rink.jon.slash(rink.ice, COMMAND, opponent=rink.darrell, length=3))
    assert gist("sorry-error") in told
    assert len(rink.trouble.lines) == 1
    rink.trouble.lines.clear()
    rink.forgive(discord.HTTPException)
    await rink.challenge()


async def test_an_answer_that_could_not_be_shown_is_noted_and_nobody_reads_of_a_hand(rink: Rink) -> None:
    challenge = await rink.challenge()
    rink.env.inject_error("POST", "/interactions/*/*/callback", status=500, code=0)
    told = sentence(await rink.darrell.click(challenge, label="Decline"))
    assert told == gist("sorry-kept-noted")
    assert "Darrell declines" in challenge.text
    rink.trouble.lines.clear()


async def test_a_game_is_typed_in_the_language_that_its_player_has_chosen(rink: Rink) -> None:
    await rink.jon.slash(rink.ice, "hockey me settings")
    await rink.jon.select(rink.jon.private(rink.ice)[-1], ["fr"])
    await rink.restart()
    assert await offered(rink.jon, rink, "terrain") == ["field"]
    assert await offered(rink.darrell, rink, "field") == ["field"]


async def test_the_menu_on_a_person_asks_how_to_play_and_challenges_to_it(rink: Rink) -> None:
    await rink.jon.context_menu(rink.ice, "Challenge to hockey", rink.darrell)
    await rink.jon.click(rink.jon.private(rink.ice)[-1], label="Challenge")
    challenge = rink.last()
    assert challenge.text.startswith(rink.darrell.mention)
    assert "**Classic**, a shift of one period" in challenge.text
    refused = await rink.jon.context_menu(rink.ice, "Challenge to hockey", rink.jon)
    assert "yourself" in sentence(refused)


async def test_names_cannot_format_or_mention(rink: Rink) -> None:
    rink.jon = rink.person("Jon", nick="**Boss** <@123456789012345678> @here\n# x")
    challenge: Message = await rink.challenge()
    assert "**Boss**" not in challenge.text
    assert "<@123456789012345678>" not in challenge.text
    assert "@here" not in challenge.text
    assert not any(line.startswith("# x") for line in challenge.lines)
