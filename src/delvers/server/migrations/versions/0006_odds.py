"""Tables at which people see the chances of their options."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables from before have no chances."""
    has_odds = sa.Column("has_odds", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", has_odds)


def downgrade() -> None:
    """Drop them."""
    op.drop_column("tables", "has_odds")
