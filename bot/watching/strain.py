"""Whether there is more to do than is done at once: then what people can do without gives way."""

from collections.abc import Callable
from time import monotonic

LATE_SECONDS = 0.3
"""So late the event loop comes to what is due where the process is busy."""
CALM_SECONDS = 30.0
"""So long after its last sign the strain is over."""


class Strain:
    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._until = now()

    def loop_was_late(self, seconds: float) -> None:
        if seconds >= LATE_SECONDS:
            self._feel()

    def was_throttled(self) -> None:
        """Discord has answered that it is asked for too much."""
        self._feel()

    @property
    def felt(self) -> bool:
        return self._now() < self._until

    def _feel(self) -> None:
        self._until = self._now() + CALM_SECONDS
