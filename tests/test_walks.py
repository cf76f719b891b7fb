"""The walks of CONTRIBUTING.md, followed to the letter in a copy of the tree.

Each test makes the edits of a walk, step by step, and runs the commands that the steps name. That takes
minutes, so only `make soak` does it. Every run tests that the page and the edits agree, and that they fit.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.walks import WALKS

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
MOST_STEPS = 7
COMMANDS = ("python -m ", "make ", "grep ")
# It plays until you stop it.
BY_HAND = "make run"

each_walk = pytest.mark.parametrize("walk", WALKS)


def walks_on_the_page() -> dict[str, dict[int, str]]:
    """Every section with numbered steps: its heading, and the text of each step."""
    sections = re.findall(r"^##+ (.+)\n((?:(?!#+ ).*\n?)*)", PAGE, re.MULTILINE)
    steps = {
        heading: {int(number): step for number, step in re.findall(r"^(\d+)\. (.+)$", text, re.MULTILINE)}
        for heading, text in sections
    }
    return {heading: found for heading, found in steps.items() if found}


def commands_in(step: str) -> list[str]:
    quoted = re.findall(r"`([^`]+)`", step)
    return [each for each in quoted if each.startswith(COMMANDS) and each != BY_HAND]


def copy_of_the_tree(folder: Path) -> Path:
    """The tree as Git knows it, with new files, and the environment of this interpreter."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],  # noqa: S607 - the one in PATH
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip("this is no Git checkout, so the files to copy are not known")
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    environment = folder / ".venv"
    environment.mkdir()
    for each in Path(sys.prefix).iterdir():
        if not each.name.startswith("."):
            (environment / each.name).symlink_to(each)
    # So that `make` finds everything installed.
    for mark in (".rink", ".installed"):
        (environment / mark).touch()
    return folder


def run(command: str, root: Path) -> None:
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST_", "VIRTUAL_ENV"))}
    path = f"{root / '.venv' / 'bin'}{os.pathsep}{kept['PATH']}"
    done = subprocess.run(  # noqa: S602 - as people type it
        command,
        shell=True,
        cwd=root,
        env={**kept, "PATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-8000:]}"


def test_every_walk_on_the_page_is_followed() -> None:
    assert list(walks_on_the_page()) == list(WALKS)


@each_walk
def test_a_walk_has_few_steps_and_ends_with_a_command_that_proves_it(walk: str) -> None:
    steps = walks_on_the_page()[walk]
    assert list(steps) == list(range(1, len(steps) + 1))
    assert len(steps) <= MOST_STEPS
    assert any(
        command.startswith("python -m pytest ") for step in steps.values() for command in commands_in(step)
    )
    assert max(WALKS[walk]) < len(steps)


@each_walk
def test_the_page_names_what_each_edit_touches(walk: str) -> None:
    steps = walks_on_the_page()[walk]
    lacking = [
        (number, name)
        for number, edits in WALKS[walk].items()
        for edit in edits
        for name in edit.names
        if name not in steps.get(number, "")
    ]
    assert lacking == []


@each_walk
def test_the_edits_of_a_walk_fit_the_tree(walk: str, tmp_path: Path) -> None:
    root = copy_of_the_tree(tmp_path / "breakaway")
    for edits in WALKS[walk].values():
        for edit in edits:
            edit.make(root)


@pytest.mark.soak
@each_walk
def test_a_walk_works_to_the_letter(walk: str, tmp_path: Path) -> None:
    root = copy_of_the_tree(tmp_path / "breakaway")
    for number, step in walks_on_the_page()[walk].items():
        commands = commands_in(step)
        # It finds what the step is about to change.
        for command in (each for each in commands if each.startswith("grep ")):
            run(command, root)
        for edit in WALKS[walk].get(number, []):
            edit.make(root)
        for command in (each for each in commands if not each.startswith("grep ")):
            run(command, root)
