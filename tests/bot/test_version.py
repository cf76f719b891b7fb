"""Which version the code says it is, in a release and between two."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from packaging.version import Version

from bot.settings import PROJECT
from bot.version import NUMBER, ON_THE_WAY
from tests.repository import git

pytestmark = pytest.mark.slow

NEXT = "0.2.0"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A folder with the files that know the version, on the way to 0.2.0, and no repository."""
    folder = tmp_path / "source"
    (folder / "bot").mkdir(parents=True)
    for name in ("__init__.py", "version.py"):
        shutil.copy(PROJECT / "bot" / name, folder / "bot")
    numbered(folder, f"{NEXT}{ON_THE_WAY}")
    return folder


def numbered(folder: Path, number: str) -> None:
    file = folder / "bot" / "version.py"
    file.write_text(re.sub(r'^NUMBER = ".+"$', f'NUMBER = "{number}"', file.read_text(), flags=re.MULTILINE))


def said(folder: Path, **environment: str) -> str:
    """The version, as this code says it."""
    ask = (sys.executable, "-c", "import bot; print(bot.__version__)")
    given = {"PATH": os.environ["PATH"], **environment}
    return subprocess.run(
        ask, cwd=folder, env=given, capture_output=True, text=True, check=True
    ).stdout.strip()


def committed(folder: Path, times: int) -> str:
    """A repository with this many commits more; the end of a version between releases."""
    git(folder, "init", "--quiet")
    git(folder, "add", "--all")
    for _ in range(times):
        git(folder, "commit", "--quiet", "--allow-empty", "--message", "more")
    return f"+g{git(folder, 'rev-parse', '--short=8', 'HEAD')}"


def test_before_the_first_release_every_commit_counts(source: Path) -> None:
    end = committed(source, 3)
    assert said(source) == f"{NEXT}.dev3{end}"


def test_between_releases_the_commits_since_the_last_one_count(source: Path) -> None:
    for tag in ("v0.0.9", "v0.1.0", "v0.2.0-rc.1"):
        committed(source, 2)
        git(source, "tag", tag)
    end = committed(source, 1)
    assert said(source) == f"{NEXT}.dev3{end}"
    assert Version("0.1.0") < Version(said(source)) < Version(NEXT)


def test_a_clone_without_history_counts_nothing_but_names_its_commit(source: Path, tmp_path: Path) -> None:
    end = committed(source, 3)
    git(tmp_path, "clone", "--quiet", "--depth", "1", source.as_uri(), "shallow")
    assert said(tmp_path / "shallow") == f"{NEXT}.dev0{end}"


def test_the_repository_of_another_project_is_not_asked(source: Path) -> None:
    committed(source.parent, 1)
    assert said(source) == f"{NEXT}{ON_THE_WAY}"


def test_without_git_it_is_on_the_way_to_the_next_release(source: Path) -> None:
    committed(source, 1)
    assert said(source, PATH="/nowhere") == f"{NEXT}{ON_THE_WAY}"


def test_a_copied_folder_of_a_package_still_starts(source: Path, tmp_path: Path) -> None:
    source.rename(tmp_path / "house")
    assert said(tmp_path / "house") == f"{NEXT}{ON_THE_WAY}"


def test_an_image_is_told_when_it_is_built(source: Path) -> None:
    assert said(source, BREAKAWAY_VERSION=f"{NEXT}.dev7+g12345678") == f"{NEXT}.dev7+g12345678"
    assert said(source, BREAKAWAY_VERSION="") == f"{NEXT}{ON_THE_WAY}"


def test_a_release_is_itself_whatever_surrounds_it(source: Path) -> None:
    numbered(source, NEXT)
    committed(source, 2)
    assert said(source, BREAKAWAY_VERSION="0.3.0") == NEXT


def test_git_gets_no_token(source: Path, tmp_path: Path) -> None:
    committed(source, 1)
    (tmp_path / "git").write_text(f"#!/bin/sh\nexport > {tmp_path}/given\n")
    (tmp_path / "git").chmod(0o755)
    said(source, PATH=f"{tmp_path}:{os.environ['PATH']}", DISCORD_TOKEN="open-sesame")  # noqa: S106 - not one
    assert "PATH" in (tmp_path / "given").read_text()
    assert "open-sesame" not in (tmp_path / "given").read_text()


def test_after_a_release_the_number_moves_on() -> None:
    """With its tag on an older commit, this code would call itself a release that it isn't."""
    if NUMBER.endswith(ON_THE_WAY) or not git(PROJECT, "tag", "--list", f"v{NUMBER}"):
        return
    assert git(PROJECT, "tag", "--points-at", "HEAD", f"v{NUMBER}"), f"{NUMBER} is released: raise NUMBER"
