"""Plays a tournament's pairings: deals one game after the other, and finds out who has won."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

import discord

from bot.kit.clock import Clock
from bot.matches.games import RULES_VERSION
from bot.matches.live import LiveMatches
from bot.matches.loaded import LoadedMatch
from bot.matches.lobby import Lobby
from bot.matches.refusal import RefusedError
from bot.settings import Settings
from bot.tournaments.live import LiveTournament
from bot.turns.autoplay import DEAL
from bot.words import Words, words_for
from db.model.matches import NewMatch, Ply, Status
from db.model.minds import copy_of
from db.model.people import Place
from db.store import Store
from hockey.game import NATURE, SIDES, By, Options
from tournaments import changes
from tournaments.model import Format, How, Pairing
from tournaments.tournament import Person, Tournament

MOST_UNREADABLE = 1
"""How many games of a pairing are played again. After that, it waits for an admin, or for its deadline."""
Games = dict[int, LoadedMatch]
"""The games of a pairing by number, from 0: in those with an odd one, the sides have changed seats."""


class Pairs:
    def __init__(
        self,
        client: discord.Client,
        store: Store,
        matches: LiveMatches,
        lobby: Lobby,
        clock: Clock,
        settings: Settings,
    ) -> None:
        self._client = client
        self._store = store
        self._matches = matches
        self._lobby = lobby
        self._clock = clock
        self._settings = settings

    async def play(
        self, live: LiveTournament, tournament: Tournament, pairing: Pairing, *, late: bool
    ) -> bool:
        """Take an open pairing's next step; False if it waits for its players.

        It's `late` if its round is over. During a pause, nothing is dealt.
        """
        games = await self._games(tournament, pairing)
        duplicate = tournament.new.format is Format.DUPLICATE
        wins = pairing.wins if duplicate else _wins(games)
        decided = _compared(pairing, games) if duplicate else _played(tournament, pairing, games)
        if decided is None and pairing.winner is not None:  # the other one has left
            decided = replace(pairing, how=How.FORFEIT)
        if decided is None and late:
            decided = await self._late(pairing, games)
        if decided is not None:
            decided = decided if duplicate else replace(decided, wins=wins)
            await self._end(games, pairing, decided)
            with suppress(changes.RefusedError):  # an admin has just decided it
                await live.decide(decided)
            return True
        if wins != pairing.wins:
            await live.change(partial(changes.score, scored=replace(pairing, wins=wins)))
        dealt = len(tournament.matches_of(pairing))
        last = games.get(_number(tournament, dealt - 1))
        waits = tournament.paused_at is not None or (last is not None and last.match.status is Status.RUNNING)
        if waits or dealt - len(games) > MOST_UNREADABLE:
            return False
        await self._deal(tournament, pairing, last)
        return True

    async def uncover(self, live: LiveTournament, tournament: Tournament) -> None:
        """Show the cards of a duplicate's last round once all its tables have ended."""
        if tournament.new.format is not Format.DUPLICATE or tournament.round is None:
            return
        number, matches = tournament.round.number, []
        for match_id in tournament.matches_in(number):
            with suppress(RefusedError):
                matches.append((await self._matches.load(match_id)).match)
        if live.uncovered < number and not any(each.status.live for each in matches):
            # Only once: a refreshed match marks its tournament, which would refresh it again.
            live.uncovered = number
            await self._matches.refresh(each.id for each in matches if not each.settled)

    async def stop(self, match_id: int) -> None:
        """End a game without a result: its pairing was decided otherwise."""
        with suppress(RefusedError):
            await self._stop(await self._matches.load(match_id))

    async def _games(self, tournament: Tournament, pairing: Pairing) -> Games:
        """The games so far by number, from 0. One that can't be read any more is called off, and left out."""
        games: Games = {}
        for place, match_id in enumerate(tournament.matches_of(pairing)):
            try:
                games[_number(tournament, place)] = await self._matches.load(match_id)
            except RefusedError:
                await self._store.matches.call_off(match_id, self._clock.now())
        return games

    async def _deal(self, tournament: Tournament, pairing: Pairing, last: LoadedMatch | None) -> None:
        """Begin the next game, or the last one if a process stopped before it began."""
        match_id = last.id if last is not None and last.match.status is Status.OPEN else None
        if match_id is None:
            before, now = len(tournament.matches_of(pairing)), self._clock.now()
            new = await self._new(tournament, pairing, _number(tournament, before))
            match_id = await self._store.tournaments.deal(tournament.id, pairing, before + 1, new, now)
        if match_id is None:
            return
        loaded = await self._matches.load(match_id)
        await self._lobby.agree(match_id, [each.player_id for each in loaded.match.seats])

    async def _new(self, tournament: Tournament, pairing: Pairing, number: int) -> NewMatch:
        """A match of the pairing; the sides change seats from game to game."""
        new, signed = tournament.new, {each.number: each for each in tournament.signed}
        numbers = pairing.entrants if number % SIDES == 0 else pairing.entrants[::-1]
        _, language = await self._store.people.server(new.server_id)
        words = words_for(language)
        people = [[_seated(words, one) for one in signed[number].people] for number in numbers]
        setup = await self._store.wishes.of_server(new.server_id)
        in_text = isinstance(self._client.get_channel(new.channel_id), discord.TextChannel)
        return NewMatch(
            server_id=new.server_id,
            channel_id=new.channel_id,
            game=new.game,
            rules=RULES_VERSION,
            options=Options(length=new.length, knockout=new.format is not Format.DUPLICATE),
            players=tuple(side[turn] for turn in range(len(people[0])) for side in people),
            expires_at=self._clock.now() + self._settings.challenge_expiry.total_seconds(),
            turn_seconds=new.turn_seconds,
            place=setup.place if setup and in_text else Place.CHANNEL,
        )

    async def _late(self, pairing: Pairing, games: Games) -> Pairing:
        """The round is over: the side whose turns took longer in all has lost; neither wins if none began."""
        spent, begun = [0.0, 0.0], [False, False]
        for number, loaded in games.items():
            log = await self._store.matches.log(loaded.id)
            for side, seconds in enumerate(time_spent(loaded, log)):
                spent[(side + number) % SIDES] += seconds
            for seat in loaded.match.seats:
                begun[(seat.seat + number) % SIDES] |= seat.level is not None or _has_begun(
                    seat.seat, loaded, log
                )
        if not any(begun):
            return replace(pairing, how=How.VOID)
        wins = _wins(games)
        slower = max((0, 1), key=lambda side: (round(spent[side], 3), -wins[side], side))
        how = How.DEADLINE if begun[slower] else How.NO_SHOW
        return replace(pairing, winner=pairing.entrants[1 - slower], how=how)

    async def _end(self, games: Games, pairing: Pairing, decided: Pairing) -> None:
        """End a game that is on, in favour of the side that has won the pairing."""
        for number, loaded in games.items():
            if decided.winner is None or loaded.match.status is not Status.RUNNING:
                await self._stop(loaded, By.CLOCK if decided.how is How.VOID else By.ADMIN)
                continue
            side = (pairing.entrants.index(decided.winner) + number) % SIDES
            live = self._matches.of(loaded.id)
            with suppress(RefusedError):  # it has just ended
                if decided.how is How.FORFEIT:
                    await live.resign(loaded.match.seats[1 - side].player_id)
                else:
                    await live.end(By.CLOCK, side)

    async def _stop(self, loaded: LoadedMatch, by: By = By.ADMIN) -> None:
        with suppress(RefusedError):
            if loaded.match.status is Status.RUNNING:
                await self._matches.of(loaded.id).end(by, None)
            elif loaded.match.status is Status.OPEN:
                await self._lobby.expire(loaded.id)


def _played(tournament: Tournament, pairing: Pairing, games: Games) -> Pairing | None:
    """The decision if a side has won enough games, or if none has played on in one."""
    wins = _wins(games)
    if max(wins) > tournament.new.best_of // 2:
        return replace(pairing, winner=pairing.entrants[wins.index(max(wins))], how=How.PLAYED)
    ends = [loaded.game.outcome(loaded.state) for loaded in games.values()]
    gave_up = any(end is not None and end.winner is None and end.by is By.CLOCK for end in ends)
    return replace(pairing, how=How.VOID) if gave_up else None


def _compared(pairing: Pairing, games: Games) -> Pairing | None:
    """The decision in a duplicate, whose cards are played only once.

    Goals in overtime don't count: other tables haven't played those cards.
    """
    for loaded in games.values():
        outcome = loaded.game.outcome(loaded.state)
        if outcome is None:
            continue
        if outcome.by is By.PLAY:
            periods = loaded.view(None).period_scores[: loaded.match.length]
            first, second = (sum(goals[side] for goals in periods) for side in range(SIDES))
            ahead = None if first == second else pairing.entrants[first < second]
            return replace(pairing, winner=ahead, how=How.PLAYED, wins=(first, second))
        winner = None if outcome.winner is None else pairing.entrants[outcome.winner]
        void = winner is None and outcome.by is By.CLOCK
        return replace(pairing, winner=winner, how=How.VOID if void else How.FORFEIT)
    return None


def _seated(words: Words, person: Person) -> tuple[int, str]:
    """A player and their name in the match."""
    if person.level is None:
        return person.player_id, person.name
    return person.player_id, words.mind(person.level, copy_of(person.player_id))


def _number(tournament: Tournament, place: int) -> int:
    """The number of a pairing's game. In a duplicate, the seats stay as they are."""
    return place * SIDES if tournament.new.format is Format.DUPLICATE else place


def _wins(games: Games) -> tuple[int, int]:
    """How many games each side of the pairing has won. A game that an admin has ended counts for none."""
    wins = [0, 0]
    for number, loaded in games.items():
        outcome = loaded.game.outcome(loaded.state)
        if outcome is not None and outcome.winner is not None:
            wins[(outcome.winner + number) % SIDES] += 1
    return wins[0], wins[1]


def _has_begun(seat: int, loaded: LoadedMatch, log: Sequence[Ply]) -> bool:
    """True if a seat has played. A choice that the clock may have made for it doesn't count."""
    seen = bool(log) and loaded.match.seats[seat].tapped_at > log[0].at
    return any(ply.seat == seat and (seen or ply.move != DEAL) for ply in log)


def time_spent(loaded: LoadedMatch, log: Sequence[Ply]) -> tuple[float, float]:
    """How many seconds the turns of each side took in all, by the log."""
    spent, since = [0.0, 0.0], dict[int, float]()
    state = loaded.game.new(loaded.match.options)
    for ply in log:
        state, _ = loaded.game.play(state, ply.seat, ply.move)
        asked = loaded.game.to_act(state) - {NATURE}
        for seat in [seat for seat in since if seat == ply.seat or seat not in asked]:
            spent[seat % SIDES] += ply.at - since.pop(seat)
        since |= {seat: since.get(seat, ply.at) for seat in asked}
    for seat, at in since.items():
        spent[seat % SIDES] += max(0.0, (loaded.match.paused_at or loaded.now) - at)
    return spent[0], spent[1]
