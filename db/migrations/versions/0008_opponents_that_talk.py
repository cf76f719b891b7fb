"""Who wants opponents of the bot's own to talk"""

import sqlalchemy as sa
from alembic import op


revision = '0008'
down_revision = '0007'


def upgrade() -> None:
    op.add_column('preferences', sa.Column('talk', sa.Boolean(), server_default='1', nullable=False))
