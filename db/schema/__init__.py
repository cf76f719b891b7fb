"""The tables. Times are UTC seconds since the epoch, ids of people and places are Discord's snowflakes.

The main idea is that all tables are in one `metadata`, which migrations are held to: `tables` has those of
play, `league` those of what is remembered of it, `crowd` those of who watches it.
"""

from db.base import metadata
from db.schema.crowd import followers, guesses
from db.schema.league import OTHERWISE, TALLIED, calendars, editions, podiums, ratings, seasons, totals
from db.schema.tables import (
    blocks,
    bookmarks,
    holder,
    houses,
    logs,
    matches,
    members,
    players,
    plies,
    preferences,
    results,
    seats,
    servers,
    setups,
    surfaces,
    teams,
)

__all__ = [
    "OTHERWISE",
    "TALLIED",
    "blocks",
    "bookmarks",
    "calendars",
    "editions",
    "followers",
    "guesses",
    "holder",
    "houses",
    "logs",
    "matches",
    "members",
    "metadata",
    "players",
    "plies",
    "podiums",
    "preferences",
    "ratings",
    "results",
    "seasons",
    "seats",
    "servers",
    "setups",
    "surfaces",
    "teams",
    "totals",
]
