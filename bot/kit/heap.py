"""The memory that the C library hands out; glibc's keeps more than small hosts have."""

import ctypes
import os
from contextlib import suppress

M_ARENA_MAX = -8  # malloc.h
# Larger blocks, which hold whole pictures, go back to the system at once. Without, gaps stay between them.
LARGE_BYTES = str(2**20)
THRESHOLDS = ("MALLOC_MMAP_THRESHOLD_", "MALLOC_TRIM_THRESHOLD_")


def keep_it_small() -> None:
    """Let all threads take memory from one heap, and have the processes that start later keep less.

    By default each thread has its own heap, with its own gaps. Python runs one thread at a time, so they
    hardly wait for each other.
    """
    with suppress(OSError, TypeError, AttributeError):  # other C libraries
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1)
    for name in THRESHOLDS:
        os.environ.setdefault(name, LARGE_BYTES)
