"""Whether there is more to do than is done at once: then what people can do without gives way."""

import asyncio
from collections.abc import Callable
from math import inf

LATE_SECONDS = 0.5
"""So late, twice in a row, the event loop comes to what is due where the process is busy."""
CALM_SECONDS = 30.0
"""So long after its last sign the strain is over."""


class Strain:
    def __init__(self, now: Callable[[], float] | None = None) -> None:
        """`now` is the event loop's time, where it is not another one."""
        self._now = now or _loop_time
        self._until = -inf
        self._was_late = False

    def loop_was_late(self, seconds: float) -> None:
        """It was asked again after a while; once alone may be the start, or a breath of the machine."""
        if seconds >= LATE_SECONDS and self._was_late:
            self._feel()
        self._was_late = seconds >= LATE_SECONDS

    def was_throttled(self) -> None:
        """Discord has answered that it is asked for too much."""
        self._feel()

    @property
    def felt(self) -> bool:
        return self._now() < self._until

    def _feel(self) -> None:
        self._until = self._now() + CALM_SECONDS


def _loop_time() -> float:
    return asyncio.get_running_loop().time()
