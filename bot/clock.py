import time


class Clock:
    """Where all time comes from, so that a test may move it."""

    def now(self) -> float:
        """UTC seconds since the epoch."""
        return time.time()
