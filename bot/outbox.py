"""Messages as they are wanted and as they are: sends, edits and deletes only where the two differ."""

import hashlib
import json
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.clock import Clock
from db.model import Surface
from db.store import Store

log = logging.getLogger(__name__)

PRIVATE_SECONDS = 15 * 60.0
"""How long the token of a tap edits the private message it was made on (Discord's limit)."""

UNKNOWN_MESSAGE = 10008
UNKNOWN_CHANNEL = 10003


@dataclass(frozen=True, slots=True)
class Drawing:
    """A message to be shown; `pings` are the people whom its content may notify."""

    content: str | None = None
    view: ui.View | ui.LayoutView | None = None
    pings: tuple[int, ...] = ()

    def digest(self) -> str:
        components = self.view.to_components() if self.view else []
        text = json.dumps([self.content, components], sort_keys=True, default=str)
        return hashlib.sha256(text.encode()).hexdigest()

    @property
    def allowed_mentions(self) -> discord.AllowedMentions:
        users = [discord.Object(player_id) for player_id in self.pings]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)

    def new(self) -> dict[str, Any]:
        """Keyword arguments that send it."""
        view = {} if self.view is None else {"view": self.view}
        content = {} if self.content is None else {"content": self.content}
        return {**content, **view, "allowed_mentions": self.allowed_mentions}

    def edit(self) -> dict[str, Any]:
        """Keyword arguments that turn an older message into it."""
        content = {} if isinstance(self.view, ui.LayoutView) else {"content": self.content}
        return {**content, "view": self.view, "allowed_mentions": discord.AllowedMentions.none()}


@dataclass(frozen=True, slots=True)
class Wanted:
    """A surface that should be there.

    One shown `final` is not looked at again; one that is `edit_only` is brought up to date but never posted.
    """

    name: str
    draw: Callable[[], Drawing]
    final: bool = False
    edit_only: bool = False


class Outbox:
    def __init__(self, client: discord.Client, store: Store, clock: Clock) -> None:
        self._client = client
        self._store = store
        self._clock = clock

    async def show(
        self,
        match_id: int,
        surface: Surface,
        drawing: Drawing,
        channel_id: int,
        ply: int,
        *,
        final: bool = False,
    ) -> None:
        """Make the surface's message show the drawing: edited where there is one, else sent."""
        digest = drawing.digest()
        if surface.message_id is not None and surface.channel_id is not None:
            message = self._client.get_partial_messageable(surface.channel_id).get_partial_message(
                surface.message_id
            )
            try:
                if surface.digest != digest:
                    await message.edit(**drawing.edit())
                if (surface.digest, surface.ply, surface.final) != (digest, ply, final):
                    await self._store.surfaces.change(
                        match_id, surface.name, digest=digest, ply=ply, final=final
                    )
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
            else:
                return
        await self.send(match_id, surface, drawing, channel_id, ply, final=final)

    async def send(
        self,
        match_id: int,
        surface: Surface,
        drawing: Drawing,
        channel_id: int,
        ply: int,
        *,
        final: bool = False,
    ) -> None:
        """Send the drawing as a new message of the surface and delete the one before it."""
        await self.drop_previous(match_id, surface)
        channel = self._client.get_partial_messageable(channel_id)
        sent = await channel.send(**drawing.new(), nonce=nonce(match_id, surface.name, surface.number))
        changed = await self._store.surfaces.change(
            match_id,
            surface.name,
            channel_id=channel_id,
            message_id=sent.id,
            previous_id=surface.message_id,
            number=surface.number + 1,
            sent_ply=ply,
            ply=ply,
            digest=drawing.digest(),
            final=final,
        )
        await self.drop_previous(match_id, changed)

    async def drop_previous(self, match_id: int, surface: Surface) -> None:
        """Delete the message that the surface's present one has replaced."""
        if surface.previous_id is None or surface.channel_id is None:
            return
        await self._delete(surface.channel_id, surface.previous_id)
        await self._store.surfaces.change(match_id, surface.name, previous_id=None)

    async def take_down(self, match_id: int, surface: Surface) -> None:
        """Delete the surface's message, so that a later one is sent anew."""
        if surface.message_id is None or surface.channel_id is None:
            return
        await self._delete(surface.channel_id, surface.message_id)
        await self._store.surfaces.change(match_id, surface.name, message_id=None, digest=None)

    async def edit_private(self, match_id: int, surface: Surface, drawing: Drawing, ply: int) -> None:
        """Edit a private message by the token of the last tap on it, while that lives."""
        digest = drawing.digest()
        if not self.lives(surface) or surface.digest == digest or surface.token is None:
            return
        webhook = self._webhook(surface.token)
        try:
            await webhook.edit_message(surface.message_id or 0, **drawing.edit())
        except (discord.NotFound, discord.Forbidden):
            # Dismissed by its reader, or the token is spent: either way it is out of reach from now on.
            await self._store.surfaces.change(match_id, surface.name, token=None, token_expires_at=None)
        except discord.HTTPException as error:
            if error.status != 401:  # noqa: PLR2004 - an expired token
                raise
            await self._store.surfaces.change(match_id, surface.name, token=None, token_expires_at=None)
        else:
            await self._store.surfaces.change(match_id, surface.name, digest=digest, ply=ply)

    async def delete_private(self, surface: Surface) -> None:
        if not self.lives(surface) or surface.token is None or surface.message_id is None:
            return
        try:
            await self._webhook(surface.token).delete_message(surface.message_id)
        except discord.HTTPException as error:
            log.info("a private message could not be deleted: %s", error.code)

    def lives(self, surface: Surface) -> bool:
        """Whether a private surface can still be edited."""
        return surface.token is not None and (surface.token_expires_at or 0.0) > self._clock.now()

    def _webhook(self, token: str) -> discord.Webhook:
        return discord.Webhook.partial(self._client.application_id or 0, token, client=self._client)

    async def _delete(self, channel_id: int, message_id: int) -> None:
        with suppress(discord.NotFound):  # somebody was quicker
            await self._client.get_partial_messageable(channel_id).get_partial_message(message_id).delete()


def nonce(match_id: int, name: str, number: int) -> str:
    """The same 25 characters for the same message: sent again after a crash, it is not posted twice."""
    return hashlib.sha256(f"{match_id}:{name}:{number}".encode()).hexdigest()[:25]
