"""French and Russian beside English: whole, with the same facts, within Discord's limits, never mixed."""

import re
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.words import Catalogue, locales, words_for
from cogs.admin.group import admin_group
from cogs.hockey import hockey_group
from db.model.people import Voice
from faces.face import face_of
from faces.guide.rulebook import draw_page
from faces.tale.choosing import APART
from hockey.catalogue import CATALOGUE, GUIDED
from hockey.game import Game, Options
from tests.cogs.drawn import drawn
from tests.cogs.forms import picks, set_up
from tests.cogs.languages import LANGUAGES, WORD, WORDS, Written, foreign, read, seen, shown
from tests.cogs.people import Message, Person
from tests.cogs.rink import Rink, rink_at
from tests.cogs.test_voices import FACTS, NAMED
from tests.cogs.test_words import ENGLISH_KEYS, messages, parsed
from tests.hockey.matches import ALL, log_of

# Said to the host, in the log or on the console: in English.
TO_THE_HOST = ("host-", "metric-")
NAME = re.compile(r"[-_'\w]{1,32}")
COMMAND = re.compile(r'COMMAND\("([^"]*)"\)')
# What a language says with the same letters as English. Names of people and languages are alike anyway.
ALIKE = {
    "fr": {
        *("name-hockey", "name-hockey-admin", "name-match", "name-pause", "name-base", "name-records"),
        *("name-bots", "name-champion", "colour-orange", "position-C-name", "more-button-pause"),
        *("board-head-points", "order-points", "mind-pro", "level-pro", "replay-choice-mark"),
        *("box-call-chance", "lineup-table-row", "span-minutes", "end-match", "board-value"),
        *("season-place", "records-title"),
    },
}
MOST_OF_A_COMMAND = 8000
GAMES = [*CATALOGUE.values(), GUIDED]
OWN = {f"{kind}-{'guided' if game is GUIDED else game.id}" for game in GAMES for kind in ("game", "pitch")}
"""Words for the games, whose English ones stand with the games."""


class Shown(Visitor):
    """The facts that can be read, beside those that only choose between words."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 - fluent's convention
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - fluent's convention
        self.names.add(node.id.name)


def shown_facts(path: Path) -> dict[str, set[str]]:
    found = {}
    for entry in parsed(path):
        if isinstance(entry, ast.Message):
            facts = Shown()
            facts.visit(entry)
            found[entry.id.name] = facts.names
    return found


def for_people(keys: Any) -> set[str]:
    return {key for key in keys if not key.startswith(TO_THE_HOST)}


def test_the_languages_are_these() -> None:
    assert locales() == {"en", *LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_key_and_no_other(language: str) -> None:
    keys = set(messages(WORDS / f"{language}.ftl"))
    lacking = sorted((for_people(ENGLISH_KEYS) | OWN) - keys)
    assert not lacking, f"add to bot/words/{language}.ftl: {', '.join(f'{key} = ...' for key in lacking)}"
    unknown = sorted(keys - set(ENGLISH_KEYS) - {"pitch-house"} - OWN)
    assert not unknown, f"nothing uses this in bot/words/{language}.ftl: {', '.join(unknown)}"
    for voice in ("broadcast", "quiet"):
        assert set(messages(WORDS / f"{language}.{voice}.ftl")) == set(messages(WORDS / f"en.{voice}.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("voice", ["", ".broadcast", ".quiet"])
def test_every_line_of_a_language_was_translated(language: str, voice: str) -> None:
    """A copied file has all keys, and says them in English."""
    english, own = (written(WORDS / f"{each}{voice}.ftl") for each in ("en", language))
    same = {key for key in for_people(english.keys() & own.keys()) if own[key] == english[key] != []}
    named = {key for key in same if key.startswith(("language-", "example-player-"))}
    assert sorted(same - named - ALIKE.get(language, set())) == []


def written(path: Path) -> dict[str, list[str]]:
    """The words of each entry, without facts."""
    found = {}
    for entry in parsed(path):
        if isinstance(entry, ast.Message):
            text = Written()
            text.visit(entry)
            found[entry.id.name] = WORD.findall(" ".join(text.texts))
    return found


def paths(command: Any, *above: str) -> Iterator[str]:
    """Every command below a group, by its English names."""
    here = (*above, command.name)
    yield " ".join(here)
    for below in getattr(command, "commands", ()):
        yield from paths(below, *here)


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_commands_have_their_names_of_this_language(language: str) -> None:
    """They are written as COMMAND("hockey hand"), which looks the names up."""
    english, own = (Catalogue(each).entries for each in ("en", language))
    slashes = [f"/{words_for(each)('name-hockey')}" for each in locales()]
    for path in WORDS.glob(f"{language}*.ftl"):
        entries = Catalogue(path.stem).entries
        written = [key for key in for_people(entries) if any(slash in entries[key] for slash in slashes)]
        assert written == [], f'write COMMAND("hockey ...") in {path.name}'
    named = {key: set(COMMAND.findall(own[key])) for key in for_people(own.keys() & english.keys())}
    assert named == {key: set(COMMAND.findall(english[key])) for key in named}
    assert set().union(*named.values()) <= {*paths(hockey_group()), *paths(admin_group())}
    words = words_for(language)
    assert f"/{words('name-hockey')} {words('name-match')} {words('name-list')}" in words(
        "challenge-most-matches", count=2
    )


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_a_language_has_one_ellipsis(language: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in WORDS.glob(f"{language}*.ftl")]
    told = [line for text in texts for line in text.splitlines() if not line.startswith("#")]
    assert len({found for line in told for found in re.findall(r"\.\.\.|…", line)}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("voice", ["", ".broadcast", ".quiet"])
def test_the_same_facts_are_told_in_every_language(language: str, voice: str) -> None:
    """Which facts only choose a form is the grammar's business; but none is asked for that nobody gives."""
    english, own = WORDS / f"en{voice}.ftl", WORDS / f"{language}{voice}.ftl"
    given, taken = messages(english), messages(own)
    told, asked = shown_facts(english), shown_facts(own)
    counts = {"count", "cards", "covered", "days", "games", "goals", "left", "points"}
    for key in given.keys() & asked.keys():
        # English writes "a match" and "1 goal" where others write the number.
        assert told[key] <= taken[key] <= given[key], key
        assert asked[key] <= told[key] | (given[key] & counts), key


@pytest.mark.parametrize(("language", "breaks"), [("fr", r"« | [»%]| :(?=[\s*]|$)"), ("ru", r" [—%]")])
def test_no_line_breaks_where_print_would_not(language: str, breaks: str) -> None:
    """A no-break space stands inside of quotation marks and before a colon, a dash, a percentage."""
    for path in WORDS.glob(f"{language}*.ftl"):
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        assert [line for line in lines if re.search(breaks, line)] == []


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_no_line_of_a_recap_ends_between_a_number_and_what_it_counts(language: str) -> None:
    text = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
    lines = [
        line
        for entry in re.findall(r"^recap-.*(?:\n[ }].*)*", text, re.MULTILINE)
        for line in entry.split("\n")
    ]
    counted = [line for line in lines if re.search(r"\{ \$count \} (?!to)\w", line)]
    assert counted == []


@pytest.mark.parametrize(
    ("name", "told"),
    [("Ida", "d'Ida"), ("Émile", "d'Émile"), ("Yves", "d'Yves"), ("Yo", "de Yo"), ("Jon", "de Jon")],
)
def test_french_elides_before_a_vowel(name: str, told: str) -> None:
    assert told in words_for("fr")("recap-overtime", player=name)


def test_no_french_name_stands_behind_a_word_that_would_elide() -> None:
    names = r"player|shooter|defender|scorer|side|other|maker|opponent|challenger|partner"
    for path in WORDS.glob("fr*.ftl"):
        lines = path.read_text(encoding="utf-8").splitlines()
        loose = re.compile(rf"\b(de|que) \{{ \$({names}) \}}")
        assert [line for line in lines if loose.search(line) and not line.startswith("#")] == []


@pytest.mark.parametrize("key", NAMED)
@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_every_line_of_a_broadcast_names_who_does_it(language: str, key: str) -> None:
    words = words_for(language)
    scores = words("call-goal", score="2-1")
    lines = words.in_voice("broadcast")(key, **FACTS | {"rank": words("rank-9")}).split("\n")
    wanted = {scores if "**" in each else each for each in NAMED[key]}
    for line in lines:
        assert all(told in line for told in wanted), line
    assert len(lines) >= (20 if "goal" in key else APART + 1)
    assert len(lines) == len(set(lines))


def commands(rink: Rink) -> list[dict[str, Any]]:
    return list(rink.env.backend.commands[None].values())


def nodes(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield command
    for below in (*command.get("options", []), *command.get("choices", [])):
        yield from nodes(below)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_commands_are_named_and_described_in_every_language(rink: Rink, language: str) -> None:
    for command in commands(rink):
        for node in nodes(command):
            name = node["name_localizations"][language]
            if "value" in node or command["type"] != 1:
                assert 1 <= len(name) <= (100 if "value" in node else 32)
            else:
                assert NAME.fullmatch(name), name
                assert name == name.lower()
            if node.get("description"):
                assert 1 <= len(node["description_localizations"][language]) <= 100
            names = [each["name_localizations"][language] for each in node.get("options", [])]
            assert len(names) == len(set(names))
        longest = sum(
            max(len(text) for text in (node.get(part, ""), *node.get(f"{part}_localizations", {}).values()))
            for node in nodes(command)
            for part in ("name", "description")
        )
        assert longest + sum(len(str(node.get("value", ""))) for node in nodes(command)) <= MOST_OF_A_COMMAND


def test_names_of_commands_in_english_are_those_of_the_code() -> None:
    words = words_for("en")
    assert all(words(key) == key.removeprefix("name-") for key in ENGLISH_KEYS if key.startswith("name-"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_match_is_named_in_every_language(language: str) -> None:
    assert words_for(language).game(GUIDED) == words_for(language)("game-guided")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_a_match_has_no_other_language_in_it(game: Game[Any], language: str) -> None:
    """Every public message, every hand and every alt text, before a play and after it."""
    options = Options(length=1)
    log = log_of(game, 3, options)
    for voice in Voice:
        for played in {1, len(log) // 3, len(log) // 2, len(log)}:
            told: dict[str, Any] = {"voice": voice, "locale": language, "tips": True}
            match = drawn(game, log[:played], **told, **asdict(options))
            texts = [text for drawing in match.drawings().values() for text in seen(drawing)]
            assert foreign(language, texts) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.id)
def test_rules_are_told_in_one_language(game: Game[Any], language: str) -> None:
    words = words_for(language)
    pages = face_of(game).rules(words, game)
    for number in range(len(pages)):
        page = draw_page(words, game, game.id, pages, number)
        assert page.view
        texts = read(page.view)
        assert sum(map(len, texts)) <= 4000
        assert foreign(language, texts) == set()


def told_to(messages_: list[Message]) -> list[str]:
    return [text for each in messages_ for text in (each.content, *shown(each.components))]


async def test_a_channel_speaks_the_servers_language_and_a_dm_its_persons(tmp_path: Path) -> None:
    """A whole shift: the server is French, Jon Russian, and Darrell's client says nothing that is known."""
    async with rink_at(tmp_path, locale="fr") as rink:
        rink.env.languages |= {rink.jon.id: "ru", rink.darrell.id: "en-GB"}
        challenge = await rink.challenge(length=1)
        await rink.darrell.click(challenge, label="Accepter")
        won = words_for("fr")("cut-won", player="Jon", high="", low="", until="").partition(",")[0]
        chooser = rink.jon if won in rink.last().content else rink.darrell
        await chooser.click(challenge, label="Jouer en premier")
        for _ in range(80):
            turn = next((each for each in rink.players if each.hand().playable), None)
            if turn is None or "Revanche" in rink.last().labels:
                break
            assert foreign("ru", told_to(rink.jon.dms())) == set()
            assert foreign("fr", told_to(rink.public())) == set()
            await turn.click(turn.hand(), custom_id=turn.hand().playable[0]["custom_id"])
        assert "Revanche" in rink.last().labels
        assert foreign("fr", told_to(rink.public())) == set()
        assert foreign("ru", told_to(rink.jon.dms())) == set()
        assert "Darrell wins!" in "".join(told_to(rink.darrell.dms()))
        for command in (
            "help",
            "rules",
            "match list",
            "me settings",
            "me privacy",
            "me block",
            "leaderboard",
        ):
            await rink.jon.slash(rink.ice, f"hockey {command}")
        assert foreign("ru", told_to(rink.jon.private(rink.ice))) == set()


async def test_a_player_chooses_the_language_of_what_only_they_read(rink: Rink) -> None:
    sheet = await rink.face_off(length=1)
    await rink.jon.slash(rink.ice, "hockey me settings")
    settings = rink.jon.private(rink.ice)[-1]
    await rink.jon.select(settings, ["ru"], custom_id="settings:language")
    assert foreign("ru", told_to([settings])) == set()
    assert foreign("ru", told_to(rink.jon.dms())) == set()
    assert "plays the first card." in sheet.text
    await rink.restart()
    await rink.jon.slash(rink.ice, "hockey help")
    assert foreign("ru", told_to(rink.jon.private(rink.ice))) == set()
    settings = rink.jon.private(rink.ice)[0]
    await rink.jon.select(settings, ["auto"], custom_id="settings:language")
    assert words_for("en")("settings-title") in settings.lines


async def test_a_match_in_the_dm_changes_its_language_as_a_whole_and_at_once(rink: Rink) -> None:
    place = rink.jon.user.dm_channel
    await rink.jon.slash(place, "hockey practice", level="rookie")
    await rink.jon.slash(rink.ice, "hockey me settings")
    await rink.jon.select(rink.jon.private(rink.ice)[-1], ["fr"], custom_id="settings:language")
    assert foreign("fr", told_to(rink.jon.dms())) <= {"Pickles"}


async def test_a_server_chooses_the_language_of_what_all_read(rink: Rink, ida: Person) -> None:
    message = await set_up(rink, ida, language="fr")
    assert "Language: Français" in picks(message)
    challenge = await rink.challenge(length=1)
    assert foreign("fr", told_to([challenge])) == set()
    await set_up(rink, ida, language="auto")
