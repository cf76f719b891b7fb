"""Who may play: the checks before a match is offered or a seat taken."""

from dataclasses import dataclass

import discord

from bot.client import Interaction
from bot.matches.loaded import LoadedMatch
from bot.replies import SorryError
from cogs.asking import Offered, needed_to_write, words_of
from cogs.offering.venue import Venue
from cogs.opponents import DiscordPerson, Opponent
from db.admission import Room, Situation, Terms
from db.model.matches import Match
from db.model.people import Setup
from faces.face import draws_pictures
from faces.opponents.offer import practice_offer
from faces.parts import plain, to_the_second
from hockey.game import Options


@dataclass(frozen=True, slots=True)
class Offer:
    """An offer, by seat from the one after the challenger's; None is an open seat.

    `skipped` are options that the player asked for but the game doesn't use.
    """

    game: Offered
    options: Options
    others: tuple[DiscordPerson | Opponent | None, ...]
    pace: str | None = None
    rematch_of: Match | None = None
    skipped: tuple[str, ...] = ()

    @property
    def people(self) -> list[DiscordPerson]:
        return [other for other in self.others if isinstance(other, discord.Member | discord.User)]

    @property
    def minds(self) -> list[Opponent]:
        return [other for other in self.others if isinstance(other, Opponent)]

    @property
    def alone(self) -> bool:
        """True if its challenger plays with and against bots only."""
        return len(self.minds) == len(self.others)


async def check_admitted(interaction: Interaction, server_id: int) -> discord.Member | None:
    """Return the asker as a server's member, None if they aren't one, also if they ask in a DM.

    SorryError if they are banned there, or a moderator has timed them out.
    """
    bot = interaction.client
    if await bot.store.admission.is_banned(server_id, interaction.user.id):
        raise SorryError("sorry-banned")
    member = await _member_of(interaction, server_id)
    until = member.timed_out_until if member is not None else None
    if until is not None and until.timestamp() > bot.clock.now():
        raise SorryError("sorry-timed-out", at=to_the_second(until.timestamp()))
    return member


async def _member_of(interaction: Interaction, server_id: int) -> discord.Member | None:
    asker = interaction.user
    if isinstance(asker, discord.Member) and asker.guild.id == server_id:
        return asker
    guild = interaction.client.get_guild(server_id)
    if guild is None:
        return None
    try:
        # Without the intent for members, the cache has none but the bot.
        return await guild.fetch_member(asker.id)
    except (discord.NotFound, discord.Forbidden):
        return None


def check_offer(interaction: Interaction, venue: Venue, offer: Offer, terms: Terms) -> None:
    """SorryError says what prevents the offer in this venue."""
    if venue.guild is None and offer.alone:
        return
    if venue.guild is None or venue.channel_id is None:
        raise SorryError("challenge-not-here", view=practice_offer(words_of(interaction)))
    if isinstance(venue.asker, discord.Member):
        _check_role(venue.asker, terms.setup, "practice-role" if offer.alone else "challenge-role")
    for person in offer.people:
        _check_person(interaction, venue, person)
    if len({person.id for person in offer.people}) < len(offer.people):
        raise SorryError("challenge-person-twice")
    check_may_write(interaction, venue, pictures=draws_pictures(offer.game.game))


def _check_role(member: discord.Member, setup: Setup | None, key: str) -> None:
    """SorryError with that key if a member lacks the role that the server's settings want."""
    if setup is None or setup.challengers is None:
        return
    if member.guild.unavailable and not member.guild.roles:  # Discord knows none right now
        raise SorryError("sorry-busy")
    # A deleted role restricts no one.
    role = member.guild.get_role(setup.challengers)
    if role is not None and role not in member.roles:
        raise SorryError(key, role=plain(role.name))


def _check_person(interaction: Interaction, venue: Venue, person: DiscordPerson) -> None:
    name = plain(person.display_name)
    if person.id == interaction.user.id:
        raise SorryError("challenge-yourself")
    if person.bot:
        raise SorryError("challenge-bot", view=practice_offer(words_of(interaction)))
    if not isinstance(person, discord.Member):
        raise SorryError("challenge-not-member", opponent=name)
    if not _sees_channel(venue, person):
        raise SorryError("challenge-unseen", opponent=name)


def _sees_channel(venue: Venue, member: discord.Member) -> bool:
    """True if a member can see this place; by Discord for an option's member, else by roles."""
    if member.resolved_permissions is not None:
        return member.resolved_permissions.view_channel
    channel = venue.parent or venue.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(channel, discord.abc.GuildChannel):
        return True
    return channel.permissions_for(member).view_channel


def check_may_write(interaction: Interaction, venue: Venue, *, pictures: bool) -> None:
    """SorryError if the bot can't write there: it answers commands even where it can't."""
    needed = ["view_channel", needed_to_write(venue.channel)]
    if pictures:
        needed.append("attach_files")
    for permission in needed:
        if not getattr(venue.mine, permission):
            name = words_of(interaction)(f"permission-{permission}")
            raise SorryError("challenge-may-not-write", permission=name)


def check_pace(interaction: Interaction, venue: Venue, situation: Situation) -> None:
    """SorryError if the asker, or the server, has just made an offer."""
    bot = interaction.client
    due = situation.asker_at + bot.settings.offer_cooldown.total_seconds()
    if venue.guild is not None:
        due = max(due, situation.server_at + bot.settings.server_cooldown.total_seconds())
    if bot.clock.now() < due:
        raise SorryError("challenge-cooldown", at=to_the_second(due + 1))


def check_room(interaction: Interaction, offer: Offer, room: Room) -> None:
    """SorryError if a player has too many matches. A player who blocked the asker seems to have no time."""
    settings, mine = interaction.client.settings, room.load_of(interaction.user.id)
    if mine.offers >= settings.most_offers and not offer.alone:
        raise SorryError("challenge-most-offers", count=mine.offers)
    if mine.matches >= settings.most_matches:
        raise SorryError("challenge-most-matches", count=mine.matches)
    for person in offer.people:
        if room.load_of(person.id).matches >= settings.most_matches or person.id in room.refusing:
            raise SorryError("challenge-no-time", opponent=plain(person.display_name))


async def check_seat(interaction: Interaction, loaded: LoadedMatch) -> None:
    """SorryError if a player may not sit down with the others, or agree to play with them.

    A player who was asked by name needs no role: the challenger has it.
    """
    member = await check_admitted(interaction, loaded.match.server_id)
    bot, asker = interaction.client, interaction.user.id
    if member is not None and loaded.match.seat_of(asker) in (None, 0):
        setup = await bot.store.wishes.of_server(loaded.match.server_id)
        _check_role(member, setup, "challenge-role")
    seated = [taken.player_id for taken in loaded.match.seats if taken.player_id != asker]
    room, most = await bot.store.admission.room(asker, seated), bot.settings.most_matches
    running = room.load_of(asker).matches
    if running >= most:
        raise SorryError("challenge-most-matches", count=running)
    if room.refusing or any(room.load_of(other).matches >= most for other in seated):
        raise SorryError("table-no-time")
