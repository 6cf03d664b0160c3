"""The window of the hall display: full screen, on the second screen where there is one."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QMargins, QRect, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from tourney.core.topics import Topic
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_number
from tourney.ui.base.theme import Theme
from tourney.ui.hall.banner import HallBanner
from tourney.ui.hall.body import HallBody
from tourney.ui.hall.frame import HallFoot, HallHead, part_name
from tourney.ui.hall.letters import Letters
from tourney.ui.hall.views import HallView, Item, Part, read

SECONDS = 12.0
TICK_MS = 100
HINT_SECONDS = 4.0
FOLLOWS = frozenset(
    {
        Topic.RATINGS,
        Topic.PLAYERS,
        Topic.GAMES,
        Topic.EVENTS,
        Topic.ENTRIES,
        Topic.ROUNDS,
        Topic.SETTINGS,
    }
)
NAME = "hall-display"
_FORWARD = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_PageDown)
_BACK = (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_PageUp)


class HallWindow(QWidget):
    """Shows the current round and turns its pages; arrows turn, Space holds, L changes the light.

    It never scrolls: what does not fit goes on a further page. It follows every change of the
    club, and stays on the part it shows.
    """

    def __init__(
        self, ctx: Context, parent: QWidget | None = None, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName(NAME)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setWindowTitle(self.tr("Hall display"))
        self._ctx = ctx
        self._clock = clock
        light = ctx.settings.choice("hall-light") or ("dark" if ctx.theme.dark else "light")
        # A theme of its own: the hall may be dim while the desk is bright.
        self.theme = Theme(light, 1.0, self)
        self.head = HallHead(self.theme, self)
        self.body = HallBody(self.theme, self)
        self.foot = HallFoot(self.theme, self)
        self.banner = HallBanner(self.theme, self)
        for part in (self.head, self.body, self.foot, self.banner):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._view: HallView | None = None
        self._pages: list[tuple[Part, int, int, tuple[Item, ...]]] = []
        """Part, number of its page, of how many, and what is on it."""
        self._at = 0
        self._held = False
        self._began = clock()
        self._spent = 0.0
        self._moved = clock()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.tick)
        ctx.bus.changed.connect(self._changed)
        ctx.event.changed.connect(self.reload)
        self.reload()

    # What it shows

    @property
    def part(self) -> Part:
        """The part shown now."""
        return self._pages[self._at][0] if self._pages else Part.RATINGS

    @property
    def page(self) -> tuple[int, int]:
        """The number of the page within its part from 1, and how many the part has."""
        return self._pages[self._at][1:3] if self._pages else (1, 1)

    @property
    def items(self) -> tuple[Item, ...]:
        """What is on the page."""
        return self._pages[self._at][3] if self._pages else ()

    @property
    def held(self) -> bool:
        """True while pages do not turn by themselves."""
        return self._held

    def reload(self) -> None:
        """Read the club again and stay where the display is, as far as that is still there."""
        before = self._pages[self._at][:2] if self._pages else None
        self._view = read(self._ctx.club, self._ctx.event.id)
        if self._view.announcement != self.banner.text:
            self.banner.say_text(self._view.announcement)
            self._place()
        self._divide(before)

    def _divide(self, before: tuple[Part, int] | None) -> None:
        assert self._view is not None
        self._pages = []
        for part, items in self._view.parts:
            made = self.body.divide(part, items)
            self._pages += [(part, n + 1, len(made), page) for n, page in enumerate(made)]
        self._at = 0
        if before is not None:
            part, number = before
            same = [k for k, page in enumerate(self._pages) if page[0] is part and page[1] <= number]
            self._at = same[-1] if same else 0
        self._show()

    def _show(self) -> None:
        view = self._view
        assert view is not None
        self.head.show_view(view, self.part)
        names = []
        for part, _ in view.parts:
            name = part_name(part)
            number, count = self.page
            if part is self.part and count > 1:
                name = self.tr("{0} {1}/{2}").format(name, format_number(number), format_number(count))
            names.append((part, name))
        self.foot.show_parts(tuple(names), self.part)
        words = " ".join(name for part, name in names if part is self.part)
        self.body.show_page(self.part, self.items, words)
        self._say_time()

    # Turning

    def turn(self, by: int = 1) -> None:
        """Show the following page, or the one before; after the last comes the first."""
        if self._pages:
            self._at = (self._at + by) % len(self._pages)
        self._began, self._spent = self._clock(), 0.0
        self._show()

    def hold(self, held: bool) -> None:
        """Keep the page, or let pages turn again."""
        if held and not self._held:
            self._spent += self._clock() - self._began
        if not held:
            self._began = self._clock()
        self._held = held
        self._say_time()

    def _passed(self) -> float:
        return self._spent + (0.0 if self._held else self._clock() - self._began)

    def tick(self) -> None:
        """Turn the page when its time is over; called ten times a second."""
        if not self._held and len(self._pages) > 1 and self._passed() >= SECONDS:
            self.turn()
        if self._clock() - self._moved > HINT_SECONDS:
            self.setCursor(Qt.CursorShape.BlankCursor)
        self.head.update()
        self._say_time()

    def _say_time(self) -> None:
        alone = len(self._pages) < 2
        share = 0.0 if alone else min(1.0, self._passed() / SECONDS)
        left = max(0, round(SECONDS - self._passed()))
        if self._clock() - self._moved <= HINT_SECONDS:
            words = self.tr("←  →  page  ·  Space  hold  ·  A  announce  ·  L  light or dark  ·  Esc  close")
        elif self._held:
            words = self.tr("held, Space goes on")
        elif alone:
            words = ""
        else:
            words = self.tr("changes page in {0} s").format(format_number(left))
        self.foot.show_share(share, words)

    # Events

    def _changed(self, topics: frozenset[Topic]) -> None:
        if topics & FOLLOWS:
            self.reload()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key in (Qt.Key.Key_Escape, Qt.Key.Key_F8) and not shifted:
            self.close()
        elif key in _FORWARD:
            self.turn(1)
        elif key in _BACK:
            self.turn(-1)
        elif key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self.hold(not self._held)
        elif key in (Qt.Key.Key_A, Qt.Key.Key_F8):
            self.announce()
        elif key == Qt.Key.Key_L:
            self.set_dark(dark=not self.theme.dark)
        else:
            super().keyPressEvent(event)

    def announce(self) -> None:
        """Let the organizer type what the hall shall read."""
        from tourney.ui.hall.announce import show_announce

        show_announce(self._ctx, self)

    def set_dark(self, *, dark: bool) -> None:
        """Become dark for a dim hall or light for a bright one, and remember it."""
        mode = "dark" if dark else "light"
        self.theme.set_mode(mode)
        self._ctx.settings.set_choice("hall-light", mode)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._moved = self._clock()
        self.unsetCursor()
        super().mouseMoveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.turn(-1 if event.button() == Qt.MouseButton.RightButton else 1)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.setWindowTitle(self.tr("Hall display"))
            self.reload()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
        self._divide(self._pages[self._at][:2] if self._pages else None)

    def _place(self) -> None:
        """Give head, announcement, body and foot their room."""
        letters = Letters.on(self.size(), float(self.logicalDpiX()))
        px = letters.px
        side, head, foot = round(px(64)), round(px(156)), round(px(87))
        inner = self.rect().marginsRemoved(QMargins(side, 0, side, 0))
        top = round(px(14))
        self.head.setGeometry(QRect(inner.left(), top, inner.width(), head - top))
        said = self.banner.high(letters) if self.banner.text else 0
        self.banner.setVisible(bool(said))
        self.banner.setGeometry(QRect(inner.left(), head, inner.width(), max(0, said - round(px(20)))))
        room = self.height() - head - said - foot
        self.body.setGeometry(QRect(inner.left(), head + said, inner.width(), room))
        self.foot.setGeometry(QRect(inner.left(), self.height() - foot, inner.width(), foot))
        for part in (self.head, self.body, self.foot, self.banner):
            part.letters = letters

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._began, self._moved = self._clock(), self._clock()
        self._timer.start()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._timer.stop()
        self._ctx.bus.changed.disconnect(self._changed)
        self._ctx.event.changed.disconnect(self.reload)
        super().closeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self.theme.color("panel"))


def show_hall(ctx: Context, parent: QWidget) -> HallWindow:
    """Open the hall display on the second screen where there is one; bring up the one that is open."""
    window = parent.window()
    for found in window.findChildren(HallWindow):
        if found.isVisible():
            found.raise_()
            found.activateWindow()
            return found
    hall = HallWindow(ctx, parent)
    here = window.screen()
    other = next((screen for screen in QGuiApplication.screens() if screen is not here), here)
    hall.setScreen(other)
    hall.setGeometry(other.geometry())
    hall.showFullScreen()
    hall.activateWindow()
    return hall
