"""Hands as answers to taps have left them: what a lane owes may be paid by that already."""

from dataclasses import dataclass

from bot.marks.moments import Moment
from bot.marks.owed import Owed
from bot.matches.loaded import LoadedMatch
from bot.publishing.seat_look import changes_at
from db.model.surface import Shown, Surface

_Seat = tuple[int, int]
"""A match and a seat of it."""


@dataclass(frozen=True, slots=True)
class _Answer:
    """What a message shows since an answer drew it, as the match stood at that moment.

    From `until` on it looks different though nobody has done anything (UTC seconds).
    """

    shown: Shown
    as_of: Moment
    until: float | None


class Answered:
    """The last answer to each seat, until its lane is looked at next."""

    def __init__(self) -> None:
        self._last: dict[_Seat, _Answer] = {}

    def note(self, loaded: LoadedMatch, seat: int, shown: Shown, as_of: Moment) -> None:
        """An answer has drawn the seat's hand from a match that stood like that at this very moment."""
        self._last[loaded.id, seat] = _Answer(shown, as_of, changes_at(loaded, seat))

    def pays(self, loaded: LoadedMatch, seat: int, hand: Surface, owed: Owed) -> bool:
        """Whether a look at the seat would draw what its last answer has drawn, where that still stands."""
        last = self._last.pop((loaded.id, seat), None)
        return (
            last is not None
            and hand.shown == last.shown
            and hand.shown.digest is not None
            and hand.shown.ply == loaded.ply
            and hand.previous_id is None
            and hand.sends.begun is None
            and Owed(loaded.ply, last.as_of).covers(owed)
            and (last.until is None or loaded.now < last.until)
        )
