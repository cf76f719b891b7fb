"""All that people read from the sandbox, in a terminal and on the page.

The main idea is that code says a key and `en.toml` says the words. The way in is `word`.
"""

import tomllib
from functools import cache
from pathlib import Path


@cache
def _catalogue() -> dict[str, dict[str, str]]:
    return tomllib.loads((Path(__file__).parent / "en.toml").read_text(encoding="utf-8"))


def section(name: str) -> dict[str, str]:
    """Every text of a section, its places unfilled."""
    return _catalogue()[name]


def word(key: str, **values: object) -> str:
    """The text of `section.name` with its places filled."""
    where, name = key.split(".")
    return section(where)[name].format(**values)
