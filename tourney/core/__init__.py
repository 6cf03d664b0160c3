"""Records, result notation, names, errors, options, progress and the registry.

Standard library only; every floor above may import from here. A new record is a frozen,
slotted dataclass that refuses what is impossible in ``__post_init__``.
"""
