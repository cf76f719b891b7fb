from dataclasses import dataclass

from hockey.game import Move, Options, Outcome, Shuffle
from hockey.lineup import match as flow
from hockey.lineup.match import Fact, LineupMatch
from hockey.lineup.notation import LineupNotation
from hockey.lineup.view import LineupView, view


@dataclass(frozen=True, slots=True)
class LineupGame:
    """Turn-Based (002), as a Game. It always has a winner, so `knockout` changes nothing.

    Moves: a seat has a card for the face-off, `7H`, or six for LW C RW LD RD G, `line 7H 8H 9H TS JS QS`.
    NATURE has `deck <card> ...`, the whole deck from its top, and `shootout <seat 0's card> <seat 1's>`.
    """

    name: str
    pitch: str
    id: str = "lineup"
    seats: int = 2
    options: frozenset[str] = frozenset({"length", "jokers"})

    @property
    def notation(self) -> LineupNotation:
        return LineupNotation()

    def new(self, options: Options) -> LineupMatch:
        return LineupMatch(options)

    def to_act(self, state: LineupMatch) -> frozenset[int]:
        return flow.to_act(state)

    def moves(self, state: LineupMatch, seat: int) -> tuple[Move, ...]:
        """Every face-off card. A line may be any six cards in any order, so only a few are listed."""
        return flow.legal_moves(state, seat)

    def occasion(self, state: LineupMatch) -> str:
        return flow.occasion(state)

    def chance(self, state: LineupMatch, shuffle: Shuffle) -> Move:
        return flow.chance_move(state, shuffle)

    def play(self, state: LineupMatch, seat: int, move: Move) -> tuple[LineupMatch, tuple[Fact, ...]]:
        return flow.play(state, seat, move)

    def decision(self, state: LineupMatch, seat: int) -> int:
        return flow.decisions(state, seat)

    def view(self, state: LineupMatch, seat: int | None) -> LineupView:
        return view(self.id, state, seat)

    def outcome(self, state: LineupMatch) -> Outcome | None:
        return flow.outcome(state)
