"""The first screen: begin a club, or go on with one. Shown while no club is open."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListView,
    QSizePolicy,
    QSpacerItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from tourney.ui.base import icons
from tourney.ui.base.actions import Actions
from tourney.ui.base.context import Services
from tourney.ui.base.fonts import LEFT
from tourney.ui.base.settings import RecentClub
from tourney.ui.base.theme import Theme
from tourney.ui.models.recent import (
    CLUB_ROLE,
    THERE_ROLE,
    RecentModel,
    next_words,
    opened_words,
    size_words,
)
from tourney.ui.widgets.keycap import paint_keycap
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.press import PressButton

Index = QModelIndex | QPersistentModelIndex


class BeginButton(PressButton):
    """A way to begin: icon, what it is, what it means, and its key."""

    def __init__(self, theme: Theme, actions: Actions, action: str, icon: str) -> None:
        super().__init__()
        self._theme = theme
        self._actions = actions
        self._action = action
        self._icon = icon
        self._second = ""
        self.setObjectName(f"start-{action}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(actions.action(action).trigger)

    def set_words(self, first: str, second: str) -> None:
        """Say what it is and what it means."""
        self.setText(first)
        self._second = second
        self.setAccessibleName(first)
        self.setAccessibleDescription(second)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(300, self._theme.line("name_strong") + self._theme.line("second") + 28)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focused = self.hasFocus()
        edge = "accent" if focused else "edge" if self.underMouse() else "control"
        width = 2 if focused else 1
        painter.setPen(QPen(theme.color(edge), width))
        painter.setBrush(theme.color("hover" if self.underMouse() else "raised"))
        inset = width / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), 8, 8)
        icons.paint(painter, self._icon, QRectF(16, 0, 20, self.height()), theme.color("accent"), 20)
        first, second = theme.line("name_strong"), theme.line("second")
        top = (self.height() - first - second - 2) / 2
        key = self._actions.key(self._action)
        key_width = theme.metrics("key").horizontalAdvance(key) + 12
        paint_keycap(painter, self.width() - 12 - key_width, top + first / 2 + 1, key, theme, live=False)
        left, right = 52.0, self.width() - 16.0
        self._line(painter, QRectF(left, top, right - key_width - left - 8, first), "name_strong", "text")
        self._line(painter, QRectF(left, top + first + 2, right - left, second), "second", "soft")
        painter.end()

    def _line(self, painter: QPainter, box: QRectF, role: str, ink: str) -> None:
        text = self.text() if role == "name_strong" else self._second
        painter.setFont(self._theme.font(role))
        painter.setPen(self._theme.color(ink))
        fitting = self._theme.metrics(role).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, LEFT, fitting)


class RecentDelegate(QStyledItemDelegate):
    """A tile with the first letter, name over place and size, and at the right when and what next."""

    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        del option, index
        return QSize(300, self._theme.line("name_strong") + self._theme.line("second") + 44)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._theme
        club, there = index.data(CLUB_ROLE), index.data(THERE_ROLE)
        state = option.state
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), 1), theme.color("line"))
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        if chosen or hovered:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("select" if chosen else "hover"))
            painter.drawRoundedRect(box, 6, 6)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.color("accent"), 2))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
        self._tile(painter, box, club, there, chosen=chosen)
        self._words(painter, box, club, there)
        painter.restore()

    def _tile(self, painter: QPainter, box: QRectF, club: RecentClub, there: bool, *, chosen: bool) -> None:
        theme = self._theme
        tile = QRectF(box.left() + 16, box.center().y() - 20, 40, 40)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("ground" if not there else "panel" if chosen else "wash"))
        painter.drawRoundedRect(tile, 8, 8)
        painter.setFont(theme.font("empty"))
        painter.setPen(theme.color("accent" if there else "soft"))
        painter.drawText(tile, Qt.AlignmentFlag.AlignCenter, club.name[:1].upper())

    def _words(self, painter: QPainter, box: QRectF, club: RecentClub, there: bool) -> None:
        theme = self._theme
        first, second = theme.line("name_strong"), theme.line("second")
        top = box.center().y() - (first + second + 4) / 2
        under = top + first + 4
        left, right = box.left() + 72, box.right() - 16
        when = opened_words(club)
        what, ink, role = next_words(club, there=there)
        widths = (
            theme.metrics("second").horizontalAdvance(when),
            theme.metrics(role).horizontalAdvance(what),
        )
        room = right - left - max(widths) - 24

        def write(text: str, role: str, ink: str, y: float, height: float, *, at_right: bool) -> None:
            painter.setFont(theme.font(role))
            painter.setPen(theme.color(ink))
            if at_right:
                flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                painter.drawText(QRectF(left, y, right - left, height), flags, text)
                return
            fitting = theme.metrics(role).elidedText(text, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QRectF(left, y, room + 2, height), LEFT, fitting)

        write(club.name, "name_strong", "text" if there else "soft", top, first, at_right=False)
        write(size_words(club), "second", "soft", under, second, at_right=False)
        write(when, "second", "soft", top, first, at_right=True)
        write(what, role, ink, under, second, at_right=True)


class RecentView(QListView):
    """Enter opens, Delete takes off the list."""

    chosen = Signal(object)
    forgotten = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("recent-clubs")
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.clicked.connect(self._open)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if index.isValid() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open(index)
        elif index.isValid() and event.key() == Qt.Key.Key_Delete:
            self.forgotten.emit(index.data(CLUB_ROLE))
        else:
            super().keyPressEvent(event)

    def _open(self, index: Index) -> None:
        self.chosen.emit(index.data(CLUB_ROLE))


class StartPage(QWidget):
    """Ways to begin at the left, recent clubs at the right.

    Signals
    -------
    chosen : RecentClub
        The person wants this club.
    """

    chosen = Signal(object)

    def __init__(self, services: Services, notices: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme, actions = services.theme, services.actions
        self._theme = theme
        self._settings = services.settings
        self.setObjectName("start-page")
        self.mark = QLabel()
        self.title = Label(theme, "Tourney", "range")
        self.motto = Label(theme, "", "body", "soft", wrap=True)
        self.begin = [
            BeginButton(theme, actions, "new-club", "plus"),
            BeginButton(theme, actions, "open-club", "folder"),
            BeginButton(theme, actions, "import", "import"),
            BeginButton(theme, actions, "demo", "compass"),
        ]
        self.drop_hint = Label(theme, "", "second", "faint", wrap=True)
        self.heading = Label(theme, "", "panel")
        self.none_yet = Label(theme, "", "body", "soft", wrap=True)
        self.model = RecentModel(self)
        self.list = RecentView()
        self.list.setModel(self.model)
        self.list.setItemDelegate(RecentDelegate(theme, self.list))
        self.list.chosen.connect(self.chosen)
        self.list.forgotten.connect(self._forget)
        self.hint = Label(theme, "", "second", "faint", wrap=True)
        self._left_top = QSpacerItem(0, 96)
        self._right_top = QSpacerItem(0, 96)
        self._left = QWidget()
        self._left.setObjectName("start-left")
        self._lay_out(notices)
        theme.changed.connect(self.restyle)
        self.restyle()
        self.retranslate()

    def refresh(self) -> None:
        """Show the recent clubs as they are now, and give the keys to the first."""
        clubs = self._settings.recent_clubs()
        self.model.show(clubs)
        for part in (self.list, self.hint):
            part.setVisible(bool(clubs))
        self.none_yet.setVisible(not clubs)
        self._fit_list()
        if clubs:
            self.list.setCurrentIndex(self.model.index(0, 0))
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.begin[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Set every text again."""
        self.motto.setText(self.tr("The desk of your club. It knows how sure it is."))
        words = (
            (self.tr("New club"), self.tr("Name it, and check people in")),
            (self.tr("Open a club"), self.tr("A club is one file")),
            (self.tr("Import a spreadsheet"), self.tr("Players or years of results, from CSV")),
            (self.tr("Explore the demo club"), self.tr("Real games to try things on")),
        )
        for button, (first, second) in zip(self.begin, words, strict=True):
            button.set_words(first, second)
        self.drop_hint.setText(self.tr("You can also drop a file anywhere in this window."))
        self.heading.setText(self.tr("Recent clubs"))
        self.none_yet.setText(self.tr("No club was opened here yet. The clubs you open will stand here."))
        self.list.setAccessibleName(self.tr("Recent clubs"))
        self.hint.setText(
            self.tr("Enter opens the chosen club.  Delete takes it off this list; the file stays.")
        )

    def restyle(self) -> None:
        """Follow the theme."""
        self.mark.setPixmap(icons.mark(self._theme, 56, self.devicePixelRatioF()))
        for button in self.begin:
            button.updateGeometry()
        self._fit_list()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= 1180
        margin = 64 if wide else 32
        self._left.setFixedWidth(_left_width(self.width(), self._theme))
        for column in (self._left_column, self._right_column):
            column.setContentsMargins(margin, 0, 40 if wide and column is self._left_column else margin, 40)
        spare = max(32, round(self.height() * 0.18))
        self._left_top.changeSize(0, min(spare, 160))
        self._right_top.changeSize(0, min(spare, 160))
        self._left_column.invalidate()
        self._right_column.invalidate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("panel"))
        edge = self._left.width()
        painter.fillRect(QRectF(0, 0, edge, self.height()), self._theme.color("ground"))
        painter.fillRect(QRectF(edge, 0, 1, self.height()), self._theme.color("line"))
        painter.end()

    def _lay_out(self, notices: QWidget) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(1)
        row.addWidget(self._left)
        left = self._left_column = QVBoxLayout(self._left)
        left.setSpacing(0)
        left.addSpacerItem(self._left_top)
        left.addWidget(self.mark)
        left.addSpacing(20)
        left.addWidget(self.title)
        left.addSpacing(4)
        left.addWidget(self.motto)
        left.addSpacing(22)
        for button in self.begin:
            left.addWidget(button)
            left.addSpacing(12)
        left.addStretch(1)
        left.addWidget(self.drop_hint)
        right = self._right_column = QVBoxLayout()
        right.setSpacing(0)
        right.addSpacerItem(self._right_top)
        right.addWidget(notices)
        right.addWidget(self.heading)
        right.addSpacing(14)
        right.addWidget(self.none_yet)
        right.addWidget(self.list, 100)
        right.addSpacing(16)
        right.addWidget(self.hint)
        right.addStretch(1)
        row.addLayout(right, 1)

    def _fit_list(self) -> None:
        """Let the list end below its last row, so that the hint stands near it."""
        rows = self.model.rowCount()
        self.list.setMaximumHeight(rows * self.list.sizeHintForRow(0) if rows else 0)
        self.list.scheduleDelayedItemsLayout()

    def _forget(self, club: RecentClub) -> None:
        self._settings.forget_club(club.path)
        self.refresh()


def _left_width(width: int, theme: Theme) -> int:
    """Return a third of the window, within what the words need and half of the window."""
    wish = min(theme.px(480), max(theme.px(372), round(width / 3)))
    return min(wish, width // 2)
