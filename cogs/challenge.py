"""Challenges: put up, answered, taken back, and asked for once more."""

import discord
from discord import app_commands

from bot.client import Breakaway
from bot.desk import RULES_VERSION, LoadedMatch, Refused, RefusedError
from bot.outbox import Spot
from bot.publisher import PUBLIC
from bot.router import Interaction, Parts, SorryError, tell, tell_kept
from bot.words import Words, words_for
from cogs.asking import game_asked_for, matching_games, wording, words_of
from cogs.faces.challenge import draw_challenge
from cogs.faces.parts import message_link, name_of, plain, with_pitches
from db.matches import AlreadyPairedError
from db.model import Match, NewMatch, Status
from hockey.catalogue import DEFAULT

TWO = 2
LENGTHS = (3, 1)
CHALLENGE = "challenge"


@app_commands.command(name="challenge", description=wording("command-challenge"))
@app_commands.describe(
    opponent=wording("command-challenge-opponent"),
    game=wording("command-challenge-game"),
    length=wording("command-challenge-length"),
)
@app_commands.choices(
    length=[app_commands.Choice(name=wording(f"length-{length}"), value=length) for length in LENGTHS]
)
async def challenge(
    interaction: Interaction,
    opponent: discord.Member | discord.User,
    game: str = DEFAULT,
    length: int = LENGTHS[0],
) -> None:
    await offer(interaction, opponent, game_asked_for(interaction, game, TWO), length)


@challenge.autocomplete("game")
async def challenge_games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return with_pitches(words_of(interaction), matching_games(interaction, typed, TWO))


async def challenge_person(interaction: Interaction, opponent: discord.Member | discord.User) -> None:
    """The entry in the menu on a person."""
    await offer(interaction, opponent, DEFAULT, LENGTHS[0])


async def offer(
    interaction: Interaction,
    opponent: discord.Member | discord.User,
    game: str,
    length: int,
    rematch_of: int | None = None,
) -> None:
    """Put up a challenge as the answer to this interaction: deferred, its mention would notify nobody."""
    guild = check_offer(interaction, opponent)
    bot = interaction.client
    await bot.remember_person(opponent)
    if isinstance(opponent, discord.Member):
        await bot.remember_member(opponent)
    now = bot.clock.now()
    new = NewMatch(
        server_id=guild.id,
        channel_id=interaction.channel_id or 0,
        game=game,
        rules=RULES_VERSION,
        length=length,
        knockout=False,
        players=tuple((person.id, person.display_name) for person in (interaction.user, opponent)),
        expires_at=now + bot.settings.challenge_expiry.total_seconds(),
        rematch_of=rematch_of,
    )
    try:
        match = await bot.store.matches.create(new, now)
    except AlreadyPairedError as error:
        raise await already_paired(bot, error.match, plain(opponent.display_name)) from None
    await post(interaction, await bot.desk.load(match.id))


async def post(interaction: Interaction, loaded: LoadedMatch) -> None:
    bot = interaction.client
    drawing = draw_challenge(public_words(interaction), loaded, loaded.view(None))

    async def respond() -> Spot:
        posted = await interaction.response.send_message(**drawing.new())
        return Spot(loaded.match.channel_id, posted.message_id or 0)

    try:
        await bot.outbox.answer(loaded.id, CHALLENGE, drawing, respond)
    except Exception:
        if not interaction.response.is_done():
            # Nobody has seen it, so nobody could answer it or take it back.
            await bot.desk.withdraw(loaded.id, interaction.user.id)
        raise
    finally:
        bot.publisher.mark(loaded)


def check_offer(interaction: Interaction, opponent: discord.Member | discord.User) -> discord.Guild:
    """The server to play in. SorryError says what stands against this challenge."""
    guild = interaction.guild
    name = plain(opponent.display_name)
    if guild is None or interaction.channel_id is None:
        raise SorryError("challenge-not-here")
    if opponent.id == interaction.user.id:
        raise SorryError("challenge-yourself")
    if opponent.bot:
        raise SorryError("challenge-bot")
    if not isinstance(opponent, discord.Member):
        raise SorryError("challenge-not-member", opponent=name)
    if not sees_channel(interaction, opponent):
        raise SorryError("challenge-unseen", opponent=name)
    check_channel(interaction)
    return guild


def sees_channel(interaction: Interaction, member: discord.Member) -> bool:
    """Whether a member can see where this is asked; Discord says so of an option's member, else roles do."""
    if member.resolved_permissions is not None:
        return member.resolved_permissions.view_channel
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(channel, discord.abc.GuildChannel):
        return True
    return channel.permissions_for(member).view_channel


def check_channel(interaction: Interaction) -> None:
    """The sheets are ordinary messages: answering a command is allowed in places where writing is not."""
    thread = isinstance(interaction.channel, discord.Thread)
    needed = ("view_channel", "send_messages_in_threads" if thread else "send_messages")
    for permission in needed:
        if not getattr(interaction.app_permissions, permission):
            name = words_of(interaction)(f"permission-{permission}")
            raise SorryError("challenge-may-not-write", permission=name)


async def already_paired(bot: Breakaway, match: Match, opponent: str) -> SorryError:
    kind = "open" if match.status is Status.OPEN else "running"
    return SorryError(f"challenge-twice-{kind}", opponent=opponent, link=await link_to(bot, match))


async def link_to(bot: Breakaway, match: Match) -> str:
    """The address of the newest public message of a match, of its channel where there is none yet."""
    surfaces = await bot.store.surfaces.of(match.id)
    public = [s for s in surfaces.values() if s.channel_id == match.channel_id and s.message_id is not None]
    shown = [s.message_id or 0 for s in public if s.name.startswith(("challenge", "sheet", "result"))]
    return message_link(match.server_id, match.channel_id, max(shown, default=None))


async def answer_challenge(interaction: Interaction, parts: Parts) -> None:
    """A tap on Accept, Decline or Withdraw."""
    bot = interaction.client
    match_id, answer = parts.number(0), parts.text(1)
    answers = {"accept": bot.desk.accept, "decline": bot.desk.decline, "withdraw": bot.desk.withdraw}
    if answer not in answers:
        raise SorryError("sorry-button")
    loaded = await answers[answer](match_id, interaction.user.id, PUBLIC)
    await show_challenge(interaction, loaded)


async def show_challenge(interaction: Interaction, loaded: LoadedMatch) -> None:
    """Answer a tap on the challenge's message, whose effect is kept already, with what it shows now."""
    bot = interaction.client
    drawing = draw_challenge(public_words(interaction), loaded, loaded.view(None))

    async def respond() -> Spot:
        await interaction.response.edit_message(**drawing.edit())
        return Spot(loaded.match.channel_id, interaction.message.id if interaction.message else 0)

    try:
        await bot.outbox.answer(loaded.id, CHALLENGE, drawing, respond)
    except Exception as error:  # noqa: BLE001 - the publisher mends what is shown
        await tell_kept(interaction, error)
    finally:
        bot.publisher.mark_lane(loaded.id, PUBLIC)


async def rematch(interaction: Interaction, parts: Parts) -> None:
    """A tap on Rematch: an offer to the other player, or the answer to theirs."""
    bot = interaction.client
    before = await bot.desk.load(parts.number(0))
    seat = before.seat_of(interaction.user.id)
    for match in await bot.store.matches.rematches_of(before.id):
        if match.status is Status.OPEN:
            await answer_rematch(interaction, match)
            return
    opponent = before.match.seats[1 - seat]
    if interaction.guild is None:
        raise RefusedError(Refused.GONE)
    try:
        person = await interaction.guild.fetch_member(opponent.player_id)
    except discord.NotFound:
        raise SorryError("challenge-not-member", opponent=name_of(before, 1 - seat)) from None
    await offer(interaction, person, before.match.game, before.match.length, before.id)


async def answer_rematch(interaction: Interaction, match: Match) -> None:
    bot = interaction.client
    link = await link_to(bot, match)
    if match.seat_of(interaction.user.id) == 0:
        raise SorryError("rematch-waiting", link=link)
    await bot.desk.accept(match.id, interaction.user.id)
    await tell(interaction, words_of(interaction)("rematch-on", link=link))


def public_words(interaction: Interaction) -> Words:
    return words_for(interaction.guild.preferred_locale.value if interaction.guild else None)
