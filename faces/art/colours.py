"""Colours that pictures are drawn in. What draws imports nothing of Discord: its process stays small."""

from dataclasses import dataclass, field

INK, PAPER = "#15181C", "#FFFFFF"
BRIGHT = 150  # of 255


@dataclass(frozen=True, slots=True)
class Jersey:
    """A side's name on the board, line by line, and its colour (`#RRGGBB`).

    `players` says whether each line is a player's name, not a part of one name.
    """

    names: tuple[str, ...]
    colour: str
    players: bool = field(default=False, repr=False)


def ink_on(colour: str) -> str:
    """The colour of text on a colour: white, or on a bright one black."""
    red, green, blue = rgb(colour)
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > BRIGHT else PAPER


def rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
