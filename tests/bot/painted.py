"""A stand-in for a picture: another process that draws it imports only this."""

import os


def paint(number: int) -> bytes:
    return b"picture %d" % number


def whose() -> bytes:
    """The process that draws."""
    return str(os.getpid()).encode()


def stumble() -> bytes:
    """Empty, if another process draws than the caller."""
    if os.getpid() != int(os.environ["PAINTED_FOR"]):
        raise KeyError("KH")
    return b"drawn"
