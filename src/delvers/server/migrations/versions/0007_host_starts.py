"""Tables whose game begins when the host says so, and when a game began."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables from before begin with their last seat."""
    waits = sa.Column("waits_for_host", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", waits)
    op.add_column("tables", sa.Column("started", sa.Float, nullable=True))


def downgrade() -> None:
    """Drop both."""
    op.drop_column("tables", "started")
    op.drop_column("tables", "waits_for_host")
