"""The bar above every page: club and event, the way to find things, undo and redo, and the tick."""

from __future__ import annotations

import datetime as dt

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from tourney.ui.base import icons
from tourney.ui.base.actions import Actions
from tourney.ui.base.i18n import format_time
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.keycap import paint_keycap
from tourney.ui.widgets.press import PressButton

FIND_WIDTH = 320
FIND_LEAST = 160
AIR = 90
"""All spacings of the bar together."""

CHEVRON = 12


def field_height(theme: Theme) -> int:
    """Return the height of a field or button at this size of the words."""
    return max(32, theme.line("body") + 14)


def bar_height(theme: Theme) -> int:
    """Return the height of the bar, and of whatever shares its centre line."""
    return field_height(theme) + 16


class MenuButton(PressButton):
    """A word and a chevron; a press opens its menu. The word gives way when room is short."""

    def __init__(self, theme: Theme, role: str, ink: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._role = role
        self._ink = ink
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def set_words(self, text: str, spoken: str) -> None:
        """Show *text*; *spoken* is what a screen reader says."""
        self.setText(text)
        self.setToolTip(text)
        self.setAccessibleName(spoken)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        width = self._theme.metrics(self._role).horizontalAdvance(self.text())
        return QSize(round(width) + 8 + 6 + self._theme.px(CHEVRON) + 8, field_height(self._theme))

    def minimumSizeHint(self) -> QSize:
        return QSize(48, field_height(self._theme))

    def paintEvent(self, event: QPaintEvent) -> None:
        color = self._theme.color
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        if self.underMouse() or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color("hover"))
            painter.drawRoundedRect(box, 6, 6)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color("accent"), 2))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
        side = self._theme.px(CHEVRON)
        room = box.width() - 16 - 6 - side
        metrics = self._theme.metrics(self._role)
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room + 1)
        painter.setFont(self._theme.font(self._role))
        painter.setPen(color(self._ink))
        painter.drawText(
            QRectF(8, 0, room + 2, box.height()),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute,
            text,
        )
        at = 8 + min(metrics.horizontalAdvance(text), room) + 6
        chevron = QRectF(at, (box.height() - side) / 2, side, side)
        icons.paint(painter, "chevron-down", chevron, color("soft"), side)
        painter.end()


class FindButton(PressButton):
    """Looks like the field it opens: the palette."""

    def __init__(self, theme: Theme, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._actions = actions
        self.setCursor(Qt.CursorShape.IBeamCursor)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._find)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(FIND_WIDTH), field_height(self._theme))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, field_height(self._theme))

    def paintEvent(self, event: QPaintEvent) -> None:
        color = self._theme.color
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setBrush(color("ground"))
        painter.setPen(QPen(color("edge" if self.underMouse() else "control"), 1))
        if self.hasFocus():
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.setPen(QPen(color("accent"), 2))
        painter.drawRoundedRect(box, 6, 6)
        side = self._theme.px(16)
        icons.paint(painter, "search", QRectF(10, 0, side, self.height()), color("soft"), side)
        key = self._actions.key("find")
        key_width = round(self._theme.metrics("key").horizontalAdvance(key)) + 12
        key_left = self.width() - key_width - 6
        paint_keycap(painter, key_left, self.height() / 2, key, self._theme, live=False)
        left = side + 18
        room = key_left - 8 - left
        text = self._theme.metrics("body").elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        painter.setFont(self._theme.font("body"))
        painter.setPen(color("faint"))
        painter.drawText(QRectF(left, 0, room, self.height()), Qt.AlignmentFlag.AlignVCenter, text)
        painter.end()

    def _find(self) -> None:
        self._actions.run("find")


class SavedTick(QWidget):
    """A green tick and when the last action was safe on disk."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._text = ""

    def set_text(self, text: str) -> None:
        """Say when."""
        self._text = text
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(
            round(self._theme.metrics("second").horizontalAdvance(self._text)) + self._theme.px(16) + 5, 32
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        color = self._theme.color
        side = self._theme.px(16)
        icons.paint(painter, "check", QRectF(0, 0, side, self.height()), color("good"), side)
        painter.setFont(self._theme.font("second"))
        painter.setPen(color("soft"))
        painter.drawText(
            QRectF(side + 4, 0, self.width(), self.height()), Qt.AlignmentFlag.AlignVCenter, self._text
        )
        painter.end()


class TopBar(QWidget):
    """Club ▾ / event ▾ at the left; find, undo, redo and the tick at the right."""

    def __init__(self, theme: Theme, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._actions = actions
        self._saved_at: dt.datetime | None = None
        self._readonly = False
        self.setObjectName("top-bar")
        self.club_button = MenuButton(theme, "panel", "text", self)
        self.club_button.setObjectName("club-button")
        self.event_button = MenuButton(theme, "body", "soft", self)
        self.event_button.setObjectName("event-button")
        self.club_menu = QMenu(self.club_button)
        self.event_menu = QMenu(self.event_button)
        self.club_button.clicked.connect(self._open_club_menu)
        self.event_button.clicked.connect(self._open_event_menu)
        self.find_button = FindButton(theme, actions, self)
        self.find_button.setObjectName("find-button")
        self._undo = self._tool("undo")
        self._redo = self._tool("redo")
        self.saved = SavedTick(theme, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 16, 1)
        row.setSpacing(0)
        row.addWidget(self.club_button)
        row.addSpacing(14)
        row.addWidget(self.event_button)
        row.addStretch(1)
        row.addSpacing(8)
        row.addWidget(self.find_button)
        row.addSpacing(12)
        row.addWidget(self._undo)
        row.addSpacing(2)
        row.addWidget(self._redo)
        row.addSpacing(10)
        row.addWidget(self.saved)
        theme.changed.connect(self.restyle)
        self.restyle()

    def set_club(self, name: str, *, readonly: bool) -> None:
        """Show which club is open."""
        self._readonly = readonly
        self.club_button.set_words(name, self.tr("Club: {0}").format(name))
        self._say_saved()
        self._share_width()

    def set_event(self, name: str) -> None:
        """Show which event the desk looks at."""
        self.event_button.set_words(name, self.tr("Event: {0}").format(name))
        self._share_width()

    def set_saved(self, at: dt.datetime | None) -> None:
        """Show when the newest action was stored."""
        self._saved_at = at
        self._say_saved()

    def retranslate(self) -> None:
        """Set every text again."""
        self.find_button.setText(self._actions.text("find"))
        self.find_button.setAccessibleName(self._actions.text("find"))
        self.find_button.setToolTip(self._actions.action("find").toolTip())
        self._say_saved()

    def restyle(self) -> None:
        """Follow the theme."""
        self.setFixedHeight(bar_height(self._theme))
        self.club_button.updateGeometry()
        self.event_button.updateGeometry()
        px = self._theme.px
        for button in (self._undo, self._redo):
            button.setIconSize(QSize(px(18), px(18)))
            button.setFixedSize(px(32), px(32))
        self._share_width()
        self.retranslate()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        color = self._theme.color
        painter.fillRect(self.rect(), color("panel"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, color("line"))
        painter.setFont(self._theme.font("body"))
        painter.setPen(color("faint"))
        between = QRectF(self.club_button.geometry().right() - 1, 0, 16, self.height() - 1)
        painter.drawText(between, Qt.AlignmentFlag.AlignCenter, "/")
        painter.end()

    def _share_width(self) -> None:
        """Let the field shrink before the names do."""
        names = self.club_button.sizeHint().width() + self.event_button.sizeHint().width()
        rest = self.width() - names - self.saved.sizeHint().width() - 2 * self._theme.px(32) - AIR
        self.find_button.setFixedWidth(max(FIND_LEAST, min(self._theme.px(FIND_WIDTH), rest)))

    def _tool(self, key: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(f"{key}-button")
        button.setDefaultAction(self._actions.action(key))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _say_saved(self) -> None:
        if self._readonly:
            text = self.tr("To read only")
        elif self._saved_at is None:
            text = self.tr("Saved")
        elif self._saved_at.date() == dt.date.today():
            text = self.tr("Saved {0}").format(format_time(self._saved_at.time()))
        else:
            text = self.tr("All saved")
        self.saved.set_text(text)
        self.saved.setToolTip(self.tr("Every action is on disk at once; nothing needs saving."))

    def _open_club_menu(self) -> None:
        self.club_menu.popup(self.club_button.mapToGlobal(self.club_button.rect().bottomLeft()))

    def _open_event_menu(self) -> None:
        self.event_menu.popup(self.event_button.mapToGlobal(self.event_button.rect().bottomLeft()))
