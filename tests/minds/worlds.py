"""Matches as minds see them, and the same matches with every hidden card elsewhere."""

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from hockey.cards import RANKS
from hockey.game import NATURE, Game, Move, Options
from hockey.pile.game import PileGame
from hockey.pile.rules import ContradictoryRules, PileRules, ThirdCard
from minds.door import Mind
from minds.memory import Memory

Log = list[tuple[int, Move]]


@st.composite
def house_games(draw: st.DrawFn) -> PileGame:
    """Pile games by any consistent mix of the switches."""
    seats, centre = draw(st.sampled_from([(2, 0), (2, 2), (2, 4), (4, 0), (4, 4)]))
    hands = (52 - centre) // seats
    clears = draw(st.booleans())
    power = "".join(draw(st.lists(st.sampled_from(RANKS), max_size=3, unique=True)))
    third = None if clears else draw(st.sampled_from(ThirdCard))
    try:
        rules = PileRules(
            "house",
            seats,
            power,
            draw(splits(hands)),
            draw(splits(hands)),
            centre,
            draw(st.booleans()),
            third,
            clears,
            clears and bool(power) and draw(st.booleans()),
        )
    except ContradictoryRules:  # a strategy that knew them all would be the rules again
        return draw(house_games())
    return PileGame(rules, "", "")


@st.composite
def splits(draw: st.DrawFn, cards: int) -> tuple[int, ...]:
    """Deals of one to nine cards that use up this many."""
    deals: list[int] = []
    while left := cards - sum(deals):
        deals.append(draw(st.integers(1, min(9, left))))
    return tuple(deals)


def asked(
    game: Game[Any], minds: list[Mind], seed: int, options: Options, budget: int
) -> Iterator[tuple[Any, int, Memory, Log]]:
    """Every decision of a match: the state, the seat to move, its memory, and the log so far."""
    rng = random.Random(seed)
    state, log = game.new(options), Log()
    memories = [Memory() for _ in range(game.seats)]
    while acting := game.to_act(state):
        seat = min(acting)
        if seat == NATURE:
            move = game.chance(state, rng.shuffle)
        else:
            yield state, seat, memories[seat], list(log)
            move = minds[seat].choose(game, game.view(state, seat), memories[seat], rng, budget)
        state, _ = game.play(state, seat, move)
        log.append((seat, move))
        if seat == NATURE:
            memories = [m.after(game.view(state, each)) for each, m in enumerate(memories)]
