"""Whether there is more to do than is done at once: then what people can do without gives way."""

import asyncio
from collections.abc import Callable
from math import inf

LATE_SECONDS = 0.3
"""So late the event loop comes to what is due where the process is busy."""
CALM_SECONDS = 30.0
"""So long after its last sign the strain is over."""


class Strain:
    def __init__(self, now: Callable[[], float] | None = None) -> None:
        """`now` is the event loop's time, where it is not another one."""
        self._now = now or _loop_time
        self._until = -inf

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


def _loop_time() -> float:
    return asyncio.get_running_loop().time()
