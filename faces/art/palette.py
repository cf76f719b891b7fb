"""Few colours for pictures on one ground, chosen once of a sample: choosing takes as long as drawing one."""

import io

from PIL import Image

SOLID, EDGE = 128, 32
"""So many colours for what hides what lies behind a picture, and for its edge, which does not quite."""
LEVEL = 4
"""Of compression. Each next one takes a tenth off the bytes at most, and half as much time again."""
FULL = 255


class Palette:
    """What makes PNGs of pictures of the ground's size, all of them with the ground's edge."""

    def __init__(self, sample: Image.Image, ground: Image.Image) -> None:
        """In `sample` (RGB) every colour is to be seen; what can be seen through is so in `ground` (RGBA)."""
        self._solid = sample.quantize(SOLID, Image.Quantize.FASTOCTREE)
        self._mask = ground.getchannel("A").point(lambda alpha: FULL * (alpha < FULL))
        edge = Image.new("RGBA", ground.size)
        edge.paste(ground, mask=self._mask)
        faint = edge.quantize(EDGE, Image.Quantize.FASTOCTREE)
        self._edge = faint.point(lambda index: min(index + SOLID, FULL))
        colours = [*(self._solid.getpalette("RGBA") or ()), *(faint.getpalette("RGBA") or ())]
        self._colours = bytes(colours)

    def png(self, image: Image.Image) -> bytes:
        """A picture (RGB) as a file."""
        small = image.quantize(palette=self._solid, dither=Image.Dither.NONE)
        small.paste(self._edge, mask=self._mask)
        small.putpalette(self._colours, "RGBA")
        out = io.BytesIO()
        small.save(out, "PNG", compress_level=LEVEL)
        return out.getvalue()
