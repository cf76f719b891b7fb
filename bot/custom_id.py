"""Templates of custom_ids: one declaration builds an id and reads it back.

    class Play(CustomId, template="hockey:<match>:<decision>:<move>"):
        match: int
        decision: int
        move: str

`Play(7, 2, "9H").id` is `hockey:7:2:9H`, and `Play.parse` makes the same value of that. `<name...>` takes the
rest of an id, colons included. A field is an int, a str, a Literal, or what raises ValueError at other texts.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from inspect import get_annotations
from typing import Any, ClassVar, Literal, Self, dataclass_transform, get_args, get_origin

LARGEST_NUMBER = 2**63 - 1  # a database stores at most this
LONGEST_ID = 100  # Discord takes at most this

_NUMBER = re.compile("[0-9]{1,19}")
_FIELD = re.compile(r"<(\w+)(\.\.\.)?>")


@dataclass_transform(frozen_default=True)
class CustomId:
    """Base of the declarations: each is a frozen dataclass, its fields in the template's order."""

    template: ClassVar[str]
    prefix: ClassVar[str]
    _layout: ClassVar[str]
    _pattern: ClassVar[re.Pattern[str]]
    _readers: ClassVar[tuple[Callable[[str], Any], ...]]

    def __init_subclass__(cls, template: str) -> None:
        dataclass(frozen=True)(cls)
        types = get_annotations(cls)
        cls.template = template
        cls.prefix = template.partition(":")[0]
        cls._layout = _FIELD.sub(r"{\1}", template)
        cls._pattern = re.compile(_FIELD.sub(_group, template))
        cls._readers = tuple(map(_reader, types.values()))
        if [*types] != [*cls._pattern.groupindex]:
            raise TypeError(f"other-fields {template}")

    @property
    def id(self) -> str:
        """ValueError if Discord wouldn't take it, or it couldn't be read back."""
        text = self._layout.format_map(vars(self))
        if len(text) > LONGEST_ID or self.parse(text) != self:
            raise ValueError(f"unwritable {self.template}")  # its values may be a player's cards
        return text

    @classmethod
    def parse(cls, text: str) -> Self | None:
        """The values in an id; None if it doesn't fit this template. People can send any text."""
        found = cls._pattern.fullmatch(text)
        if found is None:
            return None
        try:
            return cls(*(read(part) for read, part in zip(cls._readers, found.groups(), strict=True)))
        except ValueError:
            return None


def names_match(text: str, match_id: int) -> bool:
    """True if an id names this match: if a template has a match, it comes right after the prefix."""
    return text.split(":", 2)[1:2] == [str(match_id)]


def read_number(text: str) -> int:
    """A number that a database can store, in ASCII digits, else ValueError."""
    if not _NUMBER.fullmatch(text) or int(text) > LARGEST_NUMBER:
        raise ValueError("not-a-number")
    return int(text)


def _group(field: re.Match[str]) -> str:
    return rf"(?P<{field[1]}>{'(?s:.*)' if field[2] else '[^:]*'})"


def _reader(kind: Any) -> Callable[[str], Any]:
    if get_origin(kind) is Literal:
        return lambda text: get_args(kind)[get_args(kind).index(text)]
    return read_number if kind is int else kind
