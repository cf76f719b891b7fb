"""A line that a player is setting, stored between two taps."""

from dataclasses import dataclass, replace

from hockey.cards import Card
from hockey.game import IllegalMove
from hockey.lineup.draft import Draft
from hockey.lineup.line import POSITIONS, Position
from hockey.lineup.view import LineupView

_NOTHING = "-"


@dataclass(frozen=True, slots=True)
class Placing:
    """A draft, and the position for the next card; None if none was tapped yet."""

    draft: Draft
    picked: Position | None = None

    @classmethod
    def of(cls, view: LineupView, kept: str | None) -> "Placing | None":
        """What was stored of the line that the view's seat has to set; empty if it was another line's.

        None if it has no line to set.
        """
        empty = view.draft()
        if empty is None:
            return None
        decision, _, told = (kept or "").partition(":")
        picked, _, code = told.partition(":")
        if decision != str(view.decision):
            return cls(empty)
        try:
            draft = Draft.read(code, empty.hand, empty.opponent)
        except IllegalMove:
            return cls(empty)
        return cls(draft, Position(picked) if picked in POSITIONS else None)

    def kept(self, decision: int) -> str:
        """At most 20 characters for the database."""
        return f"{decision}:{self.picked or _NOTHING}:{self.draft.code}"

    @property
    def at(self) -> Position | None:
        """Where the next card goes: to the tapped position, else to the first empty one."""
        if self.picked is not None:
            return self.picked
        return next((position for position in POSITIONS if self.draft[position] is None), None)

    @property
    def holding(self) -> Card | None:
        """The card at the tapped position, which a tap on another position moves there."""
        return None if self.picked is None else self.draft[self.picked]

    def pick(self, position: Position) -> "Placing":
        return replace(self, picked=position)

    def put_down(self) -> "Placing":
        return replace(self, picked=None)

    def place(self, card: Card, position: Position) -> "Placing":
        """The same tap made twice gives the same line."""
        return Placing(self.draft.place(card, position))

    def take(self, code: str) -> "Placing":
        """The line of this `Draft.code`. IllegalMove if it isn't one of this hand."""
        return Placing(Draft.read(code, self.draft.hand, self.draft.opponent))

    def clear(self, position: Position | None = None) -> "Placing":
        """That position empty, and the next card goes there; or the whole line."""
        return Placing(self.draft.clear(position), position)
