"""How long to wait before the next try."""


class Backoff:
    """Each pause is twice as long as the one before it, from the first to the last (in seconds)."""

    def __init__(self, first: float, last: float) -> None:
        self._first = first
        self._last = last
        self._pause = first

    def next(self, lasted: float = 0.0) -> float:
        """The pause before the next try.

        It's the first one again if this try worked, and `lasted` longer than the longest pause.
        """
        if lasted > self._last:
            self._pause = self._first
        pause, self._pause = self._pause, min(2 * self._pause, self._last)
        return pause
