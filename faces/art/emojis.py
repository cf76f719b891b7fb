"""Cards as emojis: at the size of a button you read only rank and suit, so both fill the card."""

import io
from collections.abc import Mapping

from faces.art.pen import Frame, Pen, piece

SIDE = 128
BACK_BLUE = "#2F6DA8"
PAPER, EDGE, ON_BACK = "#FFFFFF", "#6B7C89", "#9CC3E6"


def render(faces: Mapping[str, tuple[str, str, str] | None]) -> dict[str, bytes]:
    """Each face as PNG: its index, sign and colour, or the back if there are none."""
    return {key: _png(face) for key, face in faces.items()}


def _png(face: tuple[str, str, str] | None) -> bytes:
    out = io.BytesIO()
    piece(SIDE, SIDE, lambda pen: _paint(pen, face)).save(out, "PNG")
    return out.getvalue()


def _paint(pen: Pen, face: tuple[str, str, str] | None) -> None:
    if face is None:
        pen.box((4, 0, 124, SIDE), 20, BACK_BLUE, Frame(PAPER, 9))
        pen.text((64, 64), "♦", 70, ON_BACK)
        return
    index, sign, colour = face
    # White to its edge, which a thin grey line keeps apart from a light page.
    pen.box((4, 0, 124, SIDE), 20, PAPER, Frame(EDGE, 4))
    if not sign:
        pen.text((64, 64), index, 104, colour)
        return
    pen.text((64, 36), index, 68, colour)
    pen.text((64, 97), sign, 64, colour)
