"""The tables of the database: games being played, their seats, the log of choices, states."""

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
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
    Column("joined", JSON, nullable=False, server_default="[]"),
    Column("host_hash", String(64), nullable=True),
    Column("waits_for_host", Boolean, nullable=False, server_default=false()),
    # When the host let the game begin; empty where it began with the last seat.
    Column("started", Float, nullable=True),
    # A seed has 64 bits without a sign, which no column of whole numbers holds everywhere; it is
    # empty until all seats are taken.
    Column("seed", String(20), nullable=False),
    Column("time_limit", Integer, nullable=True),
    Column("has_odds", Boolean, nullable=False, server_default=false()),
    Column("created", Float, nullable=False),
    Column("is_over", Boolean, nullable=False, index=True),
    # When somebody last did something here, give or take a turn; a move does not rewrite the row.
    Column("touched", Float, nullable=False, index=True),
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
    # What followed from the choice, and how many lines of the log each viewer has seen after it.
    Column("events", Text, nullable=False),
    Column("seen", JSON, nullable=False),
)
"""The log: number 0 is the opening, and where `seat` is -1 the table itself has done something."""

PIECES: Final = Table(
    "pieces",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("rules", String(64), nullable=False),
    Column("content", String(64), nullable=False),
    # The last choice that counts before it, and the state from which it goes on.
    Column("kept", Integer, nullable=False),
    Column("start", LargeBinary, nullable=True),
    Column("at", Float, nullable=False),
)
"""What was played with one version of rules and content, from a number of the log on."""

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("state", LargeBinary, nullable=False),
    Column("asked", JSON, nullable=False),
    Column("guard", JSON, nullable=True),
    Column("notes", JSON, nullable=True),
)
"""The states with which the last turns began."""

ARCHIVES: Final = Table(
    "archives",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("kept", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)
"""Tables that were put away: their log, pieces and snapshots in one."""

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
