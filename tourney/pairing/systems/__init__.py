"""One file a pairing system; each binds ``PLUGIN``, never imports another system."""
