"""Commands that ask for what is not there: each is told so, and what to do instead."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from discord import AppCommandOptionType, app_commands

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


@pytest.mark.parametrize(("command", "option"), [("team", "colour"), ("practice", "level")])
async def test_what_is_none_of_an_options_choices(rink: Rink, command: str, option: str) -> None:
    typed = {"name": option, "type": AppCommandOptionType.string.value, "value": "Mauve"}
    said = sentence(await rink.jon.order(rink.ice, ["hockey", command], typed))
    assert said == words_for("en")("sorry-choice", option=option)


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


FORGED = {3: ("", "x" * 6001, 5), 4: (10**30, "x"), 5: ("x",)}
"""Values of options that no client sends, by the option's type; for all other types, an id of nothing."""


async def test_what_no_client_offers_is_answered_and_takes_one_line_of_the_log(
    rink: Rink, caplog: pytest.LogCaptureFixture
) -> None:
    await rink.face_off()
    rink.let_everybody_use("hockey-admin")
    bot: Any = rink.env.bot
    for custom_id in ("resign:1:win", "end:1:yes", "team:leave"):
        assert (await rink.jon.forge(rink.last(), custom_id)).acknowledged
    for path, option in _options(bot.tree.get_commands()):
        for value in FORGED.get(option.type.value, ("1",)):
            given = {"name": option.display_name, "type": option.type.value, "value": value}
            assert (await rink.jon.order(rink.ice, path, given)).acknowledged, (path, given)
            await rink.jon.order(rink.ice, path, given | {"focused": True}, typing=True)
    assert {line.partition(":")[0] for line in rink.trouble.lines} == {
        "an interaction that no client offers failed"
    }
    assert not [record for record in caplog.records if record.exc_info]
    rink.trouble.lines.clear()
    rink.forgive(Exception)


def _options(commands: Iterable[Any], *above: str) -> Iterator[tuple[list[str], app_commands.Parameter]]:
    """Every option of the commands, each with the names that lead to it."""
    for command in commands:
        if isinstance(command, app_commands.Group):
            yield from _options(command.commands, *above, command.name)
        elif isinstance(command, app_commands.Command):
            yield from (([*above, command.name], option) for option in command.parameters)
