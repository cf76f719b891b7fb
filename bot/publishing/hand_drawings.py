"""What a hand looks like, wherever it is shown: cogs register it."""

from typing import Protocol

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing


class Hand(Protocol):
    def __call__(self, loaded: LoadedMatch, seat: int, *, private: bool) -> Drawing:
        """The hand itself; of a match that is over, how it ended."""


class HandDrawings(Protocol):
    """How a hand looks to its owner."""

    def hand(self, loaded: LoadedMatch, seat: int, *, private: bool) -> Drawing:
        """The hand itself; of a match that is over, how it ended."""

    def elsewhere(self, loaded: LoadedMatch, seat: int, channel_id: int | None, *, here: bool) -> Drawing:
        """The line that stands where the hand has been before.

        It is in the DM now, or with `channel_id` on a private message there; `here` if that is the DM too.
        """

    def left(self, loaded: LoadedMatch, seat: int) -> Drawing:
        """The line that stands where the hand has been of somebody who has left the ice."""

    def nudge(self, loaded: LoadedMatch, seat: int) -> Drawing:
        """The word in the channel to somebody who cannot be written to."""
