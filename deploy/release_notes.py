"""The part of CHANGELOG.md that tells of a version, as Markdown: `python deploy/release_notes.py 0.1.0`."""

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).parents[1] / "CHANGELOG.md"


def notes_of(version: str, changelog: str) -> str:
    """What stands below the version's heading and above the next one. KeyError where it has no heading."""
    parts = re.split(r"^## \[(.+?)\].*\n", changelog, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))[version].strip() + "\n"


def main(version: str) -> int:
    try:
        sys.stdout.write(notes_of(version, CHANGELOG.read_text("utf-8")))
    except KeyError:
        sys.stderr.write(f"CHANGELOG.md: ## [{version}]?\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
