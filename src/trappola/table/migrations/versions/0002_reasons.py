"""Why computer players did what they did, beside their moves.

Revision ID: 0002
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Gives moves a place for a reason; those made before have none."""
    with op.batch_alter_table("moves") as moves:
        moves.add_column(sa.Column("reason", sa.Text(), nullable=True))


def downgrade() -> None:
    """Takes it away."""
    with op.batch_alter_table("moves") as moves:
        moves.drop_column("reason")
