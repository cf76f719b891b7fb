import asyncio
import time
from contextlib import suppress


class Clock:
    """Where all time comes from, so that a test may move it."""

    def now(self) -> float:
        """UTC seconds since the epoch, in whole milliseconds: every log keeps all that is told here."""
        return round(time.time(), 3)


async def set_within(event: asyncio.Event, seconds: float) -> bool:
    """Wait until an event is set, at most so long; whether it is."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
    return event.is_set()
