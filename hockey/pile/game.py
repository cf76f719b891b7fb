from dataclasses import dataclass

from hockey.game import Call, Move, Options, Outcome, Shuffle
from hockey.pile import match as flow
from hockey.pile.match import PileMatch
from hockey.pile.notation import PileNotation
from hockey.pile.rules import PileRules
from hockey.pile.view import PileView, view


@dataclass(frozen=True, slots=True)
class PileGame:
    """A pile game as a Game; a house rule set is one with its own rules and name."""

    rules: PileRules
    name: str
    pitch: str

    @property
    def id(self) -> str:
        return self.rules.id

    @property
    def seats(self) -> int:
        return self.rules.seats

    @property
    def options(self) -> frozenset[str]:
        return frozenset({"length", "knockout"})

    @property
    def notation(self) -> PileNotation:
        return PileNotation(self.rules)

    def new(self, options: Options) -> PileMatch:
        return PileMatch(options)

    def to_act(self, state: PileMatch) -> frozenset[int]:
        acting = flow.actor(self.rules, state)
        return frozenset() if acting is None else frozenset({acting})

    def moves(self, state: PileMatch, seat: int) -> tuple[Move, ...]:
        return flow.legal_moves(self.rules, state, seat)

    def occasion(self, state: PileMatch) -> str:
        return flow.occasion(state)

    def chance(self, state: PileMatch, shuffle: Shuffle) -> Move:
        return flow.chance_move(self.rules, state, shuffle)

    def play(self, state: PileMatch, seat: int, move: Move) -> tuple[PileMatch, tuple[Call, ...]]:
        return flow.play(self.rules, state, seat, move)

    def decision(self, state: PileMatch, seat: int) -> int:
        return flow.decisions(state, seat)

    def view(self, state: PileMatch, seat: int | None) -> PileView:
        return view(self.rules, state, seat)

    def outcome(self, state: PileMatch) -> Outcome | None:
        return flow.outcome(state)
