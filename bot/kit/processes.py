"""Work in other processes, so that it doesn't keep the interpreter busy."""

import asyncio
import os
import pickle
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import active_children, get_context, resource_tracker
from multiprocessing.connection import Connection
from threading import Lock
from time import monotonic
from typing import Any, TypeVar

try:
    import resource
except ModuleNotFoundError:  # Windows has no limits of this kind
    resource = None  # type: ignore[assignment]

T = TypeVar("T")

# How long work waits for a free process, and for a new one to start: a late answer is better than none.
LONGEST_QUEUE_SECONDS = 60.0
LONGEST_START_SECONDS = 60.0
# How long a process waits for more work before it ends, so that a quiet bot is a single process.
LONGEST_IDLE_SECONDS = 60.0
# With twice as much, a process gets a fiftieth of a busy core.
NICENESS = 5

# Held to start a process, and to end Python's helper (12 MB) with the last one.
_starting = Lock()


class NoAnswerError(Exception):
    """The work failed. The text is only the type of the error: its own text may name cards."""


class StoppedError(NoAnswerError):
    """The bot stops: no more work is done."""


class Processes:
    """At most this many processes. They start when needed.

    They end once idle, and with the bot, even if it's killed.
    """

    def __init__(self, most: int, *, memory: int | None = None, idle: float = LONGEST_IDLE_SECONDS) -> None:
        """`memory` is the most bytes of data that a process may have: work that needs more fails."""
        self._memory, self._idle_seconds = memory, idle
        self._threads = ThreadPoolExecutor(most, "asking")  # each waits for one process
        self._all: set[_Process] = set()
        self._idle: list[_Process] = []
        self._looking: asyncio.TimerHandle | None = None
        self._stopped = False

    async def ask(self, work: Callable[..., T], *about: object, longest: float) -> T:
        """What `work` returns in another process. Both `work` and `about` are pickled.

        Raises NoAnswerError if the work fails, its process dies, or it takes longer than `longest` seconds
        once it has begun; then the process is killed. Raises StoppedError if the bot stops.
        """
        try:
            async with asyncio.timeout(LONGEST_QUEUE_SECONDS + longest):
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._threads, self._asked, work, about, longest)
        except Exception as error:  # noqa: BLE001 - its text and its traceback may name cards
            kind = str(error) if isinstance(error, NoAnswerError) else type(error).__name__
            raise (StoppedError if self._stopped else NoAnswerError)(kind) from None
        finally:
            if not self._looking and not self._stopped:
                self._looking = asyncio.get_running_loop().call_later(self._idle_seconds, self._look)

    def _asked(self, work: Callable[..., T], about: tuple[object, ...], longest: float) -> T:
        process = self._free()
        try:
            done, answer = process.ask(work, about, longest)
        except BaseException:
            self._all.discard(process)
            process.end()
            raise
        self._idle.append(process)
        if not done:
            raise NoAnswerError(answer)
        result: T = answer
        return result

    def _free(self) -> "_Process":
        with suppress(IndexError):
            return self._idle.pop()
        if self._stopped:
            raise StoppedError
        process = _Process(self._memory)
        self._all.add(process)
        if self._stopped:  # `close` may have missed it
            process.kill()
        return process

    def _look(self) -> None:
        self._looking = None
        if self._all:
            self._looking = asyncio.get_running_loop().call_later(self._idle_seconds, self._look)
            self._threads.submit(self._end_idle)

    def _end_idle(self) -> None:
        """End the processes that have waited for most of the time."""
        until = monotonic() - self._idle_seconds / 2
        # A process at work isn't in the list; the least used one is first.
        while self._idle:
            process = self._idle.pop(0)
            if process.used > until:
                self._idle.insert(0, process)
                break
            self._all.discard(process)
            process.end()

    async def close(self) -> None:
        """Kill the processes, also in the middle of work, and start no others."""
        self._stopped = True
        if self._looking is not None:
            self._looking.cancel()
        for process in self._all.copy():
            process.kill()
        await asyncio.to_thread(self._threads.shutdown)
        for process in self._all:
            process.end()


class _Process:
    def __init__(self, memory: int | None) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, memory), daemon=True)
        with _starting:
            self._process.start()
        theirs.close()
        self.used = monotonic()
        self._longest_start: float | None = LONGEST_START_SECONDS

    def ask(self, work: Callable[..., Any], about: tuple[object, ...], longest: float) -> tuple[bool, Any]:
        """Whether it worked, and the result: an answer, or the name of an error's type."""
        self._pipe.send((work, about))
        told: tuple[bool, Any] = self._told(self._longest_start or longest) or self._told(longest)
        self._longest_start = None
        self.used = monotonic()
        return told

    def _told(self, longest: float) -> Any:
        if not self._pipe.poll(longest):
            raise TimeoutError
        return self._pipe.recv()

    def kill(self) -> None:
        self._process.kill()

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()
        with _starting:
            helper: Any = resource_tracker._resource_tracker  # noqa: SLF001 - nothing else ends it
            if helper._pid is not None and not active_children():  # noqa: SLF001
                os.kill(helper._pid, signal.SIGKILL)  # noqa: SLF001
                helper._stop()  # noqa: SLF001


def _serve(pipe: Connection, memory: int | None) -> None:
    """What the process runs: it works until the bot closes the pipe or dies."""
    if resource is not None and memory is not None:
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with suppress(EOFError, OSError):
        while True:
            asked = pipe.recv_bytes()
            try:
                work, about = pickle.loads(asked)  # noqa: S301 - the bot has pickled it
                pipe.send(None)  # its imports are done: it begins now
                pipe.send((True, work(*about)))
            except Exception as error:  # noqa: BLE001 - its text may name cards
                pipe.send((False, type(error).__name__))
