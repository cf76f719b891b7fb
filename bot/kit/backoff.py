"""How long to wait before the next try."""


class Backoff:
    """Each pause is twice as long as the one before it, from the first to the last (in seconds)."""

    def __init__(self, first: float, last: float) -> None:
        self._first = first
        self._last = last
        self._pause = first

    def next(self) -> float:
        """The pause before the next try."""
        pause, self._pause = self._pause, min(2 * self._pause, self._last)
        return pause

    def reset(self) -> None:
        """Begin with the first pause again, for example after a success."""
        self._pause = self._first
