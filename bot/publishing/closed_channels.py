"""Channels and threads that refuse the bot. It tries each again, after longer and longer pauses.

Discord counts refusals, and bans a bot that makes too many. So the bot must not try at every play.
"""

import logging
from dataclasses import dataclass, field

from bot.kit.backoff import Backoff
from bot.kit.clock import Clock
from bot.matches.loaded import LoadedMatch

log = logging.getLogger(__name__)

FIRST_TRY_SECONDS = 5.0
LAST_TRY_SECONDS = 3600.0
# How much Discord's clock may be behind ours.
CLOCKS_DIFFER_SECONDS = 1.0


@dataclass(slots=True)
class _Closed:
    """When it last refused, when to try again (both monotonic), and the matches that wait for it."""

    channel_id: int
    backoff: Backoff = field(default_factory=lambda: Backoff(FIRST_TRY_SECONDS, LAST_TRY_SECONDS))
    seconds: float = FIRST_TRY_SECONDS
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
        """When to try a match's place again (UTC seconds). None if that may be now."""
        closed = self._closed.get(loaded.match.place_id)
        if closed is None or (wait := closed.until - self._clock.monotonic()) <= 0:
            return None
        closed.matches.add(loaded.id)
        return self._clock.now() + wait

    def ask(self, loaded: LoadedMatch) -> float:
        """Note that a match is about to be shown, and others wait for its answer; returns when."""
        now = self._clock.monotonic()
        if closed := self._closed.get(loaded.match.place_id):
            closed.until = now + closed.seconds
        return now

    def close(self, loaded: LoadedMatch, code: int, asked_at: float, time_out_ends: float = 0.0) -> None:
        """The place refused a request made at `asked_at`, maybe because of the bot's time-out."""
        place_id = loaded.match.place_id
        closed = self._closed.get(place_id)
        if closed is None:
            log.warning("channel %s cannot be written to (%s): match %s waits", place_id, code, loaded.id)
            closed = self._closed[place_id] = _Closed(loaded.match.channel_id)
        closed.matches.add(loaded.id)
        if asked_at >= closed.refused:  # else the request was made before the last refusal came
            closed.seconds = closed.backoff.next()
            closed.refused = self._clock.monotonic()
            closed.until = closed.refused + closed.seconds
            if (left := time_out_ends - self._clock.now()) > 0:
                closed.until = min(closed.until, closed.refused + left + CLOCKS_DIFFER_SECONDS)

    def open(self, place_id: int) -> None:
        """Writing to the place worked."""
        if closed := self._closed.pop(place_id, None):
            self._reopened |= closed.matches

    def take_reopened(self) -> set[int]:
        """The matches of places that opened since the last call."""
        reopened, self._reopened = self._reopened, set()
        return reopened

    def forget(self, channel_id: int) -> frozenset[int]:
        """A channel and its threads may be open again. Returns the matches that wait for them."""
        places = [place for place, closed in self._closed.items() if channel_id in (place, closed.channel_id)]
        return frozenset(match_id for place in places for match_id in self._closed.pop(place).matches)

    def forget_all(self) -> None:
        """The bot is back in a server, so every place may be open again."""
        self._closed.clear()
