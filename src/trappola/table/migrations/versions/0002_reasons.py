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
    op.add_column("moves", sa.Column("reason", sa.Text(), nullable=True))


def downgrade() -> None:
    """Takes it away."""
    op.drop_column("moves", "reason")
