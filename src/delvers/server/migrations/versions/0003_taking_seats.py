"""Seats are taken one by one, each with a word for the dice, by whoever has the table's link."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Keep who opened a table, and who joined when."""
    op.add_column("tables", sa.Column("host_hash", sa.String(64), nullable=True))
    op.add_column("tables", sa.Column("joined", sa.JSON, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("tables", "joined")
    op.drop_column("tables", "host_hash")
