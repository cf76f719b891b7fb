"""Enters a finished match: its results, the ratings, the boards."""

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from sqlalchemy import RowMapping, bindparam, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine.upsert import put_rows
from db.league.ratings import UNKNOWN, after_match
from db.league.tallies import NOBODY, FinishedMatch, RatingKey, Row, add, board_of, key_of, placed, tallies_of
from db.model.league import EVERYWHERE, Rating
from db.model.people import SeatResult
from db.schema import matches, preferences, ratings, results, totals
from hockey.figures import FAMILIES, Figures, family_of
from hockey.game import SIDES

# Any number that no other program uses in the same database, as in db.migrate.
FINISHES = 0x46494E4953

_FIGURES = tuple(Figures.__dataclass_fields__)
_SAID = tuple(name for name in SeatResult.__dataclass_fields__ if name != "figures")

# The same few queries at every end of a match, built once.
_HOLD = select(func.pg_advisory_xact_lock(FINISHES))
_SO_FAR = select(func.coalesce(func.max(matches.c.finished), 0))
_NUMBER = update(matches).where(matches.c.id == bindparam("match")).values(finished=bindparam("number"))
_RESULTS = insert(results)
_RATINGS = select(ratings).where(
    ratings.c.scope.in_(bindparam("scopes", expanding=True)),
    ratings.c.family.in_(FAMILIES),
    ratings.c.player_id.in_(bindparam("players", expanding=True)),
)
_TOTALS = select(totals).where(
    totals.c.scope.in_(bindparam("scopes", expanding=True)),
    totals.c.player_id.in_(bindparam("players", expanding=True)),
    totals.c.partner_id.in_(bindparam("players", expanding=True)),
)
_HIDDEN = select(preferences.c.player_id).where(
    preferences.c.hidden, preferences.c.player_id.in_(bindparam("people", expanding=True))
)


async def hold_books(connection: AsyncConnection) -> None:
    """Stop other changes to ratings, boards and hidden players until the transaction ends.

    Take this lock last: after those of matches, seats and servers.
    """
    if connection.dialect.name == "postgresql":
        await connection.execute(_HOLD)


async def enter(connection: AsyncConnection, match: FinishedMatch) -> None:
    """Enter a match that has just ended, as the newest one; no one else does so meanwhile."""
    await hold_books(connection)
    number = int((await connection.execute(_SO_FAR)).scalar_one()) + 1
    await connection.execute(_NUMBER, {"match": match.id, "number": number})
    found = {} if match.practice else await _ratings(connection, match)
    rated = rate(found, match)
    await connection.execute(_RESULTS, [row_of(match, each, number, rated) for each in match.results])
    if rated:
        await put_rows(connection, ratings, [rating_row(key, then) for key, (_, then) in rated.items()])
    if not match.practice:
        now = found | {key: then for key, (_, then) in rated.items()}
        await _tally(connection, match, now)


def rate(found: dict[RatingKey, Rating], match: FinishedMatch) -> dict[RatingKey, tuple[Rating, Rating]]:
    """Each rating that a match moves, before and after it; none if the match doesn't count."""
    if not match.rated:
        return {}
    sides_moved = [side for side in range(SIDES) if not (match.given_up_early and side == match.winner)]
    family = family_of(match.game)
    moved: dict[RatingKey, tuple[Rating, Rating]] = {}
    for scope in (match.server_id, EVERYWHERE):
        sides = [
            [(scope, family, each.player_id) for each in match.results if each.seat % SIDES == side]
            for side in range(SIDES)
        ]
        before = [[found.get(key, UNKNOWN) for key in side] for side in sides]
        after = after_match((before[0], before[1]), match.winner, match.ended_at)
        for side in sides_moved:
            moved |= dict(zip(sides[side], zip(before[side], after[side], strict=True), strict=True))
    return moved


async def _ratings(connection: AsyncConnection, match: FinishedMatch) -> dict[RatingKey, Rating]:
    """All ratings of a match's players, in its server and everywhere."""
    theirs = {
        "scopes": (match.server_id, EVERYWHERE),
        "players": [each.player_id for each in match.results],
    }
    return {
        (row.scope, row.family, row.player_id): Rating(row.mu, row.sigma, row.rated, row.rated_at)
        for row in await connection.execute(_RATINGS, theirs)
    }


async def _tally(connection: AsyncConnection, match: FinishedMatch, rated: dict[RatingKey, Rating]) -> None:
    """Add a match to its players' rows, and their ratings to all rows that show them."""
    players = [NOBODY, *sorted(each.player_id for each in match.results)]
    theirs = {"scopes": (match.server_id, EVERYWHERE), "players": players}
    rows = [dict(row) for row in (await connection.execute(_TOTALS, theirs)).mappings()]
    before = {key_of(row): row for row in rows}
    after = dict(before)
    add(after, tallies_of(match))
    hidden = await hidden_of(connection, players)
    # A match also moves its players' rating on the boards of other games of its family.
    found = [placed(after[key], rated, hidden) for key in sorted(after)]
    changed = [row for row in found if row != before.get(key_of(row))]
    await put_rows(connection, totals, changed)


async def settle_boards(connection: AsyncConnection, player_id: int) -> None:
    """Put a player and their partners on the boards, or on none, as they want it now.

    The caller holds the lock of the books.
    """
    query = select(totals).where(or_(totals.c.player_id == player_id, totals.c.partner_id == player_id))
    rows: list[Row] = [dict(row) for row in (await connection.execute(query)).mappings()]
    people = {row[name] for row in rows for name in ("player_id", "partner_id")}
    hidden = await hidden_of(connection, people)
    settled = [row | {"board": board_of(row, hidden)} for row in rows]
    if settled:
        await put_rows(connection, totals, settled)


async def hidden_of(connection: AsyncConnection, people: Iterable[int]) -> set[int]:
    """Those of them who hide their statistics."""
    return set((await connection.execute(_HIDDEN, {"people": list(people)})).scalars())


def row_of(
    match: FinishedMatch, result: SeatResult, number: int, rated: dict[RatingKey, tuple[Rating, Rating]]
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


def seat_result(row: RowMapping) -> SeatResult:
    """What a row of `results` says about its seat; old releases counted nothing."""
    counted = {name: row[name] for name in _FIGURES if row[name] is not None}
    said = {name: row[name] for name in _SAID}
    return SeatResult(**said, figures=Figures(**counted))


def rating_row(key: RatingKey, rating: Rating) -> Row:
    scope, family, player_id = key
    return {"scope": scope, "family": family, "player_id": player_id, **asdict(rating)}
