"""The tables of what is remembered of finished matches, but for `results`."""

from sqlalchemy import (
    BigInteger,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    String,
    Table,
)

from db.base import metadata
from db.model.league import Order
from db.schema.ranking import order_by

# What follows is kept for speed alone: `rebuild` makes it anew from the logs of finished matches. A scope is
# a server's id, or EVERYWHERE of `db/model/league.py`.
ratings = Table(
    "ratings",
    metadata,
    Column("scope", BigInteger, primary_key=True, autoincrement=False),
    Column("family", String(16), primary_key=True),
    Column("player_id", BigInteger, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("rated_at", Double, nullable=False),
    Index("ix_ratings_player_id", "player_id"),
)

TALLIED = ("games", "wins", "losses", "ties", "goals_for", "goals_against", "points")
OTHERWISE = tuple(f"{side}_by_{by}" for by in ("walkover", "resigning", "clock") for side in ("won", "lost"))

totals = Table(
    "totals",
    metadata,
    Column("scope", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("player_id", BigInteger, primary_key=True, autoincrement=False),
    Column("partner_id", BigInteger, primary_key=True, autoincrement=False),
    *(Column(name, Integer, nullable=False) for name in (*TALLIED, *OTHERWISE)),
    Column("first_at", Double, nullable=False),
    # What follows from those sums, from ratings and from who is hidden: what boards are sorted by and show.
    Column("difference", Integer, nullable=False),
    *(Column(name, Double, nullable=False) for name in ("rate", "rating")),
    Column("mu", Double),
    Column("rated", Integer),
    Column("board", Integer, nullable=False),
    Index("ix_totals_player_id", "player_id"),
    Index("ix_totals_partner_id", "partner_id"),
    Index("ix_totals_scope_partner_id", "scope", "partner_id"),
)
for _order in Order:
    _ranked = order_by(_order, totals.c)
    Index(f"ix_totals_{_order}", totals.c.scope, totals.c.game, totals.c.board, *_ranked)

# Seasons are windows over results: what they have here is when, and what was told at their close.
calendars = Table(
    "calendars",
    metadata,
    Column("server_id", BigInteger, ForeignKey("servers.id"), primary_key=True),
    Column("kind", String(16), nullable=False),
)

seasons = Table(
    "seasons",
    metadata,
    Column("server_id", BigInteger, ForeignKey("servers.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("since", Double, nullable=False),
    Column("until", Double),
    Column("closed_at", Double),
    Column("telling_at", Double),
    Column("told_at", Double),
    Index("ix_seasons_told_at", "told_at"),
)

podiums = Table(
    "podiums",
    metadata,
    Column("server_id", BigInteger, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("player_id", BigInteger, nullable=False),
    Column("points", Integer, nullable=False),
    ForeignKeyConstraint(["server_id", "number"], ["seasons.server_id", "seasons.number"]),
    Index("ix_podiums_player_id", "player_id"),
)

editions = Table(
    "editions",
    metadata,
    Column("kept", String(16), primary_key=True),
    Column("edition", Integer, nullable=False),
)
