"""Rating engines and what is built on them: pure functions on numpy arrays.

May import ``core`` only: no Qt, no SQL, no file. To add an engine write one file in ``engines/``
that binds ``PLUGIN``; the registry and the conformance tests find it.
"""
