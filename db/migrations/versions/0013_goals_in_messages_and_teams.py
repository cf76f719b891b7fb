"""Goals in messages of their own, and teams that people play for"""

import sqlalchemy as sa
from alembic import op


revision = '0013'
down_revision = '0012'


def upgrade() -> None:
    # Goals stand on the sheets, which nobody is notified of: that is the quieter of the two.
    op.add_column('setups', sa.Column('rings', sa.Boolean(), server_default='0', nullable=False))
    op.create_table(
        'teams',
        sa.Column('server_id', sa.BigInteger(), nullable=False),
        sa.Column('player_id', sa.BigInteger(), nullable=False),
        sa.Column('name', sa.String(length=32), nullable=False),
        sa.Column('emoji', sa.String(length=32), nullable=False),
        sa.Column('colour', sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(['server_id'], ['servers.id'], name=op.f('fk_teams_server_id_servers')),
        sa.ForeignKeyConstraint(['player_id'], ['players.id'], name=op.f('fk_teams_player_id_players')),
        sa.PrimaryKeyConstraint('server_id', 'player_id', name=op.f('pk_teams')),
    )
    op.create_index('ix_teams_player_id', 'teams', ['player_id'])
