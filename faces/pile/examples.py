"""Examples of play, made by the game itself: only the cards are given."""

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import chain

from faces.roster import by_likeness
from hockey.cards import Card, cards_of
from hockey.game import NATURE, Call, IllegalMove, Options
from hockey.pile.game import PileGame
from hockey.pile.rules import PileRules, ThirdCard
from hockey.pile.table import deck_move
from hockey.pile.view import PileView
from hockey.record import fold


@dataclass(frozen=True, slots=True)
class Example:
    """The first plays of a period in a game. `shows` names what they are an example of there."""

    game: PileGame
    shows: str
    centre: tuple[Card, ...]
    calls: tuple[Call, ...]


def examples_of(game: PileGame) -> tuple[Example, ...]:
    """A game's examples; if it has none of its own, others' that come out the same in it."""
    if own := _own_examples(game):
        return own
    found: dict[str, Example] = {}
    for each in chain.from_iterable(map(_own_examples, by_likeness(game))):
        if each.shows not in found and _comes_out_so(game, each):
            found[each.shows] = each
    return tuple(found.values())


def told_of(examples: Iterable[Example], game: PileGame) -> list[Example]:
    """Those whose heading fits a game too: it calls a chance the same."""
    return [each for each in examples if _terms(each.game.rules) == _terms(game.rules)]


def _terms(rules: PileRules) -> tuple[int, bool, bool]:
    """By what a chance is called: a pass, the ice cleared, a shot, or else a breakaway."""
    return rules.seats, rules.clears_ice, rules.third_card is ThirdCard.BLOCKS


def _own_examples(game: PileGame) -> tuple[Example, ...]:
    return _played_out(game) if has_own_examples(game) else ()


# A reader of the rules that a server has made goes through those of every game.
@cache
def _played_out(game: PileGame) -> tuple[Example, ...]:
    """The examples of one of our own games, played out card by card."""
    return tuple(_examples(game))


def _examples(game: PileGame) -> Iterator[Example]:
    for told in _told().get(game.id, ()):
        centre, plays = (cards_of(told.get(part, "").split()) for part in ("centre", "plays"))
        yield Example(game, told["shows"], centre, _play(game, centre, plays))


def _comes_out_so(game: PileGame, known: Example) -> bool:
    try:
        calls = _play(game, known.centre, tuple(call.card for call in known.calls))
    except IllegalMove:  # another centre, or a card that can't be in it
        return False
    return [(call.result, call.call) for call in calls] == [(call.result, call.call) for call in known.calls]


def seen_after(game: PileGame, example: Example, plays: int) -> PileView:
    """What everyone sees after a number of an example's plays."""
    return _view(game, example.centre, tuple(call.card for call in example.calls), plays)


def has_own_examples(game: PileGame) -> bool:
    return game.id in _told()


@cache
def _told() -> dict[str, list[dict[str, str]]]:
    return tomllib.loads(files("faces.pile").joinpath("examples.toml").read_text(encoding="utf-8"))


def _play(game: PileGame, centre: tuple[Card, ...], plays: tuple[Card, ...]) -> tuple[Call, ...]:
    return _view(game, centre, plays, len(plays)).calls


def _view(game: PileGame, centre: tuple[Card, ...], plays: tuple[Card, ...], count: int) -> PileView:
    """After a number of the plays: each seat is dealt what it plays, in order, and the first seat begins."""
    laid = {*centre, *plays}
    rest = tuple(card for card in game.rules.pack if card not in laid)
    log = [
        (NATURE, f"dealer {game.seats - 1}"),
        (NATURE, deck_move(centre, plays + rest)),
        *((turn % game.seats, card) for turn, card in enumerate(plays[:count])),
    ]
    return game.view(fold(game, Options(), log), None)
