"""Getting about in a window and its dialogs by keys."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def go_to(person, widget: QWidget) -> None:
    """Press Tab until a widget has the keys."""
    for _ in range(80):
        if person.focus is widget:
            return
        person.press("Tab")
    raise AssertionError(f"Tab does not lead to {widget.objectName()}")


def part(person, name: str) -> QWidget:
    """Return a part of the dialog in front by its object name."""
    dialog = person.app.activeModalWidget()
    assert dialog is not None
    found = dialog.findChild(QWidget, name)
    assert isinstance(found, QWidget)
    return found
