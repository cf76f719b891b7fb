"""A match's messages in the channel: links to them, and the answer to a tap on the challenge."""

from bot.client import Breakaway, Interaction
from bot.posts.live import REPLY_WAITS_SECONDS
from bot.posts.names import CHALLENGE, PUBLIC, is_of_a_hand
from bot.posts.reply import TapReply
from bot.replies import tell_kept
from bot.words import words_for
from db.model.matches import Match
from db.model.posts import Owner, Post
from faces.challenge import draw_challenge
from faces.parts import message_link


async def link_to(bot: Breakaway, match: Match) -> str:
    """The newest public message of a match."""
    posts = await bot.store.posts.of(Owner.match(match.id))
    public = [
        stored for stored in posts.values() if stored.message_id is not None and not is_of_a_hand(stored.name)
    ]
    return _link(match, max(public, key=lambda stored: stored.message_id or 0, default=None))


async def link_to_seal(bot: Breakaway, match: Match) -> str:
    """The message that has shown the seal since before anyone cut."""
    posts = await bot.store.posts.of(Owner.match(match.id))
    first = posts.get(CHALLENGE)
    return await link_to(bot, match) if first is None or first.message_id is None else _link(match, first)


def _link(match: Match, stored: Post | None) -> str:
    if stored is None:
        return message_link(match.server_id, match.place_id)
    return message_link(match.server_id, stored.channel_id or match.place_id, stored.message_id)


async def show_challenge(interaction: Interaction, match_id: int) -> None:
    """Answer a stored tap on the challenge's message with its current look."""
    bot, live = interaction.client, interaction.client.matches.of(match_id)
    try:
        challenge = (await live.posts.read()).get(CHALLENGE)
        async with challenge.drawing(REPLY_WAITS_SECONDS):
            loaded = await live.state()
            drawing = draw_challenge(words_for(loaded.match.locale), loaded)
            reply = TapReply(interaction, bot.painter.draw, edits=True)
            await bot.outbox.reply(challenge, loaded.ply, drawing, reply)
    except Exception as error:  # noqa: BLE001 - the publisher mends what is shown
        await tell_kept(interaction, error)
    finally:
        live.mark(PUBLIC)
