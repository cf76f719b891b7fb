"""Tips at the card: who wants them, and which seats show them"""

import sqlalchemy as sa
from alembic import op


revision = '0007'
down_revision = '0006'


def upgrade() -> None:
    op.add_column('preferences', sa.Column('tips', sa.Boolean(), nullable=True))
    # Matches that run go on without: whether a seat shows tips is found out when a match begins.
    op.add_column('seats', sa.Column('shows_tips', sa.Boolean(), server_default='0', nullable=False))
