"""The memory that the C library hands out."""

import ctypes
from contextlib import suppress

M_ARENA_MAX = -8  # malloc.h of glibc


def share_one_heap() -> None:
    """Let all threads take memory from one heap: by default each has its own, with its own gaps.

    Python runs one thread at a time, so they hardly wait for each other. Only glibc has several.
    """
    with suppress(OSError, TypeError, AttributeError):
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1)
