"""Starts bots from a process that has imported everything already: that is nearly all that a start takes."""

import asyncio
import multiprocessing
import os
import runpy
import sys
import warnings
from asyncio import StreamReader, StreamReaderProtocol
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import Mapping
from multiprocessing.context import ForkServerProcess
from multiprocessing.reduction import DupFd
from pathlib import Path
from typing import IO, Any

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload([__name__, "tests.e2e.warm"])


class Born:
    """A process as asyncio shows those that it has started."""

    def __init__(
        self, process: ForkServerProcess, stdout: StreamReader | None, stderr: StreamReader | None
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
        """Negative where a signal has ended it."""
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
        """Wait until it has ended; all that it has said since it was last read."""
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
    """`python -m module`, with what stands for `asyncio.create_subprocess_exec` in the same place."""
    ours, theirs = await _output(stdout)
    ours_too, theirs_too = (None, theirs) if stderr == STDOUT else await _output(stderr)
    outputs = tuple(None if each is None else _Shared(each) for each in (theirs, theirs_too))
    process = _context.Process(target=_live, args=(module, arguments, dict(env), cwd, outputs))
    process.start()
    for wanted, end in ((stdout, theirs), (stderr, theirs_too)):
        if wanted == PIPE and end is not None:
            os.close(end)
    return Born(process, ours, ours_too)


async def _output(wanted: IO[bytes] | int | None) -> tuple[StreamReader | None, int | None]:
    """What is read here of what is written there, where `wanted` is PIPE; and where it is written to."""
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
    """A file that is open here, on its way to the process that is born."""

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
    outputs: tuple[int | None, int | None],
) -> None:
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    warnings.simplefilter("error")
    for stream, output in zip((sys.stdout, sys.stderr), outputs, strict=True):
        if output is not None:
            os.dup2(output, stream.fileno())
    sys.argv = [module, *arguments]
    sys.modules.pop(f"{module}.__main__", None)
    runpy.run_module(module, run_name="__main__", alter_sys=True)
