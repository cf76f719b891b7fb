"""Secrets that shuffles follow from, and the numbers that players cut with"""

import sqlalchemy as sa
from alembic import op


revision = '0010'
down_revision = '0009'


def upgrade() -> None:
    # Matches from before are shuffled as ever to their end: what was never promised cannot be checked.
    op.add_column('matches', sa.Column('secret', sa.LargeBinary(length=32)))
    op.add_column('seats', sa.Column('cut', sa.String(length=30)))
