"""What the card in play certainly comes to at each card of the next line, by what a view shows."""

from hockey.cards import Card
from hockey.field.period import SIZES, StepKind, judge
from hockey.field.table import field_pack
from hockey.field.view import FieldView


def prospects(view: FieldView) -> tuple[StepKind | None, ...]:
    """By index in the next line: None if a closed card may pass or stop it. Empty if no card is in play.

    A closed card is certain too if every unseen card would do the same.
    """
    if view.drawn is None or view.line is None:
        return ()
    keeper, hidden = view.line in (0, len(SIZES) - 1), unseen(view)
    told = []
    for met in view.lines[view.line]:
        kinds = {judge(view.drawn, each, keeper=keeper) for each in ([met] if met else hidden)}
        told.append(kinds.pop() if len(kinds) == 1 else None)
    return tuple(told)


def unseen(view: FieldView) -> list[Card]:
    """The cards of the pack that lie closed or in the stacks."""
    known = {card for line in view.lines for card in line if card}
    known |= {*view.thrown, *view.scored[0], *view.scored[1]}
    return [card for card in field_pack(view.options.cards) if card not in known and card != view.drawn]
