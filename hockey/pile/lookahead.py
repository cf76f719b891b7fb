"""What a card would do if it were played now, by the game's own judge and a seat's view alone."""

from dataclasses import dataclass

from hockey.cards import Card
from hockey.game import Phase, Result
from hockey.pile.judge import judge
from hockey.pile.rules import PileRules
from hockey.pile.view import PileView


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a card would do: a `result`, and whether it ends a chance against its player."""

    result: Result | None
    stops: bool


def prospects(rules: PileRules, view: PileView) -> dict[Card, Prospect]:
    """What each card would do that the view's seat may play now; empty out of turn."""
    if view.seat is None or view.seat not in view.to_act or view.phase is not Phase.PLAY:
        return {}
    return {card: _prospect(rules, view, view.seat, card) for card in view.hand}


def _prospect(rules: PileRules, view: PileView, seat: int, card: Card) -> Prospect:
    result, after = judge(rules, view.top, view.chance, seat, card)
    against = view.chance is not None and view.chance.side != seat % 2
    return Prospect(result, stops=against and after is not view.chance)
