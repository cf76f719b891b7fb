"""Who has left the server"""

import sqlalchemy as sa
from alembic import op


revision = '0021'
down_revision = '0020'


def upgrade() -> None:
    op.add_column('seats', sa.Column('left_at', sa.Double(), nullable=True))
