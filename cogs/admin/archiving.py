"""`/hockey-admin export`: all finished matches of the server, as files."""

from io import BytesIO

import discord
from discord import app_commands

from bot.client import Interaction
from bot.matches.archive import Archive
from cogs.asking import wording, words_of
from cogs.permission import admins_server

# Discord lets a bot add to an answer for 15 minutes.
LONGEST_SECONDS = 12 * 60
# Discord takes files of 10 MB everywhere. A part ends shortly after it reaches this size.
LARGEST_PART = 8 * 2**20


@app_commands.command(name="export", description=wording("command-admin-export"))
@app_commands.describe(after=wording("command-admin-export-after"))
async def export(interaction: Interaction, after: app_commands.Range[int, 0, 2**53 - 1] = 0) -> None:
    """Sends one part at a time: a large server doesn't fit in memory."""
    server_id, bot, words = admins_server(interaction), interaction.client, words_of(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)
    began, sent = bot.clock.monotonic(), 0
    async for part in Archive(bot.store).parts(server_id, after, LARGEST_PART):
        file = discord.File(BytesIO(part.data), f"matches-{part.first}-{part.last}.jsonl.gz")
        facts: dict[str, str | int] = {"first": str(part.first), "last": str(part.last), "count": part.count}
        await interaction.followup.send(words("archive-part", **facts), file=file, ephemeral=True)
        sent += part.count
        if bot.clock.monotonic() - began > LONGEST_SECONDS:
            await interaction.followup.send(words("archive-later", after=str(part.last)), ephemeral=True)
            return
    done = (
        words("archive-done", count=sent)
        if sent
        else words("archive-nothing", which="after" if after else "all", after=str(after))
    )
    await interaction.followup.send(done, ephemeral=True)
