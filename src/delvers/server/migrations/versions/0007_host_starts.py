"""Tables whose game begins when the host says so, and when a game began."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables from before begin with their last seat."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(
            sa.Column("waits_for_host", sa.Boolean, nullable=False, server_default=sa.false())
        )
        tables.add_column(sa.Column("started", sa.Float, nullable=True))


def downgrade() -> None:
    """Drop both."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("started")
        tables.drop_column("waits_for_host")
