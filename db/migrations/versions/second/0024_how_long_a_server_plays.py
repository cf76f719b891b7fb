"""How long a server plays"""

import sqlalchemy as sa
from alembic import op


revision = '0024'
down_revision = '0023'


def upgrade() -> None:
    op.add_column('setups', sa.Column('length', sa.Integer(), nullable=True))
