"""Cells of words and figures: plain text, names with what belongs to them, ratings, check marks."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from tourney.ui.base import icons
from tourney.ui.base.i18n import format_rating
from tourney.ui.base.theme import Theme
from tourney.ui.models.roles import Badge, Change, Emphasis, Rating, Role
from tourney.ui.widgets.badge import badge_size, paint_badge
from tourney.ui.widgets.change import change_width, paint_change
from tourney.ui.widgets.delegates.base import Cell, Look
from tourney.ui.widgets.painting import CENTRE, LEFT, RIGHT, draw_text, draw_words, fit
from tourney.ui.widgets.rows import Index

GAP = 8.0
ICON = 18


def shown_text(index: Index) -> str:
    """Return the words of a cell."""
    data = index.data()
    return "" if data is None else str(data)


def alignment(index: Index) -> Qt.AlignmentFlag:
    """Return left, right or centre, as the model wishes."""
    wish = index.data(Qt.ItemDataRole.TextAlignmentRole)
    flags = int(wish) if wish is not None else 0
    if flags & int(Qt.AlignmentFlag.AlignRight):
        return RIGHT
    return CENTRE if flags & int(Qt.AlignmentFlag.AlignHCenter) else LEFT


class TextCell(Cell):
    """One line of words in one ink, aligned as the model wishes, with an icon where it names one."""

    def __init__(
        self, theme: Theme, *, role: str = "body", ink: str = "text", parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self._role = role
        self._ink = ink

    def content_width(self, index: Index) -> float:
        icon = ICON + GAP if index.data(Role.ICON) else 0
        return float(self.theme.metrics(self._role).horizontalAdvance(shown_text(index))) + icon

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        icon = index.data(Role.ICON)
        if icon:
            box = QRectF(rect.left(), rect.top(), ICON, rect.height())
            icons.paint(painter, str(icon), box, self.theme.color("soft"), ICON)
            rect = rect.adjusted(ICON + GAP, 0, 0, 0)
        ink = self._ink if look.enabled else "faint"
        draw_words(painter, rect, self.theme, self._role, shown_text(index), ink, alignment(index))


class FigureCell(TextCell):
    """Figures in softer ink; the model aligns them right."""

    def __init__(self, theme: Theme, *, ink: str = "soft", parent: QWidget | None = None) -> None:
        super().__init__(theme, ink=ink, parent=parent)


def name_role(index: Index, look: Look) -> tuple[str, str]:
    """Return the font role and the ink of a name: winners and chosen rows semibold, losers soft."""
    emphasis = index.data(Role.EMPHASIS) or Emphasis.NORMAL
    if emphasis == Emphasis.SOFT:
        return ("name" if look.selected else "name_soft"), "soft"
    if emphasis == Emphasis.STRONG or look.selected:
        return "name_strong", "text"
    return "name", "text"


class NameCell(Cell):
    """A name, its badge beside it, and faint words at the right end."""

    def content_width(self, index: Index) -> float:
        wide = float(self.theme.metrics("name_strong").horizontalAdvance(shown_text(index)))
        badge = index.data(Role.BADGE)
        if badge:
            wide += badge_size(Badge(badge), self.theme).width() + GAP
        trailing = index.data(Role.TRAILING)
        if trailing:
            wide += self.theme.metrics("second").horizontalAdvance(str(trailing)) + GAP
        return wide

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        role, ink = name_role(index, look)
        trailing = index.data(Role.TRAILING)
        if trailing:
            wide = draw_text(
                painter, rect, str(trailing), self.theme.font("second"), self.theme.color("faint"), RIGHT
            )
            rect = rect.adjusted(0, 0, -wide - GAP, 0)
        self._paint_name(painter, rect, index, role, ink if look.enabled else "faint")

    def _paint_name(self, painter: QPainter, rect: QRectF, index: Index, role: str, ink: str) -> None:
        name, font = shown_text(index), self.theme.font(role)
        badge = index.data(Role.BADGE)
        if not badge:
            draw_words(painter, rect, self.theme, role, name, ink)
            return
        wide = self.theme.width(role, name)
        full = badge_size(Badge(badge), self.theme).width() + GAP
        # The badge gives up its word before the name gives up a letter.
        word = wide + full <= rect.width()
        room = full if word else badge_size(Badge(badge), self.theme, word=False).width() + GAP
        font, words = fit(name, font, rect.width() - room)
        wide = draw_text(painter, rect, words, font, self.theme.color(ink))
        paint_badge(painter, rect.left() + wide + GAP, rect.center().y(), Badge(badge), self.theme, word=word)


class TwoLineCell(Cell):
    """What (a name) over how sure: rating and deviation, change, badge, or words of the model.

    In a row of one line the second goes to the right end.
    """

    def content_width(self, index: Index) -> float:
        name = float(self.theme.metrics("name_strong").horizontalAdvance(shown_text(index)))
        return max(name, self._second_width(index, word=True))

    def _second_width(self, index: Index, *, word: bool) -> float:
        words = index.data(Role.SECOND_LINE)
        wide = float(self.theme.metrics("second").horizontalAdvance(str(words))) if words else 0.0
        rating = index.data(Role.RATING)
        if isinstance(rating, Rating):
            wide += rating_width(rating, self.theme, "second", "second")
        badge, change = index.data(Role.BADGE), index.data(Role.CHANGE)
        if badge:
            wide += GAP + badge_size(Badge(badge), self.theme, word=word).width()
        if isinstance(change, Change):
            wide += GAP + change_width(change, self.theme)
        return wide

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        role, ink = name_role(index, look)
        first, second = self.theme.line("name"), self.theme.line("second")
        if rect.height() < first + second:
            wide = min(self._second_width(index, word=True), rect.width() / 2)
            self._paint_name(painter, rect.adjusted(0, 0, -wide - GAP, 0), index, role, ink)
            self._paint_second(painter, rect.adjusted(rect.width() - wide, 0, 0, 0), index)
            return
        top = rect.center().y() - (first + second + 1) / 2
        self._paint_name(painter, QRectF(rect.left(), top, rect.width(), first), index, role, ink)
        self._paint_second(painter, QRectF(rect.left(), top + first + 1, rect.width(), second), index)

    def _paint_name(self, painter: QPainter, line: QRectF, index: Index, role: str, ink: str) -> None:
        draw_words(painter, line, self.theme, role, shown_text(index), ink)

    def _paint_second(self, painter: QPainter, line: QRectF, index: Index) -> None:
        x = line.left()
        rating = index.data(Role.RATING)
        if isinstance(rating, Rating):
            x += paint_rating(painter, line, rating, self.theme, "second", "soft")
        badge, change = index.data(Role.BADGE), index.data(Role.CHANGE)
        word = self._second_width(index, word=True) <= line.width()
        if badge:
            x += GAP if x > line.left() else 0
            x += paint_badge(painter, x, line.center().y(), Badge(badge), self.theme, word=word)
        if isinstance(change, Change):
            x += GAP if x > line.left() else 0
            x += paint_change(painter, QRectF(x, line.top(), 60, line.height()), change, self.theme)
        words = index.data(Role.SECOND_LINE)
        if words:
            x += GAP if x > line.left() else 0
            room = line.adjusted(x - line.left(), 0, 0, 0)
            font, cut = fit(str(words), self.theme.font("second"), room.width())
            draw_text(painter, room, cut, font, self.theme.color("soft"))


SideCell = TwoLineCell


_WIDEST = ("±888", "±88.8", "±8.88")


def rating_words(rating: Rating) -> tuple[str, str]:
    """Return the figure and what stands beside it: ("1712", "±45"), or ("1262–1604", "")."""
    if rating.provisional:
        return (
            f"{format_rating(rating.low, rating.decimals)}–{format_rating(rating.high, rating.decimals)}",
            "",
        )
    # An engine without deviations gives 0, and "±0" would claim certainty.
    sure = f"±{format_rating(rating.deviation, rating.decimals)}" if rating.deviation else ""
    return format_rating(rating.mean, rating.decimals), sure


def rating_width(rating: Rating, theme: Theme, role: str, beside: str) -> float:
    """Return the width of a rating set in *role* with its deviation in *beside*."""
    figure, sure = rating_words(rating)
    wide = theme.metrics(role).horizontalAdvance(figure)
    return float(wide + (6 + theme.metrics(beside).horizontalAdvance(sure) if sure else 0))


def paint_rating(painter: QPainter, line: QRectF, rating: Rating, theme: Theme, role: str, ink: str) -> float:
    """Draw figure and deviation from the left of *line* and return their width."""
    figure, sure = rating_words(rating)
    wide = draw_text(painter, line, figure, theme.letters(role)[0], theme.ink(ink))
    if sure:
        rest = line.adjusted(wide + 6, 0, 0, 0)
        wide += 6 + draw_text(painter, rest, sure, theme.letters("second")[0], theme.ink("faint"))
    return wide


class RatingCell(Cell):
    """The rating in semibold main ink with its deviation; a provisional one shows its range."""

    def content_width(self, index: Index) -> float:
        rating = index.data(Role.RATING)
        return (
            rating_width(rating, self.theme, "name_strong", "second") if isinstance(rating, Rating) else 0.0
        )

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        rating = index.data(Role.RATING)
        if not isinstance(rating, Rating):
            return
        if rating.provisional:
            words, _ = rating_words(rating)
            font, cut = fit(words, self.theme.font("body"), rect.width())
            draw_text(painter, rect, cut, font, self.theme.color("soft"), RIGHT)
            return
        figure, sure = rating_words(rating)
        theme = self.theme
        # The deviations share a column of their own, so that the figures line up.
        room = theme.width("second", _WIDEST[min(rating.decimals, 2)])
        beside = QRectF(rect.right() - room, rect.top(), room, rect.height())
        draw_words(painter, beside, theme, "second", sure, "faint", RIGHT)
        before = rect.adjusted(0, 0, -room - 6, 0)
        draw_words(painter, before, theme, "name_strong", figure, "text", RIGHT)


class CheckCell(NameCell):
    """A tick or an empty ring, a name, and faint words at the right end."""

    def content_width(self, index: Index) -> float:
        return super().content_width(index) + ICON + 6

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        here = index.data(Qt.ItemDataRole.CheckStateRole)
        checked = here is not None and Qt.CheckState(here) == Qt.CheckState.Checked
        box = QRectF(rect.left() - 2, rect.top(), ICON, rect.height())
        name, ink = ("check", "accent") if checked else ("circle", "edge")
        icons.paint(painter, name, box, self.theme.color(ink), 16)
        super().paint_content(painter, rect.adjusted(ICON + 4, 0, 0, 0), index, look)
