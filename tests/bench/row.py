from typing import NamedTuple


class Row(NamedTuple):
    """A measurement, and the most that is good where that can be said."""

    name: str
    value: float
    most: float | None = None
