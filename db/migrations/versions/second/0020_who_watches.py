"""Who follows a match, and whom they guess to win it"""

import sqlalchemy as sa
from alembic import op


revision = '0020'
down_revision = '0019'


def upgrade() -> None:
    op.create_table('followers',
    sa.Column('match_id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), nullable=False),
    sa.Column('player_id', sa.BigInteger(), nullable=False),
    sa.Column('followed_at', sa.Double(), nullable=False),
    sa.ForeignKeyConstraint(['match_id'], ['matches.id'], name=op.f('fk_followers_match_id_matches')),
    sa.ForeignKeyConstraint(['player_id'], ['players.id'], name=op.f('fk_followers_player_id_players')),
    sa.PrimaryKeyConstraint('match_id', 'player_id', name=op.f('pk_followers'))
    )
    op.create_index('ix_followers_player_id', 'followers', ['player_id'])
    op.create_table('guesses',
    sa.Column('match_id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), nullable=False),
    sa.Column('player_id', sa.BigInteger(), nullable=False),
    sa.Column('server_id', sa.BigInteger(), nullable=False),
    sa.Column('side', sa.Integer(), nullable=False),
    sa.Column('guessed_at', sa.Double(), nullable=False),
    sa.Column('correct', sa.Boolean(), nullable=True),
    sa.ForeignKeyConstraint(['match_id'], ['matches.id'], name=op.f('fk_guesses_match_id_matches')),
    sa.ForeignKeyConstraint(['player_id'], ['players.id'], name=op.f('fk_guesses_player_id_players')),
    sa.ForeignKeyConstraint(['server_id'], ['servers.id'], name=op.f('fk_guesses_server_id_servers')),
    sa.PrimaryKeyConstraint('match_id', 'player_id', name=op.f('pk_guesses'))
    )
    op.create_index('ix_guesses_player_id', 'guesses', ['player_id'])
    op.create_index('ix_guesses_server_id', 'guesses', ['server_id'])
