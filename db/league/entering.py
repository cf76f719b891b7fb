"""A finished match entered into the books: its results, the ratings, the totals."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import case, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine.upsert import insert_on
from db.league.ratings import UNKNOWN, after_match
from db.model.league import EVERYWHERE, Rating
from db.model.matches import Match
from db.model.people import Result
from db.schema import OTHERWISE, TALLIED, matches, ratings, results, totals
from hockey.figures import family_of
from hockey.game import SIDES, By

# Like db.migrate's, any number that no other program takes in the same database.
FINISHES = 0x46494E4953
ALL_GAMES = ""
"""In the place of a game's id: all games of two."""
NOBODY = 0
"""In the place of a partner's id, where there is none."""

_OUTCOMES = {"win": "won", "loss": "lost"}
_WAYS = {By.WALKOVER: "walkover", By.RESIGN: "resigning", By.CLOCK: "clock"}


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that has ended, in UTC seconds, and what it left for each seat."""

    id: int
    server_id: int
    game: str
    practice: bool
    ended_at: float
    results: tuple[Result, ...]

    @classmethod
    def of(cls, match: Match, final: Sequence[Result], ended_at: float) -> "Finished":
        return cls(match.id, match.server_id, match.game, match.practice, ended_at, tuple(final))

    @property
    def winner(self) -> int | None:
        """The side that won; None where the match was level."""
        return next((each.seat % SIDES for each in self.results if each.result == "win"), None)

    @property
    def rated(self) -> bool:
        """Whether it says anything of its players: not practice, nor a walk-over before the first goal."""
        first = self.results[0]
        goals = first.goals_for + first.goals_against
        return not self.practice and not (first.ended_by == By.WALKOVER and not goals)


async def enter(connection: AsyncConnection, match: Finished) -> None:
    """Enter a match that has just ended, as the last one so far; nobody else does so meanwhile."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(FINISHES)))
    so_far = select(func.coalesce(func.max(matches.c.finished), 0))
    number = int((await connection.execute(so_far)).scalar_one()) + 1
    await connection.execute(update(matches).where(matches.c.id == match.id).values(finished=number))
    found = await _found(connection, match) if match.rated else {}
    rated = rate(found, match)
    await connection.execute(insert(results), [row_of(match, each, number, rated) for each in match.results])
    if rated:
        await _put(connection, ratings, [rating_row(key, then) for key, (_, then) in rated.items()])
    if not match.practice:
        await _add(connection, tallies_of(match))


Key = tuple[int, str, int]
"""Scope, family and player of a rating."""


def keys_of(match: Finished) -> dict[int, list[Key]]:
    """The ratings that a match moves by scope, each in the order of its results."""
    family = family_of(match.game)
    return {
        scope: [(scope, family, each.player_id) for each in match.results]
        for scope in (match.server_id, EVERYWHERE)
    }


def rate(found: dict[Key, Rating], match: Finished) -> dict[Key, tuple[Rating, Rating]]:
    """Each rating that a match moves, before and after it; none where it does not count."""
    if not match.rated:
        return {}
    moved: dict[Key, tuple[Rating, Rating]] = {}
    for keys in keys_of(match).values():
        sides = [
            [key for key, each in zip(keys, match.results, strict=True) if each.seat % SIDES == side]
            for side in range(SIDES)
        ]
        before = [[found.get(key, UNKNOWN) for key in side] for side in sides]
        after = after_match((before[0], before[1]), match.winner, match.ended_at)
        for names, old, new in zip(sides, before, after, strict=True):
            moved |= dict(zip(names, zip(old, new, strict=True), strict=True))
    return moved


async def _found(connection: AsyncConnection, match: Finished) -> dict[Key, Rating]:
    query = select(ratings).where(
        ratings.c.scope.in_((match.server_id, EVERYWHERE)),
        ratings.c.family == family_of(match.game),
        ratings.c.player_id.in_([each.player_id for each in match.results]),
    )
    return {
        (row.scope, row.family, row.player_id): Rating(row.mu, row.sigma, row.rated, row.rated_at)
        for row in await connection.execute(query)
    }


def row_of(
    match: Finished, result: Result, number: int, rated: dict[Key, tuple[Rating, Rating]]
) -> dict[str, Any]:
    """A row of `results`."""
    family = family_of(match.game)
    here = rated.get((match.server_id, family, result.player_id))
    everywhere = rated.get((EVERYWHERE, family, result.player_id))
    return {
        "match_id": match.id,
        "seat": result.seat,
        "player_id": result.player_id,
        "partner_id": result.partner_id,
        "server_id": match.server_id,
        "game": match.game,
        "result": result.result,
        "ended_by": result.ended_by,
        "goals_for": result.goals_for,
        "goals_against": result.goals_against,
        "ended_at": match.ended_at,
        "practice": match.practice,
        "finished": number,
        **asdict(result.figures),
        "rated": here and here[1].rated,
        "mu_before": here and here[0].mu,
        "mu": here and here[1].mu,
        "sigma": here and here[1].sigma,
        "mu_everywhere": everywhere and everywhere[1].mu,
        "sigma_everywhere": everywhere and everywhere[1].sigma,
    }


def rating_row(key: Key, rating: Rating) -> dict[str, Any]:
    scope, family, player_id = key
    return {"scope": scope, "family": family, "player_id": player_id, **asdict(rating)}


def tallies_of(match: Finished) -> list[dict[str, Any]]:
    """What a match adds to each row of `totals`."""
    told = []
    for each in match.results:
        if each.partner_id is not None and each.partner_id < each.player_id:
            continue  # one row for the two
        games = (ALL_GAMES, match.game) if each.partner_id is None else (match.game,)
        tallied = tally_of(each, match.ended_at)
        for scope in (match.server_id, EVERYWHERE):
            told += [
                {
                    "scope": scope,
                    "game": game,
                    "player_id": each.player_id,
                    "partner_id": each.partner_id or NOBODY,
                    **tallied,
                }
                for game in games
            ]
    return told


def tally_of(result: Result, at: float) -> dict[str, Any]:
    """What one result adds to its player's totals."""
    way = f"{_OUTCOMES.get(result.result)}_by_{_WAYS.get(By(result.ended_by))}"
    win, tie = int(result.result == "win"), int(result.result == "tie")
    return {
        "games": 1,
        "wins": win,
        "losses": int(result.result == "loss"),
        "ties": tie,
        "points": 2 * win + tie,
        "goals_for": result.goals_for,
        "goals_against": result.goals_against,
        **{name: int(name == way) for name in OTHERWISE},
        "first_at": at,
    }


async def _put(connection: AsyncConnection, table: Any, rows: list[dict[str, Any]]) -> None:
    made = insert_on(connection, table)
    key = [column.name for column in table.primary_key]
    changed = {name: made.excluded[name] for name in rows[0] if name not in key}
    await connection.execute(made.on_conflict_do_update(index_elements=key, set_=changed), rows)


async def _add(connection: AsyncConnection, rows: Iterable[dict[str, Any]]) -> None:
    made = insert_on(connection, totals)
    key = [column.name for column in totals.primary_key]
    sums = {name: totals.c[name] + made.excluded[name] for name in (*TALLIED, *OTHERWISE)}
    first = made.excluded.first_at
    sums["first_at"] = case((first < totals.c.first_at, first), else_=totals.c.first_at)
    await connection.execute(made.on_conflict_do_update(index_elements=key, set_=sums), list(rows))
