"""Commands that ask for what is not there: each is told so, and what to do instead."""

import re
from typing import Any

import pytest

from bot.words import locales, words_for
from tests.cogs.ended import ended
from tests.cogs.people import sentence
from tests.cogs.phone import lines_on_a_phone
from tests.cogs.rink import Rink
from tests.cogs.test_words import ENGLISH_KEYS
from tests.typeset import gist

REFUSAL = re.compile(
    r"(?:sorry|ended|rematch|challenge|practice-role|table-(?:twice|no-time)|resign-n)(?!.*button)-?"
)
MOST_LINES = 4
OF_A_MATCH = ("replay", "export", "verify", "match analysis")


async def told(rink: Rink, command: str, **options: Any) -> str:
    return sentence(await rink.jon.slash(rink.ice, f"hockey {command}", **options))


@pytest.mark.parametrize("language", sorted(locales()))
def test_a_refusal_takes_four_lines_of_a_phone_at_most(language: str) -> None:
    for key in filter(REFUSAL.match, ENGLISH_KEYS.keys() - {"challenge"}):
        facts = dict.fromkeys(ENGLISH_KEYS[key], "Darrell") | {"link": "https://discord.com/1"}
        assert lines_on_a_phone(words_for(language)(key, **facts)) <= MOST_LINES, key


@pytest.mark.parametrize("command", OF_A_MATCH)
async def test_a_match_that_there_is_not(rink: Rink, command: str) -> None:
    await rink.challenge(length=1)
    await rink.darrell.click(rink.last(), label="Decline")
    assert words_for("en")("ended-gone", match=99) in await told(rink, command, match="99")
    assert words_for("en")("ended-gone", match=99) in await told(rink, command, match=" #99 ")
    assert "no match 999" in await told(rink, command, match="9" * 20)
    for typed in ("-1", "Ralph", "**"):
        assert gist("ended-unknown") in await told(rink, command, match=typed)
    assert gist("ended-never-begun") in await told(rink, command, match="1")
    await rink.challenge(length=1)
    assert "still on" in await told(rink, command, match="2")


async def test_a_match_is_found_by_its_number_and_by_who_was_there(rink: Rink) -> None:
    await ended(rink)
    for typed in ("1", "#1", "Match 1", "match 1 against darrell", "DARRELL", "darr"):
        assert "Match 1" in await told(rink, "export", match=typed), typed


async def test_a_match_of_elsewhere_is_not_shown_to_those_who_were_not_there(rink: Rink) -> None:
    await ended(rink)
    other = rink.env.create_guild("Elsewhere")
    hall = other.create_text_channel("hall")
    ralph = rink.person("Ralph", guild=other)
    for command in OF_A_MATCH:
        said = sentence(await ralph.slash(hall, f"hockey {command}", match="1"))
        assert "played elsewhere" in said


async def test_a_history_says_whether_there_is_none_or_none_like_that(rink: Rink) -> None:
    ralph = rink.person("Ralph")
    assert gist("history-none", which="all") in await told(rink, "history")
    assert gist("history-none-of", which="all") in await told(rink, "history", player=ralph)
    assert gist("history-none", which="some") in await told(rink, "history", opponent=ralph)
    assert gist("history-none-of", which="some") in await told(rink, "history", player=ralph, game="field")
    assert "against themselves" in await told(rink, "history", opponent=rink.jon)


async def test_a_bot_has_no_card(rink: Rink) -> None:
    bot = rink.env.create_user("Robot", bot=True)
    for command, option in (("stats", "player"), ("rivalry", "a"), ("history", "player")):
        assert words_for("en")("card-bot") in await told(rink, command, **{option: bot})


async def test_an_empty_board_says_of_what(rink: Rink) -> None:
    async def board(**options: Any) -> str:
        await rink.jon.slash(rink.ice, "hockey leaderboard", **options)
        return rink.last().text

    assert gist("board-empty", season="on") in await board()
    await ended(rink)
    assert f"Field**\n{gist('board-empty', season='on')}" in await board(game="field")
    assert "Jon" in await board()


async def test_a_team_is_named_in_a_server(rink: Rink) -> None:
    for options in ({}, {"name": "Bears"}):
        said = await rink.jon.slash(rink.jon.user.dm_channel, "hockey team", **options)
        assert "type /hockey team there" in sentence(said)


async def test_matches_to_end_are_told_apart_by_their_numbers(rink: Rink) -> None:
    ida = rink.admin()
    await rink.challenge()
    choices = await ida.autocomplete(rink.ice, "hockey-admin end", "match", "")
    assert [choice["name"] for choice in choices] == ["Match 1: Jon, Darrell"]
    for typed in ("1", "#1", "Match 1: Jon, Darrell", "darr"):
        said = sentence(await ida.slash(rink.ice, "hockey-admin end", match=typed))
        assert "End match 1, Jon, Darrell?" in said
