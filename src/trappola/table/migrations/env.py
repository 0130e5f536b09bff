"""Alembic's entry: runs the scripts on the connection it is given by the store."""

from __future__ import annotations

from alembic import context

from trappola.table.store import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,  # SQLite changes a table by making it anew
)
with context.begin_transaction():
    context.run_migrations()
