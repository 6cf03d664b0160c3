"""Points, places and tables: results in, a table with its reasons out.

May import ``core`` and ``ratings``. A tie-break family is one file in ``tiebreaks/``.
"""
