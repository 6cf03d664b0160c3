"""What both explanations share: a dialog whose content scrolls, and labels on it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from tourney.ui.base.context import Context
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.labels import Label

WIDE = 720
LEAST_HIGH = 240
ROOM_ABOVE = 190
"""Pixels of the window that title and buttons of the dialog take."""


class ExplainSheet(Dialog):
    """A dialog as high as its content needs, and no higher than its window has room for."""

    def __init__(self, ctx: Context, question: str, parent: QWidget | None) -> None:
        super().__init__(ctx.theme, question, "", parent, width=WIDE)
        self.ctx = ctx
        self.inside = QWidget()
        self.column = QVBoxLayout(self.inside)
        self.column.setContentsMargins(0, 0, 12, 4)
        self.column.setSpacing(10)
        self.area = QScrollArea()
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(self.inside)
        self.content.addWidget(self.area, 1)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.fit)

    def label(self, role: str, ink: str = "text", *, parent: QWidget | None = None) -> Label:
        """Return a label that wraps."""
        return Label(self.theme, "", role, ink, wrap=True, parent=parent or self.inside)

    def fit_soon(self) -> None:
        """Take the height of the content once its layout has heard of a change."""
        self._soon.start()

    def fit(self) -> None:
        """Take the height that the content needs, as far as the window has it."""
        layout = self.inside.layout()
        assert layout is not None
        # Boxes within boxes tell of new words one after the other.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        layout.activate()
        wide = self.area.viewport().width()
        needed = layout.sizeHint().height()
        if layout.hasHeightForWidth():
            needed = layout.totalHeightForWidth(wide)
        # Left to itself it asks for the height its words would need at their narrowest.
        self.inside.setMinimumHeight(needed)
        window = self.parentWidget()
        room = (window.window().height() if window is not None else 900) - self.theme.px(ROOM_ABOVE)
        self.area.setFixedHeight(min(needed, max(room, self.theme.px(LEAST_HIGH))))
        own = self.layout()
        assert own is not None
        own.activate()
        self.setMinimumHeight(0)
        self.resize(self.width(), own.sizeHint().height())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit_soon()
