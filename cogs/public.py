"""A match's messages in the channel: links to them, and the answer to a tap on the challenge."""

from bot.client import Breakaway, Interaction
from bot.marks.keys import PUBLIC
from bot.matches.loaded import LoadedMatch
from bot.messages.names import CHALLENGE, is_of_a_hand
from bot.replies import tell_kept
from bot.words import words_for
from db.model.matches import Match
from db.model.surface import MessageRef, Surface
from faces.challenge import draw_challenge
from faces.parts import message_link


async def link_to(bot: Breakaway, match: Match) -> str:
    """The newest public message of a match."""
    surfaces = await bot.store.surfaces.of(match.id)
    public = [
        surface
        for surface in surfaces.values()
        if surface.message_id is not None and not is_of_a_hand(surface.name)
    ]
    return _link(match, max(public, key=lambda surface: surface.message_id or 0, default=None))


async def link_to_seal(bot: Breakaway, match: Match) -> str:
    """The message that has shown the seal since before anybody cut."""
    surfaces = await bot.store.surfaces.of(match.id)
    first = surfaces.get(CHALLENGE)
    return await link_to(bot, match) if first is None or first.message_id is None else _link(match, first)


def _link(match: Match, surface: Surface | None) -> str:
    if surface is None:
        return message_link(match.server_id, match.place_id)
    return message_link(match.server_id, surface.channel_id or match.place_id, surface.message_id)


async def show_challenge(interaction: Interaction, loaded: LoadedMatch) -> None:
    """Answer a tap on the challenge's message, whose effect is kept already, with what it shows now."""
    bot = interaction.client

    async def respond() -> MessageRef:
        await interaction.response.edit_message(**await drawing.edit())
        return MessageRef(loaded.match.channel_id, interaction.message.id if interaction.message else 0)

    try:
        with bot.marks.answering(loaded.id, PUBLIC):
            async with bot.outbox.edits.answering(loaded.id, CHALLENGE) as surface:
                loaded = await bot.desk.newest(loaded, surface.shown.ply)
                drawing = draw_challenge(words_for(loaded.match.locale), loaded)
                await bot.outbox.answer(loaded.id, surface, loaded.ply, drawing, respond, interaction.token)
    except Exception as error:  # noqa: BLE001 - the publisher mends what is shown
        await tell_kept(interaction, error)
    finally:
        bot.publisher.mark_lane(loaded.id, PUBLIC)
