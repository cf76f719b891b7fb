"""Bystanders: follow a match, guess who wins it."""

from bot.client import Interaction
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from bot.replies import SorryError, tell
from bot.router import answers
from bot.turns.taunts import may_be_guessed
from cogs.asking import words_of
from cogs.offering.admission import check_admitted
from db.matches.crowds import MOST_FOLLOWERS, FullError
from db.model.matches import Status
from faces.parts import plain
from faces.tale.crowd import side_name
from faces.taps.watching import Follow, GuessWinner, PostAgain
from hockey.game import SIDES


@answers(Follow)
async def follow(interaction: Interaction, tap: Follow) -> None:
    """A tap on Follow: on, and the next time off again."""
    bot, words = interaction.client, words_of(interaction)
    loaded = await _watched(interaction, tap.match, "follow-player")
    try:
        follows = await bot.store.crowds.follow(loaded.id, interaction.user.id, bot.clock.now())
    except FullError:
        raise SorryError("follow-full", most=MOST_FOLLOWERS) from None
    await tell(interaction, words("follow-on" if follows else "follow-off"))


@answers(GuessWinner)
async def guess(interaction: Interaction, tap: GuessWinner) -> None:
    """A tap on who wins: it replaces an earlier guess."""
    bot, words, me = interaction.client, words_of(interaction), interaction.user.id
    if tap.side not in range(SIDES):
        raise SorryError("sorry-button")
    await check_admitted(interaction, interaction.guild_id or 0)
    kept = False
    while not kept:
        loaded = await _watched(interaction, tap.match, "guess-player")
        if not may_be_guessed(loaded):
            raise SorryError("guess-late")
        server_id, now = loaded.match.server_id, bot.clock.now()
        # Another play may have come meanwhile, and scored.
        kept = await bot.store.crowds.guess(loaded.id, server_id, me, tap.side, loaded.ply, now)
    told = [words("guess-kept", side=plain(side_name(words, loaded, tap.side)))]
    record = await bot.store.crowds.record_of(me, server_id)
    if record.settled:
        told.append(words("guess-record", right=record.right, count=record.settled))
    await tell(interaction, "\n".join(told))


async def _watched(interaction: Interaction, match_id: int, players_key: str) -> LoadedMatch:
    """A running match for a bystander. SorryError with that key for its players."""
    loaded = await interaction.client.matches.load(match_id)
    if loaded.match.server_id != interaction.guild_id:
        raise SorryError("sorry-button")
    if loaded.match.seat_of(interaction.user.id) is not None:
        raise SorryError(players_key)
    if loaded.match.status is not Status.RUNNING:
        raise RefusedError(Refused.OVER)
    return loaded


@answers(PostAgain)
async def post_again(interaction: Interaction, tap: PostAgain) -> None:
    """A tap on Post it here again: nothing happens if it was."""
    bot = interaction.client
    loaded = await bot.matches.load(tap.match)
    if loaded.match.channel_id != interaction.channel_id:
        raise SorryError("sorry-button")
    if not interaction.permissions.send_messages:
        raise SorryError("replay-share-forbidden")
    await interaction.response.defer()
    await bot.channel.post_again(bot.matches.of(loaded.id))
