"""What every page of the rail is: a widget that re-reads when asked and answers actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from tourney.core.topics import Topic

if TYPE_CHECKING:
    from tourney.ui.base.context import Context


class Page(QWidget):
    """Base of all pages. The constructor builds and reads nothing; ``refresh`` reads.

    Signals
    -------
    status_changed
        ``status_text`` would now say something else.
    handlers_changed
        ``handlers`` would now give other keys.
    """

    key: ClassVar[str] = ""
    topics: ClassVar[frozenset[Topic]] = frozenset()

    status_changed = Signal()
    handlers_changed = Signal()

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ctx = ctx
        ctx.theme.changed.connect(self.restyle)

    def title(self) -> str:
        """Return the page's name in the reader's language."""
        return ""

    def refresh(self, topics: frozenset[Topic]) -> None:
        """Re-read what *topics* touch; called while shown, first with every topic."""

    def panels(self) -> Sequence[QWidget]:
        """Return where F6 stops, in order."""
        return ()

    def status_text(self) -> str:
        """Return what the status line says at the left."""
        return ""

    def reserved_height(self) -> int:
        """Return how many pixels at the bottom the undo bar must leave free (the quick bar)."""
        return 0

    def handlers(self) -> Mapping[str, Callable[[], None]]:
        """Return action key -> what this page does for it now."""
        return {}

    def first_focus(self) -> QWidget | None:
        """Return the widget that has the focus when the page comes up."""
        panels = self.panels()
        return panels[0] if panels else None

    def show_target(self, target: object) -> None:
        """Show one thing: what a ``Place`` names."""

    def retranslate(self) -> None:
        """Set every text again; the language changed."""

    def restyle(self) -> None:
        """Follow the theme; colours, fonts or text size changed."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
