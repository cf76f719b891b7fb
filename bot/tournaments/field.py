"""Who takes part in a tournament: those who checked in, bots beside them, and no one who has gone."""

import random

import discord

from bot.kit.trouble import trouble_of
from bot.known_people import KnownPeople
from bot.turns.attendance import has_left
from db.league.ratings import UNKNOWN
from db.model.minds import COPIES, LEVELS, level_of, mind_id
from db.store import Store
from hockey.figures import family_of
from tournaments.tournament import Signed, Tournament, WhyOut

FEWEST_WITH_BOTS = 4


class Field:
    def __init__(self, client: discord.Client, store: Store, people: KnownPeople) -> None:
        self._client = client
        self._store = store
        self._people = people

    async def fill(self, tournament: Tournament) -> None:
        """Let bots take the places that would be byes, if the admin wants that."""
        new, there = tournament.new, len(_present(tournament))
        if not new.bots or not there:
            return
        size = there + there % 2
        if new.format.has_bracket:
            size = max(FEWEST_WITH_BOTS, 1 << (there - 1).bit_length())
        pair = max(len(each.people) for each in tournament.signed)
        minds = [mind_id(level, copy) for level in LEVELS[1:] + LEVELS[:1] for copy in range(COPIES)]
        named = [(mind, level_of(mind) or "") for mind in minds]
        for mind in named:
            await self._people.remember_name(*mind)
        taken = sum(each.people[0].level is not None for each in tournament.signed)
        sides = [named[first : first + pair] for first in range(taken * pair, len(named), pair)]
        await self._store.tournaments.fill(tournament.id, sides[: max(0, min(size, new.most) - there)])

    async def seeds(self, tournament_id: int) -> dict[int, int]:
        """The seed of each entrant who takes part, by number: drawn, or by their ratings, bots last."""
        tournament = await self._store.tournaments.get(tournament_id)
        if tournament is None:
            return {}
        present = _present(tournament)
        strength = {each.number: await self._strength(tournament, each) for each in present}
        order = sorted(strength, key=lambda number: (-strength[number], number))
        if tournament.new.drawn:
            random.SystemRandom().shuffle(order)
        return {number: seed for seed, number in enumerate(order, start=1)}

    async def _strength(self, tournament: Tournament, signed: Signed) -> float:
        family, total = family_of(tournament.new.game), 0.0
        for person in signed.people:
            theirs = await self._store.statistics.ratings_of(
                person.player_id, tournament.new.server_id, tournament.new.starts_at
            )
            total += theirs.get(family, UNKNOWN).mu
        return total if signed.humans else 0.0

    async def _has_left(self, server_id: int, player_id: int) -> bool:
        """False too if Discord doesn't say: a round doesn't wait for that."""
        try:
            return await has_left(self._client, server_id, player_id)
        except Exception as error:
            if trouble_of(error) is None:
                raise
            return False

    async def put_out(self, tournament: Tournament) -> bool:
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
                found |= await self._store.tournaments.withdraw(tournament.id, player_id, why)
        return found


def _present(tournament: Tournament) -> list[Signed]:
    """Those who have checked in; of two partners, both."""
    return [each for each in tournament.signed if each.agreed and each.checked_in]
