"""Few colours for pictures on one ground, chosen once of a sample: choosing takes as long as drawing one."""

import io

from PIL import Image

SOLID, EDGE = 128, 32
"""So many colours for what hides what lies behind a picture, and for its edge, which does not quite."""
LEVEL = 4
"""Of compression. Each next one takes a tenth off the bytes at most, and half as much time again."""
FULL = 255


class Ground:
    """What pictures of one kind are drawn on, all of them with its size and its edge."""

    def __init__(self, picture: Image.Image) -> None:
        """What can be seen through is so in `picture` (RGBA)."""
        self.plain = picture.convert("RGB")
        self.mask = picture.getchannel("A").point(lambda alpha: FULL * (alpha < FULL))
        edge = Image.new("RGBA", picture.size)
        edge.paste(picture, mask=self.mask)
        faint = edge.quantize(EDGE, Image.Quantize.FASTOCTREE)
        self.edge = faint.point(lambda index: min(index + SOLID, FULL))
        self.colours = faint.getpalette("RGBA") or []


class Palette:
    """What makes PNGs of pictures on one ground."""

    def __init__(self, sample: Image.Image, ground: Ground) -> None:
        """In `sample` (RGB) every colour is to be seen."""
        solid = sample.quantize(SOLID, Image.Quantize.FASTOCTREE)
        # Whatever picture the colours are read from: the smallest is the cheapest to keep.
        self._solid = solid.crop((0, 0, 1, 1))
        self._colours = bytes([*(solid.getpalette("RGBA") or ()), *ground.colours])
        self._ground = ground

    def png(self, image: Image.Image) -> bytes:
        """A picture (RGB) as a file."""
        small = image.quantize(palette=self._solid, dither=Image.Dither.NONE)
        small.paste(self._ground.edge, mask=self._ground.mask)
        small.putpalette(self._colours, "RGBA")
        out = io.BytesIO()
        small.save(out, "PNG", compress_level=LEVEL)
        return out.getvalue()
