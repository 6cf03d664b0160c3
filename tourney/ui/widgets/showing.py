"""Show a dialog without waiting for it, no taller than its words need, and all of it on the screen."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QDialog, QLayout, QWidget


def keep_on_screen(dialog: QWidget) -> None:
    """Move a dialog that has grown past an edge of its screen back to where all of it is seen."""
    room, frame = dialog.screen().availableGeometry(), dialog.frameGeometry()
    x = max(room.left(), min(frame.left(), room.right() + 1 - frame.width()))
    y = max(room.top(), min(frame.top(), room.bottom() + 1 - frame.height()))
    if (x, y) != (frame.left(), frame.top()):
        dialog.move(x, y)


def fit_height(dialog: QDialog) -> None:
    """Give a dialog the height its wrapped words need at its present width."""
    layout = dialog.layout()
    if layout is None:
        return
    # Left to itself the layout asks for the height the words would need at their narrowest.
    layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
    layout.activate()
    width = max(dialog.width(), dialog.minimumWidth())
    height = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.sizeHint().height()
    around = dialog.frameGeometry().height() - dialog.height()
    height = min(height, dialog.screen().availableGeometry().height() - around)
    dialog.setMinimumHeight(height)
    dialog.resize(width, height)


def show_dialog(dialog: QDialog) -> None:
    """Open a dialog over its window; it answers by signals and is gone when it closes."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.ensurePolished()
    fit_height(dialog)
    dialog.open()
    fit_height(dialog)


def fit_soon(dialog: QDialog) -> None:
    """Fit a dialog once its layouts have heard of what was just shown or hidden."""

    def fit() -> None:
        fit_height(dialog)

    QTimer.singleShot(0, dialog, fit)
