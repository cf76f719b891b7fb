"""Statements that are the same every time, and differ in what is bound to them; and what they find."""

from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import CompoundSelect, Insert, RowMapping, Select, Update

ReadQuery = Select[Any] | CompoundSelect[Any]
FoundRow = RowMapping | dict[str, Any]
"""What is found, by its columns' names."""


class ConflictError(Exception):
    """A row that was to be added stands there already, or refers to one that does not."""


@dataclass(frozen=True, slots=True)
class WriteStep:
    """A statement, and a set of parameters for each time it is executed.

    One that `must_hit` a row is what the others depend on.
    """

    query: Insert | Update
    rows: list[dict[str, Any]] = field(repr=False)
    must_hit: bool = False
