"""What the README tells to be typed or opened."""

import re
import subprocess
import sys
from pathlib import Path

import discord

PROJECT = Path(__file__).parents[2]
README = (PROJECT / "README.md").read_text(encoding="utf-8")
NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)


def test_the_invitation_asks_for_what_is_named_and_no_more() -> None:
    assert f"&permissions={NEEDED.value}\n" in README
    assert f"it is {(NEEDED | discord.Permissions(create_public_threads=True)).value}" in README


def test_the_record_that_is_named_can_be_replayed() -> None:
    named = re.search(r"\]\((tests/hockey/data/\S+\.json)\)", README)
    assert named
    done = subprocess.run(
        [sys.executable, "-m", "hockey", "replay", named[1]], cwd=PROJECT, capture_output=True, check=False
    )
    assert done.returncode == 0
    assert done.stdout
