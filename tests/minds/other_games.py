"""Finished matches of Turn-Based and Field, and the same with the seats swapped."""

from typing import Any

from hypothesis import strategies as st

from hockey.field.period import SIZES
from hockey.game import NATURE, Game, Move, Options
from hockey.lineup.game import LineupGame
from tests.hockey.field_matches import FIELD
from tests.hockey.lineup_matches import GAME as LINEUP
from tests.hockey.matches import Log, log_of, options_of, seeds
from tests.minds.ended import broken_off

GAMES: list[Game[Any]] = [FIELD, LINEUP]
SETUPS = [(game, options) for game in GAMES for options in options_of(game)]
Ended = tuple[Game[Any], Options, Log]


@st.composite
def ended(draw: st.DrawFn) -> Ended:
    """Played at random, to the end or stopped."""
    game, options = draw(st.sampled_from(SETUPS))
    seed = draw(seeds)
    return game, options, broken_off(game, log_of(game, seed, options), seed)


def mirrored(game: Game[Any], options: Options, log: Log) -> Log:
    """The same cards, dealt and played with the seats swapped."""
    turn = _line_up if isinstance(game, LineupGame) else _across
    turned, state = Log(), game.new(options)
    for seat, move in log:
        line = state.periods[-1].line if game is FIELD and move.isdigit() else 0
        turned.append((seat if seat == NATURE else 1 - seat, turn(seat, move, line)))
        state, _ = game.play(state, seat, move)
    return turned


def _line_up(seat: int, move: Move, _line: int) -> Move:
    """Every second card goes to the other seat."""
    verb, *rest = move.split()
    if seat != NATURE:
        return move
    if verb == "end":
        return _ended(move)
    return " ".join([verb, *(card for pair in zip(rest[1::2], rest[::2], strict=True) for card in pair)])


def _across(seat: int, move: Move, line: int) -> Move:
    """The field turned around."""
    if seat != NATURE:
        return str(SIZES[line] - 1 - int(move)) if move.isdigit() else move
    verb, *rest = move.split()
    if verb == "end":
        return _ended(move)
    if verb == "dealer":
        return f"dealer {1 - int(rest[0])}"
    laid, stacks = rest[: sum(SIZES)], rest[sum(SIZES) :]
    half = len(stacks) // 2
    return " ".join([verb, *reversed(laid), *stacks[half:], *stacks[:half]])


def _ended(move: Move) -> Move:
    verb, by, winner = move.split()
    return f"{verb} {by} {winner if winner == '-' else 1 - int(winner)}"
