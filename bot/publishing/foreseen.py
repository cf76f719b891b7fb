"""The hand that will answer a tap, drawn while the database still keeps the move."""

import logging

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing
from bot.publishing.hand_drawings import Hand
from bot.publishing.seat_look import changes_at

log = logging.getLogger(__name__)


class Foreseen:
    """A player's hand as it will look if all goes well; where anything has come otherwise, it is drawn anew.

    A hand follows from the match's state, its row and the time, so these say whether it has.
    """

    def __init__(self, draw: Hand, player_id: int, *, private: bool) -> None:
        self._draw = draw
        self._player_id = player_id
        self._private = private
        self._drawn: tuple[LoadedMatch, int, Drawing] | None = None

    def see(self, loaded: LoadedMatch) -> None:
        """Draw it from a match that may stand like this in a moment. Raises nothing."""
        try:
            seat = loaded.seat_of(self._player_id)
            self._drawn = loaded, seat, self._draw(loaded, seat, private=self._private)
        except Exception:
            # The move is about to be kept: nobody may be told that it was not.
            log.exception("match %s: a hand could not be drawn beforehand", loaded.id)

    def hand(self, loaded: LoadedMatch, seat: int, *, private: bool) -> Drawing:
        """The hand as the match stands."""
        if self._drawn is not None and private is self._private:
            seen, of, drawing = self._drawn
            until = changes_at(seen, of)
            same = of == seat and seen.state is loaded.state and seen.match == loaded.match
            if same and (until is None or loaded.now < until):
                return drawing
        return self._draw(loaded, seat, private=private)
