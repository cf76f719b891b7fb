"""When a seat's owner asked their partner to leave the ice"""

import sqlalchemy as sa
from alembic import op


revision = '0005'
down_revision = '0004'


def upgrade() -> None:
    with op.batch_alter_table('seats', schema=None) as batch_op:
        batch_op.add_column(sa.Column('leaving_at', sa.Double(), nullable=True))
