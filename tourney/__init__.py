"""Tourney: the desk of a club. See HOUSE.md for the tour of the house."""

__version__ = "0.1.0"
