"""One file an engine; each binds ``PLUGIN``, imports only ``core`` and ``ratings``, never another engine."""
