"""What `make` installs: everything or nothing, whatever interrupts it."""

import base64
import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import zipfile
from pathlib import Path
from threading import Thread

import pytest

pytestmark = pytest.mark.slow

PROJECT = Path(__file__).parents[2]
MAKE = shutil.which("make") or "make"
RINK, DEV = ".venv/.rink", ".venv/.installed"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    return cloned(tmp_path)


def cloned(folder: Path) -> Path:
    """A checkout whose locks name one package, which is beside them: nothing is fetched."""
    shutil.copy(PROJECT / "Makefile", folder)
    wheel = made_wheel(folder)
    pinned = f"puck @ {wheel.as_uri()} --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}\n"
    for name in ("rink", "dev"):
        (folder / f"requirements-{name}.txt").write_text(pinned)
    return folder


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout to play, made from a half-finished environment, and then to work on the bot."""
    clone = cloned(tmp_path_factory.mktemp("installed"))
    # Debian without python3-venv leaves it like this.
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", clone / ".venv"], check=True)
    for target in (RINK, DEV):
        done = made(clone, target)
        assert done.returncode == 0, done.stderr
        assert works(clone)
    return clone


def made_wheel(folder: Path) -> Path:
    info = "puck-1.0.dist-info"
    files = {
        "puck.py": "",
        f"{info}/METADATA": "Metadata-Version: 2.1\nName: puck\nVersion: 1.0\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(f"{name},sha256={digest(text)},{len(text)}\n" for name, text in files.items())
    wheel = folder / "puck-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
        archive.writestr(f"{info}/RECORD", f"{record}{info}/RECORD,,\n")
    return wheel


def digest(text: str) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()


def made(clone: Path, target: str, python: str = sys.executable) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [MAKE, f"PYTHON={python}", target], cwd=clone, capture_output=True, text=True, check=False
    )


def works(clone: Path) -> bool:
    tried = subprocess.run([clone / ".venv/bin/python", "-c", "import puck"], check=False)
    return tried.returncode == 0


def interrupted(clone: Path, lock: Path) -> int:
    """The exit code of a `make` that is killed while pip reads its lock file."""
    pinned = lock.read_text()
    lock.unlink()
    os.mkfifo(lock)
    process = subprocess.Popen([MAKE, RINK], cwd=clone, stdout=subprocess.DEVNULL, start_new_session=True)

    def end() -> None:
        process.wait()
        os.close(os.open(lock, os.O_RDONLY | os.O_NONBLOCK))

    # If make ends by itself, no one waits here for a pip that never reads.
    ending = Thread(target=end)
    ending.start()
    with lock.open("w"):
        os.killpg(process.pid, signal.SIGKILL)
        ending.join()
    lock.unlink()
    lock.write_text(pinned)
    return process.returncode


def test_without_what_makes_environments_it_says_what_to_install_and_leaves_none(clone: Path) -> None:
    lacking = clone / "lacking"
    lacking.mkdir()
    (lacking / "ensurepip.py").write_text("raise ModuleNotFoundError")
    failed = made(clone, RINK, f"env PYTHONPATH={lacking} {sys.executable}")
    assert failed.returncode
    assert "sudo apt install python3-venv" in failed.stdout
    assert not (clone / ".venv").exists()


@pytest.mark.soak
def test_an_environment_that_was_left_half_is_made_whole(installed: Path) -> None:
    assert works(installed)


@pytest.mark.soak
def test_after_an_interrupted_installation_packages_are_installed_again(
    installed: Path, tmp_path: Path
) -> None:
    clone = shutil.copytree(installed, tmp_path / "clone", symlinks=True)
    (clone / RINK).unlink()
    assert interrupted(clone, clone / "requirements-rink.txt") == -signal.SIGKILL
    next(clone.glob(".venv/lib/python*/site-packages/puck.py")).unlink()
    done = made(clone, RINK)
    assert done.returncode == 0, done.stderr
    assert works(clone)


@pytest.mark.soak
def test_with_the_development_tools_there_is_nothing_to_install_for_playing(installed: Path) -> None:
    for target in (RINK, DEV):
        assert "is up to date" in made(installed, target).stdout


def test_the_locks_agree_and_name_no_index() -> None:
    pins = {}
    for name in ("requirements", "requirements-rink", "requirements-dev"):
        text = (PROJECT / f"{name}.txt").read_text()
        assert not re.search(r"--(extra-)?index|--find-links|://", text)
        pins[name] = set(re.findall(r"^\S+==\S+", text, re.MULTILINE))
    assert pins["requirements"] < pins["requirements-rink"] < pins["requirements-dev"]
