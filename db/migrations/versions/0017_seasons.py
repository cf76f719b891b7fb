"""Seasons of servers, and who stood on their podiums"""

import sqlalchemy as sa
from alembic import op


revision = '0017'
down_revision = '0016'


def upgrade() -> None:
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
