"""Where a typed result goes: the event looked at, or open play without an event."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from tourney.core.records import NewEvent
from tourney.ui.desk.night import Night
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.painting import fit

WIDEST = 170


class Destination(KeyButton):
    """A button that says where results go; its menu, or its key, changes it.

    Signals
    -------
    chosen
        Results go somewhere else now.
    """

    chosen = Signal()

    def __init__(self, night: Night, parent: QWidget | None = None) -> None:
        super().__init__(night.ctx.theme, kind="quiet", menu=True, parent=parent)
        self.night = night
        self.open_play = False
        self.setObjectName("quick-destination")
        self._places = QMenu(self)
        self._places.aboutToShow.connect(self._fill)
        self.clicked.connect(self.open)
        self.refresh()

    def open(self) -> None:
        """Drop the menu above the button: the bar is at the foot of the window."""
        self._fill()
        at = self.mapToGlobal(self.rect().topLeft())
        at.setY(at.y() - self._places.sizeHint().height())
        self._places.popup(at)

    def places(self) -> QMenu:
        """Return the menu, filled."""
        self._fill()
        return self._places

    def toggle_open_play(self) -> None:
        """Send results to the other place."""
        self.choose(open_play=not self.open_play)

    def choose(self, *, open_play: bool) -> None:
        """Send results to the event looked at, or to none."""
        if open_play != self.open_play:
            self.open_play = open_play
            self.refresh()
            self.chosen.emit()

    def restyle(self) -> None:
        """Measure again."""
        super().restyle()
        if hasattr(self, "night"):
            self.refresh()

    def refresh(self) -> None:
        """Say the place as it is called now."""
        words = self.tr("Open play") if self.open_play else self._event_words()
        _, shown = fit(words, self.font(), self.theme.px(WIDEST))
        self.setText(shown.replace("&", "&&"))
        key = self.night.ctx.actions.key("quick-event")
        self.setToolTip(self.tr("Results go to: {0}. {1} changes it").format(words, key))
        self.setAccessibleName(self.tr("Results go to: {0}").format(words))

    def _event_words(self) -> str:
        event = self.night.view.event
        if event is not None:
            return event.name
        planned = self.night.event_ref
        return planned.name if isinstance(planned, NewEvent) else ""

    def _fill(self) -> None:
        self._places.clear()
        group = QActionGroup(self._places)
        event = self.night.view.event
        words = self._event_words()
        if event is None:
            words = self.tr("{0} (begins with the first result)").format(words)
        for open_play, text in ((False, words), (True, self.tr("Open play: no event"))):
            action = QAction(text.replace("&", "&&"), self._places)
            action.setCheckable(True)
            action.setChecked(open_play == self.open_play)
            action.triggered.connect(self._chooser(open_play=open_play))
            group.addAction(action)
            self._places.addAction(action)

    def _chooser(self, *, open_play: bool) -> object:
        return lambda: self.choose(open_play=open_play)
