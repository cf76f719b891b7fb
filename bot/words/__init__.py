"""The main idea is that code has facts and catalogues say them: one file a language, named by its locale.

What a language lacks is said in English. A language may have other voices, each in its own file
(`en.broadcast.ftl`). What a voice has no words for, it says like its language. There a key may have several
lines, each a way to say it.
"""

import re
from datetime import UTC, datetime
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from babel import localedata
from babel.core import get_global
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentDate, FluentDateType, FluentType
from fluent.syntax import FluentParser, ast

from hockey.catalogue import GUIDED
from hockey.game import Game

DIRECTORY = Path(__file__).parent
DEFAULT = "en"

Argument = str | int | float | FluentType

REGIONS = {"fr": "fr_CA"}
"""The country for a language's numbers and plurals, where Discord's locale has none."""

SAID_KEPT = 3072
"""With each play, a match mostly repeats itself. A third of this is too few for two hundred matches."""
UNUSED = (
    "compound_unit_patterns",
    "currency_names",
    "currency_names_plural",
    "date_fields",
    "interval_formats",
    "languages",
    "meta_zones",
    "scripts",
    "territories",
    "time_zones",
    "unit_display_names",
    "unit_patterns",
)
"""What Babel knows of a language, and no catalogue says: three quarters of it, a megabyte a language."""
UNUSED_OF_ALL: "tuple[Any, ...]" = (
    "likely_subtags",
    "territory_aliases",
    "territory_currencies",
    "territory_languages",
)
"""What it knows besides, two megabytes: a catalogue's language needs no guess."""
PLAIN = frozenset({str, int})
"""Equal facts of these types read alike."""

# Fluent indents every further line of an entry, except a closing brace.
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
VOWEL = re.compile(r"[aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiou])", re.IGNORECASE)
"""How names begin that take the last letter off a short French word: *d'Ida*, *qu'Yves*."""
ATTRIBUTE = re.compile(r"^ +\.[A-Za-z]", re.MULTILINE)
IDENTIFIER = re.compile(r"-?[A-Za-z][\w-]*")


class WordsError(Exception):
    """A catalogue's words don't fit their facts: a key, and what is missing."""


class Words:
    """Says facts in one language, in one voice."""

    def __init__(self, locale: str, catalogues: "tuple[Catalogue, ...]") -> None:
        self.locale = locale
        self._catalogues = catalogues
        self._keys = frozenset(key for catalogue in catalogues for key in catalogue.entries)
        # A sheet grows by a line per play; all its other lines stay the same.
        self._said = lru_cache(SAID_KEPT)(self._say)

    def __call__(self, key: str, **facts: Argument) -> str:
        """The words for `key`. LookupError if no catalogue has it, WordsError if a fact is missing."""
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
        """The words for `key` in a game that may have its own words for it (`key-game`)."""
        own = f"{key}-{game}"
        return self(own if self.has(own) else key, **facts)

    def in_voice(self, voice: str) -> "Words":
        """The same language in another voice; the language's own words if it has no such voice."""
        return _words(self.locale, voice)

    def game(self, game: Game[Any]) -> str:
        """A game's name. For a server's own game, it's what someone typed."""
        own = "game-guided" if game == GUIDED else f"game-{game.id}"
        return self(own) if self.has(own) else game.name

    def mind(self, level: str, copy: int = 0) -> str:
        """A bot's name; all but the first of a level in a match have a number."""
        name = self(f"mind-{level}")
        return self("mind-again", name=name, number=copy + 1) if copy else name

    def pitch(self, game: Game[Any]) -> str:
        """A game in one line; a server's own games all share one."""
        own = f"pitch-{game.id}"
        return self(own) if self.has(own) else game.pitch


class Catalogue:
    """What one file says. An entry is parsed when it's first said: a start needs few of a thousand."""

    def __init__(self, name: str) -> None:
        language = name.partition(".")[0]
        self.entries = _entries(name)
        self._parsed: set[str] = set()

        def form(word: Any, which: Any) -> Any:
            return _forms(language).get((str(word), str(which)), str(word))

        def elide(word: Any, name: Any) -> str:
            return f"{str(word)[:-1]}'{name}" if VOWEL.match(str(name)) else f"{word} {name}"

        def command(path: Any) -> str:
            return "/" + " ".join(_catalogue(language).say(f"name-{part}", {}) for part in str(path).split())

        functions: dict[str, Any] = {"FORM": form, "ELIDE": elide, "COMMAND": command}
        locale = REGIONS.get(language, language)
        # Isolation marks around every name would show as boxes in some clients and break copying.
        self._bundle = FluentBundle([locale], functions=functions, use_isolating=False)
        _forget_unused(language, locale)

    def has(self, key: str) -> bool:
        return key in self.entries

    def say(self, key: str, facts: dict[str, Argument]) -> str:
        entry = self.entries[key].strip(" \n")
        if "{" not in entry and "\n" not in entry:  # parsed, it would take fifty times the memory
            return entry.partition("=")[2].lstrip(" ")
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
        self._bundle.add_resource(_parsed(entry))
        # Everything it may refer to; a word that happens to be a key does no harm.
        for other in IDENTIFIER.findall(entry):
            self._parse(other)


@cache
def locales() -> frozenset[str]:
    """The languages that have a catalogue."""
    return frozenset(path.stem for path in DIRECTORY.glob("*.ftl") if "." not in path.stem)


# There are about thirty, and a start asks for each with every text of every command.
@lru_cache(64)
def words_for(locale: str | None) -> Words:
    """The nearest language to a Discord locale such as `en-GB`, English if there is none."""
    known = locales()
    wanted = locale or DEFAULT
    for name in (wanted, wanted.partition("-")[0]):
        if name in known:
            return _words(name)
    return _words(DEFAULT)


def day_of(moment: float) -> FluentDateType:
    """The day of a moment in UTC seconds, written as each language does."""
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

    A fact such as a rank is a word. A language that declines it, or puts an article before it, lists those
    forms beside the word.
    """
    with_attributes = [each for each in _entries(language).values() if ATTRIBUTE.search(each)]
    parsed = [each for entry in with_attributes for each in _parsed(entry).body]
    return {
        (_text(entry.value), attribute.id.name): _text(attribute.value)
        for entry in parsed
        if isinstance(entry, ast.Message)
        for attribute in entry.attributes
    }


def _forget_unused(*names: str) -> None:
    for name in ("root", *names):
        known = localedata.load(name)
        for subject in UNUSED:
            known.pop(subject, None)
    for subject in UNUSED_OF_ALL:
        everywhere: Any = get_global(subject)
        everywhere.clear()


def _parsed(entry: str) -> ast.Resource:
    return FluentParser(with_spans=False).parse(entry)  # a span would say where each part stood


def _text(pattern: ast.Pattern | None) -> str:
    elements = pattern.elements if pattern else []
    return "".join(each.value for each in elements if isinstance(each, ast.TextElement))


@cache
def _entries(name: str) -> dict[str, str]:
    """The entries of a file as they are written, by key; keys of terms begin with a hyphen."""
    written = _path(name).read_text(encoding="utf-8")
    return {found[1]: found[0] for found in ENTRY.finditer(written)}


def _path(name: str) -> Path:
    return DIRECTORY / f"{name}.ftl"
