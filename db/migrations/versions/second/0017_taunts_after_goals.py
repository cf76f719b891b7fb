"""Taunts after goals, and who wants none"""

import sqlalchemy as sa
from alembic import op


revision = '0017'
down_revision = '0016'


def upgrade() -> None:
    op.add_column('matches', sa.Column('taunted', sa.Text(), server_default='', nullable=False))
    for table in ('preferences', 'setups'):
        op.add_column(table, sa.Column('taunts', sa.Boolean(), server_default=sa.true(), nullable=False))
