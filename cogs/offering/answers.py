"""Taps on an offer of a match, and on Rematch."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

import discord

from bot.client import Breakaway, Interaction
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from bot.replies import SorryError, tell
from bot.router import answers
from bot.words import words_for
from cogs.asking import Offered, words_of
from cogs.offering.admission import Offer, check_seat
from cogs.offering.offer import already_paired, put_up
from cogs.offering.venue import check_place, venue_of_match
from cogs.opponents import PRO, Opponent, free_minds, level_for
from cogs.public import link_to, show_challenge
from db.admission import Terms
from db.matches.challenges import AlreadyPairedError
from db.model.matches import Match, Status
from faces.parts import name_of
from faces.taps.offering import AnswerOffer, OfferAnswer, Rematch


@answers(AnswerOffer)
async def answer_offer(interaction: Interaction, tap: AnswerOffer) -> None:
    """A tap on Accept, Join, Decline, Leave, Change sides, Withdraw or Fill with bots."""
    bot, user = interaction.client, interaction.user
    answers: dict[OfferAnswer, Callable[..., Awaitable[LoadedMatch]]] = {
        "accept": bot.lobby.accept,
        "sit": partial(bot.lobby.sit, name=user.display_name),
        "decline": bot.lobby.decline,
        "leave": bot.lobby.decline,
        "sides": bot.lobby.change_sides,
        "withdraw": bot.lobby.withdraw,
        "fill": partial(_fill, interaction),
    }
    offered = await bot.matches.load(tap.match)
    check_place(interaction, offered.match)
    if tap.answer in ("accept", "sit"):
        await check_seat(interaction, offered)
    try:
        await answers[tap.answer](tap.match, user.id)
    except AlreadyPairedError as error:
        raise await already_paired(bot, user.id, error.match) from None
    await show_challenge(interaction, tap.match)


async def _fill(interaction: Interaction, match_id: int, _player_id: int) -> LoadedMatch:
    """The player who offered a table lets bots take its open seats."""
    bot = interaction.client
    loaded = await bot.matches.load(match_id)
    if loaded.seat_of(interaction.user.id) != 0:
        raise SorryError("table-fill-not-yours")
    if loaded.match.status is Status.OPEN:
        await check_seat(interaction, loaded)
    level = await level_for(interaction, PRO)
    for _ in range(loaded.game.seats):
        if loaded.match.status is not Status.OPEN or len(loaded.match.seats) == loaded.game.seats:
            break
        loaded = await _seat_mind(bot, loaded, level)
    return loaded


async def _seat_mind(bot: Breakaway, loaded: LoadedMatch, level: str) -> LoadedMatch:
    """Seat a bot that these players have no other match with. AlreadyPairedError if there is none."""
    kept = None
    for mind in free_minds(words_for(loaded.match.locale), level, loaded.match):
        await bot.people.remember_name(mind.id, mind.display_name)
        try:
            return await bot.lobby.sit(loaded.id, mind.id, mind.display_name)
        except AlreadyPairedError as error:
            kept = error
        except RefusedError:  # another tap was quicker
            return await bot.matches.load(loaded.id)
    raise kept or RefusedError(Refused.NO_SEAT)


@answers(Rematch)
async def rematch(interaction: Interaction, tap: Rematch) -> None:
    """A tap on Rematch: an offer to the others, or the answer to theirs."""
    bot = interaction.client
    before = await bot.matches.load(tap.match)
    seat = before.seat_of(interaction.user.id)
    for match in await bot.store.matches.rematches_of(before.id):
        if match.status is Status.OPEN:
            await answer_rematch(interaction, match)
            return
    count = before.game.seats
    seats = [(seat + step) % count for step in range(1, count)]
    venue = await venue_of_match(interaction, before.match)
    others = [await _sitting(venue.guild, before, other) for other in seats]
    game = Offered(before.match.game, before.game)
    offer = Offer(game, replace(before.match.options, first=None), tuple(others), rematch_of=before.match)
    terms = await bot.store.admission.terms(venue.server_id) if venue.guild else Terms()
    await put_up(interaction, offer, terms, venue)


async def _sitting(guild: discord.Guild | None, loaded: LoadedMatch, seat: int) -> discord.Member | Opponent:
    """The earlier person or bot in that seat, to be asked again. SorryError if they are gone."""
    taken = loaded.match.seats[seat]
    if taken.level is not None:
        return Opponent(taken.player_id, taken.name)
    if guild is None:
        raise RefusedError(Refused.GONE)
    gone = SorryError("challenge-not-member", opponent=name_of(loaded, seat))
    if taken.player_id < 0:  # their data was deleted, so Discord knows no such id
        raise gone
    try:
        return await guild.fetch_member(taken.player_id)
    except discord.NotFound:
        raise gone from None


async def answer_rematch(interaction: Interaction, match: Match) -> None:
    bot, me = interaction.client, interaction.user
    link = await link_to(bot, match)
    seat = match.seat_of(me.id)
    if seat is not None and match.seats[seat].accepted:
        raise SorryError("rematch-waiting", link=link) if seat == 0 else RefusedError(Refused.ACCEPTED)
    await venue_of_match(interaction, match)  # SorryError if the player may not go back there
    await check_seat(interaction, await bot.matches.load(match.id))
    try:
        if seat is None:  # they declined at a table of four, so that seat is open
            after = await bot.lobby.sit(match.id, me.id, me.display_name)
        else:
            after = await bot.lobby.accept(match.id, me.id)
    except AlreadyPairedError as error:
        raise await already_paired(bot, me.id, error.match) from None
    began = after.match.status is Status.RUNNING
    await tell(interaction, words_of(interaction)("rematch-on" if began else "rematch-in", link=link))
