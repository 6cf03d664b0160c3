"""Sentences about a person, in the reader's language."""

from __future__ import annotations

import datetime as dt

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from tourney.club.views import PlayerCard, RatingView
from tourney.ui.base.i18n import format_change, format_date, format_number, format_rating, is_chinese
from tourney.ui.models.players import is_away


def counted_games(count: int) -> str:
    """Return a number of games: "1 game", "3,118 games"."""
    words = QCoreApplication.translate("Counts", "%n game(s)", None, count)
    return words.replace(str(count), format_number(count), 1)


def format_month(date: dt.date) -> str:
    """Return month and year in full: "March 2021"."""
    pattern = "yyyy年M月" if is_chinese() else "MMMM yyyy"
    return QLocale().toString(QDate(date.year, date.month, 1), pattern)


def status_words(card: PlayerCard, rule: str, as_of: dt.date) -> str:
    """Return who this is: established or not, since when, how much played, and whether here.

    *rule* is the deviation or number of games at which placing ends: "±110", "20 games".
    """
    translate = QCoreApplication.translate
    parts = []
    if card.player.archived:
        parts.append(translate("Card", "Archived"))
    parts.append(_standing(card.rating, rule, as_of))
    parts.append(_played(card))
    if card.here and card.board is not None:
        parts.append(translate("Card", "here now, board {0}").format(card.board))
    elif card.here:
        parts.append(translate("Card", "here now"))
    return " · ".join(part for part in parts if part)


def _standing(rating: RatingView | None, rule: str, as_of: dt.date) -> str:
    translate = QCoreApplication.translate
    if rating is None:
        return translate("Card", "Not rated yet")
    if rating.provisional:
        return translate("Card", "Provisional until {0}").format(rule)
    if is_away(rating, as_of) and rating.last is not None:
        return translate("Card", "Established, last played on {0}").format(format_date(rating.last))
    return translate("Card", "Established")


def _played(card: PlayerCard) -> str:
    translate = QCoreApplication.translate
    finished = [game for game in card.games if game.points is not None]
    if not finished:
        return translate("Card", "no games yet")
    words = translate("Card", "{0} since {1}")
    return words.format(counted_games(len(finished)), format_month(min(g.date for g in finished)))


def range_words(card: PlayerCard) -> str:
    """Return how sure the rating is, and the rank: "1576 – 1820, 95 % sure · rank 2 (1–4)"."""
    rating = card.rating
    translate = QCoreApplication.translate
    if rating is None:
        return ""
    if rating.deviation is None:
        sure = ""
    elif rating.provisional:
        sure = translate("Card", "most likely {0} · 95 % sure").format(
            format_rating(rating.mean, rating.decimals)
        )
    else:
        sure = translate("Card", "{0} – {1}, 95 % sure").format(
            format_rating(rating.low, rating.decimals), format_rating(rating.high, rating.decimals)
        )
    return " · ".join(part for part in (sure, rank_words(rating)) if part)


def rank_words(rating: RatingView) -> str:
    """Return rank and spread: "rank 2 (1–4)"; empty while there is none."""
    translate = QCoreApplication.translate
    if rating.rank is None:
        return ""
    if rating.best_rank is None or rating.worst_rank is None or rating.best_rank == rating.worst_rank:
        return translate("Card", "rank {0}").format(format_number(rating.rank))
    return translate("Card", "rank {0} ({1}–{2})").format(
        format_number(rating.rank), format_number(rating.best_rank), format_number(rating.worst_rank)
    )


def rank_tooltip(card: PlayerCard) -> str:
    """Return what the rank and its spread mean."""
    rating = card.rating
    if rating is None or rating.rank is None:
        return ""
    translate = QCoreApplication.translate
    words = translate("Card", "Rank {0} of {1} established players; 95 % sure between {2} and {3}")
    return words.format(rating.rank, card.n_rated, rating.best_rank, rating.worst_rank)


def careful_words(card: PlayerCard) -> str:
    """Return the rating with care: "With care 1612"."""
    if card.careful is None or card.rating is None:
        return ""
    words = QCoreApplication.translate("Card", "With care {0}")
    return words.format(format_rating(card.careful, card.rating.decimals))


def absence_words(days: float) -> str:
    """Return the word at a return: "back after 5 months"."""
    months = max(1, round(days / 30.44))
    return QCoreApplication.translate("Counts", "back after %n month(s)", None, months)


def change_figure(change: float, decimals: int = 0) -> str:
    """Return a change with its sign: "+8", "−12"; "±0" for none."""
    return format_change(change, decimals, none="±0")
