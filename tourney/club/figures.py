"""Ratings, deviations and changes as they are written, with as many decimals as their scale has."""

from __future__ import annotations

from tourney.exchange.base import Cell


def points(value: float, decimals: int = 0) -> float | int:
    """Return a number rounded as it is shown: a whole one where there are no decimals."""
    return round(value, decimals) if decimals else round(value)


def figure(value: float, decimals: int = 0) -> str:
    """Return a number with a real minus sign; what rounds to nothing has none."""
    written = f"{value:.{decimals}f}".replace("-", "−")
    return written[1:] if written.startswith("−") and not written.strip("−0.") else written


def signed(value: float, decimals: int = 0, *, level: str = "±0") -> str:
    """Return a change with its sign: "+8", "−8"; *level* for what rounds to nothing."""
    if points(value, decimals) == 0:
        return level
    return ("+" if value > 0 else "") + figure(value, decimals)


def span(low: float, high: float, decimals: int = 0) -> str:
    """Return a range from its ends: "1421–1563"."""
    return f"{figure(low, decimals)}–{figure(high, decimals)}"


def figure_cell(value: float | None, decimals: int = 0) -> Cell:
    """Return a cell of a number, empty where there is none."""
    if value is None:
        return Cell(None, "")
    return Cell(points(value, decimals), figure(value, decimals))


def change_cell(value: float | None, decimals: int = 0, *, level: str = "0") -> Cell:
    """Return a cell of a change with its sign, empty where there is none."""
    if value is None:
        return Cell(None, "")
    return Cell(points(value, decimals), signed(value, decimals, level=level))
