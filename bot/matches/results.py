"""The results of a match that has ended, and its record."""

from collections.abc import Sequence
from typing import Any

from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from db.model.matches import Match, Seat
from db.model.people import SeatResult
from hockey.figures import Figures, figures_of
from hockey.game import SIDES, Game, Outcome
from hockey.record import Record


def results_of(match: Match, game: Game[Any], state: Any) -> list[SeatResult]:
    """A row for every seat of a match that has ended; none without a winner or a tie."""
    outcome = game.outcome(state)
    if outcome is None or outcome.kind == "unfinished":
        return []
    figures = figures_of(game, state)
    return [_result_of(match, seat, outcome, figures[seat.seat]) for seat in match.seats]


def _result_of(match: Match, seat: Seat, outcome: Outcome, figures: Figures) -> SeatResult:
    side = seat.seat % SIDES
    won = "win" if outcome.winner == side else "loss"
    partner = match.at((seat.seat + SIDES) % len(match.seats))
    return SeatResult(
        seat=seat.seat,
        player_id=seat.player_id,
        partner_id=partner.player_id if partner and partner != seat else None,
        result="tie" if outcome.winner is None else won,
        ended_by=outcome.by,
        goals_for=outcome.score[side],
        goals_against=outcome.score[1 - side],
        figures=figures,
    )


def record_of(loaded: LoadedMatch, players: Sequence[str] | None = None) -> Record[Any]:
    """A match's record for export and verification, with its players' names then, or with `players`.

    RefusedError while it runs, or another table with the same cards does: a record has every deck, and the
    secret of the next ones.
    """
    if not loaded.match.open:
        raise RefusedError(Refused.STILL_ON)
    return paper_of(loaded.match, loaded.game, loaded.state, players)


def paper_of(match: Match, game: Game[Any], state: Any, players: Sequence[str] | None = None) -> Record[Any]:
    names = players or [seat.name for seat in match.seats]
    home, away = (team.name if team else None for team in match.teams)
    return Record(game, tuple(names), state, match.seal, (home, away), match.tournament_name)
