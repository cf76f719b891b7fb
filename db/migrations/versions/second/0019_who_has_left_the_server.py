"""Who has left the server"""

import sqlalchemy as sa
from alembic import op


revision = '0019'
down_revision = '0018'


def upgrade() -> None:
    op.add_column('seats', sa.Column('left_at', sa.Double(), nullable=True))
