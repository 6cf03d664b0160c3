"""The hall display: a second window for a projector, that pages by itself."""
