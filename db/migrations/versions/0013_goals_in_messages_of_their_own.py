"""Goals in messages of their own"""

import sqlalchemy as sa
from alembic import op


revision = '0013'
down_revision = '0012'


def upgrade() -> None:
    # Goals stand on the sheets, which nobody is notified of: that is the quieter of the two.
    op.add_column('setups', sa.Column('rings', sa.Boolean(), server_default='0', nullable=False))
