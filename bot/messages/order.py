"""What is wanted of the outbox, and where it puts it."""

import hashlib
from dataclasses import dataclass

import discord

from bot.kit.lanes import AgainError
from bot.messages.drawing import Drawing
from db.model.matches import Ring, Surface

OLD_SECONDS = 3600.0


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
class MessageRef:
    """Where a message stands."""

    channel_id: int
    message_id: int


class OvertakenError(AgainError):
    """The same surface was drawn twice at once, or shows more than what is to be drawn."""


def check_forward(surface: Surface, ply: int) -> None:
    """What a message shows only moves forward: no drawing is sent over one of a later ply."""
    if ply < surface.drawn_ply:
        raise OvertakenError


def is_old(surface: Surface, now: float) -> bool:
    """Whether Discord edits the surface's message at a rate of its own, which is low."""
    if surface.message_id is None:
        return False
    return now - discord.utils.snowflake_time(surface.message_id).timestamp() > OLD_SECONDS


def nonce(match_id: int, name: str, number: int) -> str:
    """The same 25 characters for the same message: sent again after a crash, it is not posted twice."""
    return hashlib.sha256(f"{match_id}:{name}:{number}".encode()).hexdigest()[:25]
