"""Plays to find again"""

import sqlalchemy as sa
from alembic import op


revision = '0016'
down_revision = '0015'


def upgrade() -> None:
    op.create_table('bookmarks',
    sa.Column('player_id', sa.BigInteger(), nullable=False),
    sa.Column('match_id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), nullable=False),
    sa.Column('ply', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('note', sa.String(length=100), nullable=False),
    sa.Column('created_at', sa.Double(), nullable=False),
    sa.ForeignKeyConstraint(['match_id'], ['matches.id'], name=op.f('fk_bookmarks_match_id_matches')),
    sa.ForeignKeyConstraint(['player_id'], ['players.id'], name=op.f('fk_bookmarks_player_id_players')),
    sa.PrimaryKeyConstraint('player_id', 'match_id', 'ply', name=op.f('pk_bookmarks'))
    )
