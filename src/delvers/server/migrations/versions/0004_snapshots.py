"""States at turns, pieces of one version each, events kept with their choices, archives."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the new tables; what was kept before knows no events and no states."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("touched", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET touched = created")
    op.create_index("ix_tables_touched", "tables", ["touched"])
    with op.batch_alter_table("choices") as choices:
        choices.add_column(sa.Column("events", sa.Text, nullable=False, server_default="[]"))
        choices.add_column(sa.Column("seen", sa.JSON, nullable=False, server_default="[]"))
    op.create_table(
        "pieces",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("content", sa.String(64), nullable=False),
        sa.Column("kept", sa.Integer, nullable=False),
        sa.Column("start", sa.LargeBinary, nullable=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_pieces"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_pieces_table_id"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.Column("asked", sa.JSON, nullable=False),
        sa.Column("guard", sa.JSON, nullable=True),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_snapshots_table_id"),
    )
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("kept", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_archives"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_archives_table_id"),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("archives", "snapshots", "pieces"):
        op.drop_table(name)
    with op.batch_alter_table("choices") as choices:
        choices.drop_column("seen")
        choices.drop_column("events")
    op.drop_index("ix_tables_touched", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("touched")
