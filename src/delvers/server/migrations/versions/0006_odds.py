"""Tables at which people see the chances of their options."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables from before have no chances."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(
            sa.Column("has_odds", sa.Boolean, nullable=False, server_default=sa.false())
        )


def downgrade() -> None:
    """Drop them."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("has_odds")
