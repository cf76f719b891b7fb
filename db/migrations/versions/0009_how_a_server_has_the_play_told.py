"""How a server has the play told"""

import sqlalchemy as sa
from alembic import op


revision = '0009'
down_revision = '0008'


def upgrade() -> None:
    # Until a server chooses, it hears what it has always heard.
    op.add_column('setups', sa.Column('voice', sa.String(length=16), server_default='traditional', nullable=False))
