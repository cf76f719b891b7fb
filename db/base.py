"""What tables have in common: how constraints are called, what a row number is; and those of processes."""

from sqlalchemy import BigInteger, Column, Double, Integer, MetaData, String, Table

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite gives out row numbers only to a column that is exactly INTEGER.
RowId = BigInteger().with_variant(Integer, "sqlite")

beats = Table(
    "beats",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("seen", Double, nullable=False),
    Column("through", Double, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("block", Integer, unique=True),
    Column("claimed_until", Double, nullable=False),
)

identifies = Table(
    "identifies",
    metadata,
    Column("bucket", Integer, primary_key=True, autoincrement=False),
    Column("next_at", Double, nullable=False),
)
