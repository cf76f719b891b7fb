"""Shows a tournament: its one message, and the posts for its rounds and its podium."""

import logging
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial

import discord

from bot.announcements import Announcement, Announcements
from bot.appearance import DrawTournament, TournamentNames
from bot.kit.clock import Clock
from bot.kit.lanes import AgainError
from bot.matches.live import LiveMatches
from bot.matches.refusal import RefusedError
from bot.messages.drawing import Drawing
from bot.messages.names import CHALLENGE
from bot.messages.outbox import UNKNOWN_MESSAGE
from bot.messages.picture import Paint
from bot.messages.unanswered import ids_in, nonce, own_messages_since
from bot.publishing.channel import GIVEN_UP, UNKNOWN_CHANNEL
from bot.tournaments.extras import Extras
from bot.tournaments.live import LiveTournament
from bot.words import Words, words_for
from db.model.people import SheetLook
from db.model.surface import MessageRef
from db.store import Store
from tournaments.tournament import Tournament

log = logging.getLogger(__name__)

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
        announcements: Announcements,
        clock: Clock,
        draw: Paint,
        *,
        face: DrawTournament,
    ) -> None:
        self._client = client
        self._store = store
        self._matches = matches
        self._announcements = announcements
        self._clock = clock
        self._draw = draw
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
            await self._show_message(words, tournament, shown)
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
            await self._post(words, tournament)
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
        self, words: Words, tournament: Tournament, shown: Mapping[int, MessageRef]
    ) -> None:
        drawing = await self._drawing(words, tournament, shown)
        digest, message_id, store = drawing.digest(), tournament.message_id, self._store.tournaments
        if message_id is not None:
            if digest != tournament.digest:
                await self._edit(tournament, message_id, drawing)
                await store.shown(tournament.id, message_id, digest)
            return
        if (
            tournament.sending_at is not None
            and (found := await self._begun(tournament, drawing)) is not None
        ):
            await store.shown(tournament.id, found, None)
            raise AgainError
        sending_at = tournament.sending_at or self._clock.now()
        await store.begin_to_send(tournament.id, sending_at)
        channel = self._client.get_partial_messageable(tournament.new.channel_id)
        number = nonce("tournament", tournament.id, str(sending_at))
        sent = await channel.send(**await drawing.new(self._draw), nonce=number)
        # An earlier try may have sent another drawing: then its nonce gave us that message back.
        await store.shown(tournament.id, sent.id, None if tournament.sending_at else digest)

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
            messages = await self._matches.of(match_id).messages.read()
            if (there := messages.get(CHALLENGE).surface.message) is not None:
                found[match_id] = there
        return found

    async def _edit(self, tournament: Tournament, message_id: int, drawing: Drawing) -> None:
        channel = self._client.get_partial_messageable(tournament.new.channel_id)
        try:
            await channel.get_partial_message(message_id).edit(**await drawing.edit(self._draw))
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE or tournament.told_at is not None:
                raise
            await self._store.tournaments.shown(tournament.id, None, None)
            raise AgainError from None

    async def _begun(self, tournament: Tournament, drawing: Drawing) -> int | None:
        """The message that was sent by a process that couldn't note it any more."""
        ids = ids_in(drawing.view.to_components() if drawing.view else [])
        since = await own_messages_since(
            self._client, tournament.new.channel_id, tournament.sending_at or 0.0
        )
        alike = (each.id for each in since if ids & ids_in([part.to_dict() for part in each.components]))
        return next(alike, None)

    async def _post(self, words: Words, tournament: Tournament) -> None:
        """Post the current round, or the podium."""
        if tournament.told_at is not None:
            return
        now, round_, store = self._clock.now(), tournament.round, self._store.tournaments
        if tournament.cancelled:
            await store.told(tournament.id, now)
        elif tournament.ended_at is not None:
            podium = self._face.podium(words, tournament)
            if (why := await self._extras.crown(tournament, podium.pings)) is not None:
                told = words("tournament-role-not-given", why=why)
                podium = replace(podium, content=f"{podium.content}\n{told}")
            await self._say(tournament, podium, None, tournament.telling_at)
        elif round_ is not None and round_.told_at is None and tournament.open:
            called = _called(tournament)
            text = self._face.round_post(words, tournament, round_.number)
            post = "\n".join([text, " ".join(f"<@{player_id}>" for player_id in called)])
            await self._say(tournament, Drawing(post, pings=called), round_.number, round_.telling_at)

    async def _say(
        self, tournament: Tournament, drawing: Drawing, number: int | None, begun_at: float | None
    ) -> None:
        """Post it once, for a round or, with None, for the podium."""
        now, store = self._clock.now(), self._store.tournaments
        if begun_at is None:
            await store.begin_to_tell(tournament.id, now, number)
        key = f"tournament:{tournament.id}:{number or 'podium'}"
        told = partial(store.told, tournament.id, now, number)
        channel_id = tournament.new.channel_id
        self._announcements.say(Announcement(key, drawing, channel_id, begun_at=begun_at, then=told))


def _games_on(tournament: Tournament) -> list[int]:
    """The last game of each open pairing."""
    return [match_id for each in tournament.open for match_id in tournament.matches_of(each)[-1:]]


def _called(tournament: Tournament) -> tuple[int, ...]:
    """The people whose games begin."""
    playing = {number for pairing in tournament.open for number in pairing.entrants}
    signed = (each for each in tournament.signed if each.number in playing)
    return tuple(person.player_id for each in signed for person in each.humans)[:MOST_CALLED]
