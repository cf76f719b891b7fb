"""What players are asked when someone wants to leave a match, or has left the server."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing
from bot.words import words_for
from faces.leaving import leaving_question, left_line
from hockey.catalogue import CATALOGUE
from tests.cogs.drawn import drawn
from tests.hockey.matches import log_of


def leaving(language: str) -> Iterator[Drawing]:
    """The questions in a match of two and of four, as seat 0 reads them."""
    words = words_for(language)
    asked: list[tuple[str, dict[int, dict[str, Any]]]] = [
        ("classic", {}),
        ("classic", {1: {"left_at": 0.0}}),
        ("partners", {}),
        ("partners", {0: {"leaving_at": 0.0}}),
        ("partners", {2: {"leaving_at": 0.0}}),
        ("partners", {3: {"leaving_at": 0.0}, 1: {"bot_asked_at": 1.0}}),
        ("partners", {2: {"left_at": 0.0}}),
    ]
    for game, changes in asked:
        yield Drawing(*leaving_question(words, _with(game, language, changes), 0))
    yield Drawing(left_line(words, _with("partners", language, {}), 0))


def _with(game: str, language: str, changes: dict[int, dict[str, Any]]) -> LoadedMatch:
    """A running match, some of whose seats are changed."""
    loaded = drawn(CATALOGUE[game], log_of(CATALOGUE[game], 1)[:20], locale=language).loaded
    seats = tuple(replace(seat, **changes.get(seat.seat, {})) for seat in loaded.match.seats)
    return replace(loaded, match=replace(loaded.match, seats=seats))
