"""The main idea is that code tells facts and catalogues say them: one file a language, named by its locale.

What a language lacks is said in English. A language may have other voices, each a file of its own
(`en.broadcast.ftl`): what a voice has no words for, it says as its language does. There a key may have
several lines, each a way to say it.
"""

import re
from datetime import UTC, datetime
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentDate, FluentDateType, FluentType
from fluent.syntax import ast

from hockey.game import Game

DIRECTORY = Path(__file__).parent
DEFAULT = "en"

Argument = str | int | float | FluentType

REGIONS = {"fr": "fr_CA"}
"""Whose numbers and plurals a language's catalogue has, where Discord's locale does not tell the country."""

SAID_KEPT = 3072
"""With each play a match says most of what it has said before. A third is too few for two hundred of them."""
PLAIN = frozenset({str, int})
"""Facts of these types that are equal read alike."""

# Fluent indents every further line of an entry, but for a closing brace.
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
VOWEL = re.compile(r"[aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiou])", re.IGNORECASE)
"""How a name begins that takes the last letter off a short French word before it: *d'Ida*, *qu'Yves*."""
ATTRIBUTE = re.compile(r"^ +\.[A-Za-z]", re.MULTILINE)
IDENTIFIER = re.compile(r"-?[A-Za-z][\w-]*")


class WordsError(Exception):
    """A catalogue's words do not fit the facts they were given: a key, and what is missing."""


class Words:
    """Says facts in one language, in one voice."""

    def __init__(self, locale: str, catalogues: "tuple[Catalogue, ...]") -> None:
        self.locale = locale
        self._catalogues = catalogues
        self._keys = frozenset(key for catalogue in catalogues for key in catalogue.entries)
        # A sheet grows by a line a play: all the others say what they said before.
        self._said = lru_cache(SAID_KEPT)(self._say)

    def __call__(self, key: str, **facts: Argument) -> str:
        """The words for `key`. LookupError where no catalogue has it, WordsError where a fact is missing."""
        say = self._said if PLAIN.issuperset(map(type, facts.values())) else self._say
        return say(key, **facts)

    def _say(self, key: str, **facts: Argument) -> str:
        for catalogue in self._catalogues:
            if catalogue.has(key):
                return catalogue.say(key, facts)
        raise LookupError(key)

    def has(self, key: str) -> bool:
        return key in self._keys

    def of_game(self, key: str, game: str, **facts: Argument) -> str:
        """The words for `key` in a game that may have words of its own for it (`key-game`)."""
        own = f"{key}-{game}"
        return self(own if self.has(own) else key, **facts)

    def in_voice(self, voice: str) -> "Words":
        """The same language in another voice; the language's own words where it has no such voice."""
        return _words(self.locale, voice)

    def game(self, game: Game[Any]) -> str:
        """A game's name. That of a server's own game is what somebody has typed."""
        own = f"game-{game.id}"
        return self(own) if self.has(own) else game.name

    def pitch(self, game: Game[Any]) -> str:
        """A game in one line; a server's own has none but the words for all of those."""
        own = f"pitch-{game.id}"
        return self(own) if self.has(own) else game.pitch


class Catalogue:
    """What one file says. An entry is parsed when it is first said: of a thousand, a start needs few."""

    def __init__(self, name: str) -> None:
        language = name.partition(".")[0]
        self.entries = _entries(name)
        self._parsed: set[str] = set()

        def form(word: Any, which: Any) -> Any:
            return _forms(language).get((str(word), str(which)), str(word))

        def elide(word: Any, name: Any) -> str:
            return f"{str(word)[:-1]}'{name}" if VOWEL.match(str(name)) else f"{word} {name}"

        functions: dict[str, Any] = {"FORM": form, "ELIDE": elide}
        # Isolation marks around every name would show as boxes in some clients and break copying.
        self._bundle = FluentBundle(
            [REGIONS.get(language, language)], functions=functions, use_isolating=False
        )

    def has(self, key: str) -> bool:
        return key in self.entries

    def say(self, key: str, facts: dict[str, Argument]) -> str:
        self._parse(key)
        pattern: Any = self._bundle.get_message(key).value
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise WordsError(key, [str(error) for error in errors])
        return str(text)

    def _parse(self, key: str) -> None:
        if key in self._parsed or key not in self.entries:
            return
        self._parsed.add(key)
        entry = self.entries[key]
        self._bundle.add_resource(FluentResource(entry))
        # Whatever it may refer to; a word of a text that happens to be a key does no harm.
        for other in IDENTIFIER.findall(entry):
            self._parse(other)


@cache
def locales() -> frozenset[str]:
    """The languages there is a catalogue for."""
    return frozenset(path.stem for path in DIRECTORY.glob("*.ftl") if "." not in path.stem)


# There are some thirty, and a bot that starts asks for each of them with every text of every command.
@lru_cache(64)
def words_for(locale: str | None) -> Words:
    """The nearest language to a Discord locale such as `en-GB`, English where there is none."""
    known = locales()
    wanted = locale or DEFAULT
    for name in (wanted, wanted.partition("-")[0]):
        if name in known:
            return _words(name)
    return _words(DEFAULT)


def day_of(moment: float) -> FluentDateType:
    """The day of a moment in UTC seconds, which each language writes in its own way."""
    return FluentDate.from_date(datetime.fromtimestamp(moment, UTC).date())


@cache
def _words(locale: str, voice: str | None = None) -> Words:
    chain = [locale] if locale == DEFAULT else [locale, DEFAULT]
    if voice is not None:
        own = f"{locale}.{voice}"
        if not _path(own).exists():
            return _words(locale)
        chain.insert(0, own)
    return Words(locale, tuple(_catalogue(name) for name in chain))


@cache
def _catalogue(name: str) -> Catalogue:
    return Catalogue(name)


@cache
def _forms(language: str) -> dict[tuple[str, str], str]:
    """What FORM says in a language: the attributes of its words, by the word and the attribute's name.

    A fact such as a rank comes as a word. A language that declines it, or puts an article before it, keeps
    those forms beside the word.
    """
    with_attributes = [each for each in _entries(language).values() if ATTRIBUTE.search(each)]
    parsed = [each for entry in with_attributes for each in FluentResource(entry).body]
    return {
        (_text(entry.value), attribute.id.name): _text(attribute.value)
        for entry in parsed
        if isinstance(entry, ast.Message)
        for attribute in entry.attributes
    }


def _text(pattern: ast.Pattern | None) -> str:
    elements = pattern.elements if pattern else []
    return "".join(each.value for each in elements if isinstance(each, ast.TextElement))


@cache
def _entries(name: str) -> dict[str, str]:
    """The entries of a file as they are written, by their keys; those of terms begin with a hyphen."""
    written = _path(name).read_text(encoding="utf-8")
    return {found[1]: found[0] for found in ENTRY.finditer(written)}


def _path(name: str) -> Path:
    return DIRECTORY / f"{name}.ftl"
