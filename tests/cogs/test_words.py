"""The catalogue and the code that speaks from it: no key missing, none unused, no words beside it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import discord
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from bot.matches.refusal import Refused
from bot.settings import Settings
from bot.words import Catalogue, locales, words_for
from db.model.matches import Status
from hockey.cards import RANKS
from hockey.catalogue import PILE_GAMES
from hockey.game import CallCode
from hockey.pile.rules import Contradiction, ThirdCard
from tests.cogs.rink import Rink

ROOT = Path(__file__).parents[2]
SOURCES = sorted(path for room in ("bot", "faces", "cogs") for path in (ROOT / room).rglob("*.py"))
CATALOGUES = sorted((ROOT / "bot" / "words").glob("*.ftl"))
SPEAKERS = {"words", "SorryError", "UnusableError", "wording", "of_game"}
LOGGERS = {"debug", "info", "warning", "error", "exception", "critical"}
ENGLISH = re.compile(r"[A-Za-z]{2,}[,.]? [a-z]{2,}")
FACT = re.compile(r"\$([A-Za-z][\w-]*)")
LABEL = re.compile(r"(?<!^sorry)-button|^board-(previous|next)$")
LONGEST_NAME = "W" * 32
# What stands behind "until" is a date, which does not change.
ENDS = {"en": "(?:ends|[Uu]ntil)", "fr": "(?:se termine|finit|jusqu'au)", "ru": "(?:закончится|до)"}


@cache
def parsed(path: Path) -> list[Any]:
    return list(FluentParser().parse(path.read_text(encoding="utf-8")).body)


def messages(path: Path) -> dict[str, set[str]]:
    """Every key of a catalogue with the facts it asks for; found without parsing, which takes long."""
    entries = Catalogue(path.stem).entries
    return {key: set(FACT.findall(entry)) for key, entry in entries.items() if not key.startswith("-")}


ENGLISH_KEYS = messages(ROOT / "bot" / "words" / "en.ftl")


def trees() -> Iterator[tuple[Path, ast.Module]]:
    for path in SOURCES:
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def spoken() -> Iterator[tuple[str, ast.Call, str]]:
    """Every call that says something by a key in plain sight: where, the call, the key."""
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and _speaks(node.func):
                for part in _choices(node.args[0]):
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", node, part


def _speaks(function: ast.expr) -> bool:
    if isinstance(function, ast.Call):  # words_of(interaction)(...)
        return isinstance(function.func, ast.Name) and function.func.id in ("words_of", "words_for")
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name in SPEAKERS


def _choices(argument: ast.expr) -> Iterator[str]:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value
    elif isinstance(argument, ast.IfExp):
        yield from _choices(argument.body)
        yield from _choices(argument.orelse)


def patterns() -> Iterator[str]:
    """What the code may ask for: literal strings, and f-strings that begin with letters, as expressions."""
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.escape(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                yield "".join(
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                    for part in node.values
                )


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.stem)
def test_every_line_of_a_catalogue_is_understood_and_no_key_stands_twice(path: Path) -> None:
    """A line that begins with a star, a dot or a bracket ends a message without a word of complaint."""
    entries = parsed(path)
    assert [entry.content for entry in entries if isinstance(entry, fluent.Junk)] == []
    keys = [entry.id.name for entry in entries if isinstance(entry, fluent.Message)]
    assert sorted(keys) == sorted(set(keys))
    known = set(ENGLISH_KEYS)
    # Games have their English words beside their rules.
    assert {key for key in keys if not re.match(r"(game|pitch)-", key)} <= known


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.stem)
def test_an_entry_that_is_parsed_by_itself_says_what_it_says_in_its_file(path: Path) -> None:
    entries = {_key(each): each for each in parsed(path) if isinstance(each, (fluent.Message, fluent.Term))}
    alone = Catalogue(path.stem).entries
    assert list(alone) == list(entries)
    for key, entry in entries.items():
        assert FluentParser().parse_entry(alone[key]).equals(entry, ignored_fields=["span", "comment"])


def _key(entry: Any) -> str:
    return f"-{entry.id.name}" if isinstance(entry, fluent.Term) else str(entry.id.name)


def test_every_key_in_the_code_stands_in_the_catalogue() -> None:
    missing = [(where, key) for where, _, key in spoken() if key not in ENGLISH_KEYS]
    assert missing == []
    assert len({key for _, _, key in spoken()}) > 80


def test_every_key_that_follows_from_a_value_stands_in_the_catalogue() -> None:
    durations = (
        "challenge-expiry",
        "choice-time",
        "presence-time",
        "reminder-time",
        "last-card-time",
        "heartbeat-time",
    )
    asked = {
        *(f"sorry-{reason}" for reason in Refused),
        *(f"call-{code}" for code in CallCode),
        *(f"rank-{rank}" for rank in RANKS),
        *(f"rules-third-{third}" for third in ThirdCard),
        *(f"house-not-{contradiction}" for contradiction in Contradiction),
        *(f"house-third-{third}" for third in ThirdCard),
        *(f"challenge-{status}" for status in Status if not status.live and status is not Status.OVER),
        *(f"host-{name.replace('_', '-')}" for name in Settings.model_fields),
        *(f"host-{name}" for name in durations),
        *(f"period-{number}" for number in (1, 2, 3)),
    }
    assert asked - set(ENGLISH_KEYS) == set()


def test_no_key_is_unused() -> None:
    known = [re.compile(pattern) for pattern in set(patterns())]
    unused = set()
    for key in ENGLISH_KEYS:
        own = [key.removesuffix(f"-{game}") for game in PILE_GAMES if key.endswith(f"-{game}")]
        if not any(pattern.fullmatch(each) for each in (key, *own) for pattern in known):
            unused.add(key)
    assert unused == set()


def test_every_key_is_given_the_facts_it_asks_for() -> None:
    lacking = [
        (where, each, facts - given)
        for where, call, key in spoken()
        if None not in (given := {keyword.arg for keyword in call.keywords})
        for each in (key, *(f"{key}-{game}" for game in PILE_GAMES))
        if not (facts := ENGLISH_KEYS.get(each, set())) <= given
    ]
    assert lacking == []


def _docstrings(tree: ast.Module) -> set[int]:
    """The places of strings that stand alone, which only readers of the code see."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def _logged(tree: ast.Module) -> set[int]:
    """The strings that go to a log, or that end the process of a developer's mistake."""
    calls = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in LOGGERS
    ]
    return {id(each) for call in calls for each in ast.walk(call)}


def test_no_words_for_people_stand_in_the_code() -> None:
    found = []
    for path, tree in trees():
        hidden = _docstrings(tree) | _logged(tree)
        for node in ast.walk(tree):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in hidden:
                continue
            if ENGLISH.search(node.value):
                found.append((f"{path.relative_to(ROOT)}:{node.lineno}", node.value))
    assert found == []


@pytest.mark.parametrize("language", sorted(locales()))
def test_every_label_fits_on_a_button(language: str) -> None:
    for key in filter(LABEL.search, ENGLISH_KEYS):
        facts = {fact: 99 if fact in ("mine", "theirs") else LONGEST_NAME for fact in ENGLISH_KEYS[key]}
        assert 0 < len(words_for(language)(key, **facts)) <= 80, key


@pytest.mark.parametrize("language", sorted(locales()))
def test_a_time_still_reads_right_once_it_has_passed(language: str) -> None:
    """Clients write "in a minute", and "3 seconds ago" from then on: only "ends" goes with both.

    A time after a colon is an entry of a list, and nothing that people say.
    """
    for key in (key for key, facts in ENGLISH_KEYS.items() if "until" in facts):
        facts = dict.fromkeys(ENGLISH_KEYS[key], "Jon") | {"until": "3 seconds ago"}
        assert re.search(rf"{ENDS[language]} 3 seconds ago", words_for(language)(key, **facts)), key


def _texts(option: dict[str, Any]) -> Iterator[tuple[str, str]]:
    yield option["name"], option.get("description", "")
    for choice in option.get("choices", []):
        yield "choice", choice["name"]
    for below in option.get("options", []):
        yield from _texts(below)


async def test_commands_keep_to_discords_lengths(rink: Rink) -> None:
    commands = rink.env.backend.commands[None].values()
    texts = [text for command in commands for text in _texts(command)]
    assert len(texts) > 10
    assert all(1 <= len(name) <= 32 for name, _ in texts)
    assert all(len(description) <= 100 for _, description in texts)
    group = next(command for command in commands if command["name"] == "hockey")
    assert len(group["options"]) <= 25
    assert all(option["description"] for option in group["options"])


async def test_commands_install_in_servers_and_answer_in_dms_where_that_makes_sense(rink: Rink) -> None:
    commands = {each["name"]: each for each in rink.env.backend.commands[None].values()}
    server, dm = 0, 1
    places = {"hockey": [server, dm], "hockey-admin": [server], "Challenge to hockey": [server]}
    assert {name: each["contexts"] for name, each in commands.items()} == places
    assert all(each["integration_types"] == [0] for each in commands.values())


async def test_what_admins_do_is_hidden_from_everybody_else(rink: Rink) -> None:
    commands = {each["name"]: each for each in rink.env.backend.commands[None].values()}
    manage_server = discord.Permissions(manage_guild=True).value
    needed = {name: each.get("default_member_permissions") for name, each in commands.items()}
    assert needed == {"hockey": None, "hockey-admin": manage_server, "Challenge to hockey": None}
