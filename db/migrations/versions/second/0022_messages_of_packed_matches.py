"""Messages of packed matches"""

import sqlalchemy as sa
from alembic import op


revision = '0022'
down_revision = '0021'


def upgrade() -> None:
    # Empty: the bot puts them away, a few at a time, as it packs logs.
    op.add_column('logs', sa.Column('surfaces', sa.LargeBinary(), nullable=True))
    apart = sa.text('surfaces IS NULL')
    op.create_index('ix_logs_match_id', 'logs', ['match_id'], sqlite_where=apart, postgresql_where=apart)
