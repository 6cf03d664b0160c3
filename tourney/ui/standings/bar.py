"""The line above an event's table: how far the night is, and what a bye is worth."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from tourney.club.views import NightView
from tourney.core.records import Event
from tourney.standings.base import points_text
from tourney.ui.base.i18n import format_date
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.surface import Surface

WORTH = (0.0, 0.5, 1.0)
HIGH = 44


class EventBar(Surface):
    """Facts of the event at the left, the worth of a bye at the right.

    Signals
    -------
    bye_chosen : float
        A bye shall be worth this many points.
    """

    bye_chosen = Signal(float)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "panel", top=True, parent=parent)
        self._view: NightView | None = None
        self._cross = False
        self.facts = Label(theme, "", "body", "soft", elide=True)
        self._bye_words = Label(theme, "", "body", "soft")
        self.bye = QComboBox()
        self.bye.setObjectName("bye-points")
        self._bye_words.setBuddy(self.bye)
        for points in WORTH:
            self.bye.addItem(points_text(points), points)
        self.bye.activated.connect(self._chosen)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 0)
        row.setSpacing(8)
        row.addWidget(self.facts, 1)
        row.addWidget(self._bye_words)
        row.addWidget(self.bye)
        self.retranslate()
        self.restyle()

    def show_night(self, view: NightView, *, cross: bool, editable: bool) -> None:
        """Show an event; above the crosstable also how its cells are read."""
        self._view, self._cross = view, cross
        if view.event is not None:
            self._show_bye(view.event)
        self.bye.setEnabled(editable)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text again."""
        self._bye_words.setText(self.tr("A bye counts"))
        self.bye.setAccessibleName(self.tr("Points for a bye"))
        self.bye.setToolTip(self.tr("What a round without an opponent is worth in this event"))
        self.facts.setText(self._facts())

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "bye"):
            self.setFixedHeight(max(HIGH, self.theme.line("body") + 26))
            self.bye.setFixedWidth(self.theme.px(76))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, HIGH)

    def _show_bye(self, event: Event) -> None:
        at = self.bye.findData(event.bye_points)
        if at < 0:
            self.bye.addItem(points_text(event.bye_points), event.bye_points)
            at = self.bye.count() - 1
        self.bye.setCurrentIndex(at)

    def _chosen(self, index: int) -> None:
        self.bye_chosen.emit(float(self.bye.itemData(index, Qt.ItemDataRole.UserRole)))

    def _facts(self) -> str:
        view = self._view
        if view is None or view.event is None:
            return ""
        translate = QCoreApplication.translate
        parts = [f"{view.event.name}, {format_date(view.event.date)}"]
        if view.rounds:
            parts.append(translate("Counts", "%n round(s)", None, len(view.rounds)))
        still = len(view.open_boards)
        if still:
            parts.append(translate("Counts", "%n game(s) still open", None, still))
        if self._cross:
            parts.append(self.tr("each cell: result, then the opponent’s number"))
        return "   ·   ".join(parts)
