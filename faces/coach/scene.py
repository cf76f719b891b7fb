"""What is on the picture of a match's chances."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Curve:
    """`chances` are side 0's, from 0 to 1, before each play and at the end.

    `sides` are each side's name and colour. `goals` are (place among the chances, side). `periods` are the
    places at which one begins, with its name and what is written where that is too long.
    """

    title: str
    sides: tuple[tuple[str, str], tuple[str, str]]
    chances: tuple[float, ...]
    goals: tuple[tuple[int, int], ...] = ()
    periods: tuple[tuple[int, str, str], ...] = ()
