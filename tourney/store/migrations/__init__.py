"""The history of the tables, one frozen Alembic revision a file in ``versions``.

A revision imports no row classes, so that it means the same for ever. To add one: write
``versions/NNNN_<what>.py``, add its name to ``REVISIONS`` in ``store/schema.py``, and keep an older
club file as a test.
"""
