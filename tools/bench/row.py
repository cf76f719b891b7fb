from typing import NamedTuple


class Row(NamedTuple):
    """A measurement, and the highest good value if there is one."""

    name: str
    value: float
    most: float | None = None
