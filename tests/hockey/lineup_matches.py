"""Matches of `lineup` to test with: dealt by hand, or played at random from a seed."""

import random
from collections.abc import Iterable, Iterator
from functools import cache

from hypothesis import strategies as st

from hockey.cards import Card, cards_of, pack
from hockey.game import NATURE, Move, Options
from hockey.lineup.game import LineupGame
from hockey.lineup.line import Line
from hockey.lineup.match import LineupMatch
from hockey.lineup.period import Stage
from hockey.record import fold

Log = list[tuple[int, Move]]

GAME = LineupGame("", "")
SEATS = (0, 1)
SHIFT = Options(length=1)
OPTIONS = [Options(length=length, jokers=jokers) for length in (3, 1) for jokers in (False, True)]

seeds = st.integers(0, 2**32)
options = st.sampled_from(OPTIONS)


def cards(text: str) -> tuple[Card, ...]:
    return cards_of(text.split())


def deck(mine: Iterable[Card], theirs: Iterable[Card]) -> tuple[int, Move]:
    """A deck that gives the seats these hands of equal size, dealt one at a time."""
    dealt = [card for both in zip(mine, theirs, strict=True) for card in both]
    return NATURE, " ".join(["deck", *dealt, *(card for card in pack() if card not in dealt)])


def line(hand: Iterable[Card]) -> Move:
    """The first six of a hand, in its order."""
    return Line(tuple(hand)[:6]).move


def any_move(state: LineupMatch, seat: int, rng: random.Random) -> Move:
    view = GAME.view(state, seat)
    if view.stage is Stage.FACEOFF:
        return rng.choice(view.moves)
    return Line(tuple(rng.sample(view.hand, 6))).move


def walk(seed: int, options: Options | None = None) -> Iterator[tuple[LineupMatch, int | None, Move | None]]:
    """Every state of a random match with the seat and move that led to it."""
    rng = random.Random(seed)
    state = GAME.new(options or Options())
    yield state, None, None
    while acting := GAME.to_act(state):
        seat = rng.choice(sorted(acting))
        move = GAME.chance(state, rng.shuffle) if seat == NATURE else any_move(state, seat, rng)
        state, _ = GAME.play(state, seat, move)
        yield state, seat, move


def log_of(seed: int, options: Options | None = None) -> Log:
    return [(seat, move) for _, seat, move in walk(seed, options) if seat is not None and move is not None]


@cache
def before_shootout(options: Options) -> LineupMatch:
    """A match that is tied after overtime."""
    for seed in range(1000):
        log = log_of(seed, options)
        at = next((place for place, (_, move) in enumerate(log) if move.startswith("shootout")), None)
        if at is not None:
            return fold(GAME, options, log[:at])
    raise AssertionError
