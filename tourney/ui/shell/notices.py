"""Notices above the page: what a person should see that is no success, until it is closed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tourney.ui.base import bus
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.notice import Notice

MOST = 3


class NoticeStack(QWidget):
    """Up to three notices, newest below; the same words are not said twice."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown: list[tuple[bus.Notice, Notice]] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self.hide()

    def say(self, notice: bus.Notice) -> None:
        """Show a notice; with three on show the oldest makes room."""
        if any(one.fact == notice.fact for one, _ in self._shown):
            return
        if len(self._shown) == MOST:
            self._drop(self._shown[0][1])
        part = Notice(self._theme, notice.fact, notice.rest, closable=True)
        part.setAccessibleName(f"{notice.fact} {notice.rest}".strip())
        for verb, act in notice.buttons:
            part.add_button(verb).clicked.connect(self._acts(part, act))
        part.closed.connect(self._dropper(part))
        self._shown.append((notice, part))
        self._column.addWidget(part)
        self._column.setContentsMargins(16, 8, 16, 8)
        self.show()

    def clear(self) -> None:
        """Close them all."""
        for _, part in list(self._shown):
            self._drop(part)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retell()
        super().changeEvent(event)

    def _retell(self) -> None:
        for number, (notice, part) in enumerate(self._shown):
            if notice.again is None:
                continue
            told = bus.retold(notice.again)
            part.set_words(told.fact, told.rest)
            part.setAccessibleName(f"{told.fact} {told.rest}".strip())
            for button, (verb, _) in zip(part.buttons, told.buttons, strict=False):
                button.setText(verb)
            self._shown[number] = (told, part)

    def _acts(self, part: Notice, act: Callable[[], None]) -> Callable[[], None]:
        def press() -> None:
            self._drop(part)
            act()

        return press

    def _dropper(self, part: Notice) -> Callable[[], None]:
        return lambda: self._drop(part)

    def _drop(self, part: Notice) -> None:
        self._shown = [(notice, one) for notice, one in self._shown if one is not part]
        part.hide()
        part.deleteLater()
        if not self._shown:
            self._column.setContentsMargins(0, 0, 0, 0)
            self.hide()
