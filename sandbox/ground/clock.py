import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime

DISCORD_EPOCH_MS = 1_420_070_400_000


class Timer:
    def __init__(self, clock: "WorldClock", due: float, action: Callable[[], None]) -> None:
        self.due = due
        self._clock = clock
        self._action = action
        self._handle: asyncio.TimerHandle | None = None
        self.arm()

    def arm(self) -> None:
        self._disarm()
        delay = max(0.0, self.due - self._clock.now())
        self._handle = asyncio.get_running_loop().call_later(delay, self.fire)

    def fire(self) -> None:
        self.cancel()
        self._action()

    def cancel(self) -> None:
        self._disarm()
        self._clock.forget(self)

    def _disarm(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class WorldClock:
    """The sandbox's time: it runs like the machine's and can be moved ahead. The bot keeps its own."""

    def __init__(self) -> None:
        # Monotonic at heart, so that a corrected system clock moves no deadline.
        self._epoch = time.time() - time.monotonic()
        self._offset = 0.0
        self._timers: set[Timer] = set()
        self._last_id = 0

    def now(self) -> float:
        """Seconds since 1970."""
        return self._epoch + time.monotonic() + self._offset

    @property
    def ahead(self) -> float:
        """Seconds by which it was moved."""
        return self._offset

    def go_on(self, ahead: float, last_id: int) -> None:
        """Be as far ahead as an earlier run's clock was, and don't repeat its ids."""
        self._offset, self._last_id = ahead, last_id

    def advance(self, seconds: float) -> None:
        """Move time ahead; deadlines that pass on the way take effect before this returns, in their order."""
        self._offset += seconds
        for timer in sorted(self._timers, key=lambda timer: timer.due):
            if timer.due <= self.now():
                timer.fire()
            else:
                timer.arm()

    def call_at(self, due: float, action: Callable[[], None]) -> Timer:
        timer = Timer(self, due, action)
        self._timers.add(timer)
        return timer

    def forget(self, timer: Timer) -> None:
        self._timers.discard(timer)

    def stop(self) -> None:
        for timer in list(self._timers):
            timer.cancel()

    def snowflake(self) -> int:
        milliseconds = int(self.now() * 1000) - DISCORD_EPOCH_MS
        self._last_id = max(self._last_id + 1, milliseconds << 22)
        return self._last_id


def iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()
