"""What stands in for a picture: another process that draws it imports nothing but this."""

import os


def paint(number: int) -> bytes:
    return b"picture %d" % number


def whose() -> bytes:
    """Which process draws."""
    return str(os.getpid()).encode()


def stumble() -> bytes:
    """Nothing, where another process draws than the one that asks."""
    if os.getpid() != int(os.environ["PAINTED_FOR"]):
        raise KeyError("KH")
    return b"drawn"
