"""Why a rating is placed or not, with the dates written as the reader writes them."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tourney.club import placement
from tourney.club.placement_words import Progress
from tourney.core.marks import Text
from tourney.ui.base.i18n import format_date, sentences, shown

if TYPE_CHECKING:
    from tourney.ui.base.context import Context


def told(text: Text) -> str:
    """Return a text in the reader's language, dates too."""
    dated = {
        name: format_date(value) if isinstance(value, dt.date) else value
        for name, value in text.details.items()
    }
    return shown(text(count=text.count, **dated))


def placing_words(where: Progress) -> str:
    """Return why a rating is provisional and what is to go, in two sentences."""
    to_go = where.to_go
    if to_go is None:
        return told(where.reason)
    words = QCoreApplication.translate("Card", "{0} Still {1}.")
    return words.format(told(where.reason), shown(to_go))


def badge_tip(where: Progress | None) -> str:
    """Return why a rating is as sure as it is, and how long it stays so."""
    if where is None:
        return ""
    if not where.established:
        return placing_words(where)
    stays = where.to_go
    parts = [told(where.reason), *([shown(stays)] if stays is not None else [])]
    return sentences(parts)


def tips(ctx: Context) -> Callable[[int], str]:
    """Return what tells the tooltip of a player's badge, by the ratings of the moment."""

    def tip(player_id: int) -> str:
        rated = ctx.club.rated
        return badge_tip(placement.progress(rated, player_id) if rated is not None else None)

    return tip
