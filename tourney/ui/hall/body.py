"""The middle of the hall display: one page of boards, names, results or places."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from tourney.ui.base import icons
from tourney.ui.base.i18n import format_number, listed
from tourney.ui.base.theme import Theme
from tourney.ui.hall.letters import LEAST_SHARE, Letters, Weight
from tourney.ui.hall.views import Board, Bye, Item, Name, Part, Place, Side, Tree, board_pages, pages
from tourney.ui.widgets.painting import CENTRE, RIGHT, Painted, tile

BOARD_HIGH = 138.0
LINE_HIGH = 69.0
HEADING_HIGH = 46.0
GUTTER = 64.0
CLOSER = 0.88
MOST_WIDE = 1240.0
"""A single column of lines is not drawn wider than this: the eye must find the end of its row."""


class HallBody(Painted):
    """Draws a page; how much fits on one it says itself."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.letters = Letters(1.0, 96.0)
        self._part = Part.BOARDS
        self._items: tuple[Item, ...] = ()
        self._columns = 2
        self._tall = BOARD_HIGH

    def divide(self, part: Part, items: Sequence[Item]) -> tuple[tuple[Item, ...], ...]:
        """Return the pages of a part at the present size."""
        if part is Part.BRACKET:
            return tuple((item,) for item in items)
        room = 2 * self._rows(part, self._high(part, len(items)))
        return board_pages(items, room) if part in (Part.BOARDS, Part.RESULTS) else pages(items, room)

    def show_page(self, part: Part, items: Sequence[Item], words: str) -> None:
        """Draw these items of a part; *words* is the page for a screen reader."""
        self._part, self._items = part, tuple(items)
        self._tall = self._high(part, len(items))
        self._columns = 1 if len(items) <= self._rows(part, self._tall) else 2
        self.setAccessibleName(words)
        self.update()

    def _high(self, part: Part, count: int) -> float:
        """Return the height of a row; a few more than fit move together before they turn a page."""
        tall = BOARD_HIGH if part in (Part.BOARDS, Part.RESULTS) else LINE_HIGH
        if count > 2 * self._rows(part, tall) >= count * CLOSER:
            return tall * CLOSER
        return tall

    def _rows(self, part: Part, tall: float) -> int:
        head = HEADING_HIGH if part in (Part.TABLE, Part.RATINGS) else 0.0
        room = self.height() - self.letters.px(head)
        return max(1, int(room / self.letters.px(tall) + 0.01))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self.theme.color("panel"))
        if not self._items:
            self._nothing(painter)
            return
        if isinstance(self._items[0], Tree):
            from tourney.ui.hall.tree import draw_tree

            draw_tree(painter, QRectF(self.rect()), self._items[0], self.theme, self.letters)
            painter.end()
            return
        rows = -(-len(self._items) // self._columns)
        for number, column in enumerate(self._column_boxes()):
            items = self._items[number * rows : (number + 1) * rows]
            top = column.top()
            if self._part in (Part.TABLE, Part.RATINGS):
                self._headings(painter, column, top)
                top += self.letters.px(HEADING_HIGH)
            self._line(painter, column, top)
            high = self.letters.px(self._tall)
            for item in items:
                box = QRectF(column.left(), top, column.width(), high)
                self._item(painter, box, item)
                if box.bottom() < self.height() - self.letters.px(20):
                    # The foot brings a line of its own.
                    self._line(painter, column, box.bottom())
                top += high
        painter.end()

    def _column_boxes(self) -> list[QRectF]:
        whole = QRectF(self.rect())
        if self._columns == 1:
            wide = whole.width()
            if self._part not in (Part.BOARDS, Part.RESULTS):
                wide = min(wide, self.letters.px(MOST_WIDE))
            return [QRectF(0, 0, wide, whole.height())]
        gutter = self.letters.px(GUTTER)
        wide = (whole.width() - gutter) / 2
        return [QRectF(k * (wide + gutter), 0, wide, whole.height()) for k in range(2)]

    def _line(self, painter: QPainter, column: QRectF, y: float) -> None:
        thick = max(1.0, self.letters.px(1.5))
        at = min(round(y), self.height() - thick)
        painter.fillRect(QRectF(column.left(), at, column.width(), thick), self.theme.color("line"))

    def _item(self, painter: QPainter, box: QRectF, item: Item) -> None:
        match item:
            case Board():
                self._board(painter, box, item)
            case Bye():
                self._bye(painter, box, item)
            case Name():
                self._name(painter, box, item)
            case Place():
                self._place(painter, box, item)

    def _board(self, painter: QPainter, box: QRectF, board: Board) -> None:
        px = self.letters.px
        middle = box.center().y()
        square = QRectF(box.left(), middle - px(47), px(84), px(94))
        tile(painter, square, self.theme.color("wash"), px(12))
        self.letters.draw(
            painter,
            square.adjusted(px(6), 0, -px(6), 0),
            format_number(board.number),
            36,
            self.theme.color("accent"),
            weight=Weight.DemiBold,
            align=CENTRE,
        )
        inner = box.adjusted(px(108), 0, 0, 0)
        if len(board.sides) > 2:
            points = 30.0 if len(board.sides) <= 4 or self._columns == 1 else 24.0
            boxes = self._many(inner, len(board.sides))
        elif self._columns == 1:
            half = (inner.width() - px(GUTTER)) / 2
            boxes = [
                QRectF(inner.left() + k * (half + px(GUTTER)), middle - px(35), half, px(70))
                for k in range(2)
            ]
            points = 36.0
        else:
            boxes = [QRectF(inner.left(), middle + px(51) * (k - 1), inner.width(), px(51)) for k in range(2)]
            points = 30.0
        for number, (line, side) in enumerate(zip(boxes, board.sides, strict=True)):
            many = len(board.sides) > 2
            self._side(painter, line, side, number, points, open_board=not board.result, many=many)

    def _many(self, inner: QRectF, count: int) -> list[QRectF]:
        """Return a place for each of many sides: two lines, read across."""
        px = self.letters.px
        across = -(-count // 2)
        gap = px(36)
        wide = (inner.width() - gap * (across - 1)) / across
        middle = inner.center().y()
        return [
            QRectF(
                inner.left() + (n % across) * (wide + gap), middle + px(51) * (n // across - 1), wide, px(51)
            )
            for n in range(count)
        ]

    def _side(
        self,
        painter: QPainter,
        line: QRectF,
        side: Side,
        number: int,
        points: float,
        *,
        open_board: bool,
        many: bool,
    ) -> None:
        px = self.letters.px
        if not many:
            # With many at a board there are no two sides to tell apart.
            self._mark(painter, QRectF(line.left(), line.center().y() - px(11), px(8), px(22)), number)
            line = line.adjusted(px(24), 0, 0, 0)
        results = self._part is Part.RESULTS
        lost = results and not open_board and not side.won and side.points != "½" and not many
        if results:
            end, size, ink = side.points or "", points, "text" if side.won else "soft"
            if open_board:
                playing = QCoreApplication.translate("Hall", "playing")
                first = number == 0 or (self._columns == 1 and not many)
                end, size, ink = playing if first else "", 18.0, "faint"
        else:
            end, size, ink = side.rating, 18.0, "soft"
        weight = Weight.DemiBold if results and not open_board else Weight.Normal
        wide = self.letters.width(end, size, weight) if end else 0.0
        if end:
            self.letters.draw(painter, line, end, size, self.theme.color(ink), weight=weight, align=RIGHT)
        name = line.adjusted(0, 0, -wide - px(24), 0)
        strong = Weight.DemiBold if results and side.won else Weight.Medium
        colour = self.theme.color("soft" if lost else "text")
        self.letters.draw(painter, name, side.name, points, colour, weight=strong)

    def _mark(self, painter: QPainter, rect: QRectF, number: int) -> None:
        """Draw the mark of a side: filled for the first, hollow for the second."""
        colour = self.theme.color("a" if number == 0 else "b")
        radius = rect.width() * 0.4
        if number == 0:
            tile(painter, rect, colour, radius)
            return
        thick = max(1.0, self.letters.px(2.5))
        painter.setPen(QPen(colour, thick))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        half = thick / 2
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)

    def _bye(self, painter: QPainter, box: QRectF, bye: Bye) -> None:
        px, translate = self.letters.px, QCoreApplication.translate
        icon = QRectF(box.left(), box.top(), px(84), box.height())
        icons.paint(painter, "clock", icon, self.theme.color("faint"), round(px(36)))
        line = box.adjusted(px(132), 0, 0, 0)
        upper = QRectF(line.left(), box.center().y() - px(39), line.width(), px(44))
        lower = QRectF(line.left(), box.center().y() + px(5), line.width(), px(34))
        if bye.names:
            word = translate("Hall", "Bye")
            self.letters.draw(painter, lower, word, 16, self.theme.color("faint"))
            names = listed(bye.names)
            self.letters.draw(painter, upper, names, 26, self.theme.color("text"), weight=Weight.Medium)
            return
        none = translate("Hall", "No bye this round")
        late = translate("Hall", "Late? Come to the desk; the next round has room.")
        self.letters.draw(painter, upper, none, 20, self.theme.color("soft"), weight=Weight.Medium)
        self.letters.draw(painter, lower, late, 16, self.theme.color("faint"))

    def _name(self, painter: QPainter, box: QRectF, one: Name) -> None:
        px = self.letters.px
        square = QRectF(box.right() - px(66), box.center().y() - px(24.5), px(66), px(49))
        if one.board is not None:
            tile(painter, square, self.theme.color("wash"), px(8))
            number = format_number(one.board)
            self.letters.draw(
                painter, square, number, 22, self.theme.color("accent"), weight=Weight.DemiBold, align=CENTRE
            )
            against = one.against
        else:
            icons.paint(painter, "clock", square, self.theme.color("faint"), round(px(30)))
            against = QCoreApplication.translate("Hall", "bye")
        room = box.adjusted(0, 0, -px(66 + 24), 0)
        wide = min(self.letters.width(one.name, 26, Weight.Medium), room.width() * 0.7)
        self.letters.draw(
            painter,
            room.adjusted(0, 0, -(room.width() - wide) + 1, 0),
            one.name,
            26,
            self.theme.color("text"),
            weight=Weight.Medium,
        )
        rest = room.adjusted(wide + px(24), 0, 0, 0)
        self.letters.draw(painter, rest, against, 16, self.theme.color("faint"), align=RIGHT)

    def _cuts(self, column: QRectF) -> tuple[float, float, float]:
        """Return the right edges of rating, record and points."""
        px = self.letters.px
        if self._part is Part.RATINGS:
            return column.right(), column.right(), column.right()
        return column.right() - px(290), column.right() - px(130), column.right()

    def _headings(self, painter: QPainter, column: QRectF, top: float) -> None:
        px, translate = self.letters.px, QCoreApplication.translate
        rating, record, points = self._cuts(column)
        words = [(translate("Hall", "Rating"), rating)]
        if self._part is Part.TABLE:
            words += [(translate("Hall", "W–D–L"), record), (translate("Hall", "Points"), points)]
        for word, edge in words:
            box = QRectF(edge - px(200), top, px(200), px(HEADING_HIGH - 8))
            self.letters.draw(painter, box, word, 14, self.theme.color("faint"), align=RIGHT)

    def _place(self, painter: QPainter, box: QRectF, one: Place) -> None:
        px = self.letters.px
        rating, record, points = self._cuts(box)
        strong = Weight.DemiBold if one.first else Weight.Normal
        figure = QRectF(box.left(), box.top(), px(64), box.height())
        signless = one.place.rstrip("=")
        digits = figure.adjusted(0, 0, -self.letters.width("=", 22), 0)
        self.letters.draw(painter, digits, signless, 22, self.theme.color("soft"), weight=strong, align=RIGHT)
        if signless != one.place:
            self.letters.draw(painter, figure, "=", 22, self.theme.color("soft"), align=RIGHT)
        soft = self.theme.color("soft")
        left = figure.right() + px(24)
        weight = Weight.DemiBold if one.first else Weight.Medium
        wide = self.letters.width(one.rating, 18) + px(20)
        longest = self.letters.width(one.name, 26, weight) * LEAST_SHARE
        if self._part is Part.TABLE and longest > rating - wide - left:
            # The name gives way last: the rating is on the wall and at the desk.
            wide = 0.0
        else:
            self._figure(painter, box, rating, one.rating, 18, soft)
        if self._part is Part.TABLE:
            self._figure(painter, box, record, one.record, 18, soft)
            ink = self.theme.color("text")
            self._figure(painter, box, points, one.points, 28, ink, Weight.DemiBold)
        name = QRectF(left, box.top(), rating - wide - left, box.height())
        self.letters.draw(painter, name, one.name, 26, self.theme.color("text"), weight=weight)

    def _figure(
        self,
        painter: QPainter,
        box: QRectF,
        edge: float,
        text: str,
        points: float,
        ink: QColor,
        weight: Weight = Weight.Normal,
    ) -> None:
        line = QRectF(edge - self.letters.px(260), box.top(), self.letters.px(260), box.height())
        self.letters.draw(painter, line, text, points, ink, weight=weight, align=RIGHT)

    def _nothing(self, painter: QPainter) -> None:
        words = QCoreApplication.translate("Hall", "The first round is being made.")
        self.letters.draw(painter, QRectF(self.rect()), words, 36, self.theme.color("soft"), align=CENTRE)
