"""Cells that draw how sure something is: odds, match quality, change, range, rank spread."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from tourney.ui.base.i18n import format_percent
from tourney.ui.models.roles import Change, Odds, Quality, Range, RankSpread, Role, Scale
from tourney.ui.widgets.change import change_width, change_words, paint_change
from tourney.ui.widgets.delegates.base import Cell, Look
from tourney.ui.widgets.delegates.text import alignment
from tourney.ui.widgets.meter import meter_width, paint_meter, quality_words
from tourney.ui.widgets.odds import BAR, odds_height, odds_words, paint_bar, paint_odds
from tourney.ui.widgets.painting import RIGHT, draw_text
from tourney.ui.widgets.range import paint_guides, paint_range, range_words
from tourney.ui.widgets.rankspread import figures_width, paint_spread, spread_words
from tourney.ui.widgets.rows import Index


class OddsCell(Cell):
    """Both percentages over the bar; beside it in a row of one line."""

    def content_width(self, index: Index) -> float:
        return float(self.theme.px(92)) if index.data(Role.ODDS) else 0.0

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        odds = index.data(Role.ODDS)
        if not isinstance(odds, Odds):
            return
        if rect.height() >= odds_height(self.theme) + 4:
            paint_odds(painter, rect, odds, self.theme)
            return
        font = self.theme.font("second")
        room = self.theme.metrics("second").horizontalAdvance(format_percent(0.88)) + 8
        draw_text(painter, rect, format_percent(odds.a), font, self.theme.color("a"))
        draw_text(painter, rect, format_percent(odds.b), font, self.theme.color("b"), RIGHT)
        bar = QRectF(rect.left() + room, round(rect.center().y() - BAR / 2), rect.width() - 2 * room, BAR)
        if bar.width() > 12:
            paint_bar(painter, bar, odds, self.theme)

    def words(self, index: Index) -> str:
        odds = index.data(Role.ODDS)
        return odds_words(odds) if isinstance(odds, Odds) else ""


class QualityCell(Cell):
    """Five bars, and the figure unless the model wants them bare."""

    def content_width(self, index: Index) -> float:
        quality = index.data(Role.QUALITY)
        return float(meter_width(self.theme, bare=quality.bare)) if isinstance(quality, Quality) else 0.0

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        quality = index.data(Role.QUALITY)
        if isinstance(quality, Quality):
            narrow = rect.width() < meter_width(self.theme, bare=False) - 1
            shown = Quality(quality.value, bare=quality.bare or narrow)
            paint_meter(painter, rect, shown, self.theme)

    def words(self, index: Index) -> str:
        quality = index.data(Role.QUALITY)
        return quality_words(quality) if isinstance(quality, Quality) else ""


class ChangeCell(Cell):
    """A triangle and the figure, at the right unless the model wishes otherwise."""

    def content_width(self, index: Index) -> float:
        change = index.data(Role.CHANGE)
        return change_width(change, self.theme) if isinstance(change, Change) else 0.0

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        change = index.data(Role.CHANGE)
        if isinstance(change, Change):
            paint_change(painter, rect, change, self.theme, alignment(index))

    def words(self, index: Index) -> str:
        change = index.data(Role.CHANGE)
        return change_words(change) if isinstance(change, Change) else ""


class RangeCell(Cell):
    """A whisker on the scale of its column, which the header names, with faint guide lines."""

    @staticmethod
    def _scale_of(index: Index) -> Scale | None:
        named = index.model().headerData(index.column(), Qt.Orientation.Horizontal, Role.SCALE)
        return named if isinstance(named, Scale) else None

    def content_width(self, index: Index) -> float:
        return float(self.theme.px(120))

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        scale = self._scale_of(index)
        if scale is None:
            return
        paint_guides(painter, rect, scale, self.theme)
        shown = index.data(Role.RANGE)
        if isinstance(shown, Range):
            paint_range(painter, rect, shown, scale, self.theme)

    def words(self, index: Index) -> str:
        shown = index.data(Role.RANGE)
        return range_words(shown) if isinstance(shown, Range) else ""


class RankSpreadCell(Cell):
    """The ranks that are about as likely, on a track from first to last."""

    def content_width(self, index: Index) -> float:
        return self.theme.px(100) + figures_width(self.theme)

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        spread = index.data(Role.RANKSPREAD)
        if isinstance(spread, RankSpread):
            paint_spread(painter, rect, spread, self.theme)

    def words(self, index: Index) -> str:
        spread = index.data(Role.RANKSPREAD)
        return spread_words(spread) if isinstance(spread, RankSpread) else ""
