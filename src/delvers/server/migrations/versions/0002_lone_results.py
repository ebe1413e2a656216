"""What lone players have reached, to be beaten."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of lone players' results."""
    op.create_table(
        "lone_results",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_lone_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_lone_results_table_id"),
    )
    op.create_index("ix_lone_results_game", "lone_results", ["game"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("lone_results")
