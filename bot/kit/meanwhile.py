"""Something to do while somebody else works for us."""

from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any, TypeVar

T = TypeVar("T")


@coroutine
def meanwhile(waiting: Coroutine[Any, Any, T], work: Callable[[], None]) -> Generator[Any, Any, T]:
    """What `waiting` gives; once it waits for the first time, `work` is done, which must not raise.

    A task for it would cost two more turns of the loop, each with everything else that is due in it.
    """
    try:
        waits_for = waiting.send(None)
        work()
        while True:
            try:
                sent = yield waits_for
            except BaseException as error:  # noqa: BLE001 - what it is to be told may be anything
                waits_for = waiting.throw(error)
            else:
                waits_for = waiting.send(sent)
    except StopIteration as done:
        result: T = done.value
        return result
