"""Surfaces know the ply that they show"""

import sqlalchemy as sa
from alembic import op


revision = '0002'
down_revision = '0001'


def upgrade() -> None:
    # What an older release has drawn counts as behind, and is looked at once more.
    op.add_column('surfaces', sa.Column('drawn_ply', sa.Integer(), server_default='0', nullable=False))
