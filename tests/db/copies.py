"""Makes a small library large: its matches, people and servers again and again, each time as others."""

from typing import Any

from sqlalchemy import Column, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

from db.schema import (
    logs,
    matches,
    members,
    players,
    posts,
    ratings,
    results,
    seats,
    servers,
    totals,
)

_TABLES = (servers, players, members, matches, seats, logs, posts, results, totals, ratings)


async def copy(url: URL, times: int, *, of_matches: int, of_players: int, of_servers: int) -> None:
    """Add copies of each row; each copy has other matches, players and servers.

    The copies of a match follow each other, as if all servers had played at the same time.
    """
    anew = {
        "match": f"{of_matches} + ({{0}} - 1) * {times} + copy",
        "player": f"{{0}} + copy * {of_players}",
        "server": f"{{0}} + copy * {of_servers}",
    }
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        for table in _TABLES:
            values = [
                f"CASE WHEN {name} <= 0 THEN {name} ELSE {anew[kind].format(name)} END AS {name}"
                if (kind := _numbers(column))
                else name
                for name, column in table.columns.items()
            ]
            order = ", ".join(column.name for column in table.primary_key)
            await connection.execute(
                text(
                    f"WITH RECURSIVE copies(copy) AS"  # noqa: S608 - the test's own
                    f" (SELECT 1 UNION ALL SELECT copy + 1 FROM copies WHERE copy < {times})"
                    f" INSERT INTO {table.name} ({', '.join(table.columns.keys())})"
                    f" SELECT {', '.join(values)} FROM copies, {table.name} ORDER BY {order}"
                )
            )
    await engine.dispose()


def _numbers(column: Column[Any]) -> str | None:
    """What a column numbers, if copies differ in it.

    Numbers of 0 or below never differ: they stand for no one and for everywhere.
    """
    if column.name == "id":
        return {"matches": "match", "players": "player", "servers": "server"}[column.table.name]
    return {
        "match_id": "match",
        "owner_id": "match",
        "finished": "match",
        "player_id": "player",
        "partner_id": "player",
        "server_id": "server",
        "scope": "server",
    }.get(column.name)
