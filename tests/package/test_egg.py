"""A panel's server: which version its scripts fetch, without a panel and without the packages."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.package.building import ROOT
from tests.package.egg import installation, startup, variables
from tests.repository import git


@pytest.fixture
def origin(tmp_path: Path) -> Path:
    """A repository with two releases, a candidate of the next one and what came after."""
    folder = tmp_path / "origin"
    (folder / "deploy").mkdir(parents=True)
    (folder / "deploy" / "update.sh").write_bytes((ROOT / "deploy" / "update.sh").read_bytes())
    git(folder, "init", "--quiet", "--initial-branch", "main")
    for version in ("v0.9.0", "v0.10.0", "v0.11.0-rc.1", "unreleased"):
        (folder / "version").write_text(version)
        git(folder, "add", "--all")
        git(folder, "commit", "--quiet", "--message", version)
        if version.startswith("v"):
            git(folder, "tag", version)
    return folder


@pytest.fixture
def server(tmp_path: Path) -> Path:
    """An empty server. Its `python` only says what it's asked."""
    folder = tmp_path / "server"
    (folder / "bin").mkdir(parents=True)
    (folder / "bin" / "python").write_text('#!/bin/sh\necho "python $*"\n')
    (folder / "bin" / "python").chmod(0o755)
    return folder


def given(server: Path, origin: Path, **chosen: str) -> dict[str, str]:
    path = f"{server}/bin:{os.environ['PATH']}"
    return variables(server, {"PATH": path, "GIT_ADDRESS": origin.as_uri(), **chosen})


def run(command: list[str], environment: dict[str, str], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("chosen", "expected"),
    [
        ({}, "v0.10.0"),
        ({"RELEASE": "v0.9.0"}, "v0.9.0"),
        ({"RELEASE": "v0.11.0-rc.1"}, "v0.11.0-rc.1"),
        ({"RELEASE": "main"}, "unreleased"),
    ],
    ids=["newest", "one", "candidate", "branch"],
)
def test_it_installs_the_newest_release_or_the_one_that_is_named(
    server: Path, origin: Path, chosen: dict[str, str], expected: str
) -> None:
    done = run(installation(server), given(server, origin, **chosen), server)
    assert done.returncode == 0, done.stderr
    assert (server / "version").read_text() == expected


@pytest.mark.parametrize(("update", "expected"), [("0", "v0.10.0"), ("1", "v0.12.0")])
def test_a_start_fetches_a_new_release_if_the_host_wants_that(
    server: Path, origin: Path, update: str, expected: str
) -> None:
    environment = given(server, origin, AUTO_UPDATE=update)
    run(installation(server), environment, server).check_returncode()
    (origin / "version").write_text("v0.12.0")
    git(origin, "commit", "--quiet", "--all", "--message", "v0.12.0")
    git(origin, "tag", "v0.12.0")
    done = run(startup(environment), environment, server)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == "python -m bot"
    assert (server / "version").read_text() == expected


def test_a_start_without_network_plays_what_is_there(server: Path, origin: Path) -> None:
    environment = given(server, origin, AUTO_UPDATE="1")
    run(installation(server), environment, server).check_returncode()
    origin.rename(origin.with_name("gone"))
    done = run(startup(environment), environment, server)
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "python -m bot")
    assert (server / "version").read_text() == "v0.10.0"


def test_without_a_release_it_says_what_to_choose(server: Path, origin: Path) -> None:
    for tag in ("v0.9.0", "v0.10.0"):
        git(origin, "tag", "--delete", tag)
    done = run(installation(server), given(server, origin), server)
    assert done.returncode == 1
    assert "main" in done.stderr
