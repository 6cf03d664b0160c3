"""One file a format that is written; each binds ``PLUGIN``."""
