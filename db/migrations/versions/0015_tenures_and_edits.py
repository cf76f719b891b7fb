"""Keepers of a match are counted, and edits of a message noted"""

import sqlalchemy as sa
from alembic import op


revision = '0015'
down_revision = '0014'


def upgrade() -> None:
    op.add_column('matches', sa.Column('tenure', sa.Integer(), server_default='0', nullable=False))
    op.add_column('surfaces', sa.Column('editing_until', sa.Double(), nullable=True))
