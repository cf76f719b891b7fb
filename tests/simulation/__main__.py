"""`python -m tests.simulation [KIND] SEED`: run one seed again, with all its logs.

A kind is one of those in `plan.py`, such as "turns". With a second number, all seeds from the first to that
one, a line each.
"""

import asyncio
import logging
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.db.compiled import compiled_once
from tests.db.stores import make_tables, url_of
from tests.simulation.cup import CupSimulation
from tests.simulation.plan import Kind, Plan
from tests.simulation.run import Simulation, simulate


def main(arguments: list[str]) -> None:
    kind = Kind.ANY if arguments[0].isdecimal() else Kind(arguments.pop(0))
    first, *more = arguments
    last = int(more[0]) if more else int(first)
    with TemporaryDirectory() as folder, compiled_once():
        template = Path(folder) / "template.sqlite3"
        asyncio.run(make_tables(url_of(template)))
        if not more:
            logging.basicConfig(level=logging.INFO)
        failed = 0
        for seed in range(int(first), last + 1):
            began = time.perf_counter()
            try:
                done = simulate(
                    Plan(seed, kind), template, CupSimulation if kind is Kind.CUPS else Simulation
                )
            except Exception as error:
                failed += 1
                if not more:
                    raise
                print(f"seed {seed}: {type(error).__name__}: {str(error)[:300]}")
            else:
                plays = sum(len(player.taps) for player in done.players)
                took, end = time.perf_counter() - began, "over" if done.over else "running"
                print(f"seed {seed}: {end}, {plays} taps, {done.steps} steps, {took:.2f} s")
        print(failed, "failed")


if __name__ == "__main__":
    main(sys.argv[1:])
