"""The tables. Times are UTC seconds since the epoch, ids of people and places are Discord's snowflakes.

All tables are in one `metadata`, which tests compare with the migrations: first those of play, then
bystanders, then finished matches.
"""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    event,
    false,
    true,
)

from db.model.league import Order
from db.ranking import order_by

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


@event.listens_for(metadata, "before_create")
def _limit_indexes(_metadata: MetaData, connection: Any, **_options: object) -> None:
    """Give PostgreSQL the `sqlite_where` of indexes.

    Written beside it, SQLAlchemy would load all that it has for PostgreSQL, 2 MB, on SQLite too.
    """
    if connection.dialect.name == "postgresql":
        for index in (each for table in metadata.tables.values() for each in table.indexes):
            index.dialect_options["postgresql"]["where"] = index.dialect_options["sqlite"]["where"]


# SQLite numbers rows only in a column that is exactly INTEGER.
RowId = BigInteger().with_variant(Integer, "sqlite")

servers = Table(
    "servers",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(100), nullable=False),
    Column("locale", String(16), nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(100), nullable=False),
    Column("locale", String(16)),
)

members = Table(
    "members",
    metadata,
    Column("server_id", BigInteger, ForeignKey("servers.id"), primary_key=True),
    Column("player_id", BigInteger, ForeignKey("players.id"), primary_key=True),
    Column("name", String(100), nullable=False),
    Index("ix_members_player_id", "player_id"),
)

teams = Table(
    "teams",
    metadata,
    Column("server_id", BigInteger, ForeignKey("servers.id"), primary_key=True),
    Column("player_id", BigInteger, ForeignKey("players.id"), primary_key=True),
    Column("name", String(32), nullable=False),
    Column("emoji", String(32), nullable=False),
    Column("colour", Integer, nullable=False),
    Index("ix_teams_player_id", "player_id"),
)

# A block and a ban outlive the data of the person they keep out, so that person needs no row.
blocks = Table(
    "blocks",
    metadata,
    Column("player_id", BigInteger, ForeignKey("players.id"), primary_key=True),
    Column("blocked_id", BigInteger, primary_key=True, autoincrement=False),
    Index("ix_blocks_blocked_id", "blocked_id"),
)

bans = Table(
    "bans",
    metadata,
    Column("server_id", BigInteger, ForeignKey("servers.id"), primary_key=True),
    Column("player_id", BigInteger, primary_key=True, autoincrement=False),
)

preferences = Table(
    "preferences",
    metadata,
    Column("player_id", BigInteger, ForeignKey("players.id"), primary_key=True),
    Column("hand", String(16), nullable=False),
    Column("always_deal", Boolean, nullable=False),
    Column("last_card", Boolean, nullable=False),
    Column("tips", Boolean),
    Column("talk", Boolean, server_default="1", nullable=False),
    Column("hidden", Boolean, server_default="0", nullable=False),
    Column("four_colours", Boolean, server_default=false(), nullable=False),
    Column("taunts", Boolean, server_default=true(), nullable=False),
    Column("language", String(16)),
)

setups = Table(
    "setups",
    metadata,
    Column("server_id", BigInteger, ForeignKey("servers.id"), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("place", String(16), nullable=False),
    Column("challengers", BigInteger),
    Column("pace", String(16), nullable=False),
    Column("knockout", Boolean, nullable=False),
    Column("voice", String(16), nullable=False),
    Column("rings", Boolean, nullable=False),
    Column("look", String(16), nullable=False),
    Column("language", String(16)),
    Column("taunts", Boolean, server_default=true(), nullable=False),
    Column("length", Integer),
)

houses = Table(
    "houses",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("server_id", BigInteger, ForeignKey("servers.id"), nullable=False),
    Column("name", String(32), nullable=False),
    Column("switches", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("removed_at", Double),
    Index("ix_houses_server_id", "server_id"),
    sqlite_autoincrement=True,
)

matches = Table(
    "matches",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("server_id", BigInteger, ForeignKey("servers.id"), nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("place", String(16), nullable=False),
    Column("thread_id", BigInteger),
    Column("lost", Boolean, nullable=False),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("length", Integer, nullable=False),
    Column("knockout", Boolean, nullable=False),
    Column("cards", Integer, nullable=False),
    Column("jokers", Boolean, nullable=False),
    Column("first", Integer),
    Column("status", String(16), nullable=False),
    Column("pairing", String(100), nullable=False),
    Column("rematch_of", RowId, ForeignKey("matches.id")),
    Column("created_at", Double, nullable=False),
    Column("expires_at", Double, nullable=False),
    Column("ended_at", Double),
    Column("settled", Boolean, nullable=False),
    Column("turn_seconds", Double, nullable=False),
    Column("due_at", Double),
    Column("paused_at", Double),
    Column("paused_until", Double),
    Column("finished", Integer),
    Column("secret", LargeBinary(32)),
    # The match whose cards it is played with, for all tables of a duplicate's round.
    Column("board", RowId),
    Column("taunted", Text, server_default="", nullable=False),
    sqlite_autoincrement=True,
)
Index(
    "uq_matches_live_pairing",
    matches.c.server_id,
    matches.c.pairing,
    unique=True,
    sqlite_where=matches.c.status.in_(["open", "running"]),
)
Index("ix_matches_unsettled", matches.c.settled)
Index("ix_matches_server_id_id", matches.c.server_id, matches.c.id)
Index(
    "ix_matches_rematch_of",
    matches.c.rematch_of,
    sqlite_where=matches.c.rematch_of.is_not(None),
)
Index("uq_matches_finished", matches.c.finished, unique=True)

seats = Table(
    "seats",
    metadata,
    Column("match_id", RowId, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player_id", BigInteger, ForeignKey("players.id"), nullable=False),
    Column("name", String(100), nullable=False),
    Column("accepted", Boolean, nullable=False),
    Column("home", String(16), nullable=False),
    Column("dms_closed_at", Integer),
    Column("tapped_at", Double, nullable=False),
    Column("draft", String(100)),
    Column("pause_seconds", Double),
    Column("leaving_at", Double),
    Column("bot_asked_at", Double),
    Column("left_at", Double),
    Column("shows_tips", Boolean, nullable=False),
    Column("cut", String(30)),
    # The player's team when the match ended; until then it's the one in `teams`.
    Column("team_name", String(32)),
    Column("team_emoji", String(32)),
    Column("team_colour", Integer),
    Index("ix_seats_player_id", "player_id"),
)

plies = Table(
    "plies",
    metadata,
    Column("match_id", RowId, ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("at", Double, nullable=False),
)

# The whole log of a settled match (db/logs.py), instead of its plies.
logs = Table(
    "logs",
    metadata,
    Column("match_id", RowId, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("packed", LargeBinary, nullable=False),
)

# Whatever lives in a channel or a DM: what each message shows, and how far its sending is. It belongs to a
# match, a tournament or a server.
posts = Table(
    "posts",
    metadata,
    # The id first: then an index finds the posts of live matches.
    Column("owner_id", BigInteger, primary_key=True, autoincrement=False),
    Column("owner", String(16), primary_key=True),
    Column("name", String(64), primary_key=True),
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    Column("previous_id", BigInteger),
    Column("number", Integer, nullable=False),
    Column("sent_ply", Integer, nullable=False),
    Column("sending", String(64)),
    Column("sending_ply", Integer, nullable=False),
    Column("sending_at", Double),
    Column("sent_rings", Integer, nullable=False),
    Column("sending_rings", Integer, nullable=False),
    Column("digest", String(64)),
    Column("final", Boolean, nullable=False),
    Column("token", Text),
    Column("token_expires_at", Double),
    Column("asked_tokens", Text, server_default="", nullable=False),
    Column("drawn_ply", Integer, server_default="0", nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("match_id", RowId, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player_id", BigInteger, nullable=False),
    Column("partner_id", BigInteger),
    Column("server_id", BigInteger, ForeignKey("servers.id"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("result", String(8), nullable=False),
    Column("ended_by", String(16), nullable=False),
    Column("goals_for", Integer, nullable=False),
    Column("goals_against", Integer, nullable=False),
    Column("ended_at", Double, nullable=False),
    Column("practice", Boolean, server_default=false(), nullable=False),
    Column("finished", Integer),
    *(Column(name, Integer) for name in ("goals", "shots", "faced", "posts", "takeovers")),
    Column("expected", Double),
    Column("expected_against", Double),
    Column("first_goal", Integer),
    Column("plays", Integer),
    Column("overtime", Boolean),
    Column("cards", Integer),
    Column("rated", Integer),
    *(Column(name, Double) for name in ("mu_before", "mu", "sigma", "mu_everywhere", "sigma_everywhere")),
    ForeignKeyConstraint(["match_id", "seat"], ["seats.match_id", "seats.seat"]),
    Index("ix_results_server_id_ended_at", "server_id", "ended_at"),
    Index("ix_results_player_id_ended_at", "player_id", "ended_at"),
)

bookmarks = Table(
    "bookmarks",
    metadata,
    Column("player_id", BigInteger, ForeignKey("players.id"), primary_key=True),
    Column("match_id", RowId, ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("note", String(100), nullable=False),
    Column("created_at", Double, nullable=False),
)

# One row: which process plays (db/holder.py). `term` counts takeovers, `seen` changes at each renewal, and
# `there` is when play was last possible. `host_server` is the server that has the host's own command.
holder = Table(
    "holder",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("holder", Text),
    Column("term", Integer, nullable=False),
    Column("seen", Integer, nullable=False),
    Column("there", Double),
    Column("host_server", BigInteger),
)
FIRST_HOLDER = {"id": 1, "holder": None, "term": 0, "seen": 0, "there": None}

followers = Table(
    "followers",
    metadata,
    Column("match_id", RowId, ForeignKey("matches.id"), primary_key=True),
    Column("player_id", BigInteger, ForeignKey("players.id"), primary_key=True),
    Column("followed_at", Double, nullable=False),
    Index("ix_followers_player_id", "player_id"),
)

# `correct` is None until the match is over, and stays None if it decides nothing about a guess. Logs don't
# have guesses, so `rebuild` leaves them as they are.
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

# The rest is stored only for speed: `rebuild` recalculates it from the logs of finished matches. A scope is a
# server's id, or EVERYWHERE of `db/model/league.py`.
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
    # What follows from those sums, from ratings and from who is hidden: boards sort by it and show it.
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

# Seasons are windows over results: here is when they are, and what was announced at their close.
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
    Column("settled", Boolean, server_default=false(), nullable=False),
    Index("ix_seasons_settled", "settled"),
)

podiums = Table(
    "podiums",
    metadata,
    Column("server_id", BigInteger, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("player_id", BigInteger, primary_key=True, autoincrement=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    ForeignKeyConstraint(["server_id", "number"], ["seasons.server_id", "seasons.number"]),
    Index("ix_podiums_player_id", "player_id"),
)

# Tournaments: pairings and their winners are facts, standings and brackets follow from them (`tournaments`).
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("server_id", BigInteger, ForeignKey("servers.id"), nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("format", String(16), nullable=False),
    Column("game", String(32), nullable=False),
    Column("length", Integer, nullable=False),
    Column("best_of", Integer, nullable=False),
    Column("turn_seconds", Double, nullable=False),
    Column("round_seconds", Double, nullable=False),
    Column("most", Integer, nullable=False),
    Column("drawn", Boolean, nullable=False),
    Column("late", Boolean, nullable=False),
    Column("bots", Boolean, nullable=False),
    Column("role_id", BigInteger),
    Column("created_at", Double, nullable=False),
    Column("starts_at", Double, nullable=False),
    Column("paused_at", Double),
    Column("ended_at", Double),
    Column("cancelled", Boolean, server_default=false(), nullable=False),
    Column("event_id", BigInteger),
    Column("settled", Boolean, server_default=false(), nullable=False),
    Index("ix_tournaments_server_id", "server_id"),
    sqlite_autoincrement=True,
)

# Numbered as they signed up. `seed` is given at the start. `out_after` is the last round they were in.
entrants = Table(
    "entrants",
    metadata,
    Column("tournament_id", RowId, ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seed", Integer),
    Column("out_after", Integer),
    Column("why_out", String(16)),
)

# The people of an entrant: one, or two in Partners. `name` is theirs at the time.
entrant_players = Table(
    "entrant_players",
    metadata,
    Column("tournament_id", RowId, primary_key=True),
    Column("player_id", BigInteger, ForeignKey("players.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("name", String(100), nullable=False),
    Column("agreed", Boolean, nullable=False),
    Column("checked_in", Boolean, server_default=false(), nullable=False),
    ForeignKeyConstraint(["tournament_id", "number"], ["entrants.tournament_id", "entrants.number"]),
    Index("ix_entrant_players_player_id", "player_id"),
)

rounds = Table(
    "rounds",
    metadata,
    Column("tournament_id", RowId, ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("ends_at", Double, nullable=False),
)

pairings = Table(
    "pairings",
    metadata,
    Column("tournament_id", RowId, primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("first", Integer, nullable=False),
    Column("second", Integer),
    Column("winner", Integer),
    Column("how", String(16)),
    Column("first_wins", Integer, server_default="0", nullable=False),
    Column("second_wins", Integer, server_default="0", nullable=False),
    Column("closed_at", Double),
    ForeignKeyConstraint(["tournament_id", "round"], ["rounds.tournament_id", "rounds.number"]),
)

# The matches of a pairing: the same one is never dealt twice.
pairing_matches = Table(
    "pairing_matches",
    metadata,
    Column("tournament_id", RowId, primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("match_id", RowId, ForeignKey("matches.id"), nullable=False),
    ForeignKeyConstraint(
        ["tournament_id", "round", "number"],
        ["pairings.tournament_id", "pairings.round", "pairings.number"],
    ),
    Index("uq_pairing_matches_match_id", "match_id", unique=True),
)

editions = Table(
    "editions",
    metadata,
    Column("kept", String(16), primary_key=True),
    Column("edition", Integer, nullable=False),
)
