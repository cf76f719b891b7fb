"""Boards that are kept in their orders"""

import sqlalchemy as sa
from alembic import op


revision = '0018'
down_revision = '0017'

TOTALS = ('games', 'wins', 'losses', 'ties', 'goals_for', 'goals_against', 'points',
          'won_by_walkover', 'lost_by_walkover', 'won_by_resigning', 'lost_by_resigning', 'won_by_clock', 'lost_by_clock')
SORTED_BY = ('by_points', 'by_rating', 'by_goals', 'by_rate')
BOARD = ('scope', 'game', 'board')
LARGER_AHEAD = ('points', 'wins', 'difference', 'goals_for')
SMALLER_AHEAD = ('games', 'first_at', 'player_id', 'partner_id')


def upgrade() -> None:
    # Empty: at the next start all is counted anew, since the edition is another one.
    op.drop_table('totals')
    op.create_table(
        'totals',
        sa.Column('scope', sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column('game', sa.String(length=32), nullable=False),
        sa.Column('player_id', sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column('partner_id', sa.BigInteger(), autoincrement=False, nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in TOTALS),
        sa.Column('first_at', sa.Double(), nullable=False),
        sa.Column('difference', sa.Integer(), nullable=False),
        *(sa.Column(name, sa.Double(), nullable=False) for name in SORTED_BY),
        sa.Column('mu', sa.Double(), nullable=True),
        sa.Column('rated', sa.Integer(), nullable=True),
        sa.Column('board', sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint('scope', 'game', 'player_id', 'partner_id', name=op.f('pk_totals')),
    )
    op.create_index('ix_totals_player_id', 'totals', ['player_id'])
    op.create_index('ix_totals_partner_id', 'totals', ['partner_id'])
    op.create_index('ix_totals_scope_partner_id', 'totals', ['scope', 'partner_id'])
    for first in SORTED_BY:
        larger: list[sa.ColumnElement[int]] = [sa.column(name).desc() for name in (first, *LARGER_AHEAD)]
        op.create_index(f'ix_totals_{first}', 'totals', [*BOARD, *larger, *SMALLER_AHEAD])
    op.create_table(
        'bins',
        sa.Column('scope', sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column('game', sa.String(length=32), nullable=False),
        sa.Column('board', sa.Integer(), autoincrement=False, nullable=False),
        sa.Column('sorted_by', sa.String(length=16), nullable=False),
        sa.Column('lowest', sa.Double(), nullable=False),
        sa.Column('size', sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint('scope', 'game', 'board', 'sorted_by', 'lowest', name=op.f('pk_bins')),
    )
    op.create_index('ix_members_player_id', 'members', ['player_id'])
    op.create_index('ix_ratings_player_id', 'ratings', ['player_id'])
    op.create_index('ix_matches_server_id_id', 'matches', ['server_id', 'id'])
    of_one = sa.text('rematch_of IS NOT NULL')
    op.create_index('ix_matches_rematch_of', 'matches', ['rematch_of'], sqlite_where=of_one, postgresql_where=of_one)
