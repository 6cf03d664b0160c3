"""One file a format that is read; each binds ``PLUGIN``."""
