"""Matches to test with: told by their plays, or played at random from a seed."""

import random
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Any, TypeVar

from hypothesis import strategies as st

from hockey.cards import Card
from hockey.catalogue import CATALOGUE, PILE_GAMES
from hockey.fairness import Seal
from hockey.game import NATURE, Call, Game, Move, Options
from hockey.pile.game import PileGame
from hockey.pile.rules import PileRules, ThirdCard
from hockey.record import Record, fold

Log = list[tuple[int, Move]]

S = TypeVar("S")

HOUSE = PileGame(
    PileRules(
        "house",
        seats=4,
        power="7A",
        deals=(6, 6),
        overtime_deals=(4, 4, 4),
        centre=4,
        goal_is_chance=True,
        third_card=ThirdCard.BLOCKS,
    ),
    "",
    "",
)
PILES = [*PILE_GAMES.values(), HOUSE]
ALL: list[Game[Any]] = [*CATALOGUE.values(), HOUSE]
OPTIONS = [Options(), Options(length=1, knockout=True), Options(length=1)]
_CHOICES: dict[str, tuple[Any, ...]] = {
    "length": (3, 1),
    "knockout": (False, True),
    "cards": (36, 44, 52),
    "jokers": (False, True),
    "first": (None, 1),
}


def options_of(game: Game[Any]) -> list[Options]:
    """Every way to set up a match of this game."""
    names = sorted(game.options)
    return [
        Options(**dict(zip(names, each, strict=True)))
        for each in product(*(_CHOICES[name] for name in names))
    ]


seeds = st.integers(0, 2**32)
pile_games = st.sampled_from(PILES)
setups = st.sampled_from([(game, options) for game in ALL for options in options_of(game)])
"""Any game with any of its options."""


def cards(text: str) -> list[Card]:
    """Cards written as ranks (`7 7 T J`), each in the next suit of its rank not yet used."""
    suits = {rank: iter("CDHS") for rank in text}
    return [Card(rank + next(suits[rank])) for rank in text.split()]


def told(game: str | PileGame, plays: str, centre: str = "") -> tuple[Call, ...]:
    """The calls of a first period in which every seat plays its cards as they were dealt; seat 0 begins."""
    game = PILE_GAMES[game] if isinstance(game, str) else game
    used = cards(f"{centre} {plays}")
    laid, played = used[: game.rules.centre], used[game.rules.centre :]
    rest = [card for card in game.rules.pack if card not in used]
    log: Log = [
        (NATURE, f"dealer {game.seats - 1}"),
        (NATURE, " ".join(["deck", *laid, *(["|"] if laid else []), *played, *rest])),
        *((turn % game.seats, card) for turn, card in enumerate(played)),
    ]
    match = fold(game, Options(), log)
    return game.view(match, None).calls


def short(calls: tuple[Call, ...]) -> str:
    """The calls' codes in a row, with the seat that calls if it isn't the player."""
    return " ".join(f"{c.call}@{c.caller}" if c.caller != c.seat else c.call for c in calls)


def walk(
    game: Game[S], seed: int, options: Options | None = None
) -> Iterator[tuple[S, int | None, Move | None]]:
    """Every state of a random match with the seat and move that led to it."""
    rng = random.Random(seed)
    state = game.new(options or Options())
    yield state, None, None
    while acting := game.to_act(state):
        seat = min(acting) if len(acting) == 1 else rng.choice(sorted(acting))
        move = game.chance(state, rng.shuffle) if seat == NATURE else rng.choice(game.moves(state, seat))
        state, _ = game.play(state, seat, move)
        yield state, seat, move


def log_of(game: Game[Any], seed: int, options: Options | None = None) -> Log:
    frozen: Any = game
    return list(_log_of(frozen, seed, options))


@lru_cache(maxsize=512)
def _log_of(game: Any, seed: int, options: Options | None) -> tuple[tuple[int, Move], ...]:
    """Many tests begin with the same few matches."""
    return tuple(
        (seat, move) for _, seat, move in walk(game, seed, options) if seat is not None and move is not None
    )


def document(variant: str = "classic", **changes: Any) -> dict[str, Any]:
    """A small legal record: three cards of a first period, played as dealt."""
    game = PILE_GAMES[variant]
    centre = cards("3 4 5 6")[: game.rules.centre]
    deck = [card for card in game.rules.pack if card not in centre]
    period = {"dealer": game.seats - 1, "overtime": False, "deck": deck, "centre": centre, "plays": deck[:3]}
    players = ["Jon", "Darrell", "Ida", "Ralph"][: game.seats]
    header = {"format": "hockey-record/1", "variant": variant, "players": players, "periods": [period]}
    return {**header, **changes}


def from_log(
    game: Game[S],
    options: Options,
    moves: Iterable[tuple[int, Move]],
    players: Sequence[str],
    seal: Seal | None = None,
) -> Record[S]:
    """The record of a match stored as a log of moves; `players` by seat."""
    return Record(game, tuple(players), fold(game, options, moves), seal)
