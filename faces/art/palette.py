"""A small palette for pictures on one ground, chosen once: choosing takes as long as drawing one."""

import io

from PIL import Image

SOLID, EDGE = 128, 32
"""How many colours for the picture itself, and for its see-through edge."""
LEVEL = 4
"""The level of compression. Each higher one saves at most a tenth, and takes half as long again."""
FULL = 255


class Ground:
    """The ground of all pictures of one kind, with their size and edge."""

    def __init__(self, picture: Image.Image) -> None:
        """The see-through parts are the same as in `picture` (RGBA)."""
        self.plain = picture.convert("RGB")
        self.mask = picture.getchannel("A").point(lambda alpha: FULL * (alpha < FULL))
        edge = Image.new("RGBA", picture.size)
        edge.paste(picture, mask=self.mask)
        faint = edge.quantize(EDGE, Image.Quantize.FASTOCTREE)
        self.edge = faint.point(lambda index: min(index + SOLID, FULL))
        self.colours = faint.getpalette("RGBA") or []


class Palette:
    """Makes PNGs of pictures on one ground."""

    def __init__(self, sample: Image.Image, ground: Ground) -> None:
        """`sample` (RGB) must have every colour."""
        solid = sample.quantize(SOLID, Image.Quantize.FASTOCTREE)
        # The colours can be read from any picture, and the smallest is the cheapest to keep.
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
