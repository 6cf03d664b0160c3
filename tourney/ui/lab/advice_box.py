"""Which engine fits the club's games, with reasons, beside what was measured."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tourney.club.advice import Advice, alternatives, measured
from tourney.club.lab import Line
from tourney.ratings.registry import ENGINES
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import sentences, shown
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.labels import Label


class AdviceBox(QWidget):
    """A title, the reasons as sentences, and a button that unfolds when another engine is better."""

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = ctx.theme
        self._advice: Advice | None = None
        self._lines: Sequence[Line] = ()
        self.title = Label(theme, "", "body_strong", "text", wrap=True)
        self.reasons = Label(theme, "", "second", "soft", wrap=True)
        self.others = Label(theme, "", "second", "faint", wrap=True)
        self.others.hide()
        self.more = KeyButton(theme, kind="ghost")
        self.more.setObjectName("advice-more")
        self.more.setCheckable(True)
        self.more.toggled.connect(self._unfold)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.title, 1, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self.more)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self.reasons)
        column.addWidget(self.others)
        self.setVisible(False)

    def show_advice(self, found: Advice | None, lines: Sequence[Line]) -> None:
        """Show another advice; *lines* tell whether it was borne out."""
        self._advice, self._lines = found, tuple(lines)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text again."""
        found = self._advice
        self.setVisible(found is not None)
        self.more.setText(self.tr("Other engines"))
        self.more.setToolTip(self.tr("When another engine would fit better"))
        if found is None:
            return
        self.title.setText(
            self.tr("By the shape of your games: {0}").format(shown(ENGINES[found.engine].label))
        )
        texts = (*found.reasons, measured(found, self._lines), *found.cautions)
        self.reasons.setText(sentences(shown(text) for text in texts))
        self.others.setText(
            "\n".join(
                self.tr("{0}: {1}").format(shown(name), shown(words)) for name, words in alternatives(found)
            )
        )
        self.setAccessibleName(f"{self.title.text()}. {self.reasons.text()}")

    def _unfold(self, open_: bool) -> None:
        self.others.setVisible(open_)
