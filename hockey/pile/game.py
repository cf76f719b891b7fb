from dataclasses import dataclass

from hockey.game import Call, Move, Options, Outcome, Shuffle
from hockey.pile import match as flow
from hockey.pile.match import Match
from hockey.pile.paper import PilePaper
from hockey.pile.rules import PileRules
from hockey.pile.view import PileView, view


@dataclass(frozen=True, slots=True)
class PileGame:
    """A pile game behind the common door; house rules are one with rules and a name of their own."""

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
    def paper(self) -> PilePaper:
        return PilePaper(self.rules)

    def new(self, options: Options) -> Match:
        return Match(options)

    def to_act(self, state: Match) -> frozenset[int]:
        acting = flow.actor(self.rules, state)
        return frozenset() if acting is None else frozenset({acting})

    def moves(self, state: Match, seat: int) -> tuple[Move, ...]:
        return flow.legal_moves(self.rules, state, seat)

    def chance(self, state: Match, shuffle: Shuffle) -> Move:
        return flow.chance_move(self.rules, state, shuffle)

    def play(self, state: Match, seat: int, move: Move) -> tuple[Match, tuple[Call, ...]]:
        return flow.play(self.rules, state, seat, move)

    def decision(self, state: Match, seat: int) -> int:
        return flow.decisions(state, seat)

    def view(self, state: Match, seat: int | None) -> PileView:
        return view(self.rules, state, seat)

    def outcome(self, state: Match) -> Outcome | None:
        return flow.outcome(state)
