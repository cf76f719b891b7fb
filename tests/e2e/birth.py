"""Starts bots from a process that has imported everything already: that is nearly all that a start takes."""

import asyncio
import multiprocessing
import os
import sys
import warnings
from collections.abc import Mapping
from multiprocessing.context import ForkServerProcess
from pathlib import Path

import cogs.hockey  # noqa: F401 - the bot names it as a string
from bot.__main__ import main

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload([__name__])


def give_birth(environment: Mapping[str, str], folder: Path, output: Path) -> ForkServerProcess:
    """`python -m bot` in this folder and environment; what it says is added to `output`."""
    process = _context.Process(target=_live, args=(dict(environment), folder, output))
    process.start()
    return process


async def death(process: ForkServerProcess) -> int:
    """Wait until it has ended; the exit code, negative where a signal has ended it."""
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


def _live(environment: Mapping[str, str], folder: Path, output: Path) -> None:
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    warnings.simplefilter("error")
    with output.open("ab") as said:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(said.fileno(), stream.fileno())
    sys.exit(main())
