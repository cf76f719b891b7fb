"""Moves the bot makes for people who want that: dealing after the cut, the last card of a deal."""

from dataclasses import dataclass

from bot.matches.loaded import LoadedMatch
from bot.settings import Settings
from db.model.matches import Status
from hockey.game import Move, Phase
from hockey.pile.game import PileGame

DEAL = "deal"


@dataclass(frozen=True, slots=True)
class Autoplayed:
    """The move that the bot makes for a seat, and when (UTC seconds)."""

    seat: int
    move: Move
    at: float


class Autoplay:
    def __init__(self, settings: Settings) -> None:
        self._last_card_seconds = settings.last_card_time.total_seconds()

    def due(self, loaded: LoadedMatch) -> Autoplayed | None:
        """The next move that the bot makes for a player, None if they make it themselves."""
        if loaded.match.status is not Status.RUNNING or not isinstance(loaded.game, PileGame):
            return None
        (seat,) = loaded.view(None).to_act
        wants, since = loaded.match.seats[seat].wants, loaded.turn_of(seat).since
        moves = loaded.game.moves(loaded.state, seat)
        if loaded.view(None).phase is Phase.CHOICE:
            return Autoplayed(seat, DEAL, since) if wants.always_deal else None
        if len(moves) > 1:
            return None
        return Autoplayed(seat, moves[0], since + self._last_card_seconds) if wants.last_card else None
