"""Messages as they should look, before they are sent."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import discord
from discord import ui

from bot.messages.picture import Paint, Picture
from db.model.matches import Ring
from db.model.posts import Owner


@dataclass(frozen=True, slots=True)
class Drawing:
    """A message to show; `pings` are the people that its content may notify."""

    content: str | None = None
    view: ui.View | ui.LayoutView | None = None
    pings: tuple[int, ...] = ()
    picture: Picture | None = None

    def digest(self) -> str:
        components = self.view.to_components() if self.view else []
        content = self.content and self.content.strip()  # as Discord does
        text = json.dumps([content, components, *self.pictured], sort_keys=True, default=str)
        return hashlib.sha256(text.encode()).hexdigest()

    @property
    def pictured(self) -> tuple[str, ...]:
        """The picture's identity; empty without a picture."""
        return (self.picture.name, self.picture.alt, self.picture.key) if self.picture else ()

    @property
    def allowed_mentions(self) -> discord.AllowedMentions:
        users = [discord.Object(player_id) for player_id in self.pings]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)

    async def new(self, draw: Paint) -> dict[str, Any]:
        """Keyword arguments that send it. Use them once."""
        view = {} if self.view is None else {"view": self.view}
        content = {} if self.content is None else {"content": self.content}
        files = {"files": await self._files(draw)} if self.picture else {}
        return {**content, **view, **files, "allowed_mentions": self.allowed_mentions}

    async def edit(self, draw: Paint, *, attached: bool = False) -> dict[str, Any]:
        """Keyword arguments that turn an older message, with or without a picture, into it. Use them once.

        If its picture is `attached` there already, it stays: Discord keeps what isn't mentioned.
        """
        content = {} if isinstance(self.view, ui.LayoutView) else {"content": self.content}
        files = {} if attached else {"attachments": await self._files(draw)}
        mentions = discord.AllowedMentions.none()
        return {**content, "view": self.view, **files, "allowed_mentions": mentions}

    async def _files(self, draw: Paint) -> list[discord.File]:
        return [await self.picture.file(draw)] if self.picture else []


@dataclass(frozen=True)
class Wanted:
    """A post that should exist, its look at a ply, and the channel for a new message.

    If `final`, it isn't looked at again. If `edit_only`, it's updated but never sent. `rings` is what a new
    message notifies its reader of. `fresh_from` is the length of the log when something new began on it: from
    there on, it may move to where people see it.
    """

    owner: Owner
    name: str
    ply: int
    channel_id: int
    draw: Callable[[], Drawing]
    final: bool = False
    edit_only: bool = False
    rings: int = Ring.NONE
    fresh_from: int = 0

    @cached_property
    def drawing(self) -> Drawing:
        """A final message needs no drawing."""
        return self.draw()

    @cached_property
    def digest(self) -> str:
        return self.drawing.digest()
