"""Work in a process of its own, so that nobody here waits for the interpreter while it is done."""

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress

from bot.kit.work import ASKED, TOLD


class NoWorkError(Exception):
    """Nothing came of it: told by the name of what went wrong alone, for its text may name cards."""


class Worker:
    """A process that does one thing after the other. It ends with this one, whatever ends this one."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._ended = False

    @classmethod
    async def start(cls) -> "Worker":
        """NoWorkError where there can be no such process, as on an event loop that starts none."""
        try:
            process = await _started()
        except (OSError, NotImplementedError) as error:
            raise NoWorkError(type(error).__name__) from None
        return cls(process)

    @property
    def pid(self) -> int:
        return self._process.pid

    async def ask(self, work: Callable[[], bytes], *, longest: float) -> bytes:
        """What `work` gives, which is found in the other process by its name. Ask for one at a time.

        NoWorkError where it gives nothing: after so many seconds, where the process has died, or where it
        raises something. The process has ended then, and nothing comes of anything more.
        """
        if self._ended:
            # What it may have told before its end is the answer to something else.
            raise NoWorkError("ended")
        try:
            async with asyncio.timeout(longest):
                return await self._asked(pickle.dumps(work))
        except BaseException as error:
            self._end()
            if isinstance(error, Exception):
                # Neither its text nor its traceback goes on from here.
                raise NoWorkError(
                    str(error) if isinstance(error, NoWorkError) else type(error).__name__
                ) from None
            raise

    async def _asked(self, work: bytes) -> bytes:
        to, back = self._process.stdin, self._process.stdout
        if to is None or back is None:
            raise NoWorkError("unconnected")
        to.write(ASKED.pack(len(work)) + work)
        await to.drain()
        done, size = TOLD.unpack(await back.readexactly(TOLD.size))
        made = await back.readexactly(size)
        if not done:
            raise NoWorkError(made.decode())
        return made

    async def close(self) -> None:
        """End the process at once, in the middle of its work if need be."""
        self._end()
        await self._process.wait()

    def _end(self) -> None:
        self._ended = True
        with suppress(ProcessLookupError):
            self._process.kill()


async def _started() -> Process:
    found = os.pathsep.join(filter(None, sys.path))
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.kit.work"),
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        env=os.environ | {"PYTHONPATH": found},
    )
