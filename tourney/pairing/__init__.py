"""Who meets whom: arrays in, indices and reasons out.

May import ``core`` and ``ratings``. A pairing system is one file in ``systems/`` that binds ``PLUGIN``.
"""
