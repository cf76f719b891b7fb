"""Work in other processes, so that it doesn't keep the interpreter busy."""

import asyncio
import os
import pickle
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Lock, Thread
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
# How often work begins whose process dies: where memory is short, the next one may die too.
TRIES = 3
# If memory runs out, Linux kills the highest first. The bot has 0, or what its host gave it.
OOM_SCORE, FIRST_TO_GO = Path("/proc/self/oom_score_adj"), "1000"
# The exit code after SIGKILL, which Windows doesn't have.
KILLED = -9
STATM = Path("/proc/self/statm")
# What a process has before it works, where the system doesn't say.
USUAL_BYTES = 16 * 2**20

# Held to start a process: Python starts a helper with it.
_starting = Lock()


class NoAnswerError(Exception):
    """The work failed. The text is only the type of the error: its own text may name cards."""


class StoppedError(NoAnswerError):
    """The bot stops: no more work is done."""


class _DiedError(NoAnswerError):
    """The process died during the work."""

    def __init__(self) -> None:
        super().__init__("died")


class Processes:
    """One kind of work, for at most this many processes at once."""

    def __init__(
        self,
        most: int,
        *,
        memory: int | None = None,
        idle: float = LONGEST_IDLE_SECONDS,
        helpers: "Helpers | None" = None,
    ) -> None:
        """`helpers` also do other work; without, the processes are its own, and end once idle.

        `memory` is the most bytes of data that the work may need: what needs more fails.
        """
        self.most, self._memory = most, memory
        self._helpers = helpers or Helpers(most, idle=idle)
        self._helpers.add(self)
        self._threads = ThreadPoolExecutor(most, "asking")  # each waits for one piece of work

    async def ask(self, work: Callable[..., T], *about: object, longest: float) -> T:
        """What `work` returns in another process. Both `work` and `about` are pickled.

        If the process dies, another one begins again. Raises NoAnswerError if that happens too often, the
        work fails, or it takes longer than `longest` seconds once it has begun; then the process is killed.
        It may take longer where processes do several pieces of work at once.
        Raises StoppedError if the bot stops.
        """
        try:
            async with asyncio.timeout(LONGEST_QUEUE_SECONDS + longest):
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._threads, self._asked, work, about, longest)
        except Exception as error:  # noqa: BLE001 - its text and its traceback may name cards
            kind = str(error) if isinstance(error, NoAnswerError) else type(error).__name__
            raise (StoppedError if self._helpers.stopped else NoAnswerError)(kind) from None
        finally:
            self._helpers.look()

    def _asked(self, work: Callable[..., T], about: tuple[object, ...], longest: float) -> T:
        failed: NoAnswerError = _DiedError()
        # Work that needs too much memory doesn't take all tries of other work in its process.
        for _ in range(TRIES if self._memory is None else TRIES - 1):
            lane = self._helpers.take(self)
            try:
                done, answer = lane.ask(work, about, longest, self._memory)
            except _DiedError as error:
                self._helpers.died(lane)
                failed = error
                continue
            except BaseException:
                self._helpers.kill(lane)
                raise
            self._helpers.give_back(lane)
            if done:
                result: T = answer
                return result
            failed = NoAnswerError(answer)
            # Another thread there may have taken it.
            if answer != MemoryError.__name__ or self._memory is not None:
                break
        raise failed

    async def finish(self) -> None:
        """Wait for the threads: their processes are dead."""
        await asyncio.to_thread(self._threads.shutdown)

    async def close(self) -> None:
        """Kill the processes, also in the middle of work, and start no others."""
        await self._helpers.close()


class Helpers:
    """The processes for one or several kinds of work. They start when needed.

    They end once idle, and with the bot, even if it's killed.
    """

    def __init__(
        self,
        most: int,
        *,
        idle: float = LONGEST_IDLE_SECONDS,
        killed: Callable[[], None] = lambda: None,
    ) -> None:
        """At most this many run. If there's more work at once, some do several pieces of it, in threads.

        `killed` is called, in a thread, if something outside of the bot has killed one.
        """
        self._most, self._idle_seconds, self._killed = most, idle, killed
        self._kinds: list[Processes] = []
        self._changing = Lock()
        self._all: list[_Process] = []  # the one used last is last
        self._looking: asyncio.TimerHandle | None = None
        self.stopped = False

    def add(self, kind: Processes) -> None:
        """Only before there's work."""
        self._kinds.append(kind)

    def take(self, kind: Processes) -> "_Lane":
        """A way to a process that has time for work of this kind. StoppedError."""
        with self._changing:
            if self.stopped:
                raise StoppedError
            process = self._best(kind)
            if process is None:
                work = sum(each.most for each in self._kinds)
                process = _Process(lanes=-(-work // self._most))
                self._all.append(process)
            process.kinds.add(kind)
            return process.free.pop()

    def _best(self, kind: Processes) -> "_Process | None":
        """None for a new one."""
        idle = [each for each in reversed(self._all) if each.is_idle]
        # In the end, each process would have all the code for all the work in its memory.
        if own := next((each for each in idle if kind in each.kinds), None):
            return own
        if len(self._all) < self._most:
            return None
        return idle[0] if idle else max(self._all, key=lambda each: len(each.free))

    def give_back(self, lane: "_Lane") -> None:
        """Its work is done."""
        process = lane.process
        with self._changing:
            if process not in self._all:  # killed, because other work there took too long
                lane.close()
                return
            process.free.append(lane)
            process.used = monotonic()
            self._all.remove(process)
            self._all.append(process)

    def died(self, lane: "_Lane") -> None:
        """Its process died, or was killed because other work there took too long."""
        from_outside = self._forget(lane.process)
        if lane.process.end() == KILLED and from_outside:
            self._killed()
        lane.close()

    def kill(self, lane: "_Lane") -> None:
        """Its work must end now. Other work there begins again elsewhere."""
        self._forget(lane.process)
        lane.process.end()
        lane.close()

    def _forget(self, process: "_Process") -> bool:
        """False if someone else has done so, or does."""
        with self._changing:
            known = process in self._all
            if known:
                self._all.remove(process)
                process.close_free()
        return known

    def look(self) -> None:
        """End idle processes, for as long as there are any."""
        if not self._looking and not self.stopped:
            self._looking = asyncio.get_running_loop().call_later(self._idle_seconds, self._look)

    def _look(self) -> None:
        self._looking = None
        if self._all:
            self.look()
            asyncio.get_running_loop().run_in_executor(None, self._end_idle)

    def _end_idle(self) -> None:
        """End the processes that have waited for most of the time."""
        until = monotonic() - self._idle_seconds / 2
        with self._changing:
            ending = [each for each in self._all if each.is_idle and each.used <= until]
            self._all = [each for each in self._all if each not in ending]
        for process in ending:
            process.close_free()
            process.end()

    async def close(self) -> None:
        """Kill the processes, also in the middle of work, and start no others."""
        self.stopped = True
        if self._looking is not None:
            self._looking.cancel()
        with self._changing:
            processes, self._all = self._all, []
        for process in processes:
            process.kill()
        await asyncio.gather(*(each.finish() for each in self._kinds))
        for process in processes:
            process.close_free()
            process.end()


class _Lane:
    """A pipe to a process, for one piece of work at a time."""

    def __init__(self, process: "_Process", pipe: Connection) -> None:
        self.process, self._pipe = process, pipe
        self._longest_start: float | None = LONGEST_START_SECONDS

    def ask(
        self, work: Callable[..., Any], about: tuple[object, ...], longest: float, memory: int | None
    ) -> tuple[bool, Any]:
        """Whether it worked, and the result: an answer, or the name of an error's type. _DiedError."""
        longest *= self.process.lanes  # other work takes its share of the time
        try:
            self._pipe.send((work, about, memory))
            told: tuple[bool, Any] = self._told(self._longest_start or longest) or self._told(longest)
        except (EOFError, ConnectionError):
            raise _DiedError from None
        self._longest_start = None
        return told

    def _told(self, longest: float) -> Any:
        if not self._pipe.poll(longest):
            raise TimeoutError
        return self._pipe.recv()

    def close(self) -> None:
        self._pipe.close()


class _Process:
    def __init__(self, lanes: int) -> None:
        context = get_context("spawn")
        pipes = [context.Pipe() for _ in range(lanes)]
        theirs = tuple(pipe for _, pipe in pipes)
        self._process = context.Process(target=_serve, args=theirs, daemon=True)
        with _starting:
            self._process.start()
            _end_tracker()
        for pipe in theirs:
            pipe.close()
        self.free = [_Lane(self, pipe) for pipe, _ in pipes]
        self.kinds: set[Processes] = set()
        self.used = monotonic()
        self.lanes, self._ending = lanes, Lock()

    @property
    def is_idle(self) -> bool:
        return len(self.free) == self.lanes

    def kill(self) -> None:
        self._process.kill()

    def end(self) -> int | None:
        """Kill it if it runs; returns its exit code."""
        with self._ending:
            self._process.kill()
            self._process.join()
        return self._process.exitcode

    def close_free(self) -> None:
        """The others are closed by those who wait for them."""
        while self.free:
            self.free.pop().close()


def _end_tracker() -> None:
    """End the helper of Python that cleans up what processes share (12 MB): ours only share pipes."""
    tracker: Any = resource_tracker._resource_tracker  # noqa: SLF001 - nothing else ends it
    if tracker._pid is not None:  # noqa: SLF001
        os.kill(tracker._pid, signal.SIGKILL)  # noqa: SLF001
        tracker._stop()  # noqa: SLF001


def _serve(*pipes: Connection) -> None:
    """What the process runs: it works until the bot closes the pipes or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with suppress(OSError):  # other systems have no such file
        OOM_SCORE.write_text(FIRST_TO_GO)
    for pipe in pipes[1:]:
        Thread(target=_work, args=(pipe,), daemon=True).start()
    _work(pipes[0])


def _work(pipe: Connection) -> None:
    with suppress(EOFError, OSError), pipe:
        while True:
            asked = pipe.recv_bytes()
            try:
                work, about, memory = pickle.loads(asked)  # noqa: S301 - the bot has pickled it
                pipe.send(None)  # its imports are done: it begins now
                with _limited(memory):
                    answer = work(*about)
                pipe.send((True, answer))
            except Exception as error:  # noqa: BLE001 - its text may name cards
                pipe.send((False, type(error).__name__))


@contextmanager
def _limited(memory: int | None) -> Iterator[None]:
    """The process gets at most this many bytes of data more than it has."""
    if resource is None or memory is None:
        yield
        return
    _, hard = before = resource.getrlimit(resource.RLIMIT_DATA)
    most = _data() + memory
    resource.setrlimit(
        resource.RLIMIT_DATA, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard)
    )
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_DATA, before)


def _data() -> int:
    """Bytes of data that this process has."""
    try:
        return int(STATM.read_text().split()[5]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return USUAL_BYTES
