"""Buttons that show their key: words in one ink, the key in a softer one, an icon before them."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from tourney.ui.base import icons
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.keycap import key_words
from tourney.ui.widgets.painting import draw_text, fit, focus_ring, outline, tile

ICON = 18
CHEVRON = 14
KINDS = ("plain", "primary", "ghost", "quiet")


@dataclass(frozen=True, slots=True)
class Inks:
    """The tokens of one state of a button; an empty one is not drawn."""

    fill: str = ""
    edge: str = ""
    word: str = "text"
    key: str = "faint"
    icon: str = "soft"
    ring: str = "accent"


def inks(kind: str, *, enabled: bool, hovered: bool, pressed: bool) -> Inks:
    """Return the tokens of a button of this kind in this state."""
    if not enabled:
        bare = kind in ("ghost", "quiet")
        return Inks("" if bare else "ground", "" if bare else "line", "faint", "faint", "control")
    if kind == "primary":
        fill = "accent_hover" if hovered or pressed else "accent"
        return Inks(fill, "", "on_accent", "on_accent", "on_accent", "text")
    if kind == "ghost":
        return Inks("wash" if pressed else "hover" if hovered else "", "", "accent", "accent", "accent")
    if kind == "quiet":
        return Inks("wash" if pressed else "hover" if hovered else "")
    return Inks("ground" if pressed else "hover" if hovered else "raised", "edge" if hovered else "control")


class KeyButton(QPushButton):
    """A push button with its key beside the words. One primary to a page."""

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        *,
        key: str | QKeySequence = "",
        icon: str = "",
        kind: str = "plain",
        menu: bool = False,
        role: str = "body_medium",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self.theme = theme
        self._key = key_words(key)
        self._icon = icon
        self._kind = kind
        self._menu = menu
        self._role = role
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        theme.changed.connect(self.restyle)
        self.restyle()

    @property
    def key(self) -> str:
        """The key beside the words."""
        return self._key

    def set_key(self, key: str | QKeySequence) -> None:
        """Show another key, or none."""
        self._key = key_words(key)
        self.restyle()

    def set_icon(self, name: str) -> None:
        """Show another icon before the words, or none."""
        self._icon = name
        self.restyle()

    def set_kind(self, kind: str) -> None:
        """Become plain, primary, ghost or quiet.

        Raises
        ------
        ValueError
            When *kind* is none of these.
        """
        if kind not in KINDS:
            raise ValueError(kind)
        self._kind = kind
        self.restyle()

    def restyle(self) -> None:
        """Measure and draw again."""
        strong = self._kind in ("primary", "ghost") and self._role == "body_medium"
        self.setFont(self.theme.font("body_strong" if strong else self._role))
        self.updateGeometry()
        self.update()

    def words(self) -> str:
        """Return the words without the marks of their access key."""
        return self.text().replace("&&", "\0").replace("&", "").replace("\0", "&")

    def sizeHint(self) -> QSize:
        return QSize(ceil(self._natural()), max(32, self.theme.line("body") + 14))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _side(self) -> float:
        return 8.0 if self._kind in ("ghost", "quiet") else 12.0

    def _icon_size(self) -> int:
        return self.theme.px(ICON)

    def _natural(self) -> float:
        parts = []
        if self._icon:
            parts.append(float(self._icon_size()))
        if self.text():
            parts.append(QFontMetricsF(self.font()).horizontalAdvance(self.words()))
        if self._key:
            parts.append(self.theme.metrics("key").horizontalAdvance(self._key))
        if self._menu:
            parts.append(float(self.theme.px(CHEVRON)))
        side = 7.0 if parts == [float(self._icon_size())] else self._side()
        return sum(parts) + 8 * max(0, len(parts) - 1) + 2 * side + (2 if len(parts) > 1 else 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Qt gives Enter only to default buttons, and those would also answer Enter in a field.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ink = inks(
            self._kind,
            enabled=self.isEnabled(),
            hovered=self.underMouse(),
            pressed=self.isDown() or self.isChecked(),
        )
        rect = QRectF(self.rect())
        if ink.fill:
            tile(painter, rect, self.theme.color(ink.fill), 6)
        if self.hasFocus():
            if self._kind == "primary":
                outline(painter, rect, self.theme.color(ink.ring), 6, width=2)
            else:
                focus_ring(painter, rect, self.theme)
        elif ink.edge:
            outline(painter, rect, self.theme.color(ink.edge), 6)
        self._paint_words(painter, rect, ink)

    def _paint_words(self, painter: QPainter, rect: QRectF, ink: Inks) -> None:
        spare = max(0.0, rect.width() - self._natural())
        side = 7.0 if self._icon and not (self.text() or self._key or self._menu) else self._side()
        x = rect.left() + side + (0 if self._menu else spare / 2)
        right = rect.right() - side
        key_font = self.theme.font("key")
        key_width = QFontMetricsF(key_font).horizontalAdvance(self._key) + 10 if self._key else 0.0
        icon, chevron = self._icon_size(), self.theme.px(CHEVRON)
        after = key_width + (chevron + 6 if self._menu else 0)
        if self._icon:
            icons.paint(
                painter,
                self._icon,
                QRectF(x, rect.top(), icon, rect.height()),
                self.theme.color(ink.icon),
                icon,
            )
            x += icon + 8
        if self.text():
            font, words = fit(self.words(), self.font(), max(8.0, right - x - after) + 1)
            x += draw_text(
                painter, QRectF(x, rect.top(), 1, rect.height()), words, font, self.theme.color(ink.word)
            )
        if self._key:
            line = QRectF(x + (10 if self.text() else 0), rect.top(), 1, rect.height())
            painter.save()
            if self._kind == "primary":
                painter.setOpacity(0.86)
            draw_text(painter, line, self._key, key_font, self.theme.color(ink.key))
            painter.restore()
            x = line.left() + key_width - 10
        if self._menu:
            box = QRectF(x + 4, rect.top(), chevron, rect.height())
            icons.paint(painter, "chevron-down", box, self.theme.color(ink.icon), chevron)


class IconButton(KeyButton):
    """A square button with an icon alone; its name and key are in the tooltip and read aloud."""

    def __init__(
        self,
        theme: Theme,
        icon: str,
        name: str,
        *,
        key: str | QKeySequence = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, icon=icon, kind="quiet", parent=parent)
        self.set_name(name, key)

    def set_name(self, name: str, key: str | QKeySequence = "") -> None:
        """Say what the button does, and its key."""
        self.setAccessibleName(name)
        written = key_words(key)
        self.setToolTip(f"{name}   {written}" if written else name)
