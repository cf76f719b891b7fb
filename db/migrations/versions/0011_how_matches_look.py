"""Whether a server's sheets carry pictures, and in how many colours somebody's cards are"""

import sqlalchemy as sa
from alembic import op


revision = '0011'
down_revision = '0010'


def upgrade() -> None:
    op.add_column('setups', sa.Column('look', sa.String(length=16), server_default='pictures', nullable=False))
    op.add_column('preferences', sa.Column('four_colours', sa.Boolean(), server_default=sa.false(), nullable=False))
