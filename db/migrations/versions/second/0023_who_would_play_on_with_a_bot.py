"""Who would play on with a bot"""

import sqlalchemy as sa
from alembic import op


revision = '0023'
down_revision = '0022'


def upgrade() -> None:
    op.add_column('seats', sa.Column('bot_asked_at', sa.Double(), nullable=True))
