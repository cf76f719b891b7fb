"""Thinking processes, killed as the system would kill them."""

import asyncio
import multiprocessing
import time
from multiprocessing.process import BaseProcess
from typing import Any


def kill_any_but(others: set[BaseProcess], asked: asyncio.Future[Any]) -> int:
    """Kill the first processes that exist besides those, and say how many.

    None if there are none before the caller gets its answer: after a pool breaks, it says so before it starts
    others.
    """
    while not (found := set(multiprocessing.active_children()) - others):
        if asked.done():
            return 0
        time.sleep(0.0001)
    for each in found:
        each.kill()
    return len(found)
