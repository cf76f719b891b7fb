"""The package, built and installed like a host would, but from what is on this machine already."""

import subprocess
import sys
import sysconfig
from collections.abc import Callable
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Literal

ROOT = Path(__file__).parents[2]
"""The checkout."""


def built(kind: Literal["sdist", "wheel"], folder: Path, source: Path = ROOT) -> Path:
    """The package of a source tree, built into `folder` by the backend of pyproject.toml."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", folder], cwd=source, check=True
    )
    (made,) = folder.iterdir()
    return made


def once(folder: Path, make: Callable[[Path], object]) -> None:
    """The first of the tests' processes makes `folder`; the others wait for it."""
    made = folder.with_suffix(".made")
    with folder.with_suffix(".lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not made.exists():
            make(folder)
            made.touch()


def installed(wheel: Path, folder: Path) -> Path:
    """An environment with only the wheel.

    It borrows the wheel's dependencies from the tests' environment. So this shows that the wheel is complete,
    but not that it names all its dependencies.
    """
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    python = folder / "bin" / "python"
    pip = ("-m", "pip", "--python", python, "install", "--quiet", "--no-deps", "--no-index", wheel)
    subprocess.run([sys.executable, *pip], check=True)
    (site,) = folder.glob("lib/python*/site-packages")
    (site / "lent.pth").write_text(sysconfig.get_path("purelib"))
    return folder
