"""Where the simulation replaces a thread, a socket or a clock."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def swapped(owner: object, name: str, value: object) -> Iterator[None]:
    """Have an attribute of a module or a class be something else for a while."""
    before = getattr(owner, name)
    setattr(owner, name, value)
    try:
        yield
    finally:
        setattr(owner, name, before)
