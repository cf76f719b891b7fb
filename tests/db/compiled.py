"""Statements compiled once for all engines: a bot opens one, its tests open thousands."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite
from sqlalchemy.engine import URL, Dialect
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

import db.engine.postgresql
import db.engine.sqlite
from tests.simulation.seams import swapped

_compiled: dict[Any, Any] = {}


@contextmanager
def compiled_once() -> Iterator[None]:
    """Engines opened meanwhile reuse what was compiled for earlier ones."""
    with ExitStack() as stack:
        for backend in (db.engine.sqlite, db.engine.postgresql):
            stack.enter_context(swapped(backend, "create_async_engine", _create))
        # SQLAlchemy caches compiled statements by dialect, and each engine has its own.
        for kind in (SQLiteDialect_aiosqlite, PGDialect_asyncpg):
            stack.enter_context(swapped(kind, "__eq__", _is_alike))
            stack.enter_context(swapped(kind, "__hash__", _kind))
        yield


def _create(url: URL, **options: Any) -> AsyncEngine:
    return create_async_engine(url, execution_options={"compiled_cache": _compiled}, **options)


def _is_alike(one: Dialect, other: object) -> bool:
    return type(one) is type(other)


def _kind(dialect: Dialect) -> int:
    return hash(type(dialect))
