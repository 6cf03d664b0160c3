"""Delegates: one class for each kind of cell. They draw payloads of ``ui.models.roles`` and hold no data.

One more is a class over ``base.Cell`` in the file of its family.
"""
