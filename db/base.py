"""What tables have in common: how constraints are called, what a row number is; and which process plays."""

from sqlalchemy import BigInteger, Column, Double, Integer, MetaData, Table, Text

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

# One row: which process plays (db/holder.py). `term` counts how often it was taken, `seen` changes when it is
# renewed, and play was last possible at `there`.
holder = Table(
    "holder",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("holder", Text),
    Column("term", Integer, nullable=False),
    Column("seen", Integer, nullable=False),
    Column("there", Double),
)
