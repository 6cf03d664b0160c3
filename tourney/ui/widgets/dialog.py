"""A dialog asks one question: its title. Its buttons say verbs, the safe one has the focus."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.showing import keep_on_screen

WIDE = 480
MARGIN = 24


class Dialog(QDialog):
    """Only where no undo is possible or a choice is needed. Esc leaves everything as it was."""

    def __init__(
        self,
        theme: Theme,
        question: str,
        detail: str = "",
        parent: QWidget | None = None,
        *,
        width: int = WIDE,
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self._width = width
        self._safe: QWidget | None = None
        self._question = Label(theme, question, "empty", "text", wrap=True)
        self._detail = Label(theme, detail, "body", "soft", wrap=True, parent=self)
        self._detail.setVisible(bool(detail))
        self.content = QVBoxLayout()
        self.content.setSpacing(12)
        self._verbs = QHBoxLayout()
        self._verbs.setSpacing(8)
        self._verbs.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        layout.setSpacing(12)
        layout.addWidget(self._question)
        layout.addWidget(self._detail)
        layout.addLayout(self.content)
        layout.addSpacing(8)
        layout.addLayout(self._verbs)
        self.setWindowTitle(question)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.restyle()
        theme.changed.connect(self.restyle)

    def restyle(self) -> None:
        """Keep the width in step with the words."""
        wide = self.theme.px(self._width)
        self.setMinimumWidth(wide)
        self._fit(max(wide, self.width()) if self.isVisible() else wide)

    def _fit(self, wide: int) -> None:
        """Be as high as the words need at this width, and no higher."""
        layout = self.layout()
        if layout is not None and layout.hasHeightForWidth():
            self.resize(wide, layout.totalHeightForWidth(wide))
        else:
            self.resize(wide, self.sizeHint().height())

    def set_question(self, question: str) -> None:
        """Ask something else."""
        self._question.setText(question)
        self.setWindowTitle(question)

    def set_detail(self, detail: str) -> None:
        """Say something else below the question, or nothing."""
        self._detail.setText(detail)
        self._detail.setVisible(bool(detail))

    def add_verb(
        self, text: str, *, key: str | QKeySequence = "", kind: str = "plain", result: int | None = None
    ) -> KeyButton:
        """Add a button at the right. With a *result*, pressing it closes the dialog with that result."""
        button = KeyButton(self.theme, text, key=key, kind=kind)
        if result is not None:
            button.clicked.connect(lambda: self.done(result))
        self._verbs.addWidget(button)
        return button

    def add_side_verb(self, text: str, *, key: str | QKeySequence = "") -> KeyButton:
        """Add a quiet button at the left, for what neither goes on nor goes back."""
        button = KeyButton(self.theme, text, key=key, kind="ghost")
        self._verbs.insertWidget(0, button)
        return button

    def set_safe(self, button: QWidget) -> None:
        """Give the focus to what does no harm when the dialog opens."""
        self._safe = button
        if isinstance(button, KeyButton):
            button.setDefault(False)
        button.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        self._fit(max(self.minimumWidth(), self.width()))
        super().showEvent(event)
        if self._safe is not None:
            self._safe.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible():
            keep_on_screen(self)

    def sentences(self) -> tuple[str, str]:
        """Return the question and what is said below it."""
        return self._question.text(), self._detail.text()


def choose(
    theme: Theme,
    parent: QWidget | None,
    question: str,
    detail: str,
    verbs: Sequence[str],
    *,
    safe: int = 0,
    primary: int | None = None,
) -> int | None:
    """Ask and wait; return the number of the verb pressed, or None after Esc.

    The button *safe* has the focus; *primary* is drawn as the one that goes on.
    """
    dialog = Dialog(theme, question, detail, parent)
    for number, verb in enumerate(verbs):
        kind = "primary" if number == primary else "plain"
        button = dialog.add_verb(verb, kind=kind, result=number + 1)
        if number == safe:
            dialog.set_safe(button)
    pressed = dialog.exec()
    dialog.deleteLater()
    return pressed - 1 if pressed else None
