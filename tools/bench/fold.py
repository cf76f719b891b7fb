from collections.abc import Callable, Iterator
from statistics import median
from time import perf_counter

from hockey.catalogue import DEFAULT, PILE_GAMES
from hockey.game import Options
from hockey.record import fold, write
from tests.hockey import oracle
from tests.hockey.matches import from_log, log_of
from tools.bench.row import Row

ROUNDS = 100


def rows() -> Iterator[Row]:
    """How long the engine takes for a Classic match, in multiples of the oracle's bare loop over it."""
    game, options = PILE_GAMES[DEFAULT], Options()
    log = log_of(game, 1961)
    paper = write(from_log(game, options, log, ["", ""]))
    before, (seat, move) = fold(game, options, log[:-1]), log[-1]

    def bare() -> object:
        return oracle.replay(paper)

    yield Row("folding a classic match / bare loop", compared(lambda: fold(game, options, log), bare), 15.0)
    yield Row("its last move / bare loop", compared(lambda: game.play(before, seat, move), bare), 0.5)
    yield Row("its last view / bare loop", compared(lambda: game.view(before, seat), bare), 0.5)


def compared(one: Callable[[], object], other: Callable[[], object]) -> float:
    """The median ratio of two durations, measured alternately so that a busy machine slows both."""
    return median(duration(one) / duration(other) for _ in range(ROUNDS))


def duration(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start
