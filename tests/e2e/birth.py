"""Starts bots from a process that has already imported everything, which is most of a start's time."""

import asyncio
import atexit
import multiprocessing
import os
import runpy
import sys
import warnings
from asyncio import StreamReader, StreamReaderProtocol
from asyncio.subprocess import DEVNULL, PIPE, STDOUT
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, nullcontext, suppress
from fcntl import LOCK_EX, flock
from functools import cache
from multiprocessing import forkserver
from multiprocessing.context import ForkServerProcess
from multiprocessing.reduction import DupFd
from pathlib import Path
from tempfile import gettempdir
from typing import IO, Any

import bot.kit.processes
import sandbox.process
from tests.simulation.seams import swapped

STARTS_ITS_OWN = "STARTS_ITS_OWN"
"""Set in a bot's environment: its drawing and thinking processes start an interpreter, as on a host."""

OPEN_FILES = Path("/proc/self/fd")

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload([__name__, "tests.e2e.warm"])


class Born:
    """A process with the interface of asyncio's."""

    def __init__(
        self,
        process: ForkServerProcess,
        stdout: StreamReader | None,
        stderr: StreamReader | None,
    ) -> None:
        self.stdout, self.stderr = stdout, stderr
        self._process = process
        self._death = asyncio.create_task(_death(process))

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """Negative if a signal has ended it."""
        return self._process.exitcode

    def send_signal(self, signum: int) -> None:
        os.kill(self.pid, signum)

    def terminate(self) -> None:
        self._process.terminate()

    def kill(self) -> None:
        self._process.kill()

    async def wait(self) -> int:
        return await asyncio.shield(self._death)

    async def communicate(self) -> tuple[bytes, bytes]:
        """Wait until it has ended; returns its unread output."""
        said = await asyncio.gather(*(_all_of(stream) for stream in (self.stdout, self.stderr)))
        await self.wait()
        return said[0], said[1]


async def give_birth(
    module: str,
    *arguments: str,
    env: Mapping[str, str],
    cwd: Path,
    stdout: IO[bytes] | int | None = None,
    stderr: IO[bytes] | int | None = None,
) -> Born:
    """`python -m module`, in place of `asyncio.create_subprocess_exec`."""
    ours, theirs = await _output(stdout)
    ours_too, theirs_too = (None, theirs) if stderr == STDOUT else await _output(stderr)
    ends = theirs, theirs_too
    shared = tuple(None if each is None else _Shared(each) for each in ends)
    _join()
    server: Any = forkserver._forkserver
    server.ensure_running()
    what = module, arguments, dict(env), cwd, shared, server._forkserver_address
    process = _context.Process(target=_live, args=what)
    process.start()
    for wanted, end in zip((stdout, stderr), ends, strict=True):
        if wanted in (PIPE, DEVNULL) and end is not None:
            os.close(end)
    return Born(process, ours, ours_too)


@cache
def _join() -> None:
    """Fork from the one process of all workers: otherwise each would have to import everything."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID")
    if not run or forkserver.get_inherited_fds() is not None or not OPEN_FILES.exists():
        return
    server: Any = forkserver._forkserver
    note = Path(gettempdir()) / f"breakaway-{run}"
    with note.open("a+") as said:
        flock(said, LOCK_EX)
        said.seek(0)
        if told := said.read():
            # A late caller starts another one.
            with suppress(OSError):
                pipe, address = told.split(maxsplit=1)
                _join_at(pipe, address, note.with_name(f"{note.name}-{os.getpid()}"))
        else:
            atexit.register(note.unlink, missing_ok=True)
            server.ensure_running()
            pipe = f"/proc/{os.getpid()}/fd/{server._forkserver_alive_fd}"
            said.write(f"{pipe} {server._forkserver_address}")


def _join_at(pipe: str, address: str, door: Path) -> None:
    """It ends when no one has its pipe open any more; its address goes with the worker that started it."""
    server: Any = forkserver._forkserver
    door.hardlink_to(address)
    atexit.register(door.unlink)
    server._forkserver_alive_fd = os.open(pipe, os.O_WRONLY)
    server._forkserver_address = str(door)
    server.ensure_running = _runs


def _runs() -> None:
    """The process exists."""


async def _output(wanted: IO[bytes] | int | None) -> tuple[StreamReader | None, int | None]:
    """What is read here of what is written there, if `wanted` is PIPE; and where it's written to."""
    if wanted == DEVNULL:
        return None, os.open(os.devnull, os.O_WRONLY)
    if wanted != PIPE:
        return None, wanted if wanted is None or isinstance(wanted, int) else wanted.fileno()
    there, here = os.pipe()
    reader = StreamReader()
    end = os.fdopen(there, "rb", buffering=0)
    await asyncio.get_running_loop().connect_read_pipe(lambda: StreamReaderProtocol(reader), end)
    return reader, here


async def _all_of(stream: StreamReader | None) -> bytes:
    return b"" if stream is None else await stream.read()


async def _death(process: ForkServerProcess) -> int:
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    loop.add_reader(process.sentinel, ended.set)
    try:
        await ended.wait()
    finally:
        loop.remove_reader(process.sentinel)
    process.join()
    assert process.exitcode is not None
    return process.exitcode


class _Shared:
    """A file that is open here, on its way to the new process."""

    def __init__(self, number: int) -> None:
        self._number = number

    def __reduce__(self) -> tuple[Any, ...]:
        return _taken, (DupFd(self._number),)


def _taken(duplicate: Any) -> int:
    number: int = duplicate.detach()
    return number


def _live(
    module: str,
    arguments: tuple[str, ...],
    environment: Mapping[str, str],
    folder: Path,
    shared: tuple[int | None, ...],
    address: str,
) -> None:
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    warnings.simplefilter("error")
    for number, end in enumerate(shared, start=1):
        if end is not None:
            os.dup2(end, number)
    sys.argv = [module, *arguments]
    for name in (module, f"{module}.__main__"):
        if not hasattr(sys.modules.get(name), "__path__"):
            sys.modules.pop(name, None)
    with nullcontext() if STARTS_ITS_OWN in environment else kept_short(address):
        runpy.run_module(module, run_name="__main__", alter_sys=True)


@contextmanager
def kept_short(address: str) -> Iterator[None]:
    """Processes started meanwhile to draw or to think are forked too, by the process at `address`."""
    # It would look for its parent among its own children, and start another one.
    server: Any = forkserver._forkserver
    with ExitStack() as stack:
        stack.enter_context(swapped(server, "ensure_running", _runs))
        stack.enter_context(swapped(server, "_forkserver_address", address))
        stack.enter_context(swapped(bot.kit.processes, "get_context", lambda _method: _context))
        yield


@contextmanager
def kept_bots_forked(said: IO[bytes] | None = None) -> Iterator[None]:
    """Nothing that the sandbox of this process starts meanwhile needs to start an interpreter.

    If no one asks for what it writes, that goes to `said`.
    """

    async def start(module: str, environment: Mapping[str, str], output: IO[bytes] | int | None) -> Born:
        folder, output = sandbox.process.PROJECT, said if output is None else output
        return await give_birth(module, env=environment, cwd=folder, stdout=output, stderr=output)

    with swapped(sandbox.process, "start", start):
        yield
