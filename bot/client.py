"""The bot itself: a Discord client and the parts that play matches on it."""

import asyncio
import logging
import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from functools import partial
from importlib import import_module
from time import monotonic
from typing import Protocol

import discord
from cachetools import TTLCache
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.appearance import Appearance
from bot.host.daily_backups import DailyBackups
from bot.host.emojis import DrawnEmojis
from bot.host.granting import Granting
from bot.host.inviting import link
from bot.host.notices import Notices
from bot.host.registering import Registering
from bot.host.releases import Releases
from bot.host.session_starts import SessionStarts
from bot.host.tree import CatalogueTranslator, Tree
from bot.kit.clock import Clock
from bot.kit.processes import Helpers, Processes
from bot.known_people import KnownPeople
from bot.matches.dirty import ATTENDANCE, CLOCK, OPPONENTS, TOURNAMENT, DirtyLanes
from bot.matches.live import LiveMatches
from bot.matches.lobby import Lobby
from bot.matches.packer import Packer
from bot.messages.dms import Dms
from bot.messages.drafts import Drafts
from bot.messages.emojis import Emojis
from bot.messages.painter import Painter
from bot.opponents.opponents import Opponents
from bot.opponents.reviews import Reviews
from bot.posts.once import OncePosts
from bot.posts.outbox import Outbox
from bot.publishing.channel import ChannelMessages
from bot.publishing.hand_replies import HandReplies
from bot.publishing.hands import Hands
from bot.publishing.healing import Healing
from bot.publishing.publisher import EVERYWHERE, Publisher
from bot.publishing.seasons import SeasonCloses
from bot.router import Router
from bot.settings import Settings
from bot.shards import Shards
from bot.tournaments.field import Field
from bot.tournaments.live import POSTS, STEPS, LiveTournaments
from bot.tournaments.pairs import Pairs
from bot.tournaments.running import Running
from bot.tournaments.showing import Showing
from bot.turns.attendance import Attendance
from bot.turns.autoplay import Autoplay
from bot.turns.heart import Heart
from bot.turns.timekeeper import Timekeeper
from bot.turns.turn_clock import TurnClock
from bot.watching.lifetime import Lifetime
from bot.watching.metrics import Metrics
from bot.watching.taps import Taps
from bot.watching.trace import trace
from bot.words import words_for
from db.store import Store
from hockey.game import Shuffle

log = logging.getLogger(__name__)

# Loaded by name, because `bot` must not import the packages above it.
COGS = ("cogs.hockey",)
FACES = "faces.appearance"

# discord.py must not sleep through longer waits: that would hold up a whole channel.
MAX_RATELIMIT_SECONDS = 30.0
CLOSE_SECONDS = 2.0
CONNECT_SECONDS = 30.0
# How many processes think, even on one core: a long analysis leaves one for the matches.
THINKING = 2
# A play that was posted isn't posted again for so long, if no more than these were posted since.
SHARED_SECONDS = 600.0
MOST_SHARED = 1000
# A match needs a small part of it. A file can be made to need far more.
VERIFYING_BYTES = 12 * 2**20
# All card emojis at once. A slow host draws as long, and once.
EMOJIS_SECONDS = 60.0
# How often the log may say that processes are killed.
KILLED_SECONDS = 3600.0


Interaction = discord.Interaction["Breakaway"]


class _Working(Protocol):
    async def close(self) -> None: ...


class Breakaway(commands.AutoShardedBot):
    def __init__(
        self,
        settings: Settings,
        store: Store,
        clock: Clock,
        metrics: Metrics | None = None,
        shuffle: Shuffle | None = None,
        appearance: Appearance | None = None,
        may_act: Callable[[], bool] = lambda: True,
        *,
        starts: SessionStarts | None = None,
        on_rival: Callable[[], None] = lambda: None,
        lifetime: Lifetime | None = None,
    ) -> None:
        """Without `appearance`, draws with `faces`.

        While it may not act, no request goes to Discord, because another process may play by then.
        `starts` counts the sessions of clients before this one, too, and `lifetime` knows what they have told
        the owner. `on_rival` is called if another process answers players with our token.
        """
        metrics = metrics or Metrics()
        self.taps = Taps(metrics, on_rival)
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            max_messages=None,
            chunk_guilds_at_startup=False,
            shard_connect_timeout=CONNECT_SECONDS,
            max_ratelimit_timeout=MAX_RATELIMIT_SECONDS,
            http_trace=trace(URL(Route.BASE), metrics, self.taps, may_act),
        )
        self.ready_at: float | None = None
        """When it was on the ice for the first time, by the loop's clock."""
        self._starts, self._ending = starts or SessionStarts(), False
        self.lifetime = lifetime or Lifetime()
        self.settings = settings
        self.store = store
        self.clock = clock
        appearance = appearance or import_module(FACES).APPEARANCE
        self._put_together(metrics, shuffle, appearance)

    def _put_together(self, metrics: Metrics, shuffle: Shuffle | None, appearance: Appearance) -> None:
        """Make all parts of the bot, each from those before it."""
        store, clock, settings = self.store, self.clock, self.settings
        self.dirty = dirty = DirtyLanes(self.taps, clock)
        self.matches = matches = LiveMatches(store, clock, settings, dirty, shuffle)
        self.people = KnownPeople(store, matches)
        self.drafts = Drafts(clock)
        # A start between two taps on one play costs a second message, no more.
        self.shared_plays: TTLCache[tuple[int, int, int, int], bool] = TTLCache(
            MOST_SHARED, SHARED_SECONDS, clock.monotonic
        )
        """Plays that were just posted, by channel, person, match and ply."""
        self.router = Router(self.taps, self.people, self.drafts)
        self.lobby = Lobby(store, matches, clock)
        self.timekeeper = Timekeeper(store, matches, clock)
        self.heart = Heart(store, matches, clock, settings)
        self.connections = Shards(self.heart.disconnected, may_start=partial(self._may_start, 1))
        autoplay = Autoplay(settings)
        self.card_emojis = Emojis()
        self._killed_until = 0.0
        self.helpers = helpers = Helpers(settings.helpers, killed=self._tell_of_killed)
        self.painter = Painter(Processes(1, helpers=helpers))
        # One file after the other: a person may send many.
        self.verifying = Processes(1, memory=VERIFYING_BYTES, helpers=helpers)
        self.outbox = outbox = Outbox(self, store, self.card_emojis, clock, self.painter.draw)
        dms = Dms(self, clock)
        self.once = once = OncePosts(outbox, dms, clock)
        public, hand = appearance.public, appearance.hand(self.card_emojis)
        self.hands = Hands(store, outbox, dms, autoplay, clock, settings, face=hand)
        self.hand_replies = HandReplies(store, outbox, clock, face=hand)
        self.channel = ChannelMessages(self, store, outbox, autoplay, clock, settings, face=public)
        self.thinking = Processes(THINKING, helpers=helpers)
        self.reviews = Reviews(store, self.thinking)
        opponents = Opponents(store, matches, self.lobby, clock, settings, self.thinking)
        ask = appearance.left_behind
        self.attendance = Attendance(self, matches, self.timekeeper, self.heart, clock, settings, once, ask)
        self.tournaments = LiveTournaments(store, clock)
        pairs = Pairs(self, store, matches, self.lobby, clock, settings)
        field = Field(self, store, self.people)
        running = Running(store, field, pairs, self.heart, self.thinking, clock)
        showing = Showing(self, store, matches, outbox, once, clock, face=appearance.tournament)
        self.tournaments.work = {STEPS: running.look, POSTS: showing.look}
        watches = {
            CLOCK: TurnClock(matches, self.lobby, autoplay, self.timekeeper, self.heart, clock).look,
            ATTENDANCE: self.attendance.look,
            OPPONENTS: opponents.look,
            TOURNAMENT: self.tournaments.match_changed,
        }
        self.publisher = Publisher(
            store, matches, self.channel, self.hands, watches=watches, dirty=dirty, clock=clock
        )
        everywhere = partial(self.publisher.look_at, EVERYWHERE)
        draw = partial(self.painter.draw, appearance.emojis, longest=EMOJIS_SECONDS)
        self.drawn_emojis = DrawnEmojis(self, self.card_emojis, clock, draw, new=everywhere)
        self.healing = Healing(store, clock, settings, metrics, dirty)
        self.packer = Packer(store, clock, settings)
        self.seasons = SeasonCloses(self, store, clock, once, appearance.season_close)
        self.registering = Registering(self.tree, store.holder, settings, clock)
        self.notices = Notices(self, dms, clock, self.lifetime)
        self.backups = DailyBackups(settings, clock, self.notices)
        self.releases = Releases(settings, clock, self.notices, self.lifetime)
        self.granting = Granting(self, store, clock, once, appearance.greeting)

    async def login(self, token: str) -> None:
        # Discord may take a request and never answer it.
        async with asyncio.timeout(CONNECT_SECONDS) as self._logging_in:
            await super().login(token)

    async def setup_hook(self) -> None:
        self._logging_in.reschedule(None)
        await self.tree.set_translator(CatalogueTranslator())
        for cog in COGS:
            await self.load_extension(cog)
        await self.registering.start()
        if self.settings.card_emojis:
            await self.drawn_emojis.start()
        # Before anything is shown: a turn may have ended while no one could play.
        await self.heart.beat()
        await self.people.read_players()
        # While connecting, not before: players shouldn't wait until every old match has been looked at.
        self.publisher.start()
        self.healing.start()
        self.packer.start()
        self.backups.start()

    async def launch_shards(self) -> None:
        """Connect every shard, once Discord allows as many sessions."""
        self.shard_count, gateway = await self._may_start(None)
        # discord.py begins here if it can't resume a session.
        DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
        await super().launch_shards()
        log.info(words_for(None)("host-invite-link", link=link(self.application_id or 0)))

    async def _may_start(self, shards: int | None) -> tuple[int, str]:
        """Wait until Discord allows so many sessions, None for one a shard; returns that and the gateway."""
        while True:
            async with asyncio.timeout(CONNECT_SECONDS):
                count, gateway, limit = await self.http.get_bot_gateway()
            limits = discord.SessionStartLimits(**limit)
            if not (seconds := self._starts.due_in(limits, count if shards is None else shards)):
                return count, gateway
            log.warning(
                "Discord allows %d more connections in the next %s (of %d a day): connecting again in %s",
                limits.remaining,
                timedelta(seconds=limits.reset_after // 1000),
                limits.total,
                timedelta(seconds=round(seconds)),
            )
            await asyncio.sleep(seconds)

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        # discord.py calls this from its handler to try again without end: `bot/running.py` does that.
        if error := sys.exception():
            raise error
        async with self.connections.starting:
            await super().launch_shard(gateway, shard_id, initial=initial)
        if launched := self.get_shard(shard_id):
            self.connections.watch(launched._parent)  # noqa: SLF001 - nothing else leads to it

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await super().before_identify_hook(shard_id, initial=initial)
        self._starts.noted()

    async def abandon(self) -> None:
        """Close every connection at once: another process plays now."""
        await self.connections.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await super().close()
        await asyncio.gather(self.heart.abandon(), *(each.close() for each in self._working_beside()))

    async def close(self) -> None:
        self._ending = True
        # The last taps are answered first, which needs the session, but not for long.
        closing = (each.close() for each in (self.heart, *self._working_beside()))
        ends = await asyncio.gather(self.taps.finish(CLOSE_SECONDS), *closing, return_exceptions=True)
        await super().close()
        for end in ends:
            if isinstance(end, Exception):
                log.error("something failed while stopping", exc_info=end)

    def _working_beside(self) -> tuple[_Working, ...]:
        return (
            self.connections,
            self.registering,
            self.backups,
            self.releases,
            self.notices,
            self.drawn_emojis,
            self.granting,
            self.healing,
            self.packer,
            self.seasons,
            self.tournaments,
            self.once,
            self.publisher,
            self.helpers,
        )

    def _tell_of_killed(self) -> None:
        """Tell the host that memory is short, but seldom. It's called in threads."""
        if monotonic() >= self._killed_until:
            self._killed_until = monotonic() + KILLED_SECONDS
            log.warning(words_for(None)("host-helper-killed"))

    async def on_ready(self) -> None:
        if self._ending:  # discord.py is ready two seconds after the last server, even if that one ended it
            return
        self.ready_at = self.ready_at or asyncio.get_running_loop().time()
        self.seasons.look()
        self.tournaments.start()
        count = len(self.guilds)
        log.info("on the ice in %d server%s", count, "" if count == 1 else "s")
        self.granting.look_everywhere()
        self.releases.look()

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self.granting.available(guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.granting.joined(guild)
        self.registering.joined(guild.id)
        self.publisher.look_at(guild.id)

    async def on_guild_channel_update(
        self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        self.publisher.try_again(after.id)

    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        self._try_again_in(after.guild)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        self._try_again_in(role.guild)

    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        """The bot got or lost a role or a time-out. Discord tells it of no one else without an intent."""
        self._try_again_in(after.guild)

    def _try_again_in(self, guild: discord.Guild) -> None:
        for channel in guild.channels:
            self.publisher.try_again(channel.id)

    async def on_raw_thread_update(self, event: discord.RawThreadUpdateEvent) -> None:
        """Raw, because discord.py forgets threads that are archived."""
        if event.data["thread_metadata"].get("locked"):
            self.publisher.locked(event.guild_id, event.thread_id)
        else:
            self.publisher.try_again(event.thread_id)

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        self.publisher.deleted(event.guild_id, event.thread_id)

    async def on_shard_connect(self, shard: int) -> None:
        self.connections.connected(shard)
        self.heart.connected(shard, self.shard_count or 1)

    async def on_shard_resumed(self, shard: int) -> None:
        await self.on_shard_connect(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        self.heart.disconnected(shard)

    async def on_interaction(self, interaction: Interaction) -> None:
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await self.router.dispatch(interaction)
            await self.channel.no_threads.tell(interaction)

    async def on_app_command_completion(self, interaction: Interaction, _command: object) -> None:
        await self.channel.no_threads.tell(interaction)

    def is_connected(self) -> bool:
        """True if every shard is connected to the gateway, and hears of events."""
        return self.connected_shards() == self.shard_count

    def connected_shards(self) -> int:
        """How many shards are connected to the gateway, and hear of events."""
        up = self.connections.up()
        return sum(number in up and not shard.is_closed() for number, shard in self.shards.items())

    def stale(self) -> dict[str, int]:
        return self.dirty.stale()
