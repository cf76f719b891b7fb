"""Whether a seat may move in the current match, and when the turn after that ends."""

from collections.abc import Sequence
from dataclasses import replace

from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from db.model.matches import Ply, Status, Tapped
from hockey.game import Phase


def judge_turn(loaded: LoadedMatch, seat: int, decision: int) -> None:
    """RefusedError if it isn't a seat's turn to make its `decision`-th move."""
    if loaded.match.status is Status.OVER:
        raise RefusedError(Refused.OVER)
    if loaded.match.status is not Status.RUNNING:
        raise RefusedError(Refused.GONE)
    if decision < loaded.game.decision(loaded.state, seat):
        raise RefusedError(Refused.LATE)
    if not loaded.to_act(seat):
        raise RefusedError(Refused.NOT_YOUR_TURN)


def due_after(loaded: LoadedMatch, new: Sequence[Ply], then: LoadedMatch) -> float | None:
    """When the turn after these plies ends; None if it has no limit."""
    if not then.asked or then.view(None).phase is Phase.CHOICE:
        return None
    moved = {ply.seat for ply in new}
    if then.asked.keys() & (loaded.asked.keys() - moved) and loaded.match.due_at is not None:
        return loaded.match.due_at  # a turn goes on
    return new[-1].at + loaded.match.turn_seconds


def as_kept(
    then: LoadedMatch, tapped: Tapped | None, at: float, due_at: float | None, *, over: bool
) -> LoadedMatch:
    """The match after a stored move: when the next turn ends, and that the player who tapped was there."""
    seats = then.match.seats
    if tapped is not None:
        mine = replace(seats[tapped.seat], tapped_at=at, home=tapped.home or seats[tapped.seat].home)
        seats = (*seats[: tapped.seat], mine, *seats[tapped.seat + 1 :])
    paused_at = then.match.paused_at
    if paused_at is not None and due_at != then.match.due_at:
        paused_at = at  # the new turn has its full time when the clock goes on
    match = replace(then.match, seats=seats, due_at=due_at, paused_at=paused_at)
    if over:
        match = replace(match, status=Status.OVER, ended_at=at)
    return replace(then, match=match)
