"""The books of finished matches: figures, ratings, totals, seasons"""

import sqlalchemy as sa
from alembic import op


revision = '0012'
down_revision = '0011'

TOTALS = ('games', 'wins', 'losses', 'ties', 'goals_for', 'goals_against', 'points',
          'won_by_walkover', 'lost_by_walkover', 'won_by_resigning', 'lost_by_resigning', 'won_by_clock', 'lost_by_clock')


def upgrade() -> None:
    op.add_column('preferences', sa.Column('hidden', sa.Boolean(), server_default='0', nullable=False))
    op.add_column('matches', sa.Column('finished', sa.Integer(), nullable=True))
    op.create_index('uq_matches_finished', 'matches', ['finished'], unique=True)
    for name in ('finished', 'goals', 'shots', 'faced', 'posts', 'takeovers', 'first_goal', 'plays', 'rated'):
        op.add_column('results', sa.Column(name, sa.Integer(), nullable=True))
    for name in ('expected', 'expected_against', 'mu_before', 'mu', 'sigma', 'mu_everywhere', 'sigma_everywhere'):
        op.add_column('results', sa.Column(name, sa.Double(), nullable=True))
    op.add_column('results', sa.Column('overtime', sa.Boolean(), nullable=True))
    op.drop_index('ix_results_server_id', 'results')
    op.drop_index('ix_results_player_id', 'results')
    op.create_index('ix_results_server_id_ended_at', 'results', ['server_id', 'ended_at'])
    op.create_index('ix_results_player_id_ended_at', 'results', ['player_id', 'ended_at'])
    op.create_table(
        'ratings',
        sa.Column('scope', sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column('family', sa.String(length=16), nullable=False),
        sa.Column('player_id', sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column('mu', sa.Double(), nullable=False),
        sa.Column('sigma', sa.Double(), nullable=False),
        sa.Column('rated', sa.Integer(), nullable=False),
        sa.Column('rated_at', sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint('scope', 'family', 'player_id', name=op.f('pk_ratings')),
    )
    op.create_table(
        'totals',
        sa.Column('scope', sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column('game', sa.String(length=32), nullable=False),
        sa.Column('player_id', sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column('partner_id', sa.BigInteger(), autoincrement=False, nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in TOTALS),
        sa.Column('first_at', sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint('scope', 'game', 'player_id', 'partner_id', name=op.f('pk_totals')),
    )
    op.create_index('ix_totals_points', 'totals', ['scope', 'game', 'points', 'wins', 'player_id', 'partner_id'])
    op.create_index('ix_totals_goals_for', 'totals', ['scope', 'game', 'goals_for', 'player_id', 'partner_id'])
    op.create_index('ix_totals_partner_id', 'totals', ['scope', 'partner_id'])
    # Empty: the matches that have ended so far are entered at the next start.
    op.create_table(
        'editions',
        sa.Column('kept', sa.String(length=16), nullable=False),
        sa.Column('edition', sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint('kept', name=op.f('pk_editions')),
    )
    op.create_table(
        'calendars',
        sa.Column('server_id', sa.BigInteger(), nullable=False),
        sa.Column('kind', sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(['server_id'], ['servers.id'], name=op.f('fk_calendars_server_id_servers')),
        sa.PrimaryKeyConstraint('server_id', name=op.f('pk_calendars')),
    )
    op.create_table(
        'seasons',
        sa.Column('server_id', sa.BigInteger(), nullable=False),
        sa.Column('number', sa.Integer(), autoincrement=False, nullable=False),
        sa.Column('since', sa.Double(), nullable=False),
        *(sa.Column(name, sa.Double(), nullable=True) for name in ('until', 'closed_at', 'telling_at', 'told_at')),
        sa.ForeignKeyConstraint(['server_id'], ['servers.id'], name=op.f('fk_seasons_server_id_servers')),
        sa.PrimaryKeyConstraint('server_id', 'number', name=op.f('pk_seasons')),
    )
    op.create_index('ix_seasons_told_at', 'seasons', ['told_at'])
    op.create_table(
        'podiums',
        sa.Column('server_id', sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column('number', sa.Integer(), autoincrement=False, nullable=False),
        sa.Column('place', sa.Integer(), autoincrement=False, nullable=False),
        sa.Column('player_id', sa.BigInteger(), nullable=False),
        sa.Column('points', sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ['server_id', 'number'], ['seasons.server_id', 'seasons.number'], name=op.f('fk_podiums_server_id_seasons')
        ),
        sa.PrimaryKeyConstraint('server_id', 'number', 'place', name=op.f('pk_podiums')),
    )
    op.create_index('ix_podiums_player_id', 'podiums', ['player_id'])
