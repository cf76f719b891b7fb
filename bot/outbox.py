"""Messages as they are wanted and as they are: sends, edits and deletes only where the two differ."""

import hashlib
import json
import logging
from collections.abc import Awaitable, Callable
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
ARCHIVED_THREAD = 50083
# A send opens an archived thread again, an edit does not.
MUST_POST_ANEW = frozenset({UNKNOWN_MESSAGE, ARCHIVED_THREAD})
OUT_OF_REACH = frozenset({401, 403, 404})


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


class OvertakenError(Exception):
    """The same surface was drawn twice at once: which of the two Discord shows is unknown. Look again."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a message stands."""

    channel_id: int
    message_id: int


class Outbox:
    """Every method that draws raises OvertakenError where its caller has to look again."""

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
        post: bool = True,
    ) -> None:
        """Make the surface's message show the drawing: edited where there is one, else sent if `post`."""
        await self.drop_previous(match_id, surface)
        if surface.message_id is None or surface.channel_id is None:
            if post:
                await self.send(match_id, surface, drawing, channel_id, ply, final=final)
            return
        digest = drawing.digest()
        if surface.digest != digest:
            try:
                await self._message(surface.channel_id, surface.message_id).edit(**drawing.edit())
            except discord.HTTPException as error:
                if error.code not in MUST_POST_ANEW:
                    raise
                gone = error.code == UNKNOWN_MESSAGE
                await self._post_anew(match_id, surface, drawing, ply, final=final, gone=gone, post=post)
                return
        if (surface.digest, surface.final) != (digest, final):
            await self._record(match_id, surface, digest=digest, final=final)

    async def _post_anew(
        self,
        match_id: int,
        surface: Surface,
        drawing: Drawing,
        ply: int,
        *,
        final: bool,
        gone: bool,
        post: bool,
    ) -> None:
        if gone:
            values = {"message_id": None, "digest": None}
            surface = await self._record(match_id, surface, **values)
        if post and surface.channel_id is not None:
            await self.send(match_id, surface, drawing, surface.channel_id, ply, final=final)
        elif gone:
            raise OvertakenError

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
        digest = drawing.digest()
        if surface.sending is None:
            surface = await self._store.surfaces.change(
                match_id, surface.name, sending=digest, sending_ply=ply
            )
        sent = await self._client.get_partial_messageable(channel_id).send(
            **drawing.new(), nonce=nonce(match_id, surface.name, surface.number)
        )
        # An earlier try may have got through with another drawing: its nonce then gave us that message back.
        known = surface.sending == digest
        values = {
            "channel_id": channel_id,
            "message_id": sent.id,
            "number": surface.number + 1,
            "sent_ply": surface.sending_ply,
            "sending": None,
            "digest": digest if known else None,
            "final": final and known,
        }
        previous = {"previous_id": surface.message_id}
        changed = await self._store.surfaces.change_from(match_id, surface, **values, **previous)
        if changed is None:
            now = await self._store.surfaces.get(match_id, surface.name)
            values |= {"previous_id": now.message_id, "digest": None, "final": False}
            changed = await self._store.surfaces.change(match_id, surface.name, **values)
        await self.drop_previous(match_id, changed)
        if changed.digest is None:
            raise OvertakenError

    async def answer(
        self,
        match_id: int,
        name: str,
        drawing: Drawing,
        respond: Callable[[], Awaitable[Spot]],
        token: str | None = None,
    ) -> None:
        """Answer a tap with a surface's drawing and remember which message shows it now.

        `respond` gives the drawing to Discord and says where it stands; `token` edits it from now on where it
        is private.
        """
        before = await self._store.surfaces.get(match_id, name)
        spot = await respond()
        if token is not None and before.message_id != spot.message_id:
            await self.delete_private(before)
        values = self._adopted(before, spot, token)
        changed = await self._store.surfaces.change_from(match_id, before, **values, digest=drawing.digest())
        if changed is None:
            now = await self._store.surfaces.get(match_id, name)
            values = self._adopted(now, spot, token)
            await self._store.surfaces.change(match_id, name, **values, digest=None, final=False)
            await self._store.matches.settle(match_id, settled=False)

    def _adopted(self, before: Surface, spot: Spot, token: str | None) -> dict[str, Any]:
        """What changes when the surface is shown at this spot."""
        if spot.message_id == before.previous_id:
            return {}  # that one is about to be deleted
        values: dict[str, Any] = {"channel_id": spot.channel_id, "message_id": spot.message_id}
        if token is not None:
            return values | {"token": token, "token_expires_at": self._clock.now() + PRIVATE_SECONDS}
        if before.message_id is None:
            return values | {"number": before.number + 1}
        if before.message_id != spot.message_id and before.previous_id is None:
            values["previous_id"] = before.message_id
        return values

    async def drop_previous(self, match_id: int, surface: Surface) -> None:
        """Delete the message that the surface's present one has replaced."""
        if surface.previous_id is not None and surface.channel_id is not None:
            await self._delete(surface.channel_id, surface.previous_id)
            await self._store.surfaces.forget_previous(match_id, surface.name, surface.previous_id)

    async def take_down(self, match_id: int, surface: Surface) -> None:
        """Delete the surface's message, so that a later one is sent anew."""
        if surface.message_id is not None and surface.channel_id is not None:
            await self._delete(surface.channel_id, surface.message_id)
            await self._store.surfaces.change(match_id, surface.name, message_id=None, digest=None)

    async def edit_private(self, match_id: int, surface: Surface, drawing: Drawing) -> None:
        """Edit a private message by the token of the last tap on it, while that lives."""
        digest = drawing.digest()
        if not self.lives(surface) or surface.digest == digest or surface.token is None:
            return
        try:
            await self._webhook(surface.token).edit_message(surface.message_id or 0, **drawing.edit())
        except discord.HTTPException as error:
            if error.status not in OUT_OF_REACH:
                raise
            # Dismissed by its reader, or the token is spent: either way nobody can edit it any more.
            await self._record(match_id, surface, digest=None, token=None, token_expires_at=None)
        else:
            await self._record(match_id, surface, digest=digest)

    async def delete_private(self, surface: Surface) -> None:
        if not self.lives(surface) or surface.token is None or surface.message_id is None:
            return
        try:
            await self._webhook(surface.token).delete_message(surface.message_id)
        except discord.HTTPException as error:
            log.info("a private message could not be deleted: %s", error.code)

    async def _record(self, match_id: int, surface: Surface, **values: Any) -> Surface:
        changed = await self._store.surfaces.change_from(match_id, surface, **values)
        if changed is None:
            await self._store.surfaces.change(match_id, surface.name, digest=None, final=False)
            raise OvertakenError
        return changed

    def lives(self, surface: Surface) -> bool:
        """Whether a private surface can still be edited."""
        return surface.token is not None and (surface.token_expires_at or 0.0) > self._clock.now()

    def _webhook(self, token: str) -> discord.Webhook:
        return discord.Webhook.partial(self._client.application_id or 0, token, client=self._client)

    def _message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel_id).get_partial_message(message_id)

    async def _delete(self, channel_id: int, message_id: int) -> None:
        try:
            await self._message(channel_id, message_id).delete()
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("a replaced message is out of reach: %s", error.code)


def nonce(match_id: int, name: str, number: int) -> str:
    """The same 25 characters for the same message: sent again after a crash, it is not posted twice."""
    return hashlib.sha256(f"{match_id}:{name}:{number}".encode()).hexdigest()[:25]
