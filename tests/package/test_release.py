import subprocess

import pytest

import bot
from bot.version import NUMBER, ON_THE_WAY
from tests.package.building import ROOT


def test_the_changelog_begins_with_this_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert changelog.partition("\n## ")[2].splitlines()[0] == NUMBER.removesuffix(ON_THE_WAY)


@pytest.mark.parametrize("version", ["9.9.9", f"v{bot.__version__}"])
def test_another_version_is_not_released(version: str) -> None:
    script = ROOT / "deploy" / "release.sh"
    done = subprocess.run([script, version], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert version in done.stderr


@pytest.mark.parametrize("file", ["breakaway.service", "env.example", "requirements.txt"])
def test_a_release_has_what_the_page_of_the_package_needs(file: str) -> None:
    assert file in page_of("docs/hosting/package.md")
    assert file in page_of("deploy/release.sh")
    assert f"all/{file}" in page_of(".github/workflows/release.yml")


def page_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")
