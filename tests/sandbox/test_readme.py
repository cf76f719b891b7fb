"""What the README tells to be typed or opened."""

import re
import subprocess
import sys
from pathlib import Path

from bot.tasks import COMMANDS

PROJECT = Path(__file__).parents[2]
README = (PROJECT / "README.md").read_text(encoding="utf-8")


def test_the_commands_that_are_named_exist() -> None:
    named = set(re.findall(r"`breakaway (\w[\w-]+)", README))
    assert named
    assert named <= set(COMMANDS)


def test_the_record_that_is_named_can_be_replayed() -> None:
    named = re.search(r"\]\((tests/hockey/data/\S+\.json)\)", README)
    assert named
    done = subprocess.run(
        [sys.executable, "-m", "hockey", "replay", named[1]], cwd=PROJECT, capture_output=True, check=False
    )
    assert done.returncode == 0
    assert done.stdout
