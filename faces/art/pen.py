"""What pictures are drawn with. Sizes are pixels of the finished picture."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from PIL import Image, ImageDraw, ImageFont

FONT = files("faces.art").joinpath("fonts/DejaVuSans-Bold.subset.ttf")
SMOOTH = 2

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Frame:
    colour: str
    width: int


class Pen:
    """Draws in pixels of the finished picture."""

    def __init__(self, draw: ImageDraw.ImageDraw) -> None:
        self._draw = draw

    def box(self, corners: tuple[float, float, float, float], radius: int, fill: str, frame: Frame) -> None:
        left, top, right, bottom = (corner * SMOOTH for corner in corners)
        box = (left, top, right - 1, bottom - 1)
        self._draw.rounded_rectangle(box, radius * SMOOTH, fill, frame.colour, frame.width * SMOOTH)

    def text(self, at: Point, text: str, size: int, colour: str) -> None:
        scaled = (at[0] * SMOOTH, at[1] * SMOOTH)
        self._draw.text(scaled, text, colour, _font(size), anchor="mm")

    def line(self, points: tuple[Point, ...], colour: str | int, width: int) -> None:
        scaled = [(x * SMOOTH, y * SMOOTH) for x, y in points]
        self._draw.line(scaled, colour, width * SMOOTH, joint="curve")

    def ellipse(self, centre: Point, size: tuple[float, float], colour: str) -> None:
        (x, y), (width, height) = centre, size
        box = (x - width / 2, y - height / 2, x + width / 2, y + height / 2)
        self._draw.ellipse(tuple(side * SMOOTH for side in box), colour)


def piece(width: int, height: int, paint: Callable[[Pen], None]) -> Image.Image:
    """Whatever `paint` draws, drawn larger than it is to be, which smooths its edges."""
    image = Image.new("RGBA", (width * SMOOTH, height * SMOOTH), (0, 0, 0, 0))
    paint(Pen(ImageDraw.Draw(image)))
    return image.reduce(SMOOTH)


@cache
def _font(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(io.BytesIO(FONT.read_bytes()), size * SMOOTH)
