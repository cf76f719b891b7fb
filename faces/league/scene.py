"""What is on a hockey card, and on the picture of a rating."""

from dataclasses import dataclass

LINES = 4
"""How many lines the picture of a rating has above its lowest one, and how many points they are apart."""
STEP = 20


@dataclass(frozen=True, slots=True)
class RatingCurve:
    """Ratings in points, one after each rated match: at least two."""

    points: tuple[int, ...]

    @property
    def bounds(self) -> tuple[int, int]:
        """The lowest and the highest line that is drawn."""
        lowest, highest = min(self.points) // STEP * STEP, -(-max(self.points) // STEP) * STEP
        missing = max(0, LINES * STEP - (highest - lowest))
        return lowest - missing // 2 // STEP * STEP, highest + -(-missing // 2 // STEP) * STEP


@dataclass(frozen=True, slots=True)
class RatingBar:
    """A rating in words and as a bar; `give` is how far off it may be."""

    label: str
    text: str
    points: int
    give: int


@dataclass(frozen=True, slots=True)
class Patch:
    """A badge: a number in a disc, which is a medal's where `medal` is its place, and what it is for."""

    count: int
    label: str
    medal: int | None = None


@dataclass(frozen=True, slots=True)
class Portrait:
    """All that a hockey card shows, as it is written there. `form` has each result and its letter."""

    name: str
    below: str
    colour: str
    numbers: tuple[tuple[str, str], ...]
    record: str
    form: tuple[tuple[str, str], ...]
    form_label: str
    rating: RatingBar
    patches: tuple[Patch, ...]
