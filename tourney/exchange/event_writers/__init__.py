"""One file a format in which a whole tournament is written; each binds ``PLUGIN``."""
