"""The header of a table: faint words on the inset of the cells, an arrow on the sorted column alone."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPolygonF
from PySide6.QtWidgets import QHeaderView, QWidget

from tourney.ui.base.i18n import decimals_of, format_rating
from tourney.ui.base.theme import Theme
from tourney.ui.models.roles import Role, Scale
from tourney.ui.widgets.painting import CENTRE, LEFT, RIGHT, draw_text, fit
from tourney.ui.widgets.range import place
from tourney.ui.widgets.rows import TABLE_INSET

ARROW = 7.0
GAP = 5.0


class Header(QHeaderView):
    """Painted from the theme; figures and words stand over what they head."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.theme = theme
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setStretchLastSection(False)
        self.setMinimumSectionSize(24)
        self.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setSortIndicatorClearable(False)
        self.restyle()

    def restyle(self) -> None:
        """Measure and draw again."""
        self.setFont(self.theme.font("header"))
        self.setFixedHeight(max(33, self.theme.line("header") + 18))
        self.viewport().update()

    def words(self, section: int) -> str:
        """Return the words over a column."""
        model = self.model()
        data = model.headerData(section, Qt.Orientation.Horizontal) if model else None
        return "" if data is None else str(data)

    def sectionSizeFromContents(self, section: int) -> QSize:
        wide = QFontMetricsF(self.theme.font("header")).horizontalAdvance(self.words(section))
        return QSize(ceil(wide + 2 * TABLE_INSET + ARROW + GAP), self.height())

    def need(self, section: int) -> int:
        """Return the pixels that the words over a column take; 0 where a scale stands instead."""
        if isinstance(self.model().headerData(section, Qt.Orientation.Horizontal, Role.SCALE), Scale):
            return 0
        wide = QFontMetricsF(self.theme.font("header")).horizontalAdvance(self.words(section))
        arrow = ARROW + GAP if self.isSortIndicatorShown() and self.sortIndicatorSection() == section else 0
        return ceil(wide + 2 * TABLE_INSET + arrow)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        if not rect.isValid():
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(rect)
        painter.fillRect(box, self.theme.color("panel"))
        painter.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), 1), self.theme.color("line"))
        line = box.adjusted(TABLE_INSET, 0, -TABLE_INSET, -1)
        scale = self.model().headerData(section, Qt.Orientation.Horizontal, Role.SCALE)
        if isinstance(scale, Scale) and scale.ticks:
            self._paint_scale(painter, line, scale)
        else:
            self._paint_words(painter, line, section)
        painter.restore()

    def _paint_words(self, painter: QPainter, line: QRectF, section: int) -> None:
        align = LEFT
        wish = self.model().headerData(section, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole)
        flags = int(wish) if wish is not None else 0
        if flags & int(Qt.AlignmentFlag.AlignRight):
            align = RIGHT
        elif flags & int(Qt.AlignmentFlag.AlignHCenter):
            align = CENTRE
        sorted_here = self.isSortIndicatorShown() and self.sortIndicatorSection() == section
        room = line.width() - (ARROW + GAP if sorted_here else 0)
        font, words = fit(self.words(section), self.theme.font("header"), room)
        ink = self.theme.color("text" if sorted_here else "faint")
        if sorted_here and align == LEFT:
            wide = draw_text(painter, line, words, font, ink)
            self._paint_arrow(painter, line.left() + wide + GAP, line.center().y())
        elif sorted_here:
            # The figures keep their right edge; the arrow stands before the words.
            wide = draw_text(painter, line, words, font, ink, align)
            end = line.right() if align == RIGHT else line.center().x() + wide / 2
            self._paint_arrow(painter, end - wide - GAP - ARROW, line.center().y())
        else:
            draw_text(painter, line, words, font, ink, align)

    def _paint_arrow(self, painter: QPainter, x: float, middle: float) -> None:
        up = 1 if self.sortIndicatorOrder() == Qt.SortOrder.AscendingOrder else -1
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.color("text"))
        corners = ((0, 2 * up), (ARROW, 2 * up), (ARROW / 2, -2.5 * up))
        painter.drawPolygon(QPolygonF([QPointF(x + dx, middle + dy) for dx, dy in corners]))

    def _paint_scale(self, painter: QPainter, line: QRectF, scale: Scale) -> None:
        font, ink = self.theme.font("header"), self.theme.color("faint")
        measures = QFontMetricsF(font)
        end = line.left() - TABLE_INSET
        for tick in scale.ticks:
            words = format_rating(tick, decimals_of(scale.ticks))
            wide = measures.horizontalAdvance(words)
            # The first and last value stay inside the column, however large the letters.
            left = min(place(tick, scale, line) - wide / 2, line.right() + TABLE_INSET - wide)
            left = max(left, line.left() - TABLE_INSET)
            if left < end:
                continue
            draw_text(painter, QRectF(left, line.top(), wide, line.height()), words, font, ink)
            end = left + wide + 8
