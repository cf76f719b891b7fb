"""Logs packed once their match is settled"""

import sqlalchemy as sa
from alembic import op


revision = '0021'
down_revision = '0020'


def upgrade() -> None:
    op.create_table('logs',
    sa.Column('match_id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), autoincrement=False, nullable=False),
    sa.Column('packed', sa.LargeBinary(), nullable=False),
    sa.ForeignKeyConstraint(['match_id'], ['matches.id'], name=op.f('fk_logs_match_id_matches')),
    sa.PrimaryKeyConstraint('match_id', name=op.f('pk_logs'))
    )
