"""Leaving the ice: what comes of the answers, of whoever wants to and of those whom they leave behind."""

import logging
from contextlib import suppress

import aiohttp
import discord
from discord import ui

from bot.client import Breakaway, Interaction
from bot.marks.keys import seat_lane
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from bot.messages.surface_cache import OvertakenError
from bot.replies import SorryError, tell_kept
from bot.turns.timing import (
    BotWish,
    asked_for_bot,
    bot_wish,
    gone_from,
    lets_bot_in,
    may_leave_at,
    partner_leaving,
    partner_of,
    people_across,
)
from bot.words import words_for
from cogs.asking import words_of
from cogs.opponents import PRO, Opponent, free_minds
from db.matches.challenges import AlreadyPairedError
from db.model.matches import NO_BOT, Seat, Status
from faces.leaving import asked_about_bot, asked_to_leave, leaving_question, left_behind, left_line, won_line
from faces.parts import ago, plain
from faces.taps.playing import Leave, LeavingAnswer

# The edit of a hand may wait its turn at Discord, and is tried again.
HANDING_OVER_SECONDS = 120.0

log = logging.getLogger(__name__)


async def answer_resign(interaction: Interaction, tap: Leave) -> None:
    """A tap below the question whether to resign, or which match, or what follows on another's leaving."""
    words, bot, me = words_of(interaction), interaction.client, interaction.user.id
    loaded = await bot.desk.load(tap.match)
    seat = loaded.seat_of(me)  # strangers stop here
    if tap.answer == "no":
        if loaded.match.status is Status.RUNNING and partner_of(loaded, seat) is not None:
            await bot.timekeeper.stay(loaded.id, me)
        await interaction.response.edit_message(content=words("resign-kept"), view=None)
        return
    if loaded.match.status is not Status.RUNNING:
        # A question that nobody can answer any more asks no longer.
        await interaction.response.edit_message(content=words(f"sorry-{Refused.OVER}"), view=None)
        return
    try:
        await _answer(interaction, loaded, seat, tap.answer)
    except RefusedError as error:
        if error.reason is not Refused.LATE:
            raise
        # Somebody else has answered at the same moment.
        await _show_asked(interaction, await bot.desk.load(tap.match), seat)


async def _answer(interaction: Interaction, loaded: LoadedMatch, seat: int, answer: LeavingAnswer) -> None:
    """What a tap asks for in a match that is on, where whoever it is about still wants to leave, or has."""
    leaver = gone_from(loaded, seat) or partner_leaving(loaded, seat)
    if answer == "ask":
        text, view = leaving_question(words_of(interaction), loaded, seat)
        await interaction.response.edit_message(content=text, view=view)
    elif answer == "yes":
        await _leave(interaction, loaded, seat)
    elif answer in ("allow", "object"):
        await _answer_wish(interaction, loaded, seat, lets=answer == "allow")
    elif leaver is None:
        await _show_asked(interaction, loaded, seat)
    elif answer == "win":
        await _win(interaction, loaded, seat)
    elif answer == "agree":
        await _leave(interaction, loaded, seat)
    elif lets_bot_in(loaded, seat, leaver.seat):
        await _play_on_with_bot(interaction, loaded, leaver)
    else:
        await _ask_across(interaction, loaded, seat)


async def _answer_wish(interaction: Interaction, loaded: LoadedMatch, seat: int, *, lets: bool) -> None:
    """Those across may let a bot play on, or not; the first answer counts."""
    wish = bot_wish(loaded, seat)
    if wish is None:
        await _show_asked(interaction, loaded, seat)
    elif lets:
        await _play_on_with_bot(interaction, loaded, wish.leaver)
    else:
        await _refuse_bot(interaction, loaded, wish)


async def _show_asked(interaction: Interaction, loaded: LoadedMatch, seat: int) -> None:
    text, view = _as_things_stand(interaction, loaded, seat)
    await interaction.response.edit_message(content=text, view=view)


def _as_things_stand(interaction: Interaction, loaded: LoadedMatch, seat: int) -> tuple[str, ui.View | None]:
    """What somebody whose partner wants to leave is asked, or that nobody asks any more."""
    words = words_of(interaction)
    asking = partner_leaving(loaded, seat)
    if asking is not None:
        return asked_to_leave(words, loaded, seat, asking)
    answered = any(each.bot_asked_at == NO_BOT for each in people_across(loaded, seat))
    return words("resign-answered" if answered else "resign-moot"), None


async def _answer_kept(
    interaction: Interaction, text: str, view: ui.View | None = None, *, sorry: str = "sorry-kept-noted"
) -> None:
    """Say what is kept by now. Whatever becomes of this answer, those whom it is about are told."""
    try:
        await interaction.response.edit_message(content=text, view=view)
    except Exception as error:  # noqa: BLE001 - it is kept, and nobody may be told that it was not
        await tell_kept(interaction, error, sorry)


async def _leave(interaction: Interaction, before: LoadedMatch, seat: int) -> None:
    """Leave, or where a partner has not agreed yet ask them, and say so."""
    words, me = words_of(interaction), interaction.user.id
    loaded = await interaction.client.timekeeper.leave(before.id, me)
    if loaded.match.status is not Status.RUNNING:
        await _answer_kept(interaction, left_line(words, loaded, seat), sorry="sorry-kept-resigned")
        return
    partner = partner_of(loaded, seat)
    if partner is not None and may_leave_at(before, seat) is not None:
        until = ago(may_leave_at(loaded, seat) or 0)
        raise SorryError("resign-not-yet", partner=plain(partner.name), until=until)
    await _answer_kept(interaction, *leaving_question(words, loaded, seat))
    if partner is not None and not partner.dms_closed:
        await _ask_by_dm(interaction.client, loaded, partner, loaded.match.seats[seat])


async def _win(interaction: Interaction, before: LoadedMatch, seat: int) -> None:
    """Have the win against somebody who has left the server."""
    loaded = await interaction.client.timekeeper.win_alone(before.id, interaction.user.id)
    await _answer_kept(interaction, won_line(words_of(interaction), loaded, seat), sorry="sorry-kept-won")


async def _play_on_with_bot(interaction: Interaction, before: LoadedMatch, leaver: Seat) -> None:
    """One of the bot's own players takes the place of somebody who wants to leave, or has."""
    bot = interaction.client
    try:
        # Between the two, nobody may draw the hand again: no longer the leaver's, it would stay like that.
        with bot.marks.answering(before.id, seat_lane(leaver.seat), HANDING_OVER_SECONDS):
            await _take_hand_away(bot, before, leaver)
            mind = await _seated(bot, before, interaction.user.id, leaver)
    finally:
        bot.marks.mark_anew(before.id)  # also for a leaver who stays after all, and wants the hand back
        bot.marks.mark_lane(before.id, seat_lane(leaver.seat))
    name, left = plain(mind.display_name), plain(leaver.name)
    await _answer_kept(interaction, words_of(interaction)("resign-bot", name=name, partner=left))
    # What counted for them until now no longer does, whoever of them has agreed to it.
    for other in before.match.people:
        if other.player_id not in (interaction.user.id, leaver.player_id) and not other.dms_closed:
            told = words_for(other.locale)("resign-bot-told", name=name, leaver=left)
            await _send(bot, before, other, told)


async def _ask_across(interaction: Interaction, before: LoadedMatch, seat: int) -> None:
    """Whoever would play on with a bot needs a word from across; those there are asked once."""
    bot = interaction.client
    first = before.match.seats[seat].bot_asked_at is None
    loaded = await bot.timekeeper.ask_for_bot(before.id, interaction.user.id) if first else before
    await _answer_kept(interaction, *_as_things_stand(interaction, loaded, seat))
    for other in asked_for_bot(loaded, seat) if first else []:
        wish = bot_wish(loaded, other.seat)
        if wish is not None and not other.dms_closed:
            await _send(
                bot, loaded, other, *asked_about_bot(words_for(other.locale), loaded, other.seat, wish)
            )


async def _refuse_bot(interaction: Interaction, before: LoadedMatch, wish: BotWish) -> None:
    """Those across would rather have no bot; whoever asked them learns of it, and may still answer."""
    bot, words = interaction.client, words_of(interaction)
    loaded = await bot.timekeeper.refuse_bot(before.id, interaction.user.id)
    await _answer_kept(interaction, words("resign-objected", partner=plain(wish.partner.name)))
    if partner_leaving(loaded, wish.partner.seat) is not None and not wish.partner.dms_closed:
        await _ask_by_dm(bot, loaded, wish.partner, wish.leaver)


async def _take_hand_away(bot: Breakaway, before: LoadedMatch, leaver: Seat) -> None:
    """Whatever becomes of it: whoever stays is not kept from playing on."""
    try:
        try:
            await bot.hands.take_away(before, leaver.seat)
        except OvertakenError:
            # The hand was just being drawn, and by now it is; it may show a play more.
            await bot.hands.take_away(await bot.desk.load(before.id), leaver.seat)
    except Exception as error:  # noqa: BLE001 - Discord, the way to it, the database: none of them plays on
        log.info(
            "match %s: the hand of seat %s stays as it is (%s)", before.id, leaver.seat, type(error).__name__
        )


async def _seated(bot: Breakaway, before: LoadedMatch, player_id: int, leaver: Seat) -> Opponent:
    """A mind that has sat down in the leaver's place, of those that no other match of these people keeps."""
    for mind in free_minds(words_for(before.match.locale), PRO, before.match):
        await bot.people.remember_name(mind.id, mind.display_name)
        with suppress(AlreadyPairedError):
            await bot.timekeeper.hand_over(before.id, player_id, leaver.seat, (mind.id, mind.display_name))
            return mind
    raise SorryError("resign-no-bot")


async def ask_who_stayed(bot: Breakaway, loaded: LoadedMatch, stayed: Seat, gone: Seat) -> None:
    """Ring whom somebody who has left the server leaves behind; their hand and `resign` tell them as well."""
    if not stayed.dms_closed:
        await _send(bot, loaded, stayed, *left_behind(words_for(stayed.locale), loaded, stayed.seat, gone))


async def _ask_by_dm(bot: Breakaway, loaded: LoadedMatch, partner: Seat, asking: Seat) -> None:
    """Ring the partner of somebody who wants to leave; their hand and `resign` tell them as well."""
    question = asked_to_leave(words_for(partner.locale), loaded, partner.seat, asking)
    await _send(bot, loaded, partner, *question)


async def _send(
    bot: Breakaway, loaded: LoadedMatch, seat: Seat, text: str, view: ui.View = discord.utils.MISSING
) -> None:
    try:
        channel = await bot.create_dm(discord.Object(seat.player_id))
        await channel.send(text, view=view)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.info("match %s: seat %s was not told by DM (%s)", loaded.id, seat.seat, type(error).__name__)
