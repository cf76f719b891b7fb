"""Answering a tap with a hand."""

from enum import Enum, auto

import discord

from bot.client import Interaction
from bot.matches.refusal import Refused, RefusedError
from bot.posts.outbox import UNKNOWN_MESSAGE
from bot.posts.reply import TapReply
from bot.replies import SorryError, tell
from cogs.asking import words_of
from db.model.people import Home
from hockey.game import Move


class TapOrigin(Enum):
    """Where a tap was made."""

    COMMAND = auto()
    CHANNEL = auto()
    DM = auto()
    PRIVATE = auto()


def origin_of(interaction: Interaction) -> TapOrigin:
    message = interaction.message
    if message is None:
        return TapOrigin.COMMAND
    if message.flags.ephemeral:
        return TapOrigin.PRIVATE
    if isinstance(interaction.channel, discord.DMChannel):
        return TapOrigin.DM
    return TapOrigin.CHANNEL


def home_of(origin: TapOrigin) -> Home:
    """Where a hand is after a tap there."""
    return Home.DM if origin is TapOrigin.DM else Home.PRIVATE


async def show_here(interaction: Interaction, match_id: int, *, noted: bool = False) -> None:
    """Answer with the hand: on the tapped message if it's the reader's own, else on a new one.

    It's `noted` if a move was. RefusedError as for the match; SorryError if the tapped message is gone.
    """
    bot, origin = interaction.client, origin_of(interaction)
    reply = TapReply(
        interaction,
        bot.painter.draw,
        edits=origin in (TapOrigin.DM, TapOrigin.PRIVATE),
        private=home_of(origin) is Home.PRIVATE,
    )
    try:
        await bot.hand_replies.reply(bot.matches.of(match_id), interaction.user.id, reply, noted=noted)
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE or reply.tapped_id is None:
            raise
        raise SorryError("sorry-hand-moved") from None
    finally:
        if reply.tapped_id is not None and reply.is_sent:
            bot.drafts.spare(reply.tapped_id)


async def refuse(interaction: Interaction, match_id: int, error: RefusedError, move: Move = "") -> None:
    """Update a hand that was tapped too late, or too early, and say so."""
    origin, reason = origin_of(interaction), error.reason
    if origin is TapOrigin.CHANNEL or reason not in (Refused.LATE, Refused.NOT_YOUR_TURN, Refused.OVER):
        raise error
    said: Refused | None = reason
    if reason is Refused.LATE:
        loaded = await interaction.client.matches.load(match_id)
        seat = loaded.seat_of(interaction.user.id)
        if loaded.view(seat).is_unplayed(move):
            # If it's their turn, the hand says what to do.
            said = None if loaded.to_act(seat) else Refused.NOT_YOUR_TURN
    try:
        await show_here(interaction, match_id)
    except SorryError:
        if said is None:
            raise
        await tell(interaction, words_of(interaction)(f"sorry-{said}"))
        return
    if said is not None and (origin is TapOrigin.DM or reason is Refused.LATE):
        await tell(interaction, words_of(interaction)(f"sorry-{said}"))
