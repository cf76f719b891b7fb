"""Offering a match: who may, against which players, and the message that asks."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.client import Breakaway, Interaction
from bot.matches.games import RULES_VERSION
from bot.matches.live import LiveMatch
from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing
from bot.posts.live import LivePost
from bot.posts.names import CHALLENGE
from bot.posts.reply import TapReply
from bot.posts.unanswered import NONCE_SECONDS
from bot.publishing.no_threads import Why
from bot.replies import SorryError, tell
from bot.settings import Settings
from bot.words import words_for
from cogs.asking import LENGTHS, USUAL_PACE, Offered, words_of
from cogs.offering.admission import Offer, check_admitted, check_offer, check_pace, check_room
from cogs.offering.venue import Venue, venue_of
from cogs.opponents import DiscordPerson, Opponent
from cogs.public import link_to
from db.admission import Terms
from db.matches.challenges import AlreadyPairedError
from db.model.matches import Match, NewMatch, Status
from db.model.people import Pace, Place, Setup
from db.model.posts import Begun
from faces.challenge import draw_challenge
from faces.parts import name_of, plain
from hockey.game import FIELD_PACKS, Options

log = logging.getLogger(__name__)

PACKS: dict[str, dict[str, int | bool]] = {
    **{str(cards): {"cards": cards} for cards in FIELD_PACKS},
    "jokers": {"jokers": True},
}


@dataclass(frozen=True, slots=True)
class Wanted:
    """How a player wants to play; None is as usual in this server."""

    length: int | None = None
    pack: str | None = None
    pace: str | None = None
    knockout: bool | None = None
    first: int | None = None


AS_USUAL = Wanted()


def offer_asked_for(
    terms: Terms,
    game: Offered,
    others: Sequence[DiscordPerson | Opponent | None],
    wanted: Wanted = AS_USUAL,
) -> Offer:
    """The offer that a player asks for. Options that the game has no use for are noted as skipped."""
    known, cards, skipped = game.game.options, PACKS.get(wanted.pack or "", {}), []
    length, knockout = wanted.length, wanted.knockout
    if not cards.keys() <= known:
        cards = {}
        skipped.append("pack")
    if "length" not in known and length not in (None, LENGTHS[0]):
        skipped.append("length")
    if "knockout" not in known and knockout:
        skipped.append("knockout")
    if "first" not in known and wanted.first is not None:
        skipped.append("first")
    if length is None or "length" not in known:
        length = usual_length(game, terms.setup) or LENGTHS[0]
    if knockout is None:
        knockout = terms.setup is not None and terms.setup.knockout
    first = wanted.first if "first" in known else None
    options = Options(length=length, knockout=knockout and "knockout" in known, first=first, **cards)  # type: ignore[arg-type] # PACKS holds what Options takes
    return Offer(game, options, tuple(others), wanted.pace, skipped=tuple(skipped))


def usual_length(game: Offered, setup: Setup | None) -> int | None:
    """The usual number of periods in this server; None if it has no setting."""
    return setup.length if setup is not None and "length" in game.game.options else None


async def put_up(interaction: Interaction, offer: Offer, terms: Terms, venue: Venue | None = None) -> None:
    """Offer a match as the answer to this interaction: deferred, its mention would notify no one.

    If the player asks from elsewhere, the bot itself posts the offer there, and the answer says where.
    """
    venue = venue or venue_of(interaction)
    if venue.guild is not None:
        await check_admitted(interaction, venue.server_id)
    check_offer(interaction, venue, offer, terms)
    bot, asker = interaction.client, interaction.user
    others = [other.id if other else None for other in offer.others]
    situation = await bot.store.admission.situation(venue.server_id, [asker.id, *others])
    check_room(interaction, offer, situation.room)
    await _remember(interaction, venue, offer)
    if situation.paired is not None:
        raise await already_paired(bot, asker.id, situation.paired)
    if not offer.alone:  # practice needs no answer
        check_pace(interaction, venue, situation)
    now = bot.clock.now()
    if terms.setup and terms.setup.place is Place.THREAD and (why := _why_no_thread(venue)):
        bot.channel.no_threads.note(venue.server_id, venue.channel_id or 0, why)
    try:
        match = await bot.store.challenges.create(_match_of(interaction, venue, offer, terms, now), now)
    except AlreadyPairedError as error:
        raise await already_paired(bot, asker.id, error.match) from None
    if venue.from_elsewhere:
        bot.matches.of(match.id).changed(await bot.lobby.agree(match.id, [mind.id for mind in offer.minds]))
        await tell(interaction, words_of(interaction)("rematch-asked", link=await link_to(bot, match)))
        return
    live = bot.matches.of(match.id)
    message = (await live.posts.read()).get(CHALLENGE)
    async with message.drawing():  # the bots' agreement isn't shown before the offer is there
        loaded = await bot.lobby.agree(match.id, [mind.id for mind in offer.minds])
        await _post(interaction, live, message, loaded)
    if offer.skipped:
        await _tell_skipped(interaction, offer)


async def _tell_skipped(interaction: Interaction, offer: Offer) -> None:
    words = words_of(interaction)
    name = plain(words.game(offer.game.game))
    await tell(interaction, "\n".join(words(f"challenge-{option}", game=name) for option in offer.skipped))


async def _remember(interaction: Interaction, venue: Venue, offer: Offer) -> None:
    people = interaction.client.people
    for person in offer.people:
        await people.remember_person(person)
        if isinstance(person, discord.Member):
            await people.remember_member(person)
    for mind in offer.minds:
        await people.remember_name(mind.id, mind.display_name)
    if venue.guild is None:
        await people.remember_dms()


def _match_of(interaction: Interaction, venue: Venue, offer: Offer, terms: Terms, now: float) -> NewMatch:
    settings, setup = interaction.client.settings, terms.setup
    return NewMatch(
        server_id=venue.server_id,
        channel_id=venue.channel_id or 0,
        game=offer.game.id,
        rules=RULES_VERSION,
        options=offer.options,
        players=tuple(map(_seat, (venue.asker, *offer.others))),
        expires_at=now + settings.challenge_expiry.total_seconds(),
        turn_seconds=_turn_seconds(settings, offer, setup),
        rematch_of=offer.rematch_of.id if offer.rematch_of else None,
        place=setup.place if setup and _why_no_thread(venue) is None else Place.CHANNEL,
    )


def _turn_seconds(settings: Settings, offer: Offer, setup: Setup | None) -> float:
    """The requested length, else that of the match before the rematch, else the server's."""
    if offer.pace is None and offer.rematch_of is not None:
        return offer.rematch_of.turn_seconds
    return seconds_at(settings, offer.pace, setup)


def seconds_at(settings: Settings, pace: str | None, setup: Setup | None) -> float:
    """How long a turn may take at this pace, or at the server's own."""
    if pace in (None, USUAL_PACE):
        return settings.turn_seconds(setup.pace if setup else Pace.RELAXED)
    return settings.turn_seconds(Pace(pace))


async def _post(interaction: Interaction, live: LiveMatch, challenge: LivePost, loaded: LoadedMatch) -> None:
    """Show what is stored already. Whatever fails, the offer appears in the channel once."""
    bot = interaction.client
    drawing = draw_challenge(words_for(loaded.match.locale), loaded)
    reply = TapReply(interaction, bot.painter.draw, edits=False)
    try:
        await _note(bot, challenge, loaded, drawing)
        await bot.outbox.reply(challenge, loaded.ply, drawing, reply)
    except Exception as error:
        if not reply.is_sent:
            # No one has seen it, so no one could answer it or take it back; a match that has begun comes as a
            # hand.
            if loaded.match.status is Status.OPEN:
                await bot.lobby.withdraw(loaded.id, interaction.user.id)
            raise
        log.warning(
            "match %s is offered, but its message could not be stored: %s", loaded.id, type(error).__name__
        )
    finally:
        live.changed(loaded)


async def _note(bot: Breakaway, message: LivePost, loaded: LoadedMatch, drawing: Drawing) -> None:
    """If this process never learns where the offer is, it's looked for before it's sent again.

    An answer has no nonce by which Discord could know it, so its note is as old as an expired one.
    """
    begun = Begun(drawing.digest(), loaded.ply, bot.clock.now() - NONCE_SECONDS)
    await message.change(lambda last: last.began(begun))


def _seat(person: DiscordPerson | Opponent | None) -> tuple[int, str] | None:
    return None if person is None else (person.id, person.display_name)


def _why_no_thread(venue: Venue) -> Why | None:
    """Why the match can't have a thread of its own; None if it can."""
    if not isinstance(venue.channel, discord.TextChannel):
        return "channel"
    granted = venue.mine.create_public_threads and venue.mine.send_messages_in_threads
    return None if granted else "permission"


async def already_paired(bot: Breakaway, asker: int, match: Match) -> SorryError:
    loaded = await bot.matches.load(match.id)
    link = await link_to(bot, match)
    if len(match.seats) < loaded.game.seats:
        return SorryError("table-twice", link=link)
    others = [seat.seat for seat in match.seats if seat.player_id != asker]
    open_still = match.status is Status.OPEN and not match.alone
    key = "challenge-twice-open" if open_still else "challenge-twice-running"
    return SorryError(key, opponent=name_of(loaded, others[0]), link=link)
