"""Finished matches, with every kind of ending."""

import random
from typing import Any

from hypothesis import strategies as st

from hockey.game import NATURE, RESIGN, By, Game, Move, Options, end_move
from hockey.pile.game import PileGame
from hockey.record import fold
from minds.analysis.report import LESSONS, Analysis
from minds.levels import Level, budget_of, mind_of
from minds.memory import Memory
from tests.hockey.matches import OPTIONS, Log, log_of, pile_games, seeds
from tests.minds.worlds import house_games


def broken_off(game: Game[Any], log: Log, seed: int) -> Log:
    """The match ended from outside somewhere, or played out."""
    rng = random.Random(seed)
    winner = rng.choice([0, 1, None])
    ends: list[tuple[int, Move] | None] = [
        None,
        (rng.randrange(game.seats), RESIGN),
        (NATURE, end_move(By.CLOCK, rng.choice([0, 1]))),
        (NATURE, end_move(By.WALKOVER, rng.choice([0, 1]))),
        (NATURE, end_move(By.ADMIN, winner)),
    ]
    end = rng.choice(ends)
    return log if end is None else [*log[: rng.randrange(len(log))], end]


@st.composite
def ended(draw: st.DrawFn, *, whole: bool = False) -> tuple[PileGame, Options, Log]:
    """A finished match of a pile game; with `whole`, played out."""
    game, options = draw(pile_games | house_games()), draw(st.sampled_from(OPTIONS))
    seed = draw(seeds)
    log = log_of(game, seed, options)
    return game, options, log if whole else broken_off(game, log, seed)


def mirrored(game: PileGame, options: Options, log: Log) -> Log:
    """The same cards, dealt and played with the seats swapped, as far as it was played."""
    state = fold(game, options, log)
    if not state.periods:
        return []
    moves = list(game.notation.moves(state))
    decks = next(number for number, (_, move) in enumerate(moves) if move.startswith("deck"))
    # A cut is between seats 0 and 1 alone, so with four it can't be turned by one seat.
    turned: Log = [(NATURE, f"dealer {(state.periods[0].dealer + 1) % game.seats}")]
    for seat, move in moves[decks:]:
        turned.append((seat if seat == NATURE else (seat + 1) % game.seats, move))
    return turned


def same_decks(game: PileGame, options: Options, log: Log, seed: int) -> Log:
    """Another random match over the same decks, the seats swapped, as long as they last."""
    turned = mirrored(game, options, log)
    decks = [move for seat, move in turned if seat == NATURE and move.startswith("deck")]
    rng = random.Random(seed)
    played: Log = turned[:1]
    state = fold(game, options, played)
    while acting := game.to_act(state):
        (seat,) = acting
        if seat == NATURE and not decks:
            return [*played, (NATURE, end_move(By.ADMIN, None))]
        move = decks.pop(0) if seat == NATURE else rng.choice(game.moves(state, seat))
        state, _ = game.play(state, seat, move)
        played.append((seat, move))
    return played


def by_minds(game: Game[Any], seed: int, options: Options | None = None, level: Level = Level.PRO) -> Log:
    """A match that a mind of this level plays on all sides."""
    mind, rng = mind_of(game, level), random.Random(seed)
    state, log = game.new(options or Options()), Log()
    while acting := game.to_act(state):
        seat = min(acting)
        if seat == NATURE:
            move = game.chance(state, rng.shuffle)
        else:
            move = mind.choose(game, game.view(state, seat), Memory(), rng, budget_of(game, level))
        state, _ = game.play(state, seat, move)
        log.append((seat, move))
    return log


def assert_mistakes_are_fair(game: Game[Any], options: Options, log: Log, found: Analysis) -> None:
    """Each names a move of the log that its seat made, and a legal one that was worth more."""
    assert [each.ply for each in found.mistakes] == sorted({each.ply for each in found.mistakes})
    for each in found.mistakes:
        seat, made = log[each.ply]
        assert each.seat == seat
        assert each.better != made
        game.play(fold(game, options, log[: each.ply]), seat, each.better)
        assert each.cost.value > 0
        assert each.cost.value >= 2 * each.cost.error
    for seat in range(game.seats):
        lessons = found.lessons(seat)
        assert len(lessons) <= LESSONS
        assert {lesson.seat for lesson in lessons} <= {seat}
        costs = [lesson.cost.value for lesson in lessons]
        assert costs == sorted(costs, reverse=True)
