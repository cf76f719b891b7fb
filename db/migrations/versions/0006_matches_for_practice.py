"""Results of matches in which a mind has played"""

import sqlalchemy as sa
from alembic import op


revision = '0006'
down_revision = '0005'


def upgrade() -> None:
    op.add_column('results', sa.Column('practice', sa.Boolean(), server_default=sa.false(), nullable=False))
