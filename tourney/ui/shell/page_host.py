"""Holds the pages: makes each when first shown, and lets it re-read only what it shows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from tourney.core.topics import Topic
from tourney.ui.base.bus import Place
from tourney.ui.base.context import Context
from tourney.ui.base.page import Page
from tourney.ui.shell.entries import PageEntry

EVERYTHING = frozenset(Topic)


class PageHost(QStackedWidget):
    """The pages of one open club.

    A change marks the topics as unread for every page; the page shown re-reads at once, the
    others when they come up.

    Signals
    -------
    shown : str
        This page is shown now.
    status_changed
        The page shown says something else.
    """

    shown = Signal(str)
    status_changed = Signal()

    def __init__(self, ctx: Context, entries: Sequence[PageEntry], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ctx = ctx
        self._entries = {entry.key: entry for entry in entries}
        self._pages: dict[str, Page] = {}
        self._unread: dict[str, frozenset[Topic]] = {}
        self._key = ""
        ctx.bus.changed.connect(self._changed)
        ctx.bus.asked.connect(self.go_to)

    @property
    def key(self) -> str:
        """Return the key of the page shown; empty before the first."""
        return self._key

    @property
    def page(self) -> Page | None:
        """Return the page shown."""
        return self._pages.get(self._key)

    def go(self, key: str) -> None:
        """Show a page and give it the focus; an unknown key does nothing."""
        if key not in self._entries:
            return
        page = self._made(key)
        self._key = key
        self._read()
        self.setCurrentWidget(page)
        self._bind()
        focus = page.first_focus()
        if focus is not None:
            focus.setFocus(Qt.FocusReason.OtherFocusReason)
        self.shown.emit(key)

    def prepare(self, key: str) -> bool:
        """Make a page that is likely to be wanted, unread and unseen; False when it stands already."""
        if key in self._pages or key not in self._entries:
            return False
        self._made(key)
        return True

    def _made(self, key: str) -> Page:
        page = self._pages.get(key)
        if page is None:
            page = self._entries[key].load()(self._ctx, self)
            page.status_changed.connect(self._status_changed)
            page.handlers_changed.connect(self._bind)
            self._pages[key] = page
            self._unread[key] = EVERYTHING
            self.addWidget(page)
        return page

    def go_to(self, place: Place) -> None:
        """Show a page and one thing on it."""
        if place.page not in self._entries:
            return
        if place.page != self._key:
            self.go(place.page)
        page = self.page
        if page is not None and place.target is not None:
            page.show_target(place.target)

    def next_panel(self) -> None:
        """Give the focus to the following panel of the page."""
        self._step(1)

    def previous_panel(self) -> None:
        """Give the focus to the panel before."""
        self._step(-1)

    def close_pages(self) -> None:
        """Stop listening; the club is closing."""
        self._ctx.bus.changed.disconnect(self._changed)
        self._ctx.bus.asked.disconnect(self.go_to)
        self._ctx.actions.bind_page({})

    def _changed(self, topics: frozenset[Topic]) -> None:
        for key in self._pages:
            self._unread[key] = self._unread[key] | topics
        self._read()

    def _read(self) -> None:
        page = self.page
        if page is None:
            return
        unread = self._unread[self._key]
        self._unread[self._key] = frozenset()
        wanted = unread if unread == EVERYTHING else unread & page.topics
        if wanted:
            page.refresh(wanted)

    def _bind(self) -> None:
        page = self.page
        if page is not None:
            self._ctx.actions.bind_page(page.handlers())

    def _status_changed(self) -> None:
        self.status_changed.emit()

    def _step(self, by: int) -> None:
        page = self.page
        panels = [panel for panel in page.panels() if panel.isVisible()] if page is not None else []
        if not panels:
            return
        focus = QApplication.focusWidget()
        at = next((i for i, p in enumerate(panels) if focus is not None and _holds(p, focus)), None)
        following = (0 if by > 0 else len(panels) - 1) if at is None else (at + by) % len(panels)
        panels[following].setFocus(Qt.FocusReason.TabFocusReason)


def _holds(panel: QWidget, focus: QWidget) -> bool:
    return panel is focus or panel.isAncestorOf(focus)
