"""Texts of the club with the dates in them written as the reader writes them."""

from __future__ import annotations

import datetime as dt

from tourney.core.marks import Text
from tourney.ui.base.i18n import format_date, shown


def told(text: Text) -> str:
    """Return a text in the reader's language, dates too."""
    dated = {
        name: format_date(value) if isinstance(value, dt.date) else value
        for name, value in text.details.items()
    }
    return shown(text(count=text.count, **dated))
