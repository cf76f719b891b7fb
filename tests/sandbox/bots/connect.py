"""How every bot of these tests finds the sandbox, as the real one does."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import discord
import yarl
from discord import http
from discord.gateway import DiscordWebSocket

if TYPE_CHECKING:
    from discord import app_commands


def point_at(api_url: str) -> None:
    http.Route.BASE = api_url
    base = yarl.URL(api_url)
    DiscordWebSocket.DEFAULT_GATEWAY = base.with_scheme("ws").with_path("/gateway/")


class Bot(discord.Client):
    """A client that registers the commands of its tree."""

    tree: app_commands.CommandTree[Bot]

    async def setup_hook(self) -> None:
        await self.tree.sync()


def run(client: discord.Client) -> None:
    point_at(os.environ["DISCORD_API_URL"])
    client.run(os.environ["DISCORD_TOKEN"], log_handler=None)
