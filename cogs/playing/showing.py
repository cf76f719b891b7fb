"""Answering with a hand, on whatever was tapped."""

from enum import Enum, auto

import discord

from bot.client import Interaction
from bot.marks.keys import seat_lane
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from bot.messages.drawing import Drawing
from bot.messages.outbox import UNKNOWN_MESSAGE
from bot.publishing.foreseen import Foreseen
from bot.replies import SorryError, tell
from cogs.asking import words_of
from db.model.people import Home
from db.model.surface import MessageRef
from faces.roster import roster_of


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
    """Where a hand lives that was tapped, or asked for, there."""
    return Home.DM if origin is TapOrigin.DM else Home.PRIVATE


async def show_here(interaction: Interaction, loaded: LoadedMatch, foreseen: Foreseen | None = None) -> None:
    """Answer with the hand: on the message that was tapped if it is the reader's own, else on a new one.

    `foreseen` may have drawn it already.
    SorryError where a newer one has taken its place meanwhile.
    """
    bot = interaction.client
    seat = loaded.seat_of(interaction.user.id)
    origin = origin_of(interaction)
    channel_id = interaction.channel_id or 0

    async def respond(drawing: Drawing) -> MessageRef:
        if origin in (TapOrigin.DM, TapOrigin.PRIVATE) and interaction.message is not None:
            try:
                await interaction.response.edit_message(**await drawing.edit(bot.painter.draw))
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
                opponent = roster_of(loaded).across(words_of(interaction), seat)
                raise SorryError("hand-elsewhere-here", opponent=opponent) from None
            return MessageRef(channel_id, interaction.message.id)
        sent = await interaction.response.send_message(**await drawing.new(bot.painter.draw), ephemeral=True)
        return MessageRef(channel_id, sent.message_id or 0)

    try:
        await bot.hands.answer(loaded, seat, respond, interaction.token, home_of(origin), foreseen)
    finally:
        bot.publisher.mark_lane(loaded.id, seat_lane(seat), loaded)


async def refuse(interaction: Interaction, match_id: int, error: RefusedError) -> None:
    """Bring a hand that was tapped too late, or too early, up to date, and say so."""
    origin = origin_of(interaction)
    if origin is TapOrigin.CHANNEL or error.reason not in (Refused.LATE, Refused.NOT_YOUR_TURN, Refused.OVER):
        raise error
    try:
        await show_here(interaction, await interaction.client.desk.load(match_id))
    except SorryError:
        await tell(interaction, words_of(interaction)(f"sorry-{error.reason}"))
        return
    if origin is TapOrigin.DM or error.reason is Refused.LATE:
        await tell(interaction, words_of(interaction)(f"sorry-{error.reason}"))
