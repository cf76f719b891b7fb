"""What everybody sees of a match: its messages where it was offered, or in a thread of its own."""

import logging
from dataclasses import replace
from typing import Protocol

import discord

from bot.kit.clock import Clock
from bot.kit.lanes import AgainError
from bot.marks.marks import Marks
from bot.matches.books import Books
from bot.matches.desk import Desk
from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Wanted
from bot.messages.earlier import is_told_before, left_over
from bot.messages.names import CHALLENGE, is_of_a_hand
from bot.messages.outbox import ARCHIVED_THREAD, Outbox
from bot.messages.picture import Pictures
from bot.messages.reaching import is_old, stands_below
from bot.messages.threads import open_thread
from bot.publishing.bystanders import Bystanders
from bot.publishing.closed_channels import ClosedPlaces
from bot.publishing.pictured import Pictured
from bot.settings import Settings
from bot.turns.autoplay import Autoplay
from bot.watching.strain import Strain
from db.model.matches import Status
from db.model.people import Place
from db.model.surface import Surface
from db.store import Store

log = logging.getLogger(__name__)

# The channel is gone, or the bot may not write there: trying again changes nothing.
GIVEN_UP = frozenset({403, 404})
UNKNOWN_CHANNEL = 10003
# Discord lets a message older than an hour be edited much less often.
OLD_RESTS = 6
# So many messages below it push a sheet up, out of what a phone shows.
SUNK = 4
# A card that plays itself is kept a moment after it is due.
KEPT_WITHIN_SECONDS = 0.25


class PublicDrawings(Protocol):
    """How a match looks to a channel; cogs register one."""

    def wanted(self, loaded: LoadedMatch, pictures: Pictures = Pictures.ALL) -> list[Wanted]:
        """Every message that the channel should hold for this match, in the order of play.

        `pictures` are those that it has of what a game can be played without.
        """

    def thread_name(self, loaded: LoadedMatch) -> str:
        """The name of a thread that is opened for the match, at most 100 characters."""


class ChannelMessages:
    def __init__(
        self,
        client: discord.Client,
        store: Store,
        desk: Desk,
        outbox: Outbox,
        autoplay: Autoplay,
        marks: Marks,
        clock: Clock,
        settings: Settings,
        *,
        strain: Strain,
    ) -> None:
        self._client = client
        self._store = store
        self._autoplay = autoplay
        self._clock = clock
        self.closed = ClosedPlaces(clock)
        self.pictured = Pictured(client, strain, clock)
        self._bystanders = Bystanders(client, store)
        self._books = Books(store)
        self._desk = desk
        self._outbox = outbox
        self._surfaces = outbox.surfaces
        self._merge_seconds = settings.merge_time.total_seconds()
        self._face: PublicDrawings | None = None
        self._marks = marks

    def register(self, face: PublicDrawings) -> None:
        self._face = face

    @property
    def face(self) -> PublicDrawings:
        if self._face is None:
            raise RuntimeError("no-face")
        return self._face

    async def show(self, loaded: LoadedMatch) -> float:
        """Bring it up to date; for how many seconds it is then left as it is, so that plays are merged."""
        if self.closed.until(loaded) is not None:
            await self._note_lost(loaded, lost=True)
            return 0.0
        asked_at = self.closed.ask(loaded)
        loaded = await self._placed(loaded)
        try:
            rest, asked = await self._show_all(loaded)
        except discord.HTTPException as error:
            if error.status not in GIVEN_UP and error.code != ARCHIVED_THREAD:
                raise
            if error.code == UNKNOWN_CHANNEL and loaded.match.thread_id is not None:
                await self._leave_thread(loaded, loaded.match.thread_id)
            self.closed.close(loaded, error.code, asked_at)
            await self._note_lost(loaded, lost=True)
            return 0.0
        if asked:
            self.closed.open(loaded.match.place_id)
        if not self.closed.knows(loaded.match.place_id):
            await self._note_lost(loaded, lost=False)
        return rest

    async def _show_all(self, loaded: LoadedMatch) -> tuple[float, bool]:
        """For how many seconds to rest after it, and whether Discord was asked for anything."""
        rest, asked, sent = 0.0, False, False
        surfaces = await self._surfaces.of(loaded.id)
        loaded = replace(loaded, met=await self._books.met_before(loaded.match))
        if loaded.match.status is Status.OVER:
            crowd, moved = await self._bystanders.at_end(loaded), await self._books.moved_by(loaded.match)
            loaded = replace(loaded, crowd=crowd, moved=moved)
        pictures = self.pictured.of(loaded)
        all_wanted = self.face.wanted(loaded, pictures)
        for wanted in all_wanted:
            surface = surfaces.get(wanted.name, Surface(wanted.name))
            if _is_done(wanted, surface) or is_told_before(wanted, surfaces):
                continue
            try:
                now = await self._shown(loaded, surface, wanted)
            except discord.Forbidden:
                # Maybe it is the picture alone that is refused; some games cannot be played without.
                spared = pictures is not Pictures.NONE and wanted.drawing.picture is not None
                if not (spared and self.pictured.refuse(loaded)):
                    raise
                raise AgainError from None
            if (now.shown.version, now.message_id) != (surface.shown.version, surface.message_id):
                rests = OLD_RESTS if is_old(now, self._clock.now()) else 1
                rest, asked = max(rest, rests * self._merge_seconds), True
            sent = sent or now.message_id != surface.message_id
        for surface in left_over(all_wanted, surfaces):
            await self._outbox.take_away(loaded.id, surface, loaded.ply)
        if sent and loaded.match.in_dm:
            # It stands below the hand now, which is asked for further down.
            self._marks.mark_hands(loaded.id, (seat.seat for seat in loaded.match.people), loaded.ply)
        # In a DM a sheet that came late would push the hand away from under a thumb.
        return 0.0 if loaded.match.in_dm else rest, asked

    async def _shown(self, loaded: LoadedMatch, surface: Surface, wanted: Wanted) -> Surface:
        if await self._has_sunk(loaded, surface, wanted):
            return await self._outbox.send(surface, wanted)
        return await self._outbox.show(surface, wanted)

    async def _has_sunk(self, loaded: LoadedMatch, surface: Surface, wanted: Wanted) -> bool:
        """Whether something new begins on a message that stands so far up that nobody sees it any more.

        Asked once for each beginning. In a thread or a DM there is nobody else to push it up.
        """
        begins = surface.shown.ply < wanted.fresh_from
        if not begins or surface.sends.begun is not None or loaded.match.in_dm or loaded.match.thread_id:
            return False
        if is_old(surface, self._clock.now()):
            return True  # besides, Discord has it edited only seldom
        return surface.message is not None and await stands_below(self._client, surface.message, SUNK)

    async def waits_for(self, loaded: LoadedMatch) -> float | None:
        """Until when a play waits for a card that plays itself, to be shown with it; None where it does not.

        No play waits for longer than those wait that follow each other fast, and none for two cards.
        """
        due = self._autoplay.due(loaded)
        if due is None or due.at > loaded.since + self._merge_seconds:
            return None
        surfaces = await self._surfaces.of(loaded.id)
        drawn = max((each.shown.ply for each in surfaces.values() if not is_of_a_hand(each.name)), default=0)
        until = due.at + KEPT_WITHIN_SECONDS
        return until if loaded.ply - drawn == 1 and until > self._clock.now() else None

    async def is_done(self, loaded: LoadedMatch) -> bool:
        """Whether everything of a match that is over is shown as it ended, or cannot be shown at all."""
        if loaded.match.lost:
            return True
        surfaces = await self._surfaces.of(loaded.id)
        wanted = self.face.wanted(loaded)
        return all(
            _is_done(each, surfaces.get(each.name, Surface(each.name))) or is_told_before(each, surfaces)
            for each in wanted
        )

    async def _leave_thread(self, loaded: LoadedMatch, thread_id: int) -> None:
        """Somebody has deleted the thread: the match goes on in the channel."""
        await self._move(loaded, None)
        await self._surfaces.leave(loaded.id, thread_id)
        raise AgainError

    async def _move(self, loaded: LoadedMatch, thread_id: int | None) -> None:
        await self._store.matches.move(loaded.id, thread_id)
        self._desk.forget(loaded.id)
        self._show_the_way(loaded)

    def _show_the_way(self, loaded: LoadedMatch) -> None:
        """The hands tell their owners where the match can be seen."""
        self._marks.mark_hands(loaded.id, (seat.seat for seat in loaded.match.people), loaded.ply)

    async def _note_lost(self, loaded: LoadedMatch, *, lost: bool) -> None:
        if loaded.match.lost == lost:
            return
        await self._store.matches.lose(loaded.id, lost=lost)
        self._desk.forget(loaded.id)
        self._show_the_way(loaded)

    async def _placed(self, loaded: LoadedMatch) -> LoadedMatch:
        """The match with a thread of its own, where its server wants one and it has begun."""
        match = loaded.match
        begun = match.status in (Status.RUNNING, Status.OVER)
        if match.place is not Place.THREAD or match.thread_id is not None or not begun:
            return loaded
        surfaces = await self._surfaces.of(loaded.id)
        name = self.face.thread_name(loaded)
        thread_id = await open_thread(self._client, surfaces.get(CHALLENGE), name)
        await self._move(loaded, thread_id)
        return await self._desk.load(loaded.id)


def _is_done(wanted: Wanted, surface: Surface) -> bool:
    nowhere = wanted.edit_only and surface.message_id is None and surface.sends.begun is None
    return nowhere or (surface.shown.final and surface.previous_id is None)
