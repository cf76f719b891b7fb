"""Taps on an offer of a match, and on Rematch."""

from collections.abc import Awaitable, Callable
from functools import partial

import discord

from bot.client import Interaction
from bot.marks.keys import PUBLIC
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from bot.messages.names import CHALLENGE
from bot.messages.order import MessageRef
from bot.replies import SorryError, tell, tell_kept
from cogs.asking import Offered, words_of
from cogs.offering.admission import Offer, check_seat
from cogs.offering.offer import already_paired, link_to, public_words, put_up
from db.matches.challenges import AlreadyPairedError
from db.model import Match, Status
from faces.challenge import draw_challenge
from faces.parts import name_of
from faces.taps import AnswerOffer, OfferAnswer, Rematch


async def answer_offer(interaction: Interaction, tap: AnswerOffer) -> None:
    """A tap on Accept, Sit down, Decline, Change sides or Withdraw."""
    bot, user = interaction.client, interaction.user
    answers: dict[OfferAnswer, Callable[..., Awaitable[LoadedMatch]]] = {
        "accept": bot.lobby.accept,
        "sit": partial(bot.lobby.sit, name=user.display_name),
        "decline": bot.lobby.decline,
        "sides": bot.lobby.change_sides,
        "withdraw": bot.lobby.withdraw,
    }
    if tap.answer in ("accept", "sit"):
        await check_seat(interaction, await bot.desk.load(tap.match))
    try:
        loaded = await answers[tap.answer](tap.match, user.id)
    except AlreadyPairedError as error:
        raise await already_paired(bot, user.id, error.match) from None
    await show_challenge(interaction, loaded)


async def show_challenge(interaction: Interaction, loaded: LoadedMatch) -> None:
    """Answer a tap on the challenge's message, whose effect is kept already, with what it shows now."""
    bot = interaction.client
    loaded = bot.desk.newest(loaded)
    drawing = draw_challenge(public_words(interaction), loaded)

    async def respond() -> MessageRef:
        await interaction.response.edit_message(**await drawing.edit())
        return MessageRef(loaded.match.channel_id, interaction.message.id if interaction.message else 0)

    try:
        with bot.marks.answering(loaded.id, PUBLIC):
            await bot.outbox.answer(loaded.id, CHALLENGE, loaded.ply, drawing, respond, interaction.token)
    except Exception as error:  # noqa: BLE001 - the publisher mends what is shown
        await tell_kept(interaction, error)
    finally:
        bot.publisher.mark_lane(loaded.id, PUBLIC)


async def rematch(interaction: Interaction, tap: Rematch) -> None:
    """A tap on Rematch: an offer to the others, or the answer to theirs."""
    bot = interaction.client
    before = await bot.desk.load(tap.match)
    seat = before.seat_of(interaction.user.id)
    for match in await bot.store.matches.rematches_of(before.id):
        if match.status is Status.OPEN:
            await answer_rematch(interaction, match)
            return
    if interaction.guild is None:
        raise RefusedError(Refused.GONE)
    count = before.game.seats
    others = [(seat + step) % count for step in range(1, count)]
    people = [await member_of(interaction.guild, before, other) for other in others]
    game = Offered(before.match.game, before.game)
    await put_up(interaction, Offer(game, before.match.options, tuple(people), rematch_of=before.match))


async def member_of(guild: discord.Guild, loaded: LoadedMatch, seat: int) -> discord.Member:
    try:
        return await guild.fetch_member(loaded.match.seats[seat].player_id)
    except discord.NotFound:
        raise SorryError("challenge-not-member", opponent=name_of(loaded, seat)) from None


async def answer_rematch(interaction: Interaction, match: Match) -> None:
    bot = interaction.client
    link = await link_to(bot, match)
    seat = match.seat_of(interaction.user.id)
    if seat is not None and match.seats[seat].accepted:
        raise SorryError("rematch-waiting", link=link)
    await check_seat(interaction, await bot.desk.load(match.id))
    after = await bot.lobby.accept(match.id, interaction.user.id)
    began = after.match.status is Status.RUNNING
    await tell(interaction, words_of(interaction)("rematch-on" if began else "rematch-in", link=link))
