"""Rows to records and arrays: the only place that knows SQL.

Rows never leave a function of this folder. Whatever only SQLite can do stands in ``sqlite.py``.
"""
