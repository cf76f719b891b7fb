"""Names in `.env` and the environment that are no settings of the bot."""

import os
import re
from collections.abc import Collection, Iterator
from contextlib import suppress
from difflib import get_close_matches

from dotenv.parser import Binding

from bot.host.checking.findings import Finding, note, problem
from bot.host.reading import is_wrong, line_of, written
from bot.settings import Settings

SETTINGS = [name.upper() for name in Settings.model_fields]

# Docker Compose reads the same file, and compose.yaml uses these.
COMPOSE = frozenset({"BREAKAWAY_IMAGE", "POSTGRES_PASSWORD", "GRAFANA_PASSWORD"})
# It gives the container all of the file, so some are for Python and the system in it.
OTHERS = re.compile(r"COMPOSE_\w+|DOCKER_\w+|PYTHON\w+|TZ|LANG|LC_\w+|SSL_CERT_(?:FILE|DIR)")

# How much a name looks like a setting's. The environment is full of other names, so there we ask for more.
ALIKE_IN_FILE, ALIKE_AROUND = 0.75, 0.85
# What is written in another way may be no name but a secret.
PLAIN = re.compile(r"[A-Z_][A-Z0-9_]*|[a-z_][a-z0-9_]*")


def look_at_names(told: Collection[str] = ()) -> Iterator[Finding]:
    """Names that look like a setting's, and foreign ones; the host has been `told` of some."""
    lines: list[Binding] = []
    with suppress(OSError, UnicodeDecodeError):  # it's said with the settings
        lines = [each for each in written() if each.key and not is_wrong(each)]
    in_file = [each.key or "" for each in lines]
    # Compose has names of its own in the file, so one that is only alike is no fault there.
    for names, likeness, find in ((in_file, ALIKE_IN_FILE, note), (os.environ, ALIKE_AROUND, problem)):
        for name in names:
            if near := _meant(name, likeness):
                yield find("host-check-unknown", name=name.upper(), near=near)
    foreign = [_shown(each) for each in lines if _is_foreign(each.key or "") and each.key not in told]
    if foreign:
        yield note("host-check-foreign", names=", ".join(dict.fromkeys(foreign)))


def is_known(name: str) -> bool:
    return name.upper() in SETTINGS or name in COMPOSE or OTHERS.fullmatch(name) is not None


def _is_foreign(name: str) -> bool:
    return not is_known(name) and _meant(name, ALIKE_IN_FILE) is None


def _meant(name: str, likeness: float) -> str | None:
    """The setting that a name looks like, but isn't."""
    if is_known(name):
        return None
    return next(iter(get_close_matches(name.upper(), SETTINGS, 1, likeness)), None)


def _shown(line: Binding) -> str:
    name = line.key or ""
    return name if line.value is not None and PLAIN.fullmatch(name) else f"line {line_of(line)}"
