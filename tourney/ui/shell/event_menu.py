"""The menu below the event's name: which night or tournament the desk looks at."""

from __future__ import annotations

import datetime as dt

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from tourney.core.records import Event
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_day

SHOWN = 14


class EventMenu(QObject):
    """Fills *menu* each time it opens: tonight first, then the events, newest first."""

    def __init__(self, ctx: Context, menu: QMenu, parent: QObject) -> None:
        super().__init__(parent)
        self._ctx = ctx
        self._menu = menu
        menu.aboutToShow.connect(self._fill)

    def current(self) -> Event | None:
        """Return the event looked at; None is a night that has not begun."""
        from tourney.club import desk

        chosen = self._ctx.event.id
        return next((event for event in desk.all_events(self._ctx.club) if event.id == chosen), None)

    def _fill(self) -> None:
        from tourney.club import desk

        self._menu.clear()
        group = QActionGroup(self._menu)
        events = desk.all_events(self._ctx.club)
        tonight = desk.tonight(self._ctx.club, dt.date.today())
        if tonight is None:
            self._add(group, None, self.tr("Tonight (begins with the first check-in)"))
        for event in events[:SHOWN]:
            self._add(group, event.id, f"{event.name}  ·  {format_day(event.date)}")
        self._menu.addSeparator()
        for key in ("new-event", "edit-event"):
            self._menu.addAction(self._ctx.actions.action(key))

    def _add(self, group: QActionGroup, event_id: int | None, text: str) -> None:
        # An ampersand in a name is no mnemonic.
        action = QAction(text.replace("&", "&&"), self._menu)
        action.setCheckable(True)
        action.setChecked(event_id == self._ctx.event.id)
        action.triggered.connect(lambda: self._ctx.event.choose(event_id))
        group.addAction(action)
        self._menu.addAction(action)
