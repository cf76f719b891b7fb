"""What a host is told to type beside the service is what the service itself has."""

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
    # What systemd writes for %d in a unit, it does not in what is typed.
    unit = UNIT.replace("%d", f"/run/credentials/{name[1]}.service")
    kept = {line for line in unit.splitlines() if line.partition("=")[0] in SHARED}
    assert {line.partition("=")[0] for line in kept} == SHARED
    # A user without a name of its own is called by the unit's.
    assert told == kept | {"User=breakaway"}
    program = re.search(r"^ExecStart=(.+)$", UNIT, re.MULTILINE)
    assert program
    assert typed[0].splitlines()[-1].strip() == f"{program[1]} check"
