"""What pictures are drawn with. Sizes are pixels of the finished picture."""

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from PIL import Image, ImageDraw, ImageFont

FONT = files("faces.art").joinpath("fonts/DejaVuSans-Bold.subset.ttf")
SMOOTH = 2
FEW, LEVEL = 128, 6

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

    def text(self, at: Point, text: str, size: int, colour: str, anchor: str = "mm") -> None:
        """`anchor` is Pillow's: `at` is the middle of the text, or of its left (`lm`) or right end (`rm`)."""
        scaled = (at[0] * SMOOTH, at[1] * SMOOTH)
        self._draw.text(scaled, text, colour, _font(size), anchor=anchor)

    def line(self, points: tuple[Point, ...], colour: str | int, width: int) -> None:
        scaled = [(x * SMOOTH, y * SMOOTH) for x, y in points]
        self._draw.line(scaled, colour, width * SMOOTH, joint="curve")

    def polygon(self, points: tuple[Point, ...], colour: str) -> None:
        self._draw.polygon([(x * SMOOTH, y * SMOOTH) for x, y in points], colour)

    def ellipse(self, centre: Point, size: tuple[float, float], colour: str) -> None:
        (x, y), (width, height) = centre, size
        box = (x - width / 2, y - height / 2, x + width / 2, y + height / 2)
        self._draw.ellipse(tuple(side * SMOOTH for side in box), colour)


def piece(width: int, height: int, paint: Callable[[Pen], None]) -> Image.Image:
    """What `paint` draws, drawn larger and then scaled down, which smooths its edges."""
    image = Image.new("RGBA", (width * SMOOTH, height * SMOOTH), (0, 0, 0, 0))
    paint(Pen(ImageDraw.Draw(image)))
    return image.reduce(SMOOTH)


def png(image: Image.Image) -> bytes:
    """A picture (RGBA) as a file of few colours."""
    out = io.BytesIO()
    image.quantize(FEW, Image.Quantize.FASTOCTREE).save(out, "PNG", compress_level=LEVEL)
    return out.getvalue()


def put(image: Image.Image, small: Image.Image, x: float, y: float) -> None:
    """Lay a piece on a picture with its upper left corner there."""
    image.paste(small, (round(x), round(y)), small)


def put_around(image: Image.Image, small: Image.Image, x: float, y: float) -> None:
    """Lay a piece on a picture with its middle there."""
    put(image, small, x - small.width / 2, y - small.height / 2)


def room_for(text: str, width: float, sizes: Sequence[int]) -> tuple[str, int]:
    """The text at the largest of these sizes that fits; cut off if even the last is too wide."""
    for size in sizes:
        if width_of(text, size) <= width:
            return text, size
    shown = text
    while shown and width_of(f"{shown}…", sizes[-1]) > width:
        shown = shown[:-1].rstrip()
    return f"{shown}…", sizes[-1]


def width_of(text: str, size: int) -> float:
    """How wide a line of text is."""
    return _font(size).getlength(text) / SMOOTH


@cache
def _font(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(io.BytesIO(FONT.read_bytes()), size * SMOOTH)
