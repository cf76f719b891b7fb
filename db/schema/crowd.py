"""The tables of those who watch: who follows a match, and whom they guessed to win it."""

from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Index, Integer, Table

from db.base import RowId, metadata

followers = Table(
    "followers",
    metadata,
    Column("match_id", RowId, ForeignKey("matches.id"), primary_key=True),
    Column("player_id", BigInteger, ForeignKey("players.id"), primary_key=True),
    Column("followed_at", Double, nullable=False),
    Index("ix_followers_player_id", "player_id"),
)

# `correct` is None until the match is over, and stays so where it says nothing of a guess. No log has them,
# so `rebuild` leaves them as they are.
guesses = Table(
    "guesses",
    metadata,
    Column("match_id", RowId, ForeignKey("matches.id"), primary_key=True),
    Column("player_id", BigInteger, ForeignKey("players.id"), primary_key=True),
    Column("server_id", BigInteger, ForeignKey("servers.id"), nullable=False),
    Column("side", Integer, nullable=False),
    Column("guessed_at", Double, nullable=False),
    Column("correct", Boolean),
    Index("ix_guesses_player_id", "player_id"),
    Index("ix_guesses_server_id", "server_id"),
)
