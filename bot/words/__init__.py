"""The main idea is that code tells facts and catalogues say them: one file a language, named by its locale.

What a language lacks is said in English. A language may have other voices, each a file of its own
(`en.broadcast.ftl`): what a voice has no words for, it says as its language does. There a key may have
several lines, each a way to say it.
"""

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from hockey.game import Game

DIRECTORY = Path(__file__).parent
DEFAULT = "en"

Argument = str | int | float | FluentType

REGIONS = {"fr": "fr_CA"}
"""Whose numbers and plurals a language's catalogue has, where Discord's locale does not tell the country."""

SAID_KEPT = 4096
PLAIN = frozenset({str, int})
"""Facts of these types that are equal read alike."""


class WordsError(Exception):
    """A catalogue's words do not fit the facts they were given: a key, and what is missing."""


class Words:
    """Says facts in one language, in one voice."""

    def __init__(self, locale: str, bundles: tuple[FluentBundle, ...]) -> None:
        self.locale = locale
        self._bundles = bundles
        # A sheet grows by a line a play: all the others say what they said before.
        self._said = lru_cache(SAID_KEPT)(lambda key, *facts: self._say(key, dict(facts)))

    def __call__(self, key: str, **facts: Argument) -> str:
        """The words for `key`. LookupError where no catalogue has it, WordsError where a fact is missing."""
        if all(type(fact) in PLAIN for fact in facts.values()):
            return self._said(key, *facts.items())
        return self._say(key, facts)

    def _say(self, key: str, facts: dict[str, Argument]) -> str:
        for bundle in self._bundles:
            if bundle.has_message(key):
                return _format(bundle, bundle.get_message(key).value, key, facts)
        raise LookupError(key)

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

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


def _format(bundle: FluentBundle, pattern: Any, key: str, facts: dict[str, Argument]) -> str:
    text, errors = bundle.format_pattern(pattern, facts)
    if errors:
        raise WordsError(key, [str(error) for error in errors])
    return str(text)


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


@cache
def _words(locale: str, voice: str | None = None) -> Words:
    chain = [locale] if locale == DEFAULT else [locale, DEFAULT]
    if voice is not None:
        own = f"{locale}.{voice}"
        if not _path(own).exists():
            return _words(locale)
        chain.insert(0, own)
    return Words(locale, tuple(_bundle(name) for name in chain))


@cache
def _bundle(name: str) -> FluentBundle:
    language = name.partition(".")[0]
    forms = _forms(language)

    def form(word: Any, which: Any) -> Any:
        return forms.get((str(word), str(which)), str(word))

    functions: dict[str, Any] = {"FORM": form}
    # Isolation marks around every name would show as boxes in some clients and break copying.
    bundle = FluentBundle(
        [REGIONS.get(language, language)],
        functions=functions,
        use_isolating=False,
    )
    bundle.add_resource(_resource(name))
    return bundle


@cache
def _forms(language: str) -> dict[tuple[str, str], str]:
    """What FORM says in a language: the attributes of its words, by the word and the attribute's name.

    A fact such as a rank comes as a word. A language that declines it, or puts an article before it, keeps
    those forms beside the word.
    """
    entries = [each for each in _resource(language).body if isinstance(each, ast.Message)]
    return {
        (_text(entry.value), attribute.id.name): _text(attribute.value)
        for entry in entries
        for attribute in entry.attributes
    }


def _text(pattern: ast.Pattern | None) -> str:
    elements = pattern.elements if pattern else []
    return "".join(each.value for each in elements if isinstance(each, ast.TextElement))


@cache
def _resource(name: str) -> Any:
    return FluentResource(_path(name).read_text(encoding="utf-8"))


def _path(name: str) -> Path:
    return DIRECTORY / f"{name}.ftl"
