"""A later release with one more migration, for tests of updates."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory

import db.migrate
from tests.simulation.seams import swapped

REVISION = "r99"
MIGRATION = """
import sqlalchemy as sa
from alembic import op

revision = "r99"
down_revision = "r01"


def upgrade():
    op.create_table("rinks", sa.Column("id", sa.Integer(), primary_key=True))
    op.add_column("players", sa.Column("shoots", sa.String(8)))
    op.execute("UPDATE players SET shoots = 'left'")
    op.execute("INSERT INTO rinks VALUES (1)")
"""


@contextmanager
def later_release() -> Iterator[None]:
    """Databases opened meanwhile are opened by the later release."""
    with TemporaryDirectory() as folder:
        migrations = Path(folder) / "migrations"
        copytree(db.migrate.DIRECTORY, migrations)
        (migrations / "versions" / f"{REVISION}_later.py").write_text(MIGRATION)
        with swapped(db.migrate, "DIRECTORY", migrations):
            yield
