"""Notes of tables beside their games: what may be taken back, and for whom bots play."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Snapshots from before know no notes."""
    with op.batch_alter_table("snapshots") as snapshots:
        snapshots.add_column(sa.Column("notes", sa.JSON, nullable=True))


def downgrade() -> None:
    """Drop them."""
    with op.batch_alter_table("snapshots") as snapshots:
        snapshots.drop_column("notes")
