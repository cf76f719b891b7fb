"""`python -m tests.league`: eight people play fifty matches in two seasons, and all is counted again.

With `few`, four people play the matches of the test instead.
"""

import asyncio
import sys
import time
from pathlib import Path

from sandbox import Limits, Sandbox
from tests.e2e.process import ROOT, BotProcess
from tests.league.evening import QUICK, Evening
from tests.league.plan import FEW, PEOPLE, SMALL, season

FOLDER = ROOT / "test-artifacts" / "league"


async def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("breakaway.sqlite3*"):
        old.unlink()
    began = time.monotonic()
    world = Sandbox(limits=Limits.off(), reaction_seconds=0.0, answer_seconds=60.0)
    async with world.running():
        bot = BotProcess(world, FOLDER, **QUICK)
        await bot.start()
        try:
            found = await league(world, FOLDER)
        except* AssertionError:
            print(world.describe())
            raise
        finally:
            await bot.kill()
    print(*found, sep="\n")
    print(f"{len(found)} differences, after {time.monotonic() - began:.0f} s. The records: {FOLDER}")
    return min(len(found), 1)


async def league(world: Sandbox, folder: Path) -> list[str]:
    few = "few" in sys.argv
    evening = Evening(world, FEW if few else len(PEOPLE), folder, lambda text: print(text, flush=True))
    await evening.play(SMALL if few else [season(0), season(1)], wait_for_close=not few)
    return await evening.check()


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
