"""Which picture a message has, where this process put it there: one that stays is not sent again."""

from dataclasses import dataclass

from bot.kit.lru import Lru
from bot.messages.drawing import Drawing
from db.model.surface import Surface

# The picture of any other message is sent again, which costs no more than bytes.
MESSAGES_KNOWN = 4096


@dataclass(frozen=True, slots=True, weakref_slot=True)
class _Attached:
    """The picture as `Drawing.pictured` tells it, and which version of the surface came with it."""

    version: int
    picture: tuple[str, ...]


class Attached:
    def __init__(self) -> None:
        self._known: Lru[tuple[int, str], _Attached] = Lru(MESSAGES_KNOWN)

    def has(self, match_id: int, surface: Surface, drawing: Drawing) -> bool:
        """Whether the message shows the drawing's picture already, and nobody has changed it since."""
        known = self._known.get((match_id, surface.name))
        return known == _Attached(surface.shown.version, drawing.pictured)

    def note(self, match_id: int, surface: Surface, drawing: Drawing) -> None:
        """The surface's message shows the drawing now."""
        if drawing.picture is not None:
            self._known.put((match_id, surface.name), _Attached(surface.shown.version, drawing.pictured))
