"""Who takes part in a tournament: those who checked in, bots beside them, and no one who has gone."""

import random
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import discord

from bot.kit.trouble import trouble_of
from bot.known_people import KnownPeople
from bot.tournaments.live import LiveTournament
from bot.turns.attendance import has_left
from db.league.ratings import UNKNOWN
from db.model.minds import COPIES, LEVELS, mind_id
from db.store import Store
from hockey.figures import family_of
from tournaments import changes
from tournaments.changes import RefusedError
from tournaments.tournament import Person, Signed, Tournament, WhyOut


class Field:
    def __init__(self, client: discord.Client, store: Store, people: KnownPeople) -> None:
        self._client = client
        self._store = store
        self._people = people

    async def start(self, tournament: Tournament) -> Callable[[Tournament], Tournament]:
        """What starts it, with those who have checked in by then: seeds by rating, bots last, or drawn."""
        ratings = {
            person.player_id: await self._rating(tournament, person.player_id)
            for each in tournament.signed
            for person in each.humans
        }

        def strength(signed: Signed) -> float:
            return sum(ratings.get(each.player_id, UNKNOWN.mu) for each in signed.humans)

        bots = await self._bots() if tournament.new.bots else []
        return partial(changes.start, bots=bots, strength=strength, shuffle=random.SystemRandom().shuffle)

    async def _bots(self) -> list[Person]:
        """All bots, in the order in which they take places."""
        found = []
        for level in LEVELS[1:] + LEVELS[:1]:
            for copy in range(COPIES):
                await self._people.remember_name(mind_id(level, copy), level)
                found.append(Person(mind_id(level, copy), level, agreed=True, checked_in=True, level=level))
        return found

    async def _rating(self, tournament: Tournament, player_id: int) -> float:
        about = player_id, tournament.new.server_id, tournament.new.starts_at
        theirs = await self._store.statistics.ratings_of(*about)
        return theirs.get(family_of(tournament.new.game), UNKNOWN).mu

    async def _has_left(self, server_id: int, player_id: int) -> bool:
        """False too if Discord doesn't say: a round doesn't wait for that."""
        try:
            return await has_left(self._client, server_id, player_id)
        except Exception as error:
            if trouble_of(error) is None:
                raise
            return False

    async def put_out(self, live: LiveTournament, tournament: Tournament) -> bool:
        """Put out those who have left the server, or are banned there; True if there were any."""
        found, server_id = False, tournament.new.server_id
        banned = await self._store.people.banned_in(server_id)
        for signed in tournament.signed:
            if signed.seed is None or signed.out_after is not None:
                continue
            for player_id in (each.player_id for each in signed.humans):
                if player_id < 0:
                    why = WhyOut.FORGOTTEN
                elif player_id in banned:
                    why = WhyOut.BANNED
                elif await self._has_left(server_id, player_id):
                    why = WhyOut.LEFT
                else:
                    continue
                with suppress(RefusedError):  # the partner is out too
                    await live.withdraw(player_id, why)
                    found = True
        return found
