"""Small bots with the commands that a test gives them."""

from typing import Any

import discord
from discord import app_commands


def bot_with(*commands: app_commands.Command[Any, Any, Any] | app_commands.ContextMenu) -> discord.Client:
    client = discord.Client(intents=discord.Intents(guilds=True))
    tree = app_commands.CommandTree(client)
    for command in commands:
        tree.add_command(command)
    return client


def command(callback: Any, name: str = "play") -> app_commands.Command[Any, Any, Any]:
    return app_commands.Command(name=name, description="a command", callback=callback)
