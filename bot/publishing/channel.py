"""What everyone sees of a match: its messages where it was offered, or in its own thread."""

import logging
from dataclasses import replace

import discord
from cachetools import LRUCache

from bot.appearance import PublicDrawings
from bot.kit.clock import Clock
from bot.kit.lanes import AgainError
from bot.matches.dirty import hands_of
from bot.matches.live import LiveMatch, Write
from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Wanted
from bot.posts.live import LivePost
from bot.posts.names import CHALLENGE, is_of_a_hand
from bot.posts.outbox import ARCHIVED_THREAD, Outbox
from bot.posts.reaching import SERVER_ERROR, is_old, open_thread, stands_below
from bot.publishing.closed_channels import ClosedPlaces
from bot.publishing.ended import crowd_at_end
from bot.publishing.no_threads import NoThreads, why_not
from bot.publishing.pictured import Pictured
from bot.publishing.too_large import TooLarge
from bot.settings import Settings
from bot.turns.autoplay import Autoplay
from db.model.league import Met
from db.model.matches import Match, Status
from db.model.people import Place
from db.model.posts import Post
from db.store import Store

log = logging.getLogger(__name__)

# The channel is gone, or the bot can't write there: trying again doesn't help.
GIVEN_UP = frozenset({403, 404})
UNKNOWN_CHANNEL = 10003
# Discord lets a message older than an hour be edited much less often.
OLD_RESTS = 6
# With this many messages below it, a sheet is off a phone's screen.
SUNK = 4
# Before that, no one looks whether a sheet has sunk: each look costs a request.
SINKS_SECONDS = 120.0
# Wait this long after a card that plays itself is due.
KEPT_WITHIN_SECONDS = 0.25
# How many matches keep the earlier results of their two players, which every sheet asks for.
MET_KEPT = 1000
MetKey = tuple[int, float | None, tuple[tuple[int, bool], ...]]


class ChannelMessages:
    def __init__(
        self,
        client: discord.Client,
        store: Store,
        outbox: Outbox,
        autoplay: Autoplay,
        clock: Clock,
        settings: Settings,
        *,
        face: PublicDrawings,
    ) -> None:
        self._client = client
        self._store = store
        self._autoplay = autoplay
        self._clock = clock
        self.closed = ClosedPlaces(clock)
        self.no_threads = NoThreads()
        self.pictured = Pictured(client, clock)
        self.too_large = TooLarge()
        self._met: LRUCache[MetKey, Met] = LRUCache(MET_KEPT)
        self._outbox = outbox
        self._merge_seconds = settings.merge_time.total_seconds()
        self.face = face

    async def show(self, live: LiveMatch) -> float:
        """Update it; returns for how many seconds it then stays, so that plays are merged."""
        loaded = await live.state()
        if self.closed.until(loaded) is not None:
            await self._note_lost(live, lost=True)
            return 0.0
        asked_at = self.closed.ask(loaded)
        await self._open_thread(live)
        try:
            rest, asked = await self._show_all(live)
        except discord.HTTPException as error:
            if error.status not in GIVEN_UP and error.code != ARCHIVED_THREAD:
                raise
            loaded = await live.state()
            if error.code == UNKNOWN_CHANNEL and loaded.match.thread_id is not None:
                await self.leave_thread(live, loaded.match.thread_id)
                raise AgainError from None
            self.closed.close(loaded, error.code, asked_at, self._time_out_ends(loaded))
            await self._note_lost(live, lost=True)
            return 0.0
        place_id = (await live.state()).match.place_id
        if asked:
            self.closed.open(place_id)
        if not self.closed.knows(place_id):
            await self._note_lost(live, lost=False)
        return rest

    async def lock(self, live: LiveMatch) -> None:
        """Its thread was locked, so treat it like one that has refused the bot."""
        self.closed.close(await live.state(), ARCHIVED_THREAD, self._clock.monotonic())

    def _time_out_ends(self, loaded: LoadedMatch) -> float:
        """When the bot may write again in the match's server, 0 if it may: Discord doesn't tell it."""
        guild = self._client.get_guild(loaded.match.server_id)
        until = guild.me.timed_out_until if guild and not guild.unavailable else None
        return until.timestamp() if until else 0.0

    async def _show_all(self, live: LiveMatch) -> tuple[float, bool]:
        """For how many seconds to rest after it, and whether Discord was asked for anything.

        Each message is drawn from the match at that moment. So it gets its turn, however fast people play.
        """
        rest, asked, sent = 0.0, False, False
        posts, loaded = await live.posts.read(), await self._with_books(live)
        pictures = self.pictured.allows(loaded)
        wanted = self._wanted(loaded, pictures=pictures)
        for name in [*wanted]:
            post = posts.get(name)
            async with post.drawing():
                if not loaded.is_same(await live.state()):
                    loaded = await self._with_books(live)
                    wanted = self._wanted(loaded, pictures=pictures)
                if name not in wanted or _is_done(wanted[name], post.stored):
                    continue
                if loaded.match.lost:  # an edit tells whether the bot may write there again
                    await post.change(Post.unsure)
                before = post.stored
                await self._shown_or_smaller(loaded, post, wanted[name], pictures=pictures)
            now = post.stored
            if (now.shown.digest, now.message_id) != (before.shown.digest, before.message_id):
                rests = OLD_RESTS if is_old(now, self._clock.now()) else 1
                rest, asked = max(rest, rests * self._merge_seconds), True
            sent = sent or now.message_id != before.message_id
        if sent and loaded.match.in_dm:
            # It's below the hand now; the code further down looks for that.
            live.mark(*hands_of(loaded.match))
        # In a DM, a late sheet would push the hand away from under a thumb.
        return 0.0 if loaded.match.in_dm else rest, asked

    def _wanted(self, loaded: LoadedMatch, *, pictures: bool) -> dict[str, Wanted]:
        """Its messages by name, in order."""
        wanted = {each.name: each for each in self.face.wanted(loaded, pictures=pictures)}
        for name in wanted.keys() & self.too_large.failed(loaded):
            told = self.face.wanted(self.too_large.told(loaded, name), pictures=pictures)
            wanted |= {each.name: each for each in told if each.name == name}
        return wanted

    async def _with_books(self, live: LiveMatch) -> LoadedMatch:
        """The current match, with what must be read beside it, so read that first."""
        match = (await live.state()).match
        met = await self._met_before(match)
        if match.status is not Status.OVER:
            return replace(await live.state(), met=met)
        crowd = await crowd_at_end(self._client, self._store, match)
        moved = await self._store.statistics.moved_by(match.id)
        return replace(await live.state(), met=met, moved=moved, crowd=crowd)

    async def _met_before(self, match: Match) -> Met:
        """The earlier results of its two players, which change only if one of them hides."""
        which = match.id, match.ended_at, tuple((seat.player_id, seat.wants.hidden) for seat in match.seats)
        if which not in self._met:
            self._met[which] = await self._store.statistics.met_before(match)
        return self._met[which]

    async def _shown_or_smaller(
        self, loaded: LoadedMatch, post: LivePost, wanted: Wanted, *, pictures: bool
    ) -> None:
        """Show it. AgainError if it may work without its picture, or in fewer words."""
        try:
            await self._shown(loaded, post, wanted)
        except discord.Forbidden:
            # Maybe only the picture is refused. Some games can't be played without.
            spared = pictures and wanted.drawing.picture is not None
            if not (spared and self.pictured.refuse(loaded)):
                raise
            raise AgainError from None
        except discord.HTTPException as error:
            if not self.too_large.note(loaded, wanted, error):
                raise
            log.info("match %s: %s may be too large, and gets fewer words", loaded.id, wanted.name)
            raise AgainError from None

    async def _shown(self, loaded: LoadedMatch, post: LivePost, wanted: Wanted) -> None:
        if wanted.final and post.stored.sends.number:  # its followers have heard of the result
            quiet = replace(wanted.drawing, pings=())
            wanted = replace(wanted, draw=lambda: quiet)
        if await self._has_sunk(loaded, post.stored, wanted):
            await self._outbox.send(post, wanted)
        else:
            await self._outbox.show(post, wanted)

    async def _has_sunk(self, loaded: LoadedMatch, stored: Post, wanted: Wanted) -> bool:
        """True if something new begins on a message so far up that no one sees it any more.

        Checked once for each beginning. In a thread or a DM, no one else pushes it up.
        """
        begins = stored.shown.ply < wanted.fresh_from
        if not begins or stored.sends.begun is not None or loaded.match.in_dm or loaded.match.thread_id:
            return False
        if is_old(stored, self._clock.now()):
            return True  # besides, Discord lets it be edited only rarely
        if stored.message is None or not is_old(stored, self._clock.now(), SINKS_SECONDS):
            return False
        return await stands_below(self._client, stored.message, SUNK)

    async def waits_for(self, live: LiveMatch) -> float | None:
        """Until when a play waits for a card that plays itself, to be shown with it; None if it doesn't.

        No play waits longer than plays in quick succession do, and none for two cards.
        """
        posts, loaded = await live.posts.read(), await live.state()
        due = self._autoplay.due(loaded)
        if due is None or due.at > loaded.since + self._merge_seconds:
            return None
        public = (each for each in posts.stored.values() if not is_of_a_hand(each.name))
        drawn = max((each.shown.ply for each in public), default=0)
        until = due.at + KEPT_WITHIN_SECONDS
        return until if loaded.ply - drawn == 1 and until > self._clock.now() else None

    async def is_done(self, live: LiveMatch) -> bool:
        """True if everything of a finished match is shown as it ended, or can't be shown at all."""
        posts, loaded = await live.posts.read(), await live.state()
        wanted = self.face.wanted(loaded)
        return loaded.match.lost or all(_is_done(each, posts.get(each.name).stored) for each in wanted)

    async def leave_thread(self, live: LiveMatch, thread_id: int) -> None:
        """The thread was deleted: the match goes on in the channel, whose opening offers to post it again."""

        async def write(loaded: LoadedMatch) -> None:
            if loaded.match.thread_id == thread_id:
                await self._store.posts.leave(live.id, thread_id)
                live.posts.forget()

        await self._change(live, write)

    async def post_again(self, live: LiveMatch) -> None:
        """Send what a deleted thread took along, to the channel."""

        async def write(loaded: LoadedMatch) -> None:
            if loaded.match.place is Place.LEFT:
                await self._store.posts.post_again(live.id, loaded.match.channel_id)
                live.posts.forget()

        await live.change(write)

    async def _note_lost(self, live: LiveMatch, *, lost: bool) -> None:
        if (await live.state()).match.lost != lost:
            await self._change(live, lambda _: self._store.matches.lose(live.id, lost=lost))

    async def _open_thread(self, live: LiveMatch) -> None:
        """Give the match its own thread, if its server wants one and it has begun."""
        challenge = (await live.posts.read()).get(CHALLENGE)
        async with challenge.drawing():  # a tap may be about to post it
            loaded = await live.state()
            match, begun = loaded.match, loaded.match.status in (Status.RUNNING, Status.OVER)
            if match.place is not Place.THREAD or match.thread_id is not None or not begun:
                return
            try:
                thread_id = await open_thread(self._client, challenge.stored, self.face.thread_name(loaded))
            except discord.HTTPException as error:
                if error.status >= SERVER_ERROR:
                    raise
                log.info("match %s: no thread can be opened (%s)", live.id, error.code)
                self.no_threads.note(match.server_id, match.channel_id, why_not(error.code))
                thread_id = None
            await self._change(live, lambda _: self._store.matches.move(live.id, thread_id))

    async def _change(self, live: LiveMatch, write: Write) -> None:
        """Let the hands tell their owners where to find the match."""
        await live.change(write, lanes=hands_of((await live.state()).match))


def _is_done(wanted: Wanted, stored: Post) -> bool:
    nowhere = wanted.edit_only and stored.message_id is None and stored.sends.begun is None
    return nowhere or (stored.shown.final and stored.previous_id is None)
