"""Channels and threads that the bot cannot write to: each is asked again, more and more seldom.

Discord counts refusals, and bans whoever collects too many: nobody is asked at every play.
"""

import logging
from dataclasses import dataclass, field

from bot.kit.clock import Clock
from bot.matches.loaded import LoadedMatch

log = logging.getLogger(__name__)

FIRST_TRY_SECONDS = 60.0
LAST_TRY_SECONDS = 3600.0


@dataclass(slots=True)
class _Closed:
    """When it last refused and is asked again (UTC seconds), and the matches that wait for it."""

    channel_id: int
    seconds: float = FIRST_TRY_SECONDS / 2
    until: float = 0.0
    refused: float = 0.0
    matches: set[int] = field(default_factory=set)


class ClosedPlaces:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._closed: dict[int, _Closed] = {}
        self._reopened: set[int] = set()

    def knows(self, place_id: int) -> bool:
        return place_id in self._closed

    def until(self, loaded: LoadedMatch) -> float | None:
        """When a match's place is asked again; None where that is not waited for."""
        closed = self._closed.get(loaded.match.place_id)
        if closed is None or closed.until <= self._clock.now():
            return None
        closed.matches.add(loaded.id)
        return closed.until

    def ask(self, loaded: LoadedMatch) -> float:
        """A match is about to be shown: where it waits for its place, it asks for all others. The time."""
        now = self._clock.now()
        if closed := self._closed.get(loaded.match.place_id):
            closed.until = now + closed.seconds
        return now

    def close(self, loaded: LoadedMatch, code: int, asked_at: float) -> None:
        """The place has refused what it was asked then."""
        place_id = loaded.match.place_id
        closed = self._closed.get(place_id)
        if closed is None:
            log.warning("channel %s cannot be written to (%s): match %s waits", place_id, code, loaded.id)
            closed = self._closed[place_id] = _Closed(loaded.match.channel_id)
        closed.matches.add(loaded.id)
        if asked_at >= closed.refused:  # else it was asked before the last refusal came
            closed.seconds = min(2 * closed.seconds, LAST_TRY_SECONDS)
            closed.refused = self._clock.now()
            closed.until = closed.refused + closed.seconds

    def open(self, place_id: int) -> None:
        """The place could be written to."""
        if closed := self._closed.pop(place_id, None):
            self._reopened |= closed.matches

    def take_reopened(self) -> set[int]:
        """The matches of places that could be written to again since this was last asked."""
        reopened, self._reopened = self._reopened, set()
        return reopened

    def forget(self, channel_id: int) -> frozenset[int]:
        """Somebody may have opened a channel and its threads. The matches that wait for that."""
        places = [place for place, closed in self._closed.items() if channel_id in (place, closed.channel_id)]
        return frozenset(match_id for place in places for match_id in self._closed.pop(place).matches)

    def forget_all(self) -> None:
        """The bot has come back to somewhere: what it could not write to may be open now."""
        self._closed.clear()
