"""What is wanted of the outbox, and where it puts it."""

from dataclasses import dataclass

from bot.drawing import Drawing
from db.model import Ring


@dataclass(frozen=True, slots=True)
class Order:
    """How a surface should look, and where it goes if it has to be sent.

    One shown `final` is not looked at again; without `post` it is edited where it stands, but never sent.
    `rings` is what it notifies somebody of.
    """

    match_id: int
    drawing: Drawing
    channel_id: int
    ply: int
    final: bool = False
    post: bool = True
    rings: int = Ring.NONE


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a message stands."""

    channel_id: int
    message_id: int
