"""Records to documents and back: readers, sheets and writers.

May import ``core``, ``ratings``, ``standings`` and ``pairing``; no Qt, no SQL. A format is one file in
``readers/`` or ``writers/`` that binds ``PLUGIN``.
"""
