"""Putting up a match: who may, against whom, and the message that asks."""

from dataclasses import dataclass

import discord

from bot.client import Breakaway
from bot.desk import RULES_VERSION, LoadedMatch
from bot.hands import is_of_a_hand
from bot.outbox import Spot
from bot.publisher import CHALLENGE
from bot.router import Interaction, SorryError
from bot.words import Words, words_for
from cogs.asking import Offered, game_asked_for, games_offered, words_of
from cogs.faces.lobby import draw_challenge
from cogs.faces.parts import message_link, name_of, plain
from db.challenges import AlreadyPairedError
from db.model import Match, NewMatch, Place, Setup, Status
from hockey.game import Options

LENGTHS = (3, 1)
PACKS: dict[str, dict[str, int | bool]] = {
    "36": {"cards": 36},
    "52": {"cards": 52},
    "jokers": {"jokers": True},
}

Person = discord.Member | discord.User


@dataclass(frozen=True, slots=True)
class Offer:
    """What is offered to whom, by seat from the one after the challenger's; None is for anybody."""

    game: Offered
    options: Options
    people: tuple[Person | None, ...]
    rematch_of: int | None = None

    @property
    def known(self) -> list[Person]:
        return [person for person in self.people if person is not None]


async def game_of_offer(interaction: Interaction, typed: str | None, seats: int | None) -> Offered:
    """The game that was asked for, else the server's, else the first that so many people play."""
    if typed is not None:
        return await game_asked_for(interaction, typed, seats)
    setup = await _setup(interaction)
    offered = await games_offered(interaction, seats)
    wanted = (each for each in offered if setup and each.id == setup.game)
    return next(wanted, offered[0])


def options_asked_for(interaction: Interaction, game: Offered, length: int, pack: str | None) -> Options:
    """SorryError where the game has no use for such a pack."""
    wanted = PACKS.get(pack or "", {})
    if not wanted.keys() <= game.game.options:
        raise SorryError("challenge-pack", game=plain(words_of(interaction).game(game.game)))
    return Options(length=length, **wanted)  # type: ignore[arg-type] # PACKS holds what Options takes


async def put_up(interaction: Interaction, offer: Offer) -> None:
    """Offer a match as the answer to this interaction: deferred, its mention would notify nobody."""
    guild = await _check(interaction, offer)
    bot = interaction.client
    for person in offer.known:
        await bot.remember_person(person)
        if isinstance(person, discord.Member):
            await bot.remember_member(person)
    now = bot.clock.now()
    setup = await _setup(interaction)
    new = NewMatch(
        server_id=guild.id,
        channel_id=interaction.channel_id or 0,
        game=offer.game.id,
        rules=RULES_VERSION,
        options=offer.options,
        players=tuple(map(_seat, (interaction.user, *offer.people))),
        expires_at=now + bot.settings.challenge_expiry.total_seconds(),
        rematch_of=offer.rematch_of,
        place=setup.place if setup and _can_open_threads(interaction) else Place.CHANNEL,
    )
    try:
        match = await bot.store.challenges.create(new, now)
    except AlreadyPairedError as error:
        raise await already_paired(bot, interaction.user.id, error.match) from None
    await _post(interaction, await bot.desk.load(match.id))


async def _post(interaction: Interaction, loaded: LoadedMatch) -> None:
    bot = interaction.client
    drawing = draw_challenge(public_words(interaction), loaded)

    async def respond() -> Spot:
        posted = await interaction.response.send_message(**drawing.new())
        return Spot(loaded.match.channel_id, posted.message_id or 0)

    try:
        await bot.outbox.answer(loaded.id, CHALLENGE, drawing, respond)
    except Exception:
        if not interaction.response.is_done():
            # Nobody has seen it, so nobody could answer it or take it back.
            await bot.lobby.withdraw(loaded.id, interaction.user.id)
        raise
    finally:
        bot.publisher.mark(loaded)


def _seat(person: Person | None) -> tuple[int, str] | None:
    return None if person is None else (person.id, person.display_name)


async def _check(interaction: Interaction, offer: Offer) -> discord.Guild:
    """The server to play in. SorryError says what stands against this offer."""
    guild = interaction.guild
    if guild is None or interaction.channel_id is None:
        raise SorryError("challenge-not-here")
    await check_challenger(interaction)
    for person in offer.known:
        _check_person(interaction, person)
    if len({person.id for person in offer.known}) < len(offer.known):
        raise SorryError("challenge-person-twice")
    _check_channel(interaction)
    return guild


async def check_challenger(interaction: Interaction) -> None:
    setup = await _setup(interaction)
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


def _check_channel(interaction: Interaction) -> None:
    """The sheets are ordinary messages: answering a command is allowed in places where writing is not."""
    thread = isinstance(interaction.channel, discord.Thread)
    needed = ("view_channel", "send_messages_in_threads" if thread else "send_messages")
    for permission in needed:
        if not getattr(interaction.app_permissions, permission):
            name = words_of(interaction)(f"permission-{permission}")
            raise SorryError("challenge-may-not-write", permission=name)


def _can_open_threads(interaction: Interaction) -> bool:
    mine = interaction.app_permissions
    suits = isinstance(interaction.channel, discord.TextChannel)
    return suits and mine.create_public_threads and mine.send_messages_in_threads


async def _setup(interaction: Interaction) -> Setup | None:
    if interaction.guild_id is None:
        return None
    return await interaction.client.store.wishes.of_server(interaction.guild_id)


async def already_paired(bot: Breakaway, asker: int, match: Match) -> SorryError:
    loaded = await bot.desk.load(match.id)
    link = await link_to(bot, match)
    if len(match.seats) < loaded.game.seats:
        return SorryError("table-twice", link=link)
    others = [seat.seat for seat in match.seats if seat.player_id != asker]
    open_still = match.status is Status.OPEN
    key = "challenge-twice-open" if open_still else "challenge-twice-running"
    return SorryError(key, opponent=name_of(loaded, others[0]), link=link)


async def link_to(bot: Breakaway, match: Match) -> str:
    """The newest public message of a match."""
    surfaces = await bot.store.surfaces.of(match.id)
    public = [
        surface
        for surface in surfaces.values()
        if surface.message_id is not None and not is_of_a_hand(surface.name)
    ]
    newest = max(public, key=lambda surface: surface.message_id or 0, default=None)
    if newest is None:
        return message_link(match.server_id, match.place_id)
    return message_link(match.server_id, newest.channel_id or match.place_id, newest.message_id)


def public_words(interaction: Interaction) -> Words:
    return words_for(interaction.guild.preferred_locale.value if interaction.guild else None)
