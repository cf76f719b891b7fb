"""Who may play: what is checked before a match is offered or a seat taken."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.client import Interaction
from bot.matches.loaded import LoadedMatch
from bot.replies import SorryError
from cogs.asking import Offered, setup_here, words_of
from db.matches.model import Match
from faces.face import draws_pictures
from faces.parts import ago, plain
from hockey.game import Options

Person = discord.Member | discord.User


@dataclass(frozen=True, slots=True)
class Offer:
    """What is offered to whom, by seat from the one after the challenger's; None is for anybody."""

    game: Offered
    options: Options
    people: tuple[Person | None, ...]
    pace: str | None = None
    rematch_of: Match | None = None

    @property
    def known(self) -> list[Person]:
        return [person for person in self.people if person is not None]


async def check_offer(interaction: Interaction, offer: Offer) -> discord.Guild:
    """The server to play in. SorryError says what stands against this offer."""
    guild = interaction.guild
    if guild is None or interaction.channel_id is None:
        raise SorryError("challenge-not-here")
    await _check_role(interaction)
    for person in offer.known:
        _check_person(interaction, person)
    if len({person.id for person in offer.known}) < len(offer.known):
        raise SorryError("challenge-person-twice")
    _check_channel(interaction, offer)
    await _check_room(interaction, offer.known)
    return guild


async def _check_role(interaction: Interaction) -> None:
    setup = await setup_here(interaction)
    member = interaction.user
    if setup is None or setup.challengers is None or not isinstance(member, discord.Member):
        return
    # A role that was deleted since binds nobody.
    role = member.guild.get_role(setup.challengers)
    if role is not None and role not in member.roles:
        raise SorryError("challenge-role", role=plain(role.name))


def _check_person(interaction: Interaction, person: Person) -> None:
    name = plain(person.display_name)
    if person.id == interaction.user.id:
        raise SorryError("challenge-yourself")
    if person.bot:
        raise SorryError("challenge-bot")
    if not isinstance(person, discord.Member):
        raise SorryError("challenge-not-member", opponent=name)
    if not _sees_channel(interaction, person):
        raise SorryError("challenge-unseen", opponent=name)


def _sees_channel(interaction: Interaction, member: discord.Member) -> bool:
    """Whether a member can see where this is asked; Discord says so of an option's member, else roles do."""
    if member.resolved_permissions is not None:
        return member.resolved_permissions.view_channel
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(channel, discord.abc.GuildChannel):
        return True
    return channel.permissions_for(member).view_channel


def _check_channel(interaction: Interaction, offer: Offer) -> None:
    """The sheets are ordinary messages: answering a command is allowed in places where writing is not."""
    thread = isinstance(interaction.channel, discord.Thread)
    needed = ["view_channel", "send_messages_in_threads" if thread else "send_messages"]
    if draws_pictures(offer.game.game):
        needed.append("attach_files")
    for permission in needed:
        if not getattr(interaction.app_permissions, permission):
            name = words_of(interaction)(f"permission-{permission}")
            raise SorryError("challenge-may-not-write", permission=name)


async def check_pace(interaction: Interaction, guild: discord.Guild) -> None:
    """Offers come one after the other, from one person and in one server."""
    bot = interaction.client
    mine, servers = await bot.store.challenges.latest(guild.id, interaction.user.id)
    due = max(
        mine + bot.settings.offer_cooldown.total_seconds(),
        servers + bot.settings.server_cooldown.total_seconds(),
    )
    if bot.clock.now() < due:
        raise SorryError("challenge-cooldown", until=ago(due + 1))


async def _check_room(interaction: Interaction, people: Sequence[Person]) -> None:
    """Nobody may be buried in matches. Whoever has blocked the asker is said to have no time either."""
    bot, asker = interaction.client, interaction.user.id
    load = await bot.store.challenges.load_of([asker, *(person.id for person in people)])
    offers, running = load.get(asker, (0, 0))
    if offers >= bot.settings.most_offers:
        raise SorryError("challenge-most-offers", count=offers)
    if running >= bot.settings.most_matches:
        raise SorryError("challenge-most-matches", count=running)
    refusing = await bot.store.people.who_block(asker, [person.id for person in people])
    for person in people:
        _, theirs = load.get(person.id, (0, 0))
        if theirs >= bot.settings.most_matches or person.id in refusing:
            raise SorryError("challenge-no-time", opponent=plain(person.display_name))


async def check_seat(interaction: Interaction, loaded: LoadedMatch) -> None:
    """Whether somebody may sit down with those who sit there, or agree to play with them."""
    bot, asker = interaction.client, interaction.user.id
    seated = [taken.player_id for taken in loaded.match.seats if taken.player_id != asker]
    load = await bot.store.challenges.load_of([asker, *seated])
    _, running = load.get(asker, (0, 0))
    if running >= bot.settings.most_matches:
        raise SorryError("challenge-most-matches", count=running)
    full = any(load.get(other, (0, 0))[1] >= bot.settings.most_matches for other in seated)
    if full or await bot.store.people.who_block(asker, seated):
        raise SorryError("table-no-time")
