"""Shows a tournament: its one message, and the posts for its rounds and its podium."""

import logging
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial

import discord

from bot.appearance import DrawTournament, TournamentNames
from bot.kit.clock import Clock
from bot.matches.live import LiveMatches
from bot.matches.refusal import RefusedError
from bot.messages.drawing import Drawing, Wanted
from bot.posts.names import CHALLENGE
from bot.posts.once import Once, OncePosts
from bot.posts.outbox import Outbox
from bot.publishing.channel import GIVEN_UP, UNKNOWN_CHANNEL
from bot.tournaments.extras import Extras
from bot.tournaments.live import POSTS, LiveTournament
from bot.words import Words, words_for
from db.model.people import SheetLook
from db.model.posts import TOURNAMENT_MESSAGE, MessageRef
from db.store import Store
from tournaments.tournament import Tournament

log = logging.getLogger(__name__)

PODIUM = "podium"

# A game that was just dealt is shown soon, and then the message links to it.
UNLINKED_SECONDS = 5.0
REFUSED_SECONDS = 7 * 86400.0
"""How long the end of a tournament waits to be told if the bot may not show its message."""
MOST_CALLED = 50
"""How many players the post for a round notifies: its text has room for no more."""


class Showing:
    def __init__(
        self,
        client: discord.Client,
        store: Store,
        matches: LiveMatches,
        outbox: Outbox,
        once: OncePosts,
        clock: Clock,
        *,
        face: DrawTournament,
    ) -> None:
        self._client = client
        self._store = store
        self._matches = matches
        self._outbox = outbox
        self._once = once
        self._clock = clock
        self._face = face
        self._extras = Extras(client, store, clock)

    async def look(self, live: LiveTournament) -> float | None:
        """Update everything that may look different now; look again if a game has no message yet."""
        tournament = await live.state()
        if tournament is None:
            return None
        _, language = await self._store.people.server(tournament.new.server_id)
        words = words_for(language)
        refused, waits, shown = False, False, await self._shown(tournament)
        try:
            await live.posts.read()
            await self._show_message(words, live, tournament, shown)
        except discord.HTTPException as error:
            if error.status not in GIVEN_UP:
                raise
            log.info("tournament %s: Discord refuses its message (%s)", tournament.id, error.code)
            refused = True
            since = tournament.ended_at or self._clock.now()
            # An admin may let the bot back in; a channel that is deleted never comes back.
            waits = error.code != UNKNOWN_CHANNEL and self._clock.now() < since + REFUSED_SECONDS
        await self._extras.announce(live, tournament)
        if not waits:
            await self._post(words, live, tournament)
        unlinked = set(_games_on(tournament)) - shown.keys()
        return None if refused or not unlinked else await self._look_at_links(max(unlinked))

    async def _look_at_links(self, match_id: int) -> float | None:
        """When a game may have been shown: the longer it hasn't been, the later."""
        now = self._clock.now()
        with suppress(RefusedError):
            dealt_at = (await self._matches.load(match_id)).match.created_at
            return now + max(UNLINKED_SECONDS, now - dealt_at)
        return None

    async def _show_message(
        self, words: Words, live: LiveTournament, tournament: Tournament, shown: Mapping[int, MessageRef]
    ) -> None:
        drawing, post = await self._drawing(words, tournament, shown), live.posts.get(TOURNAMENT_MESSAGE)
        about = live.posts.owner, post.name, 0, tournament.new.channel_id
        async with post.drawing():
            await self._outbox.show(post, Wanted(*about, lambda: drawing, edit_only=tournament.settled))

    async def _drawing(
        self, words: Words, tournament: Tournament, shown: Mapping[int, MessageRef]
    ) -> Drawing:
        guild = self._client.get_guild(tournament.new.server_id)
        channel = guild.get_channel(tournament.new.channel_id) if guild else None
        may_attach = guild is None or channel is None or channel.permissions_for(guild.me).attach_files
        setup = await self._store.wishes.of_server(tournament.new.server_id)
        pictures = may_attach and (setup is None or setup.look is SheetLook.PICTURES)
        names = TournamentNames(await self._matches.game(tournament.new.game), shown)
        return self._face.message(words, tournament, names, self._clock.now(), pictures=pictures)

    async def _shown(self, tournament: Tournament) -> dict[int, MessageRef]:
        """The first messages of the games that are on, as far as they have been sent."""
        found = {}
        for match_id in _games_on(tournament):
            messages = await self._matches.of(match_id).posts.read()
            if (there := messages.get(CHALLENGE).stored.message) is not None:
                found[match_id] = there
        return found

    async def _post(self, words: Words, live: LiveTournament, tournament: Tournament) -> None:
        """Post the current round, or the podium."""
        round_ = tournament.round
        if tournament.settled:
            return
        if tournament.cancelled or live.posts.get(PODIUM).stored.said:
            await self._store.tournaments.settle(tournament.id)
        elif tournament.ended_at is not None:
            podium = self._face.podium(words, tournament)
            if (why := await self._extras.crown(tournament, podium.pings)) is not None:
                told = words("tournament-role-not-given", why=why)
                podium = replace(podium, content=f"{podium.content}\n{told}")
            self._say(live, tournament, PODIUM, podium)
        elif round_ is not None and tournament.open:
            called = _called(tournament)
            text = self._face.round_post(words, tournament, round_.number)
            post = "\n".join([text, " ".join(f"<@{player_id}>" for player_id in called)])
            self._say(live, tournament, f"round:{round_.number}", Drawing(post, pings=called))

    def _say(self, live: LiveTournament, tournament: Tournament, name: str, drawing: Drawing) -> None:
        if not live.posts.get(name).stored.said:
            channel_id, then = tournament.new.channel_id, partial(live.mark, POSTS)
            self._once.say(Once(live.posts, name, drawing, channel_id, said=then))


def _games_on(tournament: Tournament) -> list[int]:
    """The last game of each open pairing."""
    return [match_id for each in tournament.open for match_id in tournament.matches_of(each)[-1:]]


def _called(tournament: Tournament) -> tuple[int, ...]:
    """The people whose games begin."""
    playing = {number for pairing in tournament.open for number in pairing.entrants}
    signed = (each for each in tournament.signed if each.number in playing)
    return tuple(person.player_id for each in signed for person in each.humans)[:MOST_CALLED]
