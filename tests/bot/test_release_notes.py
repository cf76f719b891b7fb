import subprocess
import sys

import pytest

from bot.settings import PROJECT
from deploy.release_notes import CHANGELOG, notes_of

TOLD = """# Changelog

What changes.

## [Unreleased]

### Added

- **Players**: what comes next.

## [0.2.0] - 2027-01-02

### Fixed

- **Players**: see [the rules](docs/rules.md).

## [0.1.0] - 2026-12-01

The rink opens.
"""


def test_a_release_tells_what_the_changelog_tells_of_it_and_nothing_else() -> None:
    assert notes_of("0.2.0", TOLD) == "### Fixed\n\n- **Players**: see [the rules](docs/rules.md).\n"
    assert notes_of("0.1.0", TOLD) == "The rink opens.\n"


@pytest.mark.parametrize("version", ["0.3.0", "0.1", "0.1.0-rc.1", ""])
def test_a_version_that_the_changelog_does_not_know_is_not_released(version: str) -> None:
    with pytest.raises(KeyError):
        notes_of(version, TOLD)


def test_the_changelog_itself_is_read() -> None:
    assert notes_of("Unreleased", CHANGELOG.read_text("utf-8")).count("### Added") == 1


def test_a_forgotten_heading_ends_the_release() -> None:
    script = PROJECT / "deploy" / "release_notes.py"
    done = subprocess.run(
        [sys.executable, script, "9.9.9"], capture_output=True, text=True, check=False, encoding="utf-8"
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert "9.9.9" in done.stderr
