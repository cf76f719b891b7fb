"""The installed command, in an environment and a folder that know nothing of a checkout."""

import asyncio
import os
import signal
import subprocess
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

import bot
from bot.words import words_for
from tests.e2e.rink import Rink
from tests.package.goal import QUICK, STOP_SECONDS, score, started
from tests.package.test_wheel import rooms
from tests.typeset import gist


def typed(environment: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, run in a folder with nothing set."""
    return subprocess.run(
        [environment / "bin" / "breakaway", *arguments],
        cwd=folder,
        env={"PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        check=False,
    )


async def test_a_goal_is_scored_on_what_was_installed(rink: Rink, environment: Path, tmp_path: Path) -> None:
    settings = "\n".join(f"{name}={value}" for name, value in rink.world.environment().items())
    (tmp_path / ".env").write_text(settings, encoding="utf-8")
    given = {"PATH": os.environ["PATH"], **QUICK}
    async with started(rink.world, [environment / "bin" / "breakaway"], given, tmp_path, PIPE) as process:
        await score(rink)
        process.send_signal(signal.SIGTERM)
        _, said = await asyncio.wait_for(process.communicate(), STOP_SECONDS)
    assert process.returncode == 0
    assert b"Traceback" not in said
    assert (tmp_path / "breakaway.sqlite3").is_file()


def test_no_other_program_finds_the_packages_of_the_house(environment: Path, tmp_path: Path) -> None:
    ask = "import sys; from importlib.util import find_spec; print([n for n in sys.argv[1:] if find_spec(n)])"
    found = subprocess.run(
        [environment / "bin" / "python", "-c", ask, *rooms()],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.strip() == "['breakaway']"


def test_it_says_its_version(environment: Path, tmp_path: Path) -> None:
    told = typed(environment, tmp_path, "--version")
    assert (told.returncode, told.stdout) == (0, f"Breakaway {bot.__version__}\n")


def test_what_is_the_hosts_is_looked_for_in_the_current_folder(environment: Path, tmp_path: Path) -> None:
    told = typed(environment, tmp_path, "check")
    assert told.returncode == 2
    assert f"there is no {tmp_path}/.env\n" in told.stdout
    assert f"Database: {tmp_path}/breakaway.sqlite3 doesn't exist yet" in told.stdout
    assert told.stderr.splitlines()[0] == words_for(None)(
        "host-discord-token", install="package", file=str(tmp_path / ".env")
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.soak
def test_the_rink_is_played_on_by_the_installed_bot(environment: Path, tmp_path: Path) -> None:
    told = typed(environment, tmp_path, "rink", "--demo")
    assert (told.returncode, told.stderr) == (0, "")
    assert "**Final: Jon" in told.stdout
    assert gist("flaw-match-over") in told.stdout
    assert "== Darrell's screen ==" in told.stdout
    assert list(tmp_path.iterdir()) == []


def test_without_its_extra_the_rink_says_what_to_install(environment: Path, tmp_path: Path) -> None:
    (tmp_path / "markdown_it.py").write_text("raise ModuleNotFoundError(name=__name__)")
    told = subprocess.run(
        [environment / "bin" / "breakaway", "rink"],
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    sentence = words_for(None)("host-rink-missing", name="markdown_it")
    assert (told.returncode, told.stdout, told.stderr) == (2, "", sentence + "\n")
