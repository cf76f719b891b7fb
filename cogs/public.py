"""A match's messages in the channel: links to them, and the answer to a tap on the challenge."""

from bot.client import Breakaway, Interaction
from bot.messages.message import REPLY_WAITS_SECONDS
from bot.messages.names import CHALLENGE, PUBLIC, is_of_a_hand
from bot.replies import tell_kept
from bot.words import words_for
from db.model.matches import Match
from db.model.posts import MessageRef, Owner, Surface
from faces.challenge import draw_challenge
from faces.parts import message_link


async def link_to(bot: Breakaway, match: Match) -> str:
    """The newest public message of a match."""
    surfaces = await bot.store.posts.of(Owner.match(match.id))
    public = [
        surface
        for surface in surfaces.values()
        if surface.message_id is not None and not is_of_a_hand(surface.name)
    ]
    return _link(match, max(public, key=lambda surface: surface.message_id or 0, default=None))


async def link_to_seal(bot: Breakaway, match: Match) -> str:
    """The message that has shown the seal since before anyone cut."""
    surfaces = await bot.store.posts.of(Owner.match(match.id))
    first = surfaces.get(CHALLENGE)
    return await link_to(bot, match) if first is None or first.message_id is None else _link(match, first)


def _link(match: Match, surface: Surface | None) -> str:
    if surface is None:
        return message_link(match.server_id, match.place_id)
    return message_link(match.server_id, surface.channel_id or match.place_id, surface.message_id)


async def show_challenge(interaction: Interaction, match_id: int) -> None:
    """Answer a stored tap on the challenge's message with its current look."""
    bot, there = interaction.client, interaction.message
    live = bot.matches.of(match_id)
    try:
        message = (await live.messages.read()).get(CHALLENGE)
        async with message.drawing(REPLY_WAITS_SECONDS):
            loaded = await live.state()
            drawing = draw_challenge(words_for(loaded.match.locale), loaded)

            async def respond() -> MessageRef:
                await interaction.response.edit_message(**await drawing.edit(interaction.client.painter.draw))
                return MessageRef(loaded.match.channel_id, there.id if there else 0)

            await bot.outbox.reply(message, loaded.ply, drawing, respond, interaction.token)
    except Exception as error:  # noqa: BLE001 - the publisher mends what is shown
        await tell_kept(interaction, error)
    finally:
        live.mark(PUBLIC)
