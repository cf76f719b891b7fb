"""Every table. Until 0.1.0 is tagged, a change of the tables edits this migration."""

import sqlalchemy as sa
from alembic import op

revision = "r01"
down_revision = None

# SQLite gives out row numbers only to a column that is exactly INTEGER.
ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "editions",
        sa.Column("kept", sa.String(16), primary_key=True),
        sa.Column("edition", sa.Integer, nullable=False),
    )
    holder = op.create_table(
        "holder",
        sa.Column("id", sa.Integer, autoincrement=False, primary_key=True),
        sa.Column("holder", sa.Text),
        sa.Column("term", sa.Integer, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("there", sa.Double),
        sa.Column("host_server", sa.BigInteger),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.BigInteger, autoincrement=False, primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("locale", sa.String(16)),
    )
    op.create_table(
        "ratings",
        sa.Column("scope", sa.BigInteger, autoincrement=False, primary_key=True),
        sa.Column("family", sa.String(16), primary_key=True),
        sa.Column("player_id", sa.BigInteger, autoincrement=False, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("rated_at", sa.Double, nullable=False),
    )
    op.create_index("ix_ratings_player_id", "ratings", ["player_id"])
    op.create_table(
        "servers",
        sa.Column("id", sa.BigInteger, autoincrement=False, primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
    )
    op.create_table(
        "totals",
        sa.Column("scope", sa.BigInteger, autoincrement=False, primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("player_id", sa.BigInteger, autoincrement=False, primary_key=True),
        sa.Column("partner_id", sa.BigInteger, autoincrement=False, primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("losses", sa.Integer, nullable=False),
        sa.Column("ties", sa.Integer, nullable=False),
        sa.Column("goals_for", sa.Integer, nullable=False),
        sa.Column("goals_against", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("won_by_walkover", sa.Integer, nullable=False),
        sa.Column("lost_by_walkover", sa.Integer, nullable=False),
        sa.Column("won_by_resigning", sa.Integer, nullable=False),
        sa.Column("lost_by_resigning", sa.Integer, nullable=False),
        sa.Column("won_by_clock", sa.Integer, nullable=False),
        sa.Column("lost_by_clock", sa.Integer, nullable=False),
        sa.Column("first_at", sa.Double, nullable=False),
        sa.Column("difference", sa.Integer, nullable=False),
        sa.Column("rate", sa.Double, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("mu", sa.Double),
        sa.Column("rated", sa.Integer),
        sa.Column("board", sa.Integer, nullable=False),
    )
    by_points = ["points", "wins", "difference", "goals_for"]
    for order, first in (
        ("points", []),
        ("rating", ["rating"]),
        ("goals", ["goals_for"]),
        ("rate", ["rate"]),
    ):
        larger = [sa.text(f"{name} DESC") for name in dict.fromkeys([*first, *by_points])]
        smaller = ["games", "first_at", "player_id", "partner_id"]
        op.create_index(f"ix_totals_{order}", "totals", ["scope", "game", "board", *larger, *smaller])
    op.create_index("ix_totals_partner_id", "totals", ["partner_id"])
    op.create_index("ix_totals_player_id", "totals", ["player_id"])
    op.create_index("ix_totals_scope_partner_id", "totals", ["scope", "partner_id"])
    op.create_table(
        "blocks",
        sa.Column("player_id", sa.BigInteger, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("blocked_id", sa.BigInteger, primary_key=True, autoincrement=False),
    )
    op.create_index("ix_blocks_blocked_id", "blocks", ["blocked_id"])
    op.create_table(
        "bans",
        sa.Column("server_id", sa.BigInteger, sa.ForeignKey("servers.id"), primary_key=True),
        sa.Column("player_id", sa.BigInteger, primary_key=True, autoincrement=False),
    )
    op.create_table(
        "calendars",
        sa.Column("server_id", sa.BigInteger, sa.ForeignKey("servers.id"), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
    )
    op.create_table(
        "houses",
        sa.Column("id", ROW_ID, primary_key=True),
        sa.Column("server_id", sa.BigInteger, sa.ForeignKey("servers.id"), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("switches", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("removed_at", sa.Double),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_houses_server_id", "houses", ["server_id"])
    op.create_table(
        "matches",
        sa.Column("id", ROW_ID, primary_key=True),
        sa.Column("server_id", sa.BigInteger, sa.ForeignKey("servers.id"), nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("place", sa.String(16), nullable=False),
        sa.Column("thread_id", sa.BigInteger),
        sa.Column("lost", sa.Boolean, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("knockout", sa.Boolean, nullable=False),
        sa.Column("cards", sa.Integer, nullable=False),
        sa.Column("jokers", sa.Boolean, nullable=False),
        sa.Column("first", sa.Integer),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("pairing", sa.String(100), nullable=False),
        sa.Column("rematch_of", ROW_ID, sa.ForeignKey("matches.id")),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("expires_at", sa.Double, nullable=False),
        sa.Column("ended_at", sa.Double),
        sa.Column("settled", sa.Boolean, nullable=False),
        sa.Column("turn_seconds", sa.Double, nullable=False),
        sa.Column("due_at", sa.Double),
        sa.Column("paused_at", sa.Double),
        sa.Column("paused_until", sa.Double),
        sa.Column("finished", sa.Integer),
        sa.Column("secret", sa.LargeBinary(length=32)),
        sa.Column("board", ROW_ID),
        sa.Column("taunted", sa.Text, server_default="", nullable=False),
        sqlite_autoincrement=True,
    )
    where = sa.text("rematch_of IS NOT NULL")
    op.create_index(
        "ix_matches_rematch_of", "matches", ["rematch_of"], sqlite_where=where, postgresql_where=where
    )
    op.create_index("ix_matches_server_id_id", "matches", ["server_id", "id"])
    op.create_index("ix_matches_unsettled", "matches", ["settled"])
    op.create_index("uq_matches_finished", "matches", ["finished"], unique=True)
    where = sa.text("status IN ('open', 'running')")
    op.create_index(
        "uq_matches_live_pairing",
        "matches",
        ["server_id", "pairing"],
        unique=True,
        sqlite_where=where,
        postgresql_where=where,
    )
    op.create_table(
        "members",
        sa.Column("server_id", sa.BigInteger, sa.ForeignKey("servers.id"), primary_key=True),
        sa.Column("player_id", sa.BigInteger, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
    )
    op.create_index("ix_members_player_id", "members", ["player_id"])
    op.create_table(
        "preferences",
        sa.Column("player_id", sa.BigInteger, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("hand", sa.String(16), nullable=False),
        sa.Column("always_deal", sa.Boolean, nullable=False),
        sa.Column("last_card", sa.Boolean, nullable=False),
        sa.Column("tips", sa.Boolean),
        sa.Column("talk", sa.Boolean, server_default="1", nullable=False),
        sa.Column("hidden", sa.Boolean, server_default="0", nullable=False),
        sa.Column("four_colours", sa.Boolean, server_default=sa.false(), nullable=False),
        sa.Column("taunts", sa.Boolean, server_default=sa.true(), nullable=False),
        sa.Column("language", sa.String(16)),
    )
    op.create_table(
        "seasons",
        sa.Column("server_id", sa.BigInteger, sa.ForeignKey("servers.id"), primary_key=True),
        sa.Column("number", sa.Integer, autoincrement=False, primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
        sa.Column("closed_at", sa.Double),
        sa.Column("settled", sa.Boolean, server_default=sa.false(), nullable=False),
    )
    op.create_index("ix_seasons_settled", "seasons", ["settled"])
    op.create_table(
        "setups",
        sa.Column("server_id", sa.BigInteger, sa.ForeignKey("servers.id"), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("place", sa.String(16), nullable=False),
        sa.Column("challengers", sa.BigInteger),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("knockout", sa.Boolean, nullable=False),
        sa.Column("voice", sa.String(16), nullable=False),
        sa.Column("rings", sa.Boolean, nullable=False),
        sa.Column("look", sa.String(16), nullable=False),
        sa.Column("language", sa.String(16)),
        sa.Column("taunts", sa.Boolean, server_default=sa.true(), nullable=False),
        sa.Column("length", sa.Integer),
    )
    op.create_table(
        "teams",
        sa.Column("server_id", sa.BigInteger, sa.ForeignKey("servers.id"), primary_key=True),
        sa.Column("player_id", sa.BigInteger, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("emoji", sa.String(32), nullable=False),
        sa.Column("colour", sa.Integer, nullable=False),
    )
    op.create_index("ix_teams_player_id", "teams", ["player_id"])
    op.create_table(
        "bookmarks",
        sa.Column("player_id", sa.BigInteger, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("match_id", ROW_ID, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("ply", sa.Integer, autoincrement=False, primary_key=True),
        sa.Column("note", sa.String(100), nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
    )
    op.create_table(
        "followers",
        sa.Column("match_id", ROW_ID, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("player_id", sa.BigInteger, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("followed_at", sa.Double, nullable=False),
    )
    op.create_index("ix_followers_player_id", "followers", ["player_id"])
    op.create_table(
        "guesses",
        sa.Column("match_id", ROW_ID, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("player_id", sa.BigInteger, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("server_id", sa.BigInteger, sa.ForeignKey("servers.id"), nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("guessed_at", sa.Double, nullable=False),
        sa.Column("correct", sa.Boolean),
    )
    op.create_index("ix_guesses_player_id", "guesses", ["player_id"])
    op.create_index("ix_guesses_server_id", "guesses", ["server_id"])
    op.create_table(
        "logs",
        sa.Column("match_id", ROW_ID, sa.ForeignKey("matches.id"), autoincrement=False, primary_key=True),
        sa.Column("packed", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "plies",
        sa.Column("match_id", ROW_ID, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("ply", sa.Integer, autoincrement=False, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "podiums",
        sa.Column("server_id", sa.BigInteger, autoincrement=False, primary_key=True),
        sa.Column("number", sa.Integer, autoincrement=False, primary_key=True),
        sa.Column("player_id", sa.BigInteger, autoincrement=False, primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["server_id", "number"], ["seasons.server_id", "seasons.number"]),
    )
    op.create_index("ix_podiums_player_id", "podiums", ["player_id"])
    op.create_table(
        "seats",
        sa.Column("match_id", ROW_ID, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, autoincrement=False, primary_key=True),
        sa.Column("player_id", sa.BigInteger, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("accepted", sa.Boolean, nullable=False),
        sa.Column("home", sa.String(16), nullable=False),
        sa.Column("dms_closed_at", sa.Integer),
        sa.Column("tapped_at", sa.Double, nullable=False),
        sa.Column("draft", sa.String(100)),
        sa.Column("pause_seconds", sa.Double),
        sa.Column("leaving_at", sa.Double),
        sa.Column("bot_asked_at", sa.Double),
        sa.Column("left_at", sa.Double),
        sa.Column("shows_tips", sa.Boolean, nullable=False),
        sa.Column("cut", sa.String(30)),
        sa.Column("team_name", sa.String(32)),
        sa.Column("team_emoji", sa.String(32)),
        sa.Column("team_colour", sa.Integer),
    )
    op.create_index("ix_seats_player_id", "seats", ["player_id"])
    op.create_table(
        "posts",
        sa.Column("owner_id", sa.BigInteger, autoincrement=False, primary_key=True),
        sa.Column("owner", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("previous_id", sa.BigInteger),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("sent_ply", sa.Integer, nullable=False),
        sa.Column("sending", sa.String(64)),
        sa.Column("sending_ply", sa.Integer, nullable=False),
        sa.Column("sending_at", sa.Double),
        sa.Column("sent_rings", sa.Integer, nullable=False),
        sa.Column("sending_rings", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(64)),
        sa.Column("final", sa.Boolean, nullable=False),
        sa.Column("token", sa.Text),
        sa.Column("token_expires_at", sa.Double),
        sa.Column("asked_tokens", sa.Text, server_default="", nullable=False),
        sa.Column("drawn_ply", sa.Integer, server_default="0", nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("match_id", ROW_ID, primary_key=True),
        sa.Column("seat", sa.Integer, autoincrement=False, primary_key=True),
        sa.Column("player_id", sa.BigInteger, nullable=False),
        sa.Column("partner_id", sa.BigInteger),
        sa.Column("server_id", sa.BigInteger, sa.ForeignKey("servers.id"), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("result", sa.String(8), nullable=False),
        sa.Column("ended_by", sa.String(16), nullable=False),
        sa.Column("goals_for", sa.Integer, nullable=False),
        sa.Column("goals_against", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.Double, nullable=False),
        sa.Column("practice", sa.Boolean, server_default=sa.false(), nullable=False),
        sa.Column("finished", sa.Integer),
        sa.Column("goals", sa.Integer),
        sa.Column("shots", sa.Integer),
        sa.Column("faced", sa.Integer),
        sa.Column("posts", sa.Integer),
        sa.Column("takeovers", sa.Integer),
        sa.Column("expected", sa.Double),
        sa.Column("expected_against", sa.Double),
        sa.Column("first_goal", sa.Integer),
        sa.Column("plays", sa.Integer),
        sa.Column("overtime", sa.Boolean),
        sa.Column("cards", sa.Integer),
        sa.Column("rated", sa.Integer),
        sa.Column("mu_before", sa.Double),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
        sa.Column("mu_everywhere", sa.Double),
        sa.Column("sigma_everywhere", sa.Double),
        sa.ForeignKeyConstraint(["match_id", "seat"], ["seats.match_id", "seats.seat"]),
    )
    op.create_index("ix_results_player_id_ended_at", "results", ["player_id", "ended_at"])
    op.create_index("ix_results_server_id_ended_at", "results", ["server_id", "ended_at"])
    op.create_table(
        "tournaments",
        sa.Column("id", ROW_ID, primary_key=True),
        sa.Column("server_id", sa.BigInteger, sa.ForeignKey("servers.id"), nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("format", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("best_of", sa.Integer, nullable=False),
        sa.Column("turn_seconds", sa.Double, nullable=False),
        sa.Column("round_seconds", sa.Double, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("drawn", sa.Boolean, nullable=False),
        sa.Column("late", sa.Boolean, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("role_id", sa.BigInteger),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("starts_at", sa.Double, nullable=False),
        sa.Column("paused_at", sa.Double),
        sa.Column("ended_at", sa.Double),
        sa.Column("cancelled", sa.Boolean, server_default=sa.false(), nullable=False),
        sa.Column("event_id", sa.BigInteger),
        sa.Column("settled", sa.Boolean, server_default=sa.false(), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tournaments_server_id", "tournaments", ["server_id"])
    op.create_table(
        "entrants",
        sa.Column("tournament_id", ROW_ID, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, autoincrement=False, primary_key=True),
        sa.Column("seed", sa.Integer),
        sa.Column("out_after", sa.Integer),
        sa.Column("why_out", sa.String(16)),
    )
    op.create_table(
        "entrant_players",
        sa.Column("tournament_id", ROW_ID, primary_key=True),
        sa.Column("player_id", sa.BigInteger, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("agreed", sa.Boolean, nullable=False),
        sa.Column("checked_in", sa.Boolean, server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(["tournament_id", "number"], ["entrants.tournament_id", "entrants.number"]),
    )
    op.create_index("ix_entrant_players_player_id", "entrant_players", ["player_id"])
    op.create_table(
        "rounds",
        sa.Column("tournament_id", ROW_ID, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, autoincrement=False, primary_key=True),
        sa.Column("ends_at", sa.Double, nullable=False),
    )
    op.create_table(
        "pairings",
        sa.Column("tournament_id", ROW_ID, primary_key=True),
        sa.Column("round", sa.Integer, autoincrement=False, primary_key=True),
        sa.Column("number", sa.Integer, autoincrement=False, primary_key=True),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("second", sa.Integer),
        sa.Column("winner", sa.Integer),
        sa.Column("how", sa.String(16)),
        sa.Column("first_wins", sa.Integer, server_default="0", nullable=False),
        sa.Column("second_wins", sa.Integer, server_default="0", nullable=False),
        sa.Column("closed_at", sa.Double),
        sa.ForeignKeyConstraint(["tournament_id", "round"], ["rounds.tournament_id", "rounds.number"]),
    )
    op.create_table(
        "pairing_matches",
        sa.Column("tournament_id", ROW_ID, primary_key=True),
        sa.Column("round", sa.Integer, autoincrement=False, primary_key=True),
        sa.Column("number", sa.Integer, autoincrement=False, primary_key=True),
        sa.Column("game", sa.Integer, autoincrement=False, primary_key=True),
        sa.Column("match_id", ROW_ID, sa.ForeignKey("matches.id"), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id", "round", "number"],
            ["pairings.tournament_id", "pairings.round", "pairings.number"],
        ),
    )
    op.create_index("uq_pairing_matches_match_id", "pairing_matches", ["match_id"], unique=True)
    op.bulk_insert(
        holder, [{"id": 1, "holder": None, "term": 0, "seen": 0, "there": None, "host_server": None}]
    )
