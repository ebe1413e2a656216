"""The tables of the database: games being played, their seats, and the log of choices."""

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", String(64), nullable=False),
    Column("content", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("secret", Text, nullable=False),
    Column("words", JSON, nullable=False),
    # A seed has 64 bits without a sign, which no column of whole numbers holds everywhere.
    Column("seed", String(20), nullable=False),
    Column("time_limit", Integer, nullable=True),
    Column("created", Float, nullable=False),
    Column("is_over", Boolean, nullable=False, index=True),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(40), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("bot", String(64), nullable=True),
    Column("key_hash", String(64), nullable=True),
)

CHOICES: Final = Table(
    "choices",
    METADATA,
    # The primary key is what makes a number unique at its table: two processes cannot both take it.
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("option", Text, nullable=False),
    Column("at", Float, nullable=False),
)

LONE_RESULTS: Final = Table(
    "lone_results",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("game", String(64), nullable=False, index=True),
    Column("who", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("points", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
"""What lone players have reached; the best of them are there to be beaten."""

PROMISES: Final = Table(
    "promises",
    METADATA,
    Column("commitment", String(64), primary_key=True),
    Column("secret", Text, nullable=False),
    Column("created", Float, nullable=False),
)
