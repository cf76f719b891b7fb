"""A bot as small as a game can be: a challenge, its acceptance, and a tap by DM that the channel hears of."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui

from tests.sandbox.bots.connect import Bot, run

client = Bot(intents=discord.Intents(guilds=True))
client.tree = app_commands.CommandTree(client)
hockey = app_commands.Group(name="hockey", description="Card hockey")


def button(label: str, *custom_id: object, disabled: bool = False) -> ui.View:
    view = ui.View()
    view.add_item(ui.Button(label=label, custom_id=":".join(map(str, custom_id)), disabled=disabled))
    return view


@hockey.command(name="challenge", description="Challenge somebody")
@app_commands.describe(opponent="Whom", game="Which game")
async def challenge(
    interaction: discord.Interaction, opponent: discord.Member, game: str = "classic"
) -> None:
    text = f"{opponent.mention}, {interaction.user.mention} challenges you to {game}."
    await interaction.response.send_message(text, view=button("Accept", "accept", opponent.id))


@challenge.autocomplete("game")
async def games(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    names = ["classic", "shift", "shootout"]
    return [app_commands.Choice(name=n.title(), value=n) for n in names if n.startswith(typed)]


@client.event
async def on_interaction(interaction: discord.Interaction) -> None:
    """Answers by custom_id alone, so a tap finds the bot however soon it comes."""
    data: dict[str, Any] = dict(interaction.data or {})
    match str(data.get("custom_id", "")).split(":"):
        case ["accept", opponent] if interaction.user.id != int(opponent):
            await interaction.response.send_message("This is not for you.", ephemeral=True)
        case ["accept", _]:
            await interaction.response.edit_message(content="The puck drops.", view=None)
            await interaction.user.send("Your hand:", view=button("Seven", "seven", interaction.channel_id))
        case ["seven", channel]:
            played = button("Seven", "seven", channel, disabled=True)
            await interaction.response.edit_message(content="You played the seven.", view=played)
            place = client.get_partial_messageable(int(channel))
            await place.send(f"{interaction.user.mention} plays the seven.")


client.tree.add_command(hockey)

if __name__ == "__main__":
    run(client)
