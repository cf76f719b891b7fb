"""Work that gives way at each of its steps, not only before it begins."""

from collections.abc import Coroutine, Generator
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

T = TypeVar("T")


class Precedence(Protocol):
    """What goes before other work."""

    @property
    def waits(self) -> bool:
        """Whether anything is there just now that does."""

    async def give_way(self, seconds: float) -> float:
        """Wait until nothing is, but no longer than that; how long it took (seconds)."""


class GivingWay(Generic[T]):
    """Await it instead of a coroutine, which then goes on only while nothing has precedence.

    A step is what runs between two waits of the coroutine, so whatever comes up meanwhile waits for no more
    than one. In all it gives way for no longer than `seconds`.
    """

    def __init__(self, work: Coroutine[Any, Any, T], first: Precedence, seconds: float) -> None:
        self._work = work
        self._first = first
        self._left = seconds

    def __await__(self) -> Generator[Any, Any, T]:
        go_on = partial(self._work.send, None)
        while True:
            try:
                waits_for = go_on()
            except StopIteration as end:
                result: T = end.value
                return result
            try:
                yield waits_for
                if self._left > 0.0 and self._first.waits:
                    self._left -= yield from self._first.give_way(self._left).__await__()
            except BaseException as error:  # noqa: BLE001 - whatever it is, it was meant for the work
                go_on = partial(self._work.throw, error)
            else:
                go_on = partial(self._work.send, None)
