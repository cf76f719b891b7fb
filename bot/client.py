"""The bot itself: a Discord client with a match desk behind it."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Protocol

import discord
from discord import app_commands
from discord.ext import commands
from discord.http import Route
from yarl import URL

from bot.fleet.keeping import Keeping
from bot.fleet.lease import PARTS, Turnstile
from bot.host.emojis import DrawnEmojis
from bot.host.granting import Granting
from bot.host.inviting import link
from bot.host.reaching import find_gateway
from bot.host.registering import Registering
from bot.host.translating import CatalogueTranslator
from bot.host.tree import Tree
from bot.kit.clock import Clock
from bot.known_people import KnownPeople
from bot.marks.keys import ATTENDANCE, CLOCK, OPPONENTS
from bot.marks.marks import Marks
from bot.matches.desk import Desk
from bot.matches.lobby import Lobby
from bot.matches.packer import Packer
from bot.messages.drafts import Drafts
from bot.messages.emojis import Emojis
from bot.messages.outbox import Outbox
from bot.messages.painter import Painter
from bot.messages.surface_cache import SurfaceCache
from bot.opponents.opponents import Opponents
from bot.publishing.channel import ChannelMessages
from bot.publishing.hands import Hands
from bot.publishing.healing import Healing
from bot.publishing.publisher import EVERYWHERE, Publisher
from bot.publishing.seasons import SeasonCloses
from bot.router import Router
from bot.settings import Settings
from bot.thinking.processes import Thinking
from bot.thinking.reviews import Reviews
from bot.turns.attendance import Attendance
from bot.turns.autoplay import Autoplay
from bot.turns.heart import Heart
from bot.turns.timekeeper import Timekeeper
from bot.turns.turn_clock import TurnClock
from bot.watching.garbage import Garbage
from bot.watching.metrics import Metrics
from bot.watching.taps import Taps
from bot.watching.trace import trace
from bot.words import words_for
from db.model.fleet import DM_SHARD, Shards
from db.store import Store
from hockey.game import Shuffle

log = logging.getLogger(__name__)

DISCORD = Route.BASE

COGS = ("cogs.hockey",)

# A longer wait than this is not slept through inside discord.py, where it would hold up a whole channel.
MAX_RATELIMIT_SECONDS = 30.0
CLOSE_SECONDS = 2.0


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
        shards: Shards | None = None,
        shuffle: Shuffle | None = None,
    ) -> None:
        """`shards` are to be connected; as many as Discord recommends, all of them, without."""
        metrics = metrics or Metrics()
        self.garbage = Garbage()
        self.taps = Taps(metrics, self.garbage)
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
            max_ratelimit_timeout=MAX_RATELIMIT_SECONDS,
            http_trace=trace(URL(Route.BASE), metrics, self.taps),
        )
        if shards is not None:
            self.shard_count, self.shard_ids = shards.count, list(shards.ids)
        self.settings = settings
        self.store = store
        self.clock = clock
        self._turnstile = Turnstile(store.leases, clock) if shards else None
        self._put_together(store, clock, settings, metrics, shards, shuffle)

    def _put_together(
        self,
        store: Store,
        clock: Clock,
        settings: Settings,
        metrics: Metrics,
        shards: Shards | None,
        shuffle: Shuffle | None,
    ) -> None:
        """All parts of the house, each made of those before it."""
        self.people = KnownPeople(store)
        self.router = Router(self.taps, self.people)
        surfaces = SurfaceCache(store)
        self.marks = marks = Marks(self.taps, surfaces, clock)
        self.desk = desk = Desk(store, clock, settings, marks, shuffle)
        self.lobby = Lobby(store, desk, clock)
        self.timekeeper = Timekeeper(store, desk, clock)
        self.heart = Heart(store, desk, clock, settings, marks, shards)
        autoplay = Autoplay(settings)
        self.card_emojis = Emojis()
        self.drafts = Drafts()
        self.painter = Painter()
        self.verifying = asyncio.Lock()
        self.outbox = Outbox(self, store, surfaces, self.card_emojis, clock, self.painter.draw)
        self.hands = Hands(self, store, desk, self.outbox, autoplay, marks, clock, settings)
        self.channel = ChannelMessages(
            self, store, desk, self.outbox, autoplay, marks, clock, settings, strain=metrics.strain
        )
        keeping = Keeping(store, clock, marks, self.people, settings.lease_time.total_seconds() / PARTS)
        self.thinking = Thinking()
        self.reviews = Reviews(store, self.thinking)
        opponents = Opponents(store, desk, self.lobby, clock, settings, self.thinking)
        self.attendance = Attendance(self, desk, self.timekeeper, self.heart, clock, settings, shards)
        watches = {
            CLOCK: TurnClock(desk, self.lobby, autoplay, self.timekeeper, self.heart, clock).look,
            ATTENDANCE: self.attendance.look,
            OPPONENTS: opponents.look,
        }
        self.publisher = Publisher(
            store,
            desk,
            surfaces,
            self.channel,
            self.hands,
            watches=watches,
            keeping=keeping,
            marks=marks,
            clock=clock,
        )
        everywhere = partial(self.publisher.look_at, EVERYWHERE)
        self.drawn_emojis = DrawnEmojis(self, self.card_emojis, clock, new=everywhere)
        self.healing = Healing(store, clock, settings, metrics, marks)
        self.packer = Packer(store, clock, settings)
        self.seasons = SeasonCloses(self, store, clock)
        self.registering = Registering(self.tree, clock)
        self.granting = Granting(self, store, clock)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(CatalogueTranslator())
        for cog in COGS:
            await self.load_extension(cog)
        if Route.BASE != DISCORD or self._turnstile:
            at_once = await find_gateway(self.http)
            if self._turnstile:
                self._turnstile.at_once = at_once
        if self.speaks_for_all:
            log.info(words_for(None)("host-invite-link", link=link(self.application_id or 0)))
            await self.registering.start()
        if self.settings.card_emojis:
            await self.drawn_emojis.start(sends=self.speaks_for_all)
        # Before anything is shown: a turn may have been over while nobody could play.
        await self.heart.beat()
        await self.people.read_players()
        self.garbage.start(self.taps.give_way)
        # Beside connecting, not before it: nobody should wait until every old match has been looked at.
        self.publisher.start()
        self.healing.start()
        if self.speaks_for_all:
            self.packer.start()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        if self._turnstile is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._turnstile.wait(shard_id or 0)

    async def abandon(self) -> None:
        """Close every connection at once: another process may be about to open the same."""
        for shard in self.shards:
            self.heart.disconnected(shard)
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await super().close()
        await asyncio.gather(*(each.close() for each in self._working_beside()))

    async def close(self) -> None:
        # Whoever has just tapped is answered first: without a session, nobody can be. It must not take long.
        closing = (each.close() for each in (self.heart, *self._working_beside()))
        ends = await asyncio.gather(self.taps.finish(CLOSE_SECONDS), *closing, return_exceptions=True)
        await super().close()
        for end in ends:
            if isinstance(end, Exception):
                log.error("not everything has ended as it should", exc_info=end)

    def _working_beside(self) -> tuple[_Working, ...]:
        return (
            self.registering,
            self.drawn_emojis,
            self.granting,
            self.healing,
            self.packer,
            self.seasons,
            self.publisher,
            self.thinking,
            self.painter,
            self.garbage,
        )

    async def on_ready(self) -> None:
        self.seasons.look()
        count = len(self.guilds)
        log.info("on the ice in %d server%s", count, "" if count == 1 else "s")
        self.granting.look_everywhere()

    @property
    def speaks_for_all(self) -> bool:
        """Whether what is said or done once for all processes is said or done by this one."""
        return DM_SHARD in (self.shard_ids or [DM_SHARD])

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self.granting.available(guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.granting.joined(guild)
        self.publisher.look_at(guild.id)

    async def on_guild_channel_update(
        self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        self.publisher.try_again(after.id)

    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        for channel in after.guild.channels:
            self.publisher.try_again(channel.id)

    async def on_shard_connect(self, shard: int) -> None:
        self.heart.connected(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        self.heart.connected(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        self.heart.disconnected(shard)

    async def on_interaction(self, interaction: Interaction) -> None:
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await self.router.dispatch(interaction)

    def is_connected(self) -> bool:
        """Whether every shard has a gateway connection."""
        return bool(self.shards) and not any(shard.is_closed() for shard in self.shards.values())

    def connected_shards(self) -> int:
        """How many shards have a gateway connection."""
        return sum(not shard.is_closed() for shard in self.shards.values())

    def stale(self) -> dict[str, int]:
        return self.marks.stale()
