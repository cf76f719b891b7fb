"""What hosts type: the command beside the service has its settings, and no one else can read a token."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.settings import PROJECT

UNIT = (PROJECT / "deploy" / "systemd" / "breakaway.service").read_text("utf-8")
PAGE = (PROJECT / "docs" / "hosting" / "package.md").read_text("utf-8")
# Its place, its owner, and its settings.
SHARED = {"DynamicUser", "StateDirectory", "StateDirectoryMode", "UMask", "WorkingDirectory"}
SHARED |= {"LoadCredential", "Environment", "EnvironmentFile"}


def test_one_command_uses_the_database_of_the_service() -> None:
    typed = re.search(r"^sudo systemd-run (?:.*\\\n)+.*$", PAGE, re.MULTILINE)
    assert typed
    name = re.search(r"--unit=(\S+)", typed[0])
    assert name
    told = set(re.findall(r"-p (\S+)", typed[0]))
    # systemd replaces %d in a unit, but not in a typed command.
    unit = UNIT.replace("%d", f"/run/credentials/{name[1]}.service")
    kept = {line for line in unit.splitlines() if line.partition("=")[0] in SHARED}
    assert {line.partition("=")[0] for line in kept} == SHARED
    # Without its own user, the unit's name is the user's.
    assert told == kept | {"User=breakaway"}
    program = re.search(r"^ExecStart=(.+)$", UNIT, re.MULTILINE)
    assert program
    assert typed[0].splitlines()[-1].strip() == f"{program[1]} check"


@pytest.mark.parametrize("page", ["compose.md", "package.md"])
def test_only_the_host_can_read_the_settings_file_of_a_page(page: str, tmp_path: Path) -> None:
    text = (PROJECT / "docs" / "hosting" / page).read_text("utf-8")
    typed = re.findall(r"^.*\.env\.example \.env\b", text, re.MULTILINE)
    assert len(typed) == 1
    shutil.copy(PROJECT / ".env.example", tmp_path)
    subprocess.run(typed[0].split(), cwd=tmp_path, check=True)
    assert (tmp_path / ".env").stat().st_mode & 0o077 == 0
