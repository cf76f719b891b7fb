"""House rules under which nobody can score are no longer on offer"""

import json

import sqlalchemy as sa
from alembic import op


revision = '0003'
down_revision = '0002'

RANKS = 13

houses = sa.table(
    'houses',
    sa.column('id', sa.BigInteger()),
    sa.column('switches', sa.Text()),
    sa.column('created_at', sa.Double()),
    sa.column('removed_at', sa.Double()),
)


def upgrade() -> None:
    connection = op.get_bind()
    kept = connection.execute(sa.select(houses.c.id, houses.c.switches).where(houses.c.removed_at.is_(None)))
    hopeless = [row.id for row in kept if len(json.loads(row.switches)['power']) == RANKS]
    removal = sa.update(houses).where(houses.c.id.in_(hopeless)).values(removed_at=houses.c.created_at)
    connection.execute(removal)
