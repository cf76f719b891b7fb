from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any, Final

from hockey.game import NATURE, Game, Options, Score
from hockey.pile.game import PileGame
from minds.door import Mind
from minds.levels import Level, budget_of, mind_of
from minds.memory import Memory
from minds.pile.mind import PileMind
from tests.minds.strength.people import PEOPLE
from tests.minds.strength.searcher import WORLDS, flat

SEARCHER: Final = "searcher"


@dataclass(frozen=True, slots=True)
class Player:
    """A mind and the budget that it thinks with."""

    mind: Mind
    budget: int


@dataclass(frozen=True, slots=True)
class Duplicate:
    """The same decks twice, the first player on side 0 and then on side 1.

    `points` are the first player's in each match (1, 1/2, 0), `lead` its lead in goals over both, and the
    seconds are those its decisions took.
    """

    points: tuple[float, float]
    lead: int
    seconds: tuple[float, ...]


def player_of(game: Game[Any], name: str) -> Player:
    """The player of a level, one of the people, or the searcher."""
    if name in PEOPLE:
        return Player(PEOPLE[name], 0)
    if name == SEARCHER:
        return Player(PileMind(flat), WORLDS)
    return Player(mind_of(game, Level(name)), budget_of(game, Level(name)))


def duplicates(game: Game[Any], players: tuple[Player, Player], count: int, seed: int) -> Iterator[Duplicate]:
    for number in range(count):
        took: list[float] = []
        points, lead = [], 0
        for side in (0, 1):
            sides = players if side == 0 else players[::-1]
            winner, score = play(game, sides, f"{seed}/{number}", took, timed=side)
            points.append(0.5 if winner is None else float(winner == side))
            lead += score[side] - score[1 - side]
        yield Duplicate((points[0], points[1]), lead, tuple(took))


def play(
    game: Game[Any], players: tuple[Player, Player], seed: str, took: list[float], *, timed: int
) -> tuple[int | None, Score]:
    """A match by the two sides' players: its winner and score. The decks depend only on the seed."""
    memories = [Memory()] * game.seats
    state, chances, thinking = game.new(Options()), 0, Random(f"{seed}/thinking")
    while acting := game.to_act(state):
        seat = min(acting)
        if seat == NATURE:
            # A named dealer, because a cut would leave the deal to the minds and so change the decks' seats.
            first = isinstance(game, PileGame) and not chances
            move = "dealer 1" if first else game.chance(state, Random(f"{seed}/{chances}").shuffle)
            chances += 1
        else:
            began, view, player = process_time(), game.view(state, seat), players[seat % 2]
            move = player.mind.choose(game, view, memories[seat], thinking, player.budget)
            if seat % 2 == timed:
                took.append(process_time() - began)
        state, _ = game.play(state, seat, move)
        if seat == NATURE:
            memories = [m.after(game.view(state, each)) for each, m in enumerate(memories)]
    outcome = game.outcome(state)
    return (outcome.winner, outcome.score) if outcome else (None, (0, 0))
