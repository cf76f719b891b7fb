"""Git repositories that tests make."""

import subprocess
from pathlib import Path

# A person who runs the tests may sign commits, or have no name.
SETTINGS = (
    "user.name=Wendel",
    "user.email=wendel@example.invalid",
    "commit.gpgsign=false",
    "tag.gpgsign=false",
)


def git(folder: Path, *words: str) -> str:
    """What a git command prints."""
    options = (word for setting in SETTINGS for word in ("-c", setting))
    typed = ("git", *options, *words)
    return subprocess.run(typed, cwd=folder, capture_output=True, text=True, check=True).stdout.strip()
