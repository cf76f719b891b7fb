"""The image, without a builder: what the Dockerfile copies is what the bot needs, and people play on it."""

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import grimp

from bot.client import COGS, FACES
from tests.e2e.rink import Rink
from tests.package.building import ROOT
from tests.package.goal import QUICK, STOP_SECONDS, score, started
from tests.package.image import CODE, files, ignored, instructions, lay_out
from tests.package.test_wheel import rooms

# The bot loads these two by name.
STARTED = "bot.__main__", FACES, *COGS
BESIDE_THE_CODE = {"LICENSE", "healthy.py"}


def needed() -> set[str]:
    """The packages that `python -m bot` imports, now or later."""
    graph = grimp.build_graph(*rooms(), cache_dir=None)
    modules = {each for start in STARTED for each in {start, *graph.find_upstream_modules(start)}}
    return {module.partition(".")[0] for module in modules}


def test_the_packages_that_the_bot_imports_are_in_it_and_nothing_else() -> None:
    found = [each for package in needed() for each in (ROOT / package).rglob("*")]
    kept = {str(each.relative_to(ROOT)) for each in found if each.is_file() and each.suffix != ".pyc"}
    assert {name.removeprefix(f"{CODE}/") for name in files()} == kept | BESIDE_THE_CODE


def test_nothing_of_a_hosts_gets_into_its_build() -> None:
    secret = (
        ".env",
        ".git/config",
        "breakaway.sqlite3",
        "bot/__pycache__/x.pyc",
        "tests/x.py",
        "deploy/x.sh",
    )
    assert [name for name in secret if not ignored(Path(name))] == []


async def test_a_goal_is_scored_on_its_files(rink: Rink, tmp_path: Path) -> None:
    given = {"PATH": os.environ["PATH"], **lay_out(tmp_path), **QUICK, **rink.world.environment()}
    command = [sys.executable, *entry()[1:]]
    async with started(rink.world, command, given, tmp_path / "data", PIPE) as process:
        await score(rink)
        process.send_signal(signal.SIGTERM)
        _, said = await asyncio.wait_for(process.communicate(), STOP_SECONDS)
    assert process.returncode == 0
    assert b"Traceback" not in said
    assert (tmp_path / "data" / "breakaway.sqlite3").is_file()


def entry() -> list[str]:
    """What the image starts."""
    (words,) = instructions("ENTRYPOINT")
    return re.findall(r"[^\[\], ]+", " ".join(words))
