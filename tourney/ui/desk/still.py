"""The line below a table: who is still playing, or what comes next."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from tourney.club.views import RoundView
from tourney.ui.base import icons
from tourney.ui.base.i18n import format_number
from tourney.ui.base.theme import Theme
from tourney.ui.desk.words import minutes_since
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.keycap import keycap_size, paint_keycap
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.painting import focus_ring

MOST = 9
EVERY_MS = 20_000


class BoardKey(QAbstractButton):
    """The number of an open board, drawn as a key."""

    def __init__(self, theme: Theme, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setText(format_number(number))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        size = keycap_size(self.text(), self.theme)
        return QSize(max(size.width(), size.height() + 4), size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_keycap(
            painter, 0, self.height() / 2, self.text(), self.theme, live=self.underMouse(), width=self.width()
        )
        if self.hasFocus():
            focus_ring(painter, self.rect().toRectF(), self.theme, 4)


class StillPlaying(QWidget):
    """Open boards as buttons and how long they have been at it.

    Signals
    -------
    board_chosen : int
        The number of a board to go to.
    next_wanted
        All results are in; the next round is asked for.
    back_wanted
        An earlier round is looked at; the current one is asked for.
    """

    board_chosen = Signal(int)
    next_wanted = Signal()
    back_wanted = Signal()

    def __init__(self, theme: Theme, next_key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._shown: RoundView | None = None
        self._current = True
        self._next = 0
        self._icon = "clock"
        self._numbers: tuple[int, ...] = ()
        self._words = Label(theme, "", "body", "soft")
        self._after = Label(theme, "", "body", "soft", elide=True)
        self._go = KeyButton(theme, key=next_key, kind="ghost")
        self._go.clicked.connect(self._gone_on)
        self._next_key = next_key
        self._chips = QHBoxLayout()
        self._chips.setSpacing(4)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(42, 8, 16, 8)
        layout.setSpacing(10)
        layout.addWidget(self._words)
        layout.addLayout(self._chips)
        layout.addWidget(self._after)
        layout.addWidget(self._go)
        layout.addStretch(1)
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self._say_time)
        self._timer.start()

    def show_round(self, shown: RoundView | None, next_number: int, *, current: bool) -> None:
        """Tell of a round; nothing is shown without one."""
        self._shown, self._current, self._next = shown, current, next_number
        self.setVisible(shown is not None)
        if shown is None:
            return
        numbers = tuple(board.board for board in shown.open_boards)
        if numbers != self._numbers:
            self._numbers = numbers
            self._fill(numbers)
        self._name_chips()
        playing = bool(numbers)
        self._icon = "clock" if playing else "check"
        self._words.setText(self.tr("Still playing") if playing else self.tr("All results are in."))
        self._after.setVisible(playing)
        self._go.setVisible(not current or not playing)
        if current:
            self._go.setText(self.tr("Suggest round {0}").format(format_number(next_number)))
            self._go.set_key(self._next_key)
        else:
            self._go.setText(self.tr("Back to the current round"))
            self._go.set_key("")
        self._say_time()
        self.update()

    def offer_next(self, offered: bool) -> None:
        """Show the way to the next round only while nothing else on the page offers it."""
        if self._current:
            self._go.setVisible(offered and not self._numbers and self._shown is not None)

    def _gone_on(self) -> None:
        (self.next_wanted if self._current else self.back_wanted).emit()

    def _fill(self, numbers: tuple[int, ...]) -> None:
        while (item := self._chips.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for number in numbers[:MOST]:
            chip = BoardKey(self.theme, number)
            chip.clicked.connect(self._goer(number))
            self._chips.addWidget(chip)
        if len(numbers) > MOST:
            self._chips.addWidget(Label(self.theme, f"+{len(numbers) - MOST}", "body", "faint"))

    def _name_chips(self) -> None:
        """Name the buttons for screen readers, in the language of now."""
        for at in range(self._chips.count()):
            item = self._chips.itemAt(at)
            chip = item.widget() if item is not None else None
            if isinstance(chip, BoardKey):
                chip.setAccessibleName(self.tr("Board {0}").format(chip.text()))

    def _goer(self, number: int) -> object:
        return lambda: self.board_chosen.emit(number)

    def _say_time(self) -> None:
        if self._shown is not None and self._numbers:
            minutes = minutes_since(self._shown)
            self._after.setText(self.tr("for {0} min").format(format_number(minutes)))
        self.setAccessibleName(self._words.text())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = QRectF(16, 0, 18, self.height())
        icons.paint(painter, self._icon, box, self.theme.color("soft"), 16)
