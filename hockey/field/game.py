from dataclasses import dataclass

from hockey.field import match as flow
from hockey.field.match import FieldMatch
from hockey.field.notation import FieldNotation
from hockey.field.period import Step
from hockey.field.view import FieldView, view
from hockey.game import Move, Options, Outcome, Shuffle


@dataclass(frozen=True, slots=True)
class FieldGame:
    """Hockey on a field of cards with goalies (003), as a Game.

    Moves: a seat names the index of a card in the next line, `0` to `3`, or for a goalie `0` or `1`. NATURE
    has `dealer 1` and `deck <card> ...`, which lists side 0's goalies, the rows from seat 0 outwards, side
    1's goalies, seat 0's stack and seat 1's, top first.
    """

    name: str
    pitch: str

    @property
    def id(self) -> str:
        return "field"

    @property
    def seats(self) -> int:
        return flow.SEATS

    @property
    def options(self) -> frozenset[str]:
        return frozenset({"knockout", "cards", "first"})

    @property
    def notation(self) -> FieldNotation:
        return FieldNotation()

    def new(self, options: Options) -> FieldMatch:
        dealer = None if options.first is None else flow.SEATS - 1 - options.first
        return FieldMatch(options, dealer)

    def to_act(self, state: FieldMatch) -> frozenset[int]:
        acting = flow.actor(state)
        return frozenset() if acting is None else frozenset({acting})

    def moves(self, state: FieldMatch, seat: int) -> tuple[Move, ...]:
        return flow.legal_moves(state, seat)

    def occasion(self, state: FieldMatch) -> str:
        return flow.occasion(state)

    def chance(self, state: FieldMatch, shuffle: Shuffle) -> Move:
        return flow.chance_move(state, shuffle)

    def play(self, state: FieldMatch, seat: int, move: Move) -> tuple[FieldMatch, tuple[Step, ...]]:
        return flow.play(state, seat, move)

    def decision(self, state: FieldMatch, seat: int) -> int:
        return flow.decisions(state, seat)

    def view(self, state: FieldMatch, seat: int | None) -> FieldView:
        return view(state, seat)

    def outcome(self, state: FieldMatch) -> Outcome | None:
        return flow.outcome(state)
