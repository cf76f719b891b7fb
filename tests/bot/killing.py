"""Processes that think, killed as the system would kill them."""

import multiprocessing
import time
from multiprocessing.process import BaseProcess


def kill_any_but(others: set[BaseProcess]) -> None:
    """Kill the first processes that there are beside those."""
    while not (found := set(multiprocessing.active_children()) - others):
        time.sleep(0.0001)
    for each in found:
        each.kill()
