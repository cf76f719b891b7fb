"""Which language a server or somebody has chosen, where it is not Discord's"""

import sqlalchemy as sa
from alembic import op


revision = '0014'
down_revision = '0013'


def upgrade() -> None:
    op.add_column('setups', sa.Column('language', sa.String(length=16), nullable=True))
    op.add_column('preferences', sa.Column('language', sa.String(length=16), nullable=True))
