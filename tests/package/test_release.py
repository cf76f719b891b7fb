import subprocess

import pytest

import bot
from tests.package.building import ROOT


def test_the_changelog_begins_with_this_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert changelog.partition("\n## ")[2].splitlines()[0] == bot.__version__


@pytest.mark.parametrize("version", ["9.9.9", f"v{bot.__version__}"])
def test_another_version_is_not_released(version: str) -> None:
    script = ROOT / "deploy" / "release.sh"
    done = subprocess.run([script, version], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert version in done.stderr
