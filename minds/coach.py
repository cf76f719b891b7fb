from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from hockey.game import Game, Move, Options, View
from hockey.pile.game import PileGame
from minds.analysis.report import Mistake
from minds.door import Thought
from minds.levels import Level, budget_of, mind_of
from minds.memory import Memory, recall
from minds.pile.stars import EVEN
from minds.reasons import Reason


def hint(
    game: Game[Any],
    view: View,
    memory: Memory,
    random: Random,
    budget: int | None = None,
) -> Thought:
    """The best move and why, by what the view's seat may know; ValueError if it isn't its turn.

    Of equally good moves, it's one that a rule of Basic Strategy supports, because you can learn that.
    """
    if view.seat not in view.to_act:
        raise ValueError("not-asked")
    budget = budget_of(game, Level.LEGEND) if budget is None else budget
    best, *others = mind_of(game, Level.LEGEND).thoughts(game, view, memory, random, budget)
    if best.reason is not Reason.TOSS_UP:
        return best
    return next((each for each in others if each.reason and best.worth - each.worth < EVEN), best)


def luck_of_hint(match: int, seat: int, decision: int) -> Random:
    """The luck in a hint: the same decision gets the same hint, however often the player asks."""
    return Random(f"{match} {seat} {decision}")


def without_hinted(
    match: int,
    game: Game[Any],
    options: Options,
    log: Sequence[tuple[int, Move]],
    mistakes: Iterable[Mistake],
) -> tuple[Mistake, ...]:
    """The mistakes of a match, without the plays that a hint would have told the player to make."""
    return tuple(each for each in mistakes if not _hinted(match, game, options, log, each))


def _hinted(
    match: int, game: Game[Any], options: Options, log: Sequence[tuple[int, Move]], mistake: Mistake
) -> bool:
    before, (seat, made) = log[: mistake.ply], log[mistake.ply]
    state = game.new(options)
    for mover, move in before:
        state, _ = game.play(state, mover, move)
    random = luck_of_hint(match, seat, game.decision(state, seat))
    view = game.view(state, seat)
    hinted = hint(game, view, recall(game, options, before, seat).after(view), random).move
    # Cards of a rank are all alike.
    return hinted[0] == made[0] if isinstance(game, PileGame) else hinted == made
