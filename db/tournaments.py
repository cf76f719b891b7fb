"""Tournaments: their people, rounds and pairings.

A write that says who plays, or who has won, does nothing if that has been said already. So the same step may
be tried again after a kill or a takeover.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from enum import StrEnum
from typing import Any

from sqlalchemy import and_, delete, func, insert, not_, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine.database import Database
from db.engine.upsert import put_new
from db.matches.challenges import insert_match, pairing_of
from db.model.matches import NewMatch
from db.rows import is_live, is_of
from db.schema import entrant_players, entrants, matches, pairing_matches, pairings, rounds, tournaments
from db.tournament_rows import load_tournaments
from tournaments.model import Format, How, Pairing
from tournaments.tournament import NewTournament, Stage, Tournament, WhyOut


class Signing(StrEnum):
    """What came of a sign-up."""

    DONE = "done"
    AWAITS_PARTNER = "awaits-partner"
    ALREADY = "already"
    PARTNER_TAKEN = "partner-taken"
    FULL = "full"
    CLOSED = "closed"


def refusal_of(tournament: Tournament, people: Sequence[int], now: float) -> Signing | None:
    """Why a player, or one with a partner, can't sign up before the start; None if they can."""
    if tournament.stage(now) not in (Stage.SIGN_UP, Stage.CHECK_IN):
        return Signing.CLOSED
    if people[0] in tournament.player_ids:
        return Signing.ALREADY
    if not tournament.player_ids.isdisjoint(people):
        return Signing.PARTNER_TAKEN
    return Signing.FULL if len(tournament.signed) >= tournament.new.most else None


class Tournaments:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, new: NewTournament, now: float) -> Tournament:
        added = insert(tournaments).values(**asdict(new), created_at=now).returning(tournaments.c.id)
        async with self._database.write() as connection:
            tournament_id: int = (await connection.execute(added)).scalar_one()
            return await _there(connection, tournament_id)

    async def get(self, tournament_id: int) -> Tournament | None:
        async with self._database.read() as connection:
            return next(iter(await load_tournaments(connection, tournaments.c.id == tournament_id)), None)

    async def in_server(self, server_id: int, most: int = 25) -> list[Tournament]:
        """A server's tournaments, those that go on first, then the newest."""
        async with self._database.read() as connection:
            return await load_tournaments(connection, tournaments.c.server_id == server_id, most)

    async def names_in(self, server_id: int, *, over: bool) -> dict[int, str]:
        """The names of a server's tournaments by id, newest first: those that go on, or all."""
        query = select(tournaments.c.id, tournaments.c.name).where(tournaments.c.server_id == server_id)
        if not over:
            query = query.where(_on())
        query = query.order_by(tournaments.c.ended_at.is_not(None), tournaments.c.id.desc())
        async with self._database.read() as connection:
            return {row.id: row.name for row in await connection.execute(query)}

    async def ended_of(self, player_id: int, server_id: int | None, most: int = 25) -> list[Tournament]:
        """The newest tournaments that are over and were a player's, in a server or everywhere."""
        mine = select(entrant_players.c.tournament_id).where(entrant_players.c.player_id == player_id)
        which = and_(tournaments.c.id.in_(mine), not_(_on()), tournaments.c.cancelled.is_(False))
        if server_id is not None:
            which = and_(which, tournaments.c.server_id == server_id)
        async with self._database.read() as connection:
            return await load_tournaments(connection, which, most)

    async def unfinished(self) -> list[int]:
        """Those that go on, or whose end hasn't been told yet."""
        query = select(tournaments.c.id).where(_goes_on()).order_by(tournaments.c.id)
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def unfinished_of(self, player_id: int, server_id: int | None = None) -> list[int]:
        """The running and coming tournaments that a player takes part in, everywhere or in a server."""
        mine = select(entrant_players.c.tournament_id).where(entrant_players.c.player_id == player_id)
        query = select(tournaments.c.id).where(_on(), tournaments.c.id.in_(mine))
        if server_id is not None:
            query = query.where(tournaments.c.server_id == server_id)
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def left_on(self, tournament_id: int) -> list[int]:
        """Its games that are still on though their pairing is decided."""
        here = select(pairing_matches.c.match_id).filter_by(tournament_id=tournament_id)
        theirs = (
            here.join(matches, matches.c.id == pairing_matches.c.match_id)
            .join(pairings, is_of(pairing_matches, pairings, "round", "number"))
            .where(is_live(), pairings.c.how.is_not(None))
        )
        async with self._database.read() as connection:
            return list((await connection.execute(theirs)).scalars())

    async def sign_up(self, tournament_id: int, people: Sequence[tuple[int, str]], now: float) -> Signing:
        """A player signs up, with a partner in Partners, who has to agree.

        During the check-in, signing up is checking in.
        """
        async with self._database.write() as connection:
            tournament = await _held(connection, tournament_id)
            if tournament is None:
                return Signing.CLOSED
            if (refused := refusal_of(tournament, [player_id for player_id, _ in people], now)) is not None:
                return refused
            there = tournament.stage(now) is Stage.CHECK_IN
            await _add(connection, tournament_id, _next_number(tournament), people, checked_in=there)
        return Signing.DONE if len(people) == 1 else Signing.AWAITS_PARTNER

    async def fill(self, tournament_id: int, bots: Sequence[Sequence[tuple[int, str]]]) -> None:
        """Let bots take part, alone or in pairs. Nothing happens once a round is paired."""
        async with self._database.write() as connection:
            tournament = await _held(connection, tournament_id)
            if tournament is None or tournament.rounds:
                return
            new = [side for side in bots if tournament.player_ids.isdisjoint(bot[0] for bot in side)]
            for number, side in enumerate(new, start=_next_number(tournament)):
                await _add(connection, tournament_id, number, side, checked_in=True)
            theirs = update(entrant_players).where(
                _person(tournament_id),
                entrant_players.c.player_id.in_([bot[0] for side in bots for bot in side]),
            )
            await connection.execute(theirs.values(agreed=True, checked_in=True))

    async def enter_late(self, tournament_id: int, people: Sequence[tuple[int, str]], now: float) -> Signing:
        """A late entry takes the place of a bye in the first round, while that goes on."""
        async with self._database.write() as connection:
            tournament = await _held(connection, tournament_id)
            if tournament is None or not tournament.new.late or len(tournament.rounds) != 1:
                return Signing.CLOSED
            if tournament.stage(now) is not Stage.RUNNING:
                return Signing.CLOSED
            signed = tournament.signed_by(people[0][0])
            if signed is not None and signed.seed is not None:
                return Signing.ALREADY
            if (bye := tournament.late_place) is None:
                return Signing.CLOSED
            if signed is not None:  # they hadn't checked in
                await _remove(connection, tournament_id, signed.number)
            number = _next_number(tournament)
            await _add(connection, tournament_id, number, people, checked_in=True)
            seed = max(each.seed or 0 for each in tournament.signed) + 1
            await connection.execute(
                update(entrants).where(_entrant(tournament_id, number)).values(seed=seed)
            )
            played = {"second": number, "winner": None, "how": None, "closed_at": None}
            await connection.execute(update(pairings).where(_pairing(tournament_id, bye)).values(played))
        return Signing.DONE

    async def agree(self, tournament_id: int, player_id: int) -> bool:
        """A partner agrees to play; False if no one has asked them."""
        return await self._note(tournament_id, player_id, entrant_players.c.agreed.is_(False), agreed=True)

    async def check_in(self, tournament_id: int, player_id: int) -> bool:
        """A player is there; False if they haven't signed up."""
        return await self._note(tournament_id, player_id, entrant_players.c.agreed, checked_in=True)

    async def _note(self, tournament_id: int, player_id: int, where: Any, **values: Any) -> bool:
        mine = and_(
            entrant_players.c.tournament_id == tournament_id, entrant_players.c.player_id == player_id, where
        )
        return await self._change(update(entrant_players).where(mine).values(values))

    async def withdraw(self, tournament_id: int, player_id: int, why: WhyOut) -> bool:
        """A player is out, with their partner. Before the start, it's as if they had never signed up.

        The opponent in their open pairing has won it, also if they leave as well. False if they weren't in.
        """
        async with self._database.write() as connection:
            tournament = await _held(connection, tournament_id)
            signed = tournament.signed_by(player_id) if tournament else None
            if tournament is None or signed is None or signed.out_after is not None or tournament.ended_at:
                return False
            if tournament.rounds:
                await _put_out(connection, tournament, [signed.number], why)
                await _give_win(connection, tournament, signed.number)
            else:
                await _remove(connection, tournament_id, signed.number)
        return True

    async def replace(self, tournament_id: int, number: int, before: int, after: tuple[int, str]) -> bool:
        """Another player takes a player's place.

        False once that place has played or is out, or if they are in already.
        """
        async with self._database.write() as connection:
            tournament = await _held(connection, tournament_id)
            if tournament is None or tournament.ended_at is not None or tournament.signed_by(after[0]):
                return False
            playing = {
                each
                for pairing in tournament.pairings
                if tournament.matches_of(pairing) or pairing.how not in (None, How.BYE)
                for each in pairing.entrants
            }
            if number in playing | tournament.out:
                return False
            theirs = and_(_person(tournament_id), entrant_players.c.player_id == before)
            values = {"player_id": after[0], "name": after[1]}
            return bool(
                (await connection.execute(update(entrant_players).where(theirs).values(values))).rowcount
            )

    async def start(self, tournament_id: int, seeds: Mapping[int, int]) -> None:
        """Give each entrant who takes part their seed, by number; the others are out.

        Nothing happens once a round is paired.
        """
        async with self._database.write() as connection:
            tournament = await _held(connection, tournament_id)
            if tournament is None or tournament.rounds:
                return
            absent = [each.number for each in tournament.signed if each.number not in seeds]
            every = update(entrants).where(entrants.c.tournament_id == tournament_id)
            await connection.execute(every.values(seed=None))
            await _put_out(connection, tournament, absent, WhyOut.ABSENT)
            for number, seed in seeds.items():
                values = {"seed": seed, "out_after": None, "why_out": None}
                await connection.execute(
                    update(entrants).where(_entrant(tournament_id, number)).values(values)
                )

    async def pair(self, tournament_id: int, new: Sequence[Pairing], now: float, ends_at: float) -> bool:
        """Begin a round with its pairings; False if it has begun already, or one of them has gone."""
        key = {"tournament_id": tournament_id, "number": new[0].round}
        paired = {each for pairing in new if pairing.how is not How.FORFEIT for each in pairing.entrants}
        async with self._database.write() as connection:
            tournament = await _held(connection, tournament_id)
            there = (
                {each.id for each in tournament.entrants if each.is_in(new[0].round)} if tournament else set()
            )
            if tournament is None or tournament.ended_at is not None or not paired <= there:
                return False
            if not await put_new(connection, rounds, key | {"ends_at": ends_at}):
                return False
            await connection.execute(insert(pairings), [_row(tournament_id, each, now) for each in new])
        return True

    async def deal(
        self, tournament_id: int, pairing: Pairing, game: int, new: NewMatch, now: float
    ) -> int | None:
        """The match of a pairing's n-th game, from 1; it's made unless it exists.

        None if another player has taken a place in it. In a duplicate, all matches of a round have the secret
        and the board of the first one.
        """
        key = {"tournament_id": tournament_id, "round": pairing.round, "number": pairing.table, "game": game}
        async with self._database.write() as connection:
            tournament = await _held(connection, tournament_id)
            if tournament is None:
                return None
            if dealt := tournament.matches_of(pairing)[game - 1 : game]:
                return dealt[0]
            sides = [each.people for each in tournament.signed if each.number in pairing.entrants]
            if {one.player_id for side in sides for one in side} != {one[0] for one in new.players if one}:
                return None
            # Apart from the other matches of the same players.
            players = pairing_of(player and player[0] for player in new.players)
            match_id = await insert_match(connection, new, f"{players}:@{tournament_id}", now)
            await connection.execute(insert(pairing_matches), key | {"match_id": match_id})
            await _share_cards(connection, tournament_id, pairing.round, match_id)
            return match_id

    async def close(self, tournament_id: int, decided: Pairing, now: float) -> bool:
        """Store how a pairing was decided; False if it was decided before."""
        said = {
            "winner": decided.winner,
            "how": decided.how,
            "first_wins": decided.wins[0],
            "second_wins": decided.wins[1],
            "closed_at": now,
        }
        query = (
            update(pairings).where(_pairing(tournament_id, decided), pairings.c.how.is_(None)).values(said)
        )
        async with self._database.write() as connection:
            await _hold(connection, tournament_id)
            closed = (await connection.execute(query)).rowcount
            if closed and decided.how is How.VOID:
                tournament = await _there(connection, tournament_id)
                await _put_out(connection, tournament, decided.entrants, WhyOut.NO_SHOW)
        return bool(closed)

    async def score(self, tournament_id: int, pairing: Pairing, wins: tuple[int, int]) -> None:
        """Store how many games each side of an open pairing has won."""
        values = {"first_wins": wins[0], "second_wins": wins[1]}
        await self._change(
            update(pairings).where(_pairing(tournament_id, pairing), pairings.c.how.is_(None)).values(values)
        )

    async def extend(self, tournament_id: int, seconds: float) -> None:
        """Move the start, or the end of the current round."""
        async with self._database.write() as connection:
            tournament = await _held(connection, tournament_id)
            if tournament is not None and tournament.ended_at is None:
                await _move(connection, tournament, seconds)

    async def pause(self, tournament_id: int, now: float) -> bool:
        this = update(tournaments).where(_open(tournament_id), tournaments.c.paused_at.is_(None))
        return await self._change(this.values(paused_at=now))

    async def go_on(self, tournament_id: int, now: float) -> bool:
        """Go on after a pause: deadlines move by its length."""
        async with self._database.write() as connection:
            tournament = await _held(connection, tournament_id)
            if tournament is None or tournament.paused_at is None:
                return False
            await _move(connection, tournament, now - tournament.paused_at)
            this = update(tournaments).where(tournaments.c.id == tournament_id)
            await connection.execute(this.values(paused_at=None))
        return True

    async def end(self, tournament_id: int, now: float, *, cancelled: bool = False) -> bool:
        """The tournament is over; False if it was before."""
        this = update(tournaments).where(_open(tournament_id))
        return await self._change(this.values(ended_at=now, paused_at=None, cancelled=cancelled))

    async def begin_to_send(self, tournament_id: int, now: float) -> None:
        """Note that its message is being sent: after a kill, it's looked for before it's sent again."""
        await self._set(tournament_id, sending_at=now)

    async def shown(self, tournament_id: int, message_id: int | None, digest: str | None) -> None:
        """Note what its message shows; None if there is none any more."""
        await self._set(tournament_id, message_id=message_id, digest=digest, sending_at=None)

    async def scheduled(self, tournament_id: int, event_id: int | None) -> None:
        await self._set(tournament_id, event_id=event_id)

    async def begin_to_tell(self, tournament_id: int, now: float, number: int | None = None) -> None:
        """Note when a round, or with None the podium, was first posted."""
        await self._tell(tournament_id, number, telling_at=now)

    async def told(self, tournament_id: int, now: float, number: int | None = None) -> None:
        await self._tell(tournament_id, number, told_at=now)

    async def _tell(self, tournament_id: int, number: int | None, **values: float) -> None:
        if number is None:
            await self._set(tournament_id, **values)
            return
        this = and_(rounds.c.tournament_id == tournament_id, rounds.c.number == number)
        await self._change(update(rounds).where(this).values(values))

    async def _set(self, tournament_id: int, **values: Any) -> None:
        await self._change(update(tournaments).where(tournaments.c.id == tournament_id).values(values))

    async def _change(self, query: Any) -> bool:
        async with self._database.write() as connection:
            return bool((await connection.execute(query)).rowcount)


async def _share_cards(connection: AsyncConnection, tournament_id: int, number: int, match_id: int) -> None:
    """In a duplicate, a match has the cards of the first one of its round."""
    first = (
        select(func.min(pairing_matches.c.match_id))
        .join(tournaments, tournaments.c.id == pairing_matches.c.tournament_id)
        .where(
            tournaments.c.id == tournament_id,
            tournaments.c.format == Format.DUPLICATE,
            pairing_matches.c.round == number,
        )
    )
    board = (await connection.execute(first)).scalar_one()
    if board is not None:
        secret = (
            await connection.execute(select(matches.c.secret).where(matches.c.id == board))
        ).scalar_one()
        shared = update(matches).where(matches.c.id == match_id).values(board=board, secret=secret)
        await connection.execute(shared)


async def give_back(connection: AsyncConnection, there: float, now: float) -> None:
    """Move deadlines: the bot has been away since it was last `there`.

    A start moves only if players couldn't check in, and until they have had the rest of their time.
    """
    for each in await load_tournaments(connection, and_(_on(), tournaments.c.paused_at.is_(None))):
        since = there if each.rounds else max(there, each.check_in_at)
        if since < now and (each.rounds or there < each.new.starts_at):
            await _move(connection, each, now - since)


async def step_back(connection: AsyncConnection, there: float, now: float) -> None:
    """Move the ends of rounds: the clock has stepped back from `there`. Starts stay where they were."""
    for each in await load_tournaments(connection, _on()):
        since = each.paused_at or there
        if each.rounds and since > now:
            await _move(connection, each, now - since)


async def _move(connection: AsyncConnection, tournament: Tournament, seconds: float) -> None:
    """Move the start, or the end of the current round."""
    c, round_ = tournaments.c, tournament.round
    query = update(tournaments).where(c.id == tournament.id).values(starts_at=c.starts_at + seconds)
    if round_ is not None:
        this = and_(rounds.c.tournament_id == tournament.id, rounds.c.number == round_.number)
        query = update(rounds).where(this).values(ends_at=rounds.c.ends_at + seconds)
    await connection.execute(query)


def _goes_on() -> Any:
    """Not over, or its end isn't told yet."""
    return or_(_on(), tournaments.c.told_at.is_(None))


def _on() -> Any:
    return tournaments.c.ended_at.is_(None)


def _open(tournament_id: int) -> Any:
    return and_(tournaments.c.id == tournament_id, _on())


def _entrant(tournament_id: int, number: int) -> Any:
    return and_(entrants.c.tournament_id == tournament_id, entrants.c.number == number)


def _person(tournament_id: int) -> Any:
    return entrant_players.c.tournament_id == tournament_id


def _pairing(tournament_id: int, pairing: Pairing) -> Any:
    return and_(
        pairings.c.tournament_id == tournament_id,
        pairings.c.round == pairing.round,
        pairings.c.number == pairing.table,
    )


async def _hold(connection: AsyncConnection, tournament_id: int) -> None:
    """Let no one else change a tournament until the transaction ends. SQLite has one writer anyway."""
    query = select(tournaments.c.id).where(tournaments.c.id == tournament_id).with_for_update(key_share=True)
    await connection.execute(query)


async def _held(connection: AsyncConnection, tournament_id: int) -> Tournament | None:
    await _hold(connection, tournament_id)
    return next(iter(await load_tournaments(connection, tournaments.c.id == tournament_id)), None)


async def _there(connection: AsyncConnection, tournament_id: int) -> Tournament:
    return (await load_tournaments(connection, tournaments.c.id == tournament_id))[0]


def _next_number(tournament: Tournament) -> int:
    return max((each.number for each in tournament.signed), default=0) + 1


async def _add(
    connection: AsyncConnection,
    tournament_id: int,
    number: int,
    people: Sequence[tuple[int, str]],
    *,
    checked_in: bool,
) -> None:
    """Store another entrant. The first of its people has agreed, and a partner has yet to."""
    this = {"tournament_id": tournament_id, "number": number}
    await connection.execute(insert(entrants), this)
    for place, (player_id, name) in enumerate(people):
        person = {"player_id": player_id, "name": name, "agreed": place == 0}
        here = {"checked_in": checked_in and place == 0}
        await connection.execute(insert(entrant_players), this | person | here)


async def _remove(connection: AsyncConnection, tournament_id: int, number: int) -> None:
    for table in (entrant_players, entrants):
        this = and_(table.c.tournament_id == tournament_id, table.c.number == number)
        await connection.execute(delete(table).where(this))


async def _put_out(
    connection: AsyncConnection, tournament: Tournament, numbers: Sequence[int], why: WhyOut
) -> None:
    """They are in until the end of the current round, and have no pairing after it."""
    after = tournament.rounds[-1].number if tournament.rounds else 0
    this = and_(entrants.c.tournament_id == tournament.id, entrants.c.number.in_(numbers))
    out = update(entrants).where(this, entrants.c.out_after.is_(None))
    await connection.execute(out.values(out_after=after, why_out=why))


async def _give_win(connection: AsyncConnection, tournament: Tournament, leaver: int) -> None:
    """The opponent in the leaver's open pairing has won it, unless they have left before."""
    for pairing in tournament.open:
        if leaver in pairing.entrants and pairing.winner is None:
            won = update(pairings).where(_pairing(tournament.id, pairing))
            await connection.execute(won.values(winner=pairing.opponent_of(leaver)))


def _row(tournament_id: int, pairing: Pairing, now: float) -> dict[str, Any]:
    return {
        "tournament_id": tournament_id,
        "round": pairing.round,
        "number": pairing.table,
        "first": pairing.first,
        "second": pairing.second,
        "winner": pairing.winner,
        "how": pairing.how,
        "closed_at": None if pairing.how is None else now,
    }
