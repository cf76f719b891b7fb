"""The bot to compare with: a discord.py bot that only edits the tapped message.

Its message is about as long as a hand in the middle of a match, with as many buttons in as many rows.
"""

from typing import Any

import discord
from discord import app_commands, ui

from tests.sandbox.bots.connect import Bot, run

CARDS = 8
ROW = 3
LINES = 8
LINE = 37

client = Bot(intents=discord.Intents(guilds=True))
client.tree = app_commands.CommandTree(client)


class Hand(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.taps = 0
        for number in range(CARDS):
            button: ui.Button[Hand] = ui.Button(
                label=f"{number + 2}♠", custom_id=f"{id(self)}:{number}", row=number // ROW
            )
            button.callback = self.tapped  # type: ignore[method-assign] # as discord.py's own examples do it
            self.add_item(button)

    def text(self) -> str:
        line = f"Tapped {self.taps} times. " * LINES
        return "\n".join([line[:LINE]] * LINES)

    async def tapped(self, interaction: discord.Interaction[Any]) -> None:
        self.taps += 1
        await interaction.response.edit_message(content=self.text(), view=self)


@client.tree.command(description="A message to tap")
async def hand(interaction: discord.Interaction[Bot]) -> None:
    view = Hand()
    await interaction.response.send_message(view.text(), view=view)


if __name__ == "__main__":
    run(client)
