"""Examples of play, brought about by the game itself: only the cards are given."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from hockey.cards import Card
from hockey.game import NATURE, Call, Options
from hockey.pile.game import PileGame
from hockey.pile.table import deck_move
from hockey.record import fold


@dataclass(frozen=True, slots=True)
class Example:
    """The plays of a first period's beginning. `shows` names what they are an example of."""

    shows: str
    centre: tuple[Card, ...]
    calls: tuple[Call, ...]


def examples_of(game: PileGame) -> tuple[Example, ...]:
    return tuple(
        _play(game, told["shows"], _cards(told.get("centre", "")), _cards(told["plays"]))
        for told in _told().get(game.id, ())
    )


@cache
def _told() -> dict[str, list[dict[str, str]]]:
    return tomllib.loads(files("cogs.faces.pile").joinpath("examples.toml").read_text(encoding="utf-8"))


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(Card(card) for card in text.split())


def _play(game: PileGame, shows: str, centre: tuple[Card, ...], plays: tuple[Card, ...]) -> Example:
    """Everybody is dealt what they play, in that order, and the first seat begins."""
    rest = tuple(card for card in game.rules.pack if card not in {*centre, *plays})
    log = [
        (NATURE, f"dealer {game.seats - 1}"),
        (NATURE, deck_move(centre, plays + rest)),
        *((turn % game.seats, card) for turn, card in enumerate(plays)),
    ]
    return Example(shows, centre, game.view(fold(game, Options(), log), None).calls)
