"""The version: a release's number, or how far this code is on the way to the next release."""

import os
import subprocess
from importlib import import_module
from pathlib import Path

# On the way to a release it ends in `.dev0`, so that code without git and without a build never calls
# itself a release. docs/releasing.md says when it changes. The build backend runs this file alone.
NUMBER = "0.1.0.dev0"

ON_THE_WAY = ".dev0"
ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT.parent.name  # the packages are in the folder `house` of the installed one
GIT_SECONDS = 5.0


def version() -> str:
    """The number, and between releases also the count of commits since the last one, and the commit.

    The image's build sets `BREAKAWAY_VERSION`, an installed package knows its own, and a checkout asks git.
    """
    if not NUMBER.endswith(ON_THE_WAY):
        return NUMBER
    return os.environ.get("BREAKAWAY_VERSION") or _installed() or _checked_out() or NUMBER


def _installed() -> str | None:
    if ROOT.name != "house":
        return None
    try:
        told: str = import_module("importlib.metadata").version(PACKAGE)
    except ModuleNotFoundError:  # only its folder was copied
        return None
    return told


def _checked_out() -> str | None:
    if not (ROOT / ".git").exists():  # a repository around this folder is another project's
        return None
    try:
        commits, commit = _since_release()
    except (OSError, ValueError, subprocess.SubprocessError):
        return None
    return f"{NUMBER.removesuffix(ON_THE_WAY)}.dev{commits}+{commit}"


def _since_release() -> tuple[int, str]:
    """How many commits there are since the last release, and the newest one's name."""
    try:
        told = _git("describe", "--tags", "--long", "--abbrev=8", "--match=v[0-9]*", "--exclude=*-*")
        _, commits, commit = told.strip().rsplit("-", 2)
    except subprocess.CalledProcessError:  # no release yet, or a clone without history
        shallow, name = _git("rev-parse", "--is-shallow-repository", "--short=8", "HEAD").split()
        commits = "0" if shallow == "true" else _git("rev-list", "--count", "HEAD")
        commit = f"g{name}"
    return int(commits), commit


def _git(*words: str) -> str:
    # No other variables: what the bot was started with has its token.
    done = subprocess.run(  # noqa: S603 - our own words
        ["git", "-C", str(ROOT), *words],  # noqa: S607 - wherever the host has it
        env={"PATH": os.environ.get("PATH", os.defpath)},
        capture_output=True,
        text=True,
        check=True,
        timeout=GIT_SECONDS,
    )
    return done.stdout
