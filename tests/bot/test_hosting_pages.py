"""The command that hosts type beside the service has the service's own settings."""

import re

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
