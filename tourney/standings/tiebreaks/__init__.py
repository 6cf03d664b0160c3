"""One file a family of tie-breaks; each binds ``PLUGIN``."""
