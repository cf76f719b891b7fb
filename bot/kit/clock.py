import asyncio
import time
from contextlib import suppress
from datetime import datetime, timedelta


class Clock:
    """Where all time comes from, so that a test can move it."""

    def now(self) -> float:
        """UTC seconds since the epoch, in whole milliseconds, so that logs store it exactly."""
        return round(time.time(), 3)

    def monotonic(self) -> float:
        """Seconds that never step back, as UTC may: for pauses and limits inside this process."""
        return asyncio.get_running_loop().time()


def local_time(seconds: float = 0.0) -> str:
    """The time of this machine in so many seconds, as its host reads it."""
    now = datetime.now().astimezone()
    return (now + timedelta(seconds=seconds)).strftime("%Y-%m-%d %H:%M %Z")


async def set_within(event: asyncio.Event, seconds: float) -> bool:
    """Wait until an event is set, at most this long; True if it is."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
    return event.is_set()
