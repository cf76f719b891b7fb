"""Where the simulation replaces a thread, a socket or a clock."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def swapped(owner: object, name: str, value: object) -> Iterator[None]:
    """Replace an attribute of a module or a class for a while."""
    before = getattr(owner, name)
    setattr(owner, name, value)
    try:
        yield
    finally:
        setattr(owner, name, before)
