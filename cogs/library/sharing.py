"""Shows single plays of a finished match to the channel."""

import discord

from bot.client import Interaction
from bot.matches.loaded import LoadedMatch
from bot.matches.reel import Reel, reel_of
from bot.replies import SorryError
from bot.router import answers
from bot.words import words_for
from cogs.asking import needed_to_write
from cogs.ended import seen_ended
from faces.parts import button, buttons, plain
from faces.roster import roster_of
from faces.taps.library import SharePlay, Watch


@answers(SharePlay)
async def share_play(interaction: Interaction, tap: SharePlay) -> None:
    """A tap on Post in the channel: everyone there can watch from this play on.

    A person who taps twice means it once, so each play is shown once.
    """
    loaded, shared = await seen_ended(interaction, tap.match), interaction.client.shared_plays
    if loaded.match.server_id != interaction.guild_id:
        raise SorryError("replay-share-elsewhere")
    channel = interaction.channel
    if channel is None or not getattr(interaction.permissions, needed_to_write(channel)):
        raise SorryError("replay-share-forbidden")
    reel = reel_of(loaded, await interaction.client.store.matches.log(tap.match))
    ply = reel.nearest(tap.ply)
    play = (channel.id, interaction.user.id, loaded.id, ply)
    if play in shared:
        raise SorryError("replay-shared-already")
    shared[play] = True
    try:
        await _show(interaction, loaded, reel, ply)
    except Exception:
        shared.pop(play, None)
        raise


async def _show(interaction: Interaction, loaded: LoadedMatch, reel: Reel, ply: int) -> None:
    words, roster = words_for(loaded.match.locale), roster_of(loaded)
    text = words(
        "replay-shared",
        player=plain(interaction.user.display_name),
        match=str(loaded.id),
        home=roster.side(words, 0),
        away=roster.side(words, 1),
        play=reel.number(ply),
    )
    view = buttons(button(words("replay-button-watch"), Watch(loaded.id, ply), discord.ButtonStyle.primary))
    await interaction.response.send_message(text, view=view, allowed_mentions=discord.AllowedMentions.none())
