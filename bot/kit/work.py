"""What the process of a `Worker` runs: it does what it is told on its standard input, until that ends.

It imports nothing but what the work itself does, so that it begins soon and stays small.
"""

import os
import pickle
import signal
import struct
import sys

ASKED = struct.Struct(">I")
"""Before the work, pickled: how many bytes it has."""
TOLD = struct.Struct(">?I")
"""Before what came of it: whether anything did, and how many bytes that has."""

NICENESS = 5
"""By so much it steps back behind whoever answers people."""
LONGEST_SECONDS = 60
"""Work that takes longer ends the process, should there be nobody left to end it."""


def main() -> None:
    step_back()
    asked, told = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr  # whatever the work prints is no answer
    while len(head := asked.read(ASKED.size)) == ASKED.size:
        work = asked.read(*ASKED.unpack(head))
        limit(LONGEST_SECONDS)
        told.write(_answer(work))
        told.flush()
        limit(0)


def _answer(work: bytes) -> bytes:
    try:
        done, made = True, bytes(pickle.loads(work)())  # noqa: S301 - the bot itself has written it
    except Exception as error:  # noqa: BLE001 - whatever it was, its text may tell what nobody may read
        done, made = False, type(error).__name__.encode()
    return TOLD.pack(done, len(made)) + made


def step_back() -> None:
    """Let other processes go first, and leave Ctrl-C to whoever has started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def limit(seconds: int) -> None:
    """End this process after so many seconds, where the system can do that; never at 0."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


if __name__ == "__main__":
    try:
        main()
    except OSError:
        sys.exit(1)  # nobody is there any more to be told
