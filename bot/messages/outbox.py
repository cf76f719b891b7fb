"""Messages as they are wanted and as they are: sends, edits and deletes only where the two differ."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import discord

from bot.kit.clock import Clock
from bot.kit.underway import UnderWay
from bot.messages.drawing import Drawing
from bot.messages.order import MessageRef, Order, OvertakenError, check_forward, is_old, nonce
from bot.messages.reaching import delete_message, edit_tapped, message_at, webhook_of
from bot.messages.surface_cache import SurfaceCache
from bot.messages.unanswered import find_begun, find_sent
from db.model.matches import Surface
from db.store import Store

log = logging.getLogger(__name__)

TOKEN_SECONDS = 15 * 60.0
"""How long the token of a tap edits its answer, and the message that was tapped (Discord's limit)."""

UNKNOWN_MESSAGE = 10008
ARCHIVED_THREAD = 50083
TOO_MANY_OLD_EDITS = 30046
# A send opens an archived thread again, an edit does not.
MUST_POST_ANEW = frozenset({UNKNOWN_MESSAGE, ARCHIVED_THREAD})
OUT_OF_REACH = frozenset({401, 403, 404})
SERVER_ERROR = 500
# So long an answer waits for an edit of the same message: most take a tenth of that.
EDIT_SECONDS = 0.5

NO_TOKEN: dict[str, Any] = {"token": None, "token_expires_at": None}


class Outbox:
    """Every method that draws gives the surface as it is now, or raises OvertakenError."""

    def __init__(self, client: discord.Client, store: Store, surfaces: SurfaceCache, clock: Clock) -> None:
        self._client = client
        self._store = store
        self.surfaces = surfaces
        self._clock = clock
        # Edits that are under way, of which nobody knows when Discord takes them.
        self._editing: UnderWay[tuple[int, str]] = UnderWay()

    async def show(self, surface: Surface, order: Order) -> Surface:
        """Make the surface's message show the drawing: edited where there is one, else sent."""
        check_forward(surface, order.ply)
        with self._editing.doing((order.match_id, surface.name)):
            if surface.previous_id is not None:
                surface = await self._drop_previous(order.match_id, surface)
                if (await self.surfaces.get(order.match_id, surface.name)).version != surface.version:
                    raise OvertakenError
            if surface.message_id is not None and surface.sending is None:
                return await self._redraw(surface, order)
        # A message that was begun may be there already: to finish it is the only way to know.
        if order.post or (surface.message_id is not None and surface.sending is not None):
            return await self.send(surface, order)
        return surface if surface.sending is None else await self._take_in(surface, order)

    async def _redraw(self, surface: Surface, order: Order) -> Surface:
        digest = order.drawing.digest()
        if surface.digest != digest:
            try:
                surface = await self._edit(order.match_id, surface, order.drawing)
            except (discord.HTTPException, discord.RateLimited) as error:
                code = getattr(error, "code", TOO_MANY_OLD_EDITS)
                stuck = code == TOO_MANY_OLD_EDITS and order.post and is_old(surface, self._clock.now())
                if code not in MUST_POST_ANEW and not stuck:
                    raise
                return await self._post_anew(surface, order, gone=code == UNKNOWN_MESSAGE)
        drawn = {"drawn_ply": order.ply}
        if (surface.digest, surface.final) == (digest, order.final):
            # The same, but now it is known to be right.
            behind = surface.drawn_ply < order.ply
            return await self._record(order.match_id, surface, **drawn) if behind else surface
        token = NO_TOKEN if order.final else {}
        return await self._record(order.match_id, surface, digest=digest, final=order.final, **drawn, **token)

    async def _take_in(self, surface: Surface, order: Order) -> Surface:
        """Find out about a message that was begun and that nobody would send any more."""
        lost = await find_begun(self._client, surface, await self.surfaces.of(order.match_id), order)
        if lost is None:
            return await self.give_up(order.match_id, surface)
        place = {"channel_id": order.channel_id, "message_id": lost.id, "number": surface.number + 1}
        await self._record(order.match_id, surface, sending=None, digest=None, **place)
        raise OvertakenError

    async def give_up(self, match_id: int, surface: Surface) -> Surface:
        """Whatever was begun is not there and will not be."""
        return surface if surface.sending is None else await self._record(match_id, surface, sending=None)

    async def _edit(self, match_id: int, surface: Surface, drawing: Drawing) -> Surface:
        """Edit it by the token of its owner's last tap, which costs the bot nothing, or by the bot's own."""
        if self.lives(surface) and surface.token is not None:
            try:
                await edit_tapped(webhook_of(self._client, surface.token), await drawing.edit())
            except discord.HTTPException as error:
                if error.status not in OUT_OF_REACH:
                    raise
                surface = await self.surfaces.change(match_id, surface.name, **NO_TOKEN)
            else:
                return surface
        message = message_at(self._client, surface.channel_id or 0, surface.message_id or 0)
        await message.edit(**await drawing.edit())
        return surface

    async def _post_anew(self, surface: Surface, order: Order, *, gone: bool) -> Surface:
        if gone:
            surface = await self._record(order.match_id, surface, message_id=None, digest=None, **NO_TOKEN)
        if order.post and surface.channel_id is not None:
            return await self.send(surface, replace(order, channel_id=surface.channel_id))
        if gone:
            raise OvertakenError
        # An edit cannot reach it, and it is not worth a new message: it stays as it is.
        return await self._record(order.match_id, surface, final=order.final)

    async def send(self, surface: Surface, order: Order) -> Surface:
        """Send the drawing as a new message of the surface and delete the one before it."""
        check_forward(surface, order.ply)
        surface = await self._drop_previous(order.match_id, surface)
        digest = order.drawing.digest()
        sent, surface = await self._deliver(surface, order, digest)
        # An earlier try may have got through with another drawing: its nonce then gave us that message back.
        known = surface.sending == digest
        values = {
            "channel_id": order.channel_id,
            "message_id": sent.id,
            "number": surface.number + 1,
            "sent_ply": surface.sending_ply,
            "sent_rings": surface.sending_rings,
            "drawn_ply": surface.sending_ply,
            "sending": None,
            "digest": digest if known else None,
            "final": order.final and known,
            "previous_id": _replaced_by(sent.id, surface),
            **NO_TOKEN,
        }
        changed = await self.surfaces.change_from(order.match_id, surface, **values)
        if changed is None:
            now = await self.surfaces.get(order.match_id, surface.name)
            values |= {"previous_id": _replaced_by(sent.id, now), "digest": None, "final": False}
            changed = await self.surfaces.change(order.match_id, surface.name, **values)
        changed = await self._drop_previous(order.match_id, changed)
        if changed.digest is None:
            raise OvertakenError
        return changed

    async def _deliver(self, surface: Surface, order: Order, digest: str) -> tuple[discord.Message, Surface]:
        """Send it, noted beforehand: should the answer be lost, the next try has the same nonce."""
        noted = surface.sending is None
        if noted:
            sending = await self.surfaces.change_from(
                order.match_id,
                surface,
                sending=digest,
                sending_ply=order.ply,
                sending_at=self._clock.now(),
                sending_rings=order.rings,
            )
            if sending is None:
                raise OvertakenError
            surface = sending
        else:
            surfaces = await self.surfaces.of(order.match_id)
            found = await find_sent(self._client, surface, surfaces, order, self._clock.now())
            if found is not None:
                return found, surface
        try:
            sent = await self._client.get_partial_messageable(order.channel_id).send(
                **await order.drawing.new(), nonce=nonce(order.match_id, surface.name, surface.number)
            )
        except discord.HTTPException as error:
            if noted and error.status < SERVER_ERROR:
                await self.surfaces.change(order.match_id, surface.name, sending=None)
            raise
        return sent, surface

    async def answer(
        self,
        match_id: int,
        name: str,
        ply: int,
        drawing: Drawing,
        respond: Callable[[], Awaitable[MessageRef]],
        token: str,
        *,
        private: bool = False,
    ) -> None:
        """Answer a tap with a surface's drawing at this ply and remember which message shows it now.

        `respond` gives the drawing to Discord and says where it stands; `token` edits it there for a while,
        and is all that does where it is `private`.
        """
        # An edit that arrives after the answer would take it back for a moment.
        await self._editing.over((match_id, name), EDIT_SECONDS)
        before = await self.surfaces.get(match_id, name)
        ref = await respond()
        if private and before.message_id != ref.message_id:
            await self.delete_private(before)
        values = self._adopted(before, ref, token, private=private)
        # Nobody knows what it shows if an edit is still under way, and a crash must not forget that.
        unsure = ref.message_id == before.previous_id or (match_id, name) in self._editing
        digest = None if unsure else drawing.digest()
        drawn = {"digest": digest, "drawn_ply": max(ply, before.drawn_ply)}
        changed = await self.surfaces.change_from(match_id, before, **values, **drawn, final=False)
        if changed is None:
            now = await self.surfaces.get(match_id, name)
            if private and now.message_id not in (ref.message_id, before.message_id):
                await self.delete_private(now)
            values = self._adopted(now, ref, token, private=private)
            await self.surfaces.change(match_id, name, **values, digest=None, final=False)
            await self._store.matches.settle(match_id, settled=False)

    def _adopted(self, before: Surface, ref: MessageRef, token: str, *, private: bool) -> dict[str, Any]:
        """What changes when the surface is shown there."""
        if ref.message_id == before.previous_id:
            return {}  # that one is about to be deleted
        values: dict[str, Any] = {
            "channel_id": ref.channel_id,
            "message_id": ref.message_id,
            "token": token,
            "token_expires_at": self._clock.now() + TOKEN_SECONDS,
        }
        if before.message_id != ref.message_id and not private:
            # It may be the very one that is on its way: the next one needs a nonce of its own.
            values |= {"number": before.number + 1, "sending": None}
            if before.previous_id is None:
                values["previous_id"] = before.message_id
        return values

    async def _drop_previous(self, match_id: int, surface: Surface) -> Surface:
        """Delete the message that the surface's present one has replaced."""
        if surface.previous_id is None or surface.channel_id is None:
            return surface
        await delete_message(self._client, surface.channel_id, surface.previous_id)
        await self.surfaces.forget_previous(match_id, surface.name, surface.previous_id)
        return replace(surface, previous_id=None)

    async def take_down(self, surface: Surface, order: Order) -> Surface:
        """Delete the surface's message, and one that was begun by such an order: a later one is sent anew."""
        if surface.sending is not None:
            surfaces = await self.surfaces.of(order.match_id)
            if (lost := await find_begun(self._client, surface, surfaces, order)) is not None:
                await delete_message(self._client, order.channel_id, lost.id)
        elif surface.message_id is None:
            return surface
        if surface.message_id is not None and surface.channel_id is not None:
            await delete_message(self._client, surface.channel_id, surface.message_id)
        gone = {"message_id": None, "digest": None, "sending": None, "number": surface.number + 1}
        return await self._record(order.match_id, surface, **gone, **NO_TOKEN)

    async def edit_private(self, match_id: int, surface: Surface, ply: int, drawing: Drawing) -> Surface:
        """Edit a private message by the token of the last tap on it, while that lives."""
        check_forward(surface, ply)
        digest = drawing.digest()
        if not self.lives(surface) or surface.digest == digest or surface.token is None:
            return surface
        try:
            webhook = webhook_of(self._client, surface.token)
            with self._editing.doing((match_id, surface.name)):
                await webhook.edit_message(surface.message_id or 0, **await drawing.edit())
        except discord.HTTPException as error:
            if error.status not in OUT_OF_REACH:
                raise
            # Dismissed by its reader, or the token is spent: either way nobody can edit it any more.
            return await self._record(match_id, surface, digest=None, **NO_TOKEN)
        return await self._record(match_id, surface, digest=digest, drawn_ply=ply)

    async def delete_private(self, surface: Surface) -> None:
        if not self.lives(surface) or surface.token is None or surface.message_id is None:
            return
        try:
            await webhook_of(self._client, surface.token).delete_message(surface.message_id)
        except discord.HTTPException as error:
            log.info("a private message could not be deleted: %s", error.code)

    async def retire(self, match_id: int, surface: Surface) -> None:
        """Never look at the surface again; whatever could still edit it is forgotten."""
        if surface.version and not surface.final:
            await self._record(match_id, surface, final=True, **NO_TOKEN)

    async def _record(self, match_id: int, surface: Surface, **values: Any) -> Surface:
        changed = await self.surfaces.change_from(match_id, surface, **values)
        if changed is None:
            await self.surfaces.change(match_id, surface.name, digest=None, final=False)
            raise OvertakenError
        return changed

    def lives(self, surface: Surface) -> bool:
        """Whether there is a tap's token that can still edit it."""
        return surface.token is not None and (surface.token_expires_at or 0.0) > self._clock.now()


def _replaced_by(message_id: int, surface: Surface) -> int | None:
    """The message that has to go once this one shows the surface."""
    return surface.previous_id if surface.message_id == message_id else surface.message_id
