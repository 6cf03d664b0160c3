"""Alembic's entry: runs revisions on the connection handed in, or writes them as SQL for a dialect."""

from __future__ import annotations

from alembic import context

connection = context.config.attributes.get("connection")
if connection is None:
    context.configure(dialect_name=context.config.attributes["dialect"], literal_binds=True)
else:
    context.configure(connection=connection, render_as_batch=connection.dialect.name == "sqlite")
with context.begin_transaction():
    context.run_migrations()
