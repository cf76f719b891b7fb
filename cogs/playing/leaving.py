"""Leaving a match: the answers of the player who wants to leave, and of those who stay."""

import logging
from contextlib import suppress

from discord import ui

from bot.client import Breakaway, Interaction
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from bot.messages.drawing import Drawing
from bot.posts.names import seat_lane
from bot.replies import SorryError, tell_kept
from bot.router import answers
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
from faces.leaving import asked_about_bot, asked_to_leave, leaving_question, left_line, won_line
from faces.parts import ago, plain
from faces.taps.playing import Leave, LeavingAnswer

log = logging.getLogger(__name__)


@answers(Leave)
async def answer_resign(interaction: Interaction, tap: Leave) -> None:
    """A tap below a question about leaving: the player's own, or another's."""
    words, bot, me = words_of(interaction), interaction.client, interaction.user.id
    loaded = await bot.matches.load(tap.match)
    seat = loaded.seat_of(me)  # strangers stop here
    if tap.answer == "no":
        if loaded.match.status is Status.RUNNING and partner_of(loaded, seat) is not None:
            await bot.timekeeper.stay(loaded.id, me)
        await interaction.response.edit_message(content=words("resign-kept"), view=None)
        return
    if loaded.match.status is not Status.RUNNING:
        # It is too late to answer: take the question away.
        await interaction.response.edit_message(content=words(f"sorry-{Refused.OVER}"), view=None)
        return
    try:
        await _answer(interaction, loaded, seat, tap.answer)
    except RefusedError as error:
        if error.reason is not Refused.LATE:
            raise
        # Another player has answered at the same moment.
        await _show_asked(interaction, await bot.matches.load(tap.match), seat)


async def _answer(interaction: Interaction, loaded: LoadedMatch, seat: int, answer: LeavingAnswer) -> None:
    """Do what a tap asks for in a match that is on."""
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
    """The opponents let a bot play on, or not. The first answer counts."""
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
    """The question to a player whose partner wants to leave, or that it's gone."""
    words = words_of(interaction)
    asking = partner_leaving(loaded, seat)
    if asking is not None:
        return asked_to_leave(words, loaded, seat, asking)
    answered = any(each.bot_asked_at == NO_BOT for each in people_across(loaded, seat))
    return words("resign-answered" if answered else "resign-moot"), None


async def _answer_kept(
    interaction: Interaction, text: str, view: ui.View | None = None, *, sorry: str = "sorry-kept-noted"
) -> None:
    """Say what is already kept. If this answer fails, the other players are still told."""
    try:
        await interaction.response.edit_message(content=text, view=view)
    except Exception as error:  # noqa: BLE001 - it is kept, and nobody may be told that it was not
        await tell_kept(interaction, error, sorry)


async def _leave(interaction: Interaction, before: LoadedMatch, seat: int) -> None:
    """Leave the match. A partner who has not agreed yet is asked first."""
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
    if partner is not None:
        _ask_partner(interaction.client, loaded, partner, loaded.match.seats[seat])


async def _win(interaction: Interaction, before: LoadedMatch, seat: int) -> None:
    """Take the win against a player who has left the server."""
    loaded = await interaction.client.timekeeper.win_alone(before.id, interaction.user.id)
    await _answer_kept(interaction, won_line(words_of(interaction), loaded, seat), sorry="sorry-kept-won")


async def _play_on_with_bot(interaction: Interaction, before: LoadedMatch, leaver: Seat) -> None:
    """A bot takes the place of a player who leaves or has left."""
    bot = interaction.client
    live = bot.matches.of(before.id)
    try:
        async with bot.hands.handing_over(live.seat(leaver.seat)):
            mind = await _seated(bot, before, interaction.user.id, leaver)
    finally:
        live.mark(seat_lane(leaver.seat))  # a leaver who stays after all wants the hand back
    name, left = plain(mind.display_name), plain(leaver.name)
    await _answer_kept(interaction, words_of(interaction)("resign-bot", name=name, partner=left))
    # The match no longer counts for the others, so they are told.
    for other in before.match.people:
        if other.player_id not in (interaction.user.id, leaver.player_id):
            told = Drawing(words_for(other.locale)("resign-bot-told", name=name, leaver=left))
            bot.once.tell_player(bot.matches.of(before.id).posts, other, f"bot:{leaver.seat}", told)


async def _ask_across(interaction: Interaction, before: LoadedMatch, seat: int) -> None:
    """Ask the opponents, once, whether a bot may play on."""
    bot = interaction.client
    first = before.match.seats[seat].bot_asked_at is None
    loaded = await bot.timekeeper.ask_for_bot(before.id, interaction.user.id) if first else before
    await _answer_kept(interaction, *_as_things_stand(interaction, loaded, seat))
    for other in asked_for_bot(loaded, seat) if first else []:
        wish = bot_wish(loaded, other.seat)
        if wish is not None:
            question = Drawing(*asked_about_bot(words_for(other.locale), loaded, other.seat, wish))
            what = f"bot:asked:{seat}:{loaded.match.seats[seat].bot_asked_at}"
            bot.once.tell_player(bot.matches.of(loaded.id).posts, other, what, question)


async def _refuse_bot(interaction: Interaction, before: LoadedMatch, wish: BotWish) -> None:
    """The opponents want no bot. The player who asked hears it, and can still answer."""
    bot, words = interaction.client, words_of(interaction)
    loaded = await bot.timekeeper.refuse_bot(before.id, interaction.user.id)
    await _answer_kept(interaction, words("resign-objected", partner=plain(wish.partner.name)))
    if partner_leaving(loaded, wish.partner.seat) is not None:
        _ask_partner(bot, loaded, wish.partner, wish.leaver, "refused")


async def _seated(bot: Breakaway, before: LoadedMatch, player_id: int, leaver: Seat) -> Opponent:
    """Seat a bot in the leaver's place: one that plays in no other match of these people."""
    for mind in free_minds(words_for(before.match.locale), PRO, before.match):
        await bot.people.remember_name(mind.id, mind.display_name)
        with suppress(AlreadyPairedError):
            await bot.timekeeper.hand_over(before.id, player_id, leaver.seat, (mind.id, mind.display_name))
            return mind
    raise SorryError("resign-no-bot")


def _ask_partner(
    bot: Breakaway, loaded: LoadedMatch, partner: Seat, leaver: Seat, why: str = "asked"
) -> None:
    """Ask the partner of a player who wants to leave, by DM. Their hand and `resign` ask them as well."""
    question = Drawing(*asked_to_leave(words_for(partner.locale), loaded, partner.seat, leaver))
    what = f"leaving:{leaver.seat}:{leaver.leaving_at}:{why}"
    bot.once.tell_player(bot.matches.of(loaded.id).posts, partner, what, question)
