"""Fields to type in: with an icon and a key, or with a label above and a sentence below."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from tourney.ui.base import icons
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.keycap import key_words, keycap_size, paint_keycap
from tourney.ui.widgets.labels import Label


def mark_state(widget: QWidget, state: str) -> None:
    """Put a field in the state "error" or "" of the style sheet."""
    if widget.property("state") != state:
        widget.setProperty("state", state)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        widget.update()


class SearchField(QLineEdit):
    """A line to search or filter by: icon in front, the key that leads here at the end."""

    def __init__(
        self,
        theme: Theme,
        placeholder: str = "",
        *,
        key: str | QKeySequence = "",
        icon: str = "search",
        live: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self._key = key_words(key)
        self._icon = icon
        self._live = live
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(placeholder)
        theme.changed.connect(self.restyle)
        self.restyle()

    def set_key(self, key: str | QKeySequence, *, live: bool = False) -> None:
        """Show another key at the end, or none; a live one works right now."""
        self._key = key_words(key)
        self._live = live
        self.restyle()

    def set_placeholder(self, text: str) -> None:
        """Say what can be typed here, on the screen and to a screen reader."""
        self.setPlaceholderText(text)
        self.setAccessibleName(text)

    def restyle(self) -> None:
        """Leave room for icon and key again."""
        right = keycap_size(self._key, self.theme).width() if self._key else 0
        self.setTextMargins(self.theme.px(16) + 6 if self._icon else 0, 0, right, 0)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        if self._icon:
            side = self.theme.px(16)
            box = QRectF(9, 0, side, self.height())
            icons.paint(painter, self._icon, box, self.theme.color("soft"), side)
        if self._key:
            wide = keycap_size(self._key, self.theme).width()
            paint_keycap(
                painter, self.width() - wide - 6, self.height() / 2, self._key, self.theme, live=self._live
            )


class Field(QWidget):
    """A label, something to fill in, and below it a hint or what is wrong with the entry."""

    def __init__(
        self,
        theme: Theme,
        label: str = "",
        *,
        placeholder: str = "",
        inner: QWidget | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self._hint = ""
        self._error = ""
        self.inner: QWidget = inner if inner is not None else QLineEdit()
        self._label = Label(theme, label, "second", "soft")
        self._label.setBuddy(self.inner)
        self._below = Label(theme, "", "second", "soft", wrap=True)
        self._below.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self._label)
        layout.addWidget(self.inner)
        layout.addWidget(self._below)
        self._label.setVisible(bool(label))
        self.inner.setAccessibleName(label or placeholder)
        if isinstance(self.inner, QLineEdit):
            self.inner.setPlaceholderText(placeholder)
            self.inner.textEdited.connect(self._edited)
        self.setFocusProxy(self.inner)

    @classmethod
    def around(cls, theme: Theme, label: str, inner: QWidget, parent: QWidget | None = None) -> Field:
        """Return a field around a combo box, spin box or date."""
        return cls(theme, label, inner=inner, parent=parent)

    @property
    def edit(self) -> QLineEdit:
        """The line to type in.

        Raises
        ------
        TypeError
            When the field holds something else.
        """
        if not isinstance(self.inner, QLineEdit):
            raise TypeError("this field holds no line of text")
        return self.inner

    def text(self) -> str:
        """Return what was typed."""
        return self.edit.text()

    def set_text(self, text: str) -> None:
        """Fill in *text* and forget what was wrong."""
        self.edit.setText(text)
        self.set_error("")

    def set_label(self, label: str) -> None:
        """Say what belongs here."""
        self._label.setText(label)
        self._label.setVisible(bool(label))
        self.inner.setAccessibleName(label)

    def set_hint(self, hint: str) -> None:
        """Show a quiet sentence below while nothing is wrong."""
        self._hint = hint
        self._show_below()

    def set_error(self, sentence: str) -> None:
        """Show what is wrong, or with an empty sentence that nothing is."""
        self._error = sentence
        self._show_below()

    @property
    def error(self) -> str:
        """What is wrong with the entry now."""
        return self._error

    def _edited(self, text: str) -> None:
        del text
        if self._error:
            self.set_error("")

    def _show_below(self) -> None:
        mark_state(self.inner, "error" if self._error else "")
        self._below.setText(self._error or self._hint)
        self._below.set_ink("warn" if self._error else "faint")
        self._below.setVisible(bool(self._error or self._hint))
        self.inner.setAccessibleDescription(self._error or self._hint)
