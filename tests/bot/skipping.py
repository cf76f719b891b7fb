"""An event loop that doesn't wait: when nothing is left to do, its time jumps to the next timer."""

import asyncio
import selectors
from collections.abc import Coroutine, Mapping
from typing import Any, TypeVar

from bot.kit.clock import Clock
from tests.db.stores import NOW

T = TypeVar("T")
Ready = list[tuple[selectors.SelectorKey, int]]


class _Selector(selectors.BaseSelector):
    def __init__(self) -> None:
        self._real = selectors.DefaultSelector()
        self.skipped = 0.0

    def select(self, timeout: float | None = None) -> Ready:
        ready = self._real.select(0 if timeout else timeout)
        if not ready and timeout:
            self.skipped += timeout
        return ready

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        return self._real.register(fileobj, events, data)

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        return self._real.unregister(fileobj)

    def get_map(self) -> Mapping[Any, selectors.SelectorKey]:
        return self._real.get_map()

    def close(self) -> None:
        self._real.close()


class _Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._skipping = _Selector()
        super().__init__(self._skipping)

    def time(self) -> float:
        return super().time() + self._skipping.skipped


class LoopClock(Clock):
    """The time of the running loop."""

    def now(self) -> float:
        return NOW + asyncio.get_running_loop().time()


def run(main: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=_Loop) as runner:
        return runner.run(main)
