"""What is read of a message in another language, and which of its words no catalogue of that language has."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from discord import ui
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.messages.drawing import Drawing
from tests.cogs.test_words import ROOT, parsed

WORDS = ROOT / "bot" / "words"
LANGUAGES = ("fr", "ru")
WORD = re.compile(r"[^\W\d_]{2,}")
# What a client turns into something else, addresses, and digests.
MARKED = re.compile(r"<[^>]*>|https?://\S+|\b[0-9a-f]{32}\b")
# Names of people and places in tests, and what is written alike in every language.
NAMES = {"Jon", "Darrell", "Ida", "Ralph", "Moose", "Jaw", "Breakaway", "Discord", "house"}


class Written(Visitor):
    """The letters of a catalogue, without its keys."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802 - fluent's convention
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: Any) -> None:  # noqa: N802 - fluent's convention
        self.texts.append(node.value)


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word of a language's catalogues, in small letters."""
    written = Written()
    for path in WORDS.glob(f"{language}*.ftl"):
        for entry in parsed(path):
            if isinstance(entry, ast.Message):
                written.visit(entry)
    return frozenset(word.casefold() for text in written.texts for word in WORD.findall(text))


def foreign(language: str, texts: Iterable[str]) -> set[str]:
    """The words that stand in none of a language's catalogues, and are no names."""
    known = vocabulary(language) | {name.casefold() for name in NAMES}
    said = (word for text in texts for word in WORD.findall(MARKED.sub(" ", text)))
    return {word for word in said if word.casefold() not in known}


def seen(drawing: Drawing) -> list[str]:
    """All that a client shows of a drawing, or reads aloud."""
    components = drawing.view.to_components() if drawing.view else []
    alt = [drawing.picture.alt] if drawing.picture else []
    return [drawing.content or "", *alt, *shown(components)]


def shown(components: Iterable[Any]) -> Iterator[str]:
    """The texts of components as Discord's API has them, nested ones too."""
    for component in components:
        emoji = isinstance(component.get("emoji"), dict)
        for name in ("content", "label", "placeholder", "description"):
            if isinstance(component.get(name), str) and not (emoji and name == "name"):
                yield component[name]
        for name in ("components", "options", "items"):
            yield from shown(component.get(name) or [])
        if isinstance(component.get("accessory"), dict):
            yield from shown([component["accessory"]])


def read(view: ui.View | ui.LayoutView) -> list[str]:
    return list(shown(view.to_components()))
