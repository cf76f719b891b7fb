"""A bot as small as a game can be: a challenge, its acceptance, and a tap by DM that the channel hears of."""

from __future__ import annotations

import discord
from discord import app_commands, ui

from tests.sandbox.bots.connect import Bot, run

client = Bot(intents=discord.Intents(guilds=True))
client.tree = app_commands.CommandTree(client)
hockey = app_commands.Group(name="hockey", description="Card hockey")


class Hand(ui.View):
    def __init__(self, channel: discord.abc.Messageable) -> None:
        super().__init__(timeout=None)
        self.channel = channel

    @ui.button(label="Seven", custom_id="seven")
    async def seven(self, interaction: discord.Interaction, button: ui.Button[Hand]) -> None:
        button.disabled = True
        await interaction.response.edit_message(content="You played the seven.", view=self)
        await self.channel.send(f"{interaction.user.mention} plays the seven.")


class Offer(ui.View):
    def __init__(self, opponent: discord.User | discord.Member) -> None:
        super().__init__(timeout=None)
        self.opponent = opponent

    @ui.button(label="Accept", style=discord.ButtonStyle.success)
    async def accept(self, interaction: discord.Interaction, _: ui.Button[Offer]) -> None:
        if interaction.user != self.opponent:
            await interaction.response.send_message("This is not for you.", ephemeral=True)
            return
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.response.edit_message(content="The puck drops.", view=None)
        await self.opponent.send("Your hand:", view=Hand(interaction.channel))


@hockey.command(name="challenge", description="Challenge somebody")
@app_commands.describe(opponent="Whom", game="Which game")
async def challenge(
    interaction: discord.Interaction, opponent: discord.Member, game: str = "classic"
) -> None:
    text = f"{opponent.mention}, {interaction.user.mention} challenges you to {game}."
    await interaction.response.send_message(text, view=Offer(opponent))


@challenge.autocomplete("game")
async def games(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    names = ["classic", "shift", "shootout"]
    return [app_commands.Choice(name=n.title(), value=n) for n in names if n.startswith(typed)]


client.tree.add_command(hockey)

if __name__ == "__main__":
    run(client)
