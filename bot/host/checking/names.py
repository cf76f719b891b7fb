"""Names in `.env` and the environment that the bot doesn't read, or that have no value."""

import os
import re
from collections.abc import Collection, Iterator
from contextlib import suppress
from difflib import get_close_matches

from dotenv.parser import Binding

from bot.host.checking.findings import Finding, note
from bot.host.reading import is_wrong, line_of, written
from bot.settings import Settings, env_file

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
    """Settings that have no effect, and foreign names; the host has been `told` of some."""
    yield from without_effect()
    lines = _lines()
    here = _upper(lines)
    names = [each for each in lines if not is_known(each.key or "") and each.key not in told]
    if foreign := [_shown(each) for each in names if _meant(each.key or "", ALIKE_IN_FILE, here) is None]:
        yield note("host-check-foreign", names=", ".join(dict.fromkeys(foreign)))


def without_effect() -> Iterator[Finding]:
    """What the host seems to have set, and the bot doesn't read: misspelt names, and names without a value.

    The bot starts anyway, because Compose and other programs have names of their own there.
    """
    lines = _lines()
    here, around = _upper(lines), {name.upper() for name in os.environ}
    for each in lines:
        name = (each.key or "").upper()
        if near := _meant(name, ALIKE_IN_FILE, here):
            yield note("host-check-unknown", name=name, near=near)
        elif each.value is None and name in SETTINGS and name not in around:
            yield note("host-check-no-value", name=name, line=str(line_of(each)), file=str(env_file()))
    for name in sorted(around - here):
        if near := _meant(name, ALIKE_AROUND, here | around):
            yield note("host-check-unknown", name=name, near=near)


def is_known(name: str) -> bool:
    return name.upper() in SETTINGS or name in COMPOSE or OTHERS.fullmatch(name) is not None


def _lines() -> list[Binding]:
    """The lines of `.env` that name something."""
    with suppress(OSError, UnicodeDecodeError):  # it's said with the settings
        return [each for each in written() if each.key and not is_wrong(each)]
    return []


def _upper(lines: list[Binding]) -> set[str]:
    return {(each.key or "").upper() for each in lines}


def _meant(name: str, likeness: float, there: Collection[str]) -> str | None:
    """The setting that a name looks like, but isn't. One that is `there` too isn't meant."""
    if is_known(name):
        return None
    near = next(iter(get_close_matches(name.upper(), SETTINGS, 1, likeness)), None)
    return None if near in there else near


def _shown(line: Binding) -> str:
    name = line.key or ""
    return name if line.value is not None and PLAIN.fullmatch(name) else f"line {line_of(line)}"
