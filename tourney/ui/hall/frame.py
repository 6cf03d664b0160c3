"""Head and foot of the hall display: what is on, what time it is, and when the page turns."""

from __future__ import annotations

import datetime as dt

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tourney.ui.base import icons
from tourney.ui.base.i18n import format_number, format_short_date, format_time, format_weekday
from tourney.ui.base.theme import Theme
from tourney.ui.hall.letters import Letters, Weight
from tourney.ui.hall.views import HallView, Part, said_date
from tourney.ui.widgets.painting import RIGHT, Painted, tile


def part_name(part: Part) -> str:
    """Return the name of a part as the foot shows it."""
    translate = QCoreApplication.translate
    match part:
        case Part.BOARDS:
            return translate("Hall", "By table")
        case Part.NAMES:
            return translate("Hall", "By name")
        case Part.RESULTS:
            return translate("Hall", "Running results")
        case Part.BRACKET:
            return translate("Hall", "Bracket")
        case Part.TABLE:
            return translate("Hall", "Standings")
        case Part.RATINGS:
            return translate("Hall", "Rating list")


class HallHead(Painted):
    """The round in large letters, the night beside it, how far it is, and the clock."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.letters = Letters(1.0, 96.0)
        self._view: HallView | None = None
        self._part = Part.BOARDS

    def show_view(self, view: HallView, part: Part) -> None:
        """Say what is on now."""
        self._view, self._part = view, part
        self.setAccessibleName(" ".join((self.title(), *self.progress())))
        self.update()

    def title(self) -> str:
        """Return the large words."""
        translate = QCoreApplication.translate
        view = self._view
        if view is None:
            return ""
        if view.round is not None:
            return translate("Hall", "Round {0}").format(format_number(view.round))
        if view.event is not None:
            return view.event.name
        return translate("Hall", "Rating list") if self._part is Part.RATINGS else view.club

    def progress(self) -> tuple[str, str]:
        """Return how far the night is, and a quieter remark."""
        translate = QCoreApplication.translate
        view = self._view
        if view is None or view.event is None:
            return "", ""
        here = translate("Counts", "%n player(s) here", None, view.here) if view.here else ""
        if view.round is None:
            return here, ""
        if view.open_boards == 0:
            return translate("Hall", "All results are in"), here
        if view.open_boards == view.boards:
            return translate("Hall", "Go to your table"), here
        still = translate("Counts", "%n game(s) still open", None, view.open_boards)
        return still, here

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self.theme.color("panel"))
        if self._view is None:
            return
        px, draw, color = self.letters.px, self.letters.draw, self.theme.color
        whole = QRectF(self.rect())
        middle = whole.center().y()
        side = px(56)
        mark = icons.mark(self.theme, round(side), self.devicePixelRatioF())
        painter.drawPixmap(QRectF(0, middle - side / 2, side, side), mark, QRectF(mark.rect()))
        clock = format_time(dt.datetime.now().time())
        clock_wide = self.letters.width(clock, 48, Weight.DemiBold)
        draw(painter, whole, clock, 48, color("text"), weight=Weight.DemiBold, align=RIGHT)
        first, second = self.progress()
        lines = max(self.letters.width(first, 18, Weight.Medium), self.letters.width(second, 16))
        right = whole.adjusted(whole.width() - clock_wide - px(36) - lines, 0, -clock_wide - px(36), 0)
        upper, lower = self._lines(right)
        if second:
            draw(painter, upper, first, 18, color("accent"), weight=Weight.Medium, align=RIGHT)
            draw(painter, lower, second, 16, color("faint"), align=RIGHT)
        else:
            draw(painter, right, first, 18, color("accent"), weight=Weight.Medium, align=RIGHT)
        left = whole.adjusted(px(80), 0, -(whole.width() - right.left()) - px(32), 0)
        title = left.adjusted(0, 0, -left.width() * 0.3, 0)
        wide = draw(painter, title, self.title(), 48, color("text"), weight=Weight.DemiBold)
        self._beside(painter, left.adjusted(wide + px(30), 0, 0, 0))

    def _lines(self, box: QRectF) -> tuple[QRectF, QRectF]:
        middle, high = box.center().y(), self.letters.px(31)
        return (
            QRectF(box.left(), middle - high, box.width(), high),
            QRectF(box.left(), middle, box.width(), high),
        )

    def _beside(self, painter: QPainter, box: QRectF) -> None:
        view = self._view
        assert view is not None
        date = said_date(view.event)
        translate = QCoreApplication.translate
        day = translate("Hall", "{0}, {1}").format(format_weekday(date), format_short_date(date))
        named = view.event is not None and view.round is not None
        second = f"{view.event.name} · {day}" if named and view.event is not None else day
        upper, lower = self._lines(box)
        self.letters.draw(painter, upper, view.club, 18, self.theme.color("soft"))
        self.letters.draw(painter, lower, second, 16, self.theme.color("faint"))


class HallFoot(Painted):
    """The names of the parts, and a bar below the one shown that fills until the page turns."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.letters = Letters(1.0, 96.0)
        self._parts: tuple[tuple[Part, str], ...] = ()
        self._current = Part.BOARDS
        self._share = 0.0
        self._words = ""

    def show_parts(self, parts: tuple[tuple[Part, str], ...], current: Part) -> None:
        """Show which parts there are; the words of the current one may count its pages."""
        self._parts, self._current = parts, current
        self.update()

    def show_share(self, share: float, words: str) -> None:
        """Show how much of the page's time is over, and the words at the right."""
        if (share, words) != (self._share, self._words):
            self._share, self._words = share, words
            self.update()

    @property
    def words(self) -> str:
        """What stands at the right."""
        return self._words

    @property
    def share(self) -> float:
        """How full the bar is."""
        return self._share

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self.theme.color("panel"))
        px, draw, color = self.letters.px, self.letters.draw, self.theme.color
        painter.fillRect(QRectF(0, 0, self.width(), max(1.0, px(1.5))), color("line"))
        line = QRectF(0, px(14), self.width(), px(36))
        right = draw(painter, line, self._words, 15, color("faint"), align=RIGHT)
        x, room = 0.0, self.width() - right - px(40)
        for part, name in self._parts:
            chosen = part is self._current
            weight = Weight.DemiBold if chosen else Weight.Normal
            wide = self.letters.width(name, 15, weight)
            if x + wide > room:
                break
            box = QRectF(x, line.top(), wide + 1, line.height())
            draw(painter, box, name, 15, color("text" if chosen else "faint"), weight=weight)
            if chosen:
                bar = QRectF(x, px(53), wide, px(5))
                tile(painter, bar, color("ink_off"), px(2.5))
                filled = QRectF(bar.left(), bar.top(), bar.width() * self._share, bar.height())
                tile(painter, filled, color("accent"), px(2.5))
            x += wide + px(40)
