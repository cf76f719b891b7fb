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

LARGEST_NUMBER = 2**63 - 1  # that a database can keep
LONGEST_ID = 100  # that Discord takes

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
    _checks: ClassVar[tuple[tuple[str, Callable[[Any], bool]], ...]]

    def __init_subclass__(cls, template: str) -> None:
        dataclass(frozen=True)(cls)
        types = get_annotations(cls)
        cls.template = template
        cls.prefix = template.partition(":")[0]
        cls._layout = _FIELD.sub(r"{\1}", template)
        cls._pattern = re.compile(_FIELD.sub(_group, template))
        cls._readers = tuple(map(_reader, types.values()))
        longer = {found[1] for found in _FIELD.finditer(template) if found[2]}
        cls._checks = tuple((name, _check(kind, longer=name in longer)) for name, kind in types.items())
        if [*types] != [*cls._pattern.groupindex]:
            raise TypeError(f"other-fields {template}")

    @property
    def id(self) -> str:
        """ValueError where Discord would not take it, or it would not be read back as this."""
        values = vars(self)
        text = self._layout.format_map(values)
        if len(text) > LONGEST_ID or not all(check(values[name]) for name, check in self._checks):
            raise ValueError(f"unwritable {self.template}")  # its values may be somebody's cards
        return text

    @classmethod
    def parse(cls, text: str) -> Self | None:
        """What an id says; None where it is not of this template. Anybody may send any text."""
        found = cls._pattern.fullmatch(text)
        if found is None:
            return None
        try:
            return cls(*(read(part) for read, part in zip(cls._readers, found.groups(), strict=True)))
        except ValueError:
            return None


def names_match(text: str, match_id: int) -> bool:
    """Whether an id names this match: where a template has a match, that stands next to its prefix."""
    return text.split(":", 2)[1:2] == [str(match_id)]


def read_number(text: str) -> int:
    """A number that a database can keep, in ASCII digits. ValueError where it is none."""
    if not _NUMBER.fullmatch(text) or int(text) > LARGEST_NUMBER:
        raise ValueError("not-a-number")
    return int(text)


def _group(field: re.Match[str]) -> str:
    return rf"(?P<{field[1]}>{'(?s:.*)' if field[2] else '[^:]*'})"


def _reader(kind: Any) -> Callable[[str], Any]:
    if get_origin(kind) is Literal:
        return lambda text: get_args(kind)[get_args(kind).index(text)]
    return read_number if kind is int else kind


def _check(kind: Any, *, longer: bool) -> Callable[[Any], bool]:
    """Whether a value of a field, as it is written, is read back as this: a hand has a dozen of them."""
    if kind is int:
        return lambda value: type(value) is int and 0 <= value <= LARGEST_NUMBER
    if kind is str:
        return lambda value: isinstance(value, str) and (longer or ":" not in value)
    if get_origin(kind) is Literal:
        return get_args(kind).__contains__
    return lambda value: (longer or ":" not in str(value)) and _is_read_back(kind, value)


def _is_read_back(read: Callable[[str], Any], value: Any) -> bool:
    try:
        return bool(read(str(value)) == value)
    except ValueError:
        return False
