"""What can be seen and heard in a window: its visible texts, and its parts as a screen reader meets them."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QTabBar,
    QTableView,
    QWidget,
)

CATALOGUE = Path(__file__).resolve().parents[3] / "resources" / "i18n" / "tourney_zh_CN.ts"
ROWS = 40
HOLE = re.compile(r"\\\{\w*\\\}|%n")
SAME_IN_BOTH = frozenset({"Tourney", "English", "A4", "A5", "Letter"})

NAMED = (
    QAccessible.Role.Button,
    QAccessible.Role.ButtonMenu,
    QAccessible.Role.CheckBox,
    QAccessible.Role.ComboBox,
    QAccessible.Role.EditableText,
    QAccessible.Role.List,
    QAccessible.Role.PageTabList,
    QAccessible.Role.RadioButton,
    QAccessible.Role.Table,
)


def visible(window: QWidget) -> Iterator[QWidget]:
    """Yield the parts of a window that are shown, the window first."""
    yield window
    for widget in window.findChildren(QWidget):
        if widget.isVisible() and widget.window() is window.window():
            yield widget


def texts(window: QWidget) -> set[str]:
    """Return what can be read: labels, buttons, tabs, placeholders, headers, cells, names for readers."""
    found: set[str] = {window.windowTitle()}
    for widget in visible(window):
        found |= {widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()}
        match widget:
            case QLabel() | QAbstractButton():
                found.add(widget.text())
            case QLineEdit():
                found.add(widget.placeholderText())
            case QTabBar():
                found |= {widget.tabText(at) for at in range(widget.count())}
            case QComboBox():
                found |= {widget.itemText(at) for at in range(widget.count())}
            case QAbstractItemView() if widget.model() is not None:
                found |= set(_cells(widget))
    return {text for text in found if text.strip()}


def _cells(view: QAbstractItemView) -> Iterator[str]:
    model: QAbstractItemModel = view.model()
    root = QModelIndex()
    # A list model keeps its columnCount to itself.
    for column in range(model.columnCount(root) if isinstance(view, QTableView) else 1):
        if isinstance(view, QTableView):
            yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
            if view.isColumnHidden(column):
                continue
        for row in range(min(ROWS, model.rowCount(root))):
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                value = model.index(row, column, root).data(role)
                if isinstance(value, str):
                    yield value


def english(found: Iterable[str], data: Collection[str]) -> list[str]:
    """Return those texts that are an English source of the catalogue; *data* are names and the like.

    A name within a text is not looked at: that of an event may be made of words of the program.
    """
    plain, patterns = _sources()
    own = set(data) | SAME_IN_BOTH
    names = re.compile("|".join(re.escape(name) for name in sorted(data, key=len, reverse=True)) or r"(?!)")

    def is_english(text: str) -> bool:
        bare = names.sub("•", text)
        return bare in plain or any(pattern.fullmatch(bare) for pattern in patterns)

    return sorted(text for text in found if text not in own and is_english(text))


def _sources() -> tuple[set[str], list[re.Pattern[str]]]:
    plain: set[str] = set()
    patterns = []
    for message in ET.parse(CATALOGUE).iter("message"):
        source, translation = message.findtext("source") or "", message.find("translation")
        there = "".join(translation.itertext()) if translation is not None else ""
        letters = re.sub(r"\{\w*\}|%n", "", source)
        if source == there or not re.search(r"[A-Za-z]{3}", letters):
            continue
        if letters == source:
            plain.add(source)
        else:
            patterns.append(re.compile(HOLE.sub(".+", re.escape(source)), re.DOTALL))
    return plain, patterns


def nameless(window: QWidget) -> list[str]:
    """Return the parts that a screen reader would meet without a name."""
    found = []
    for widget in visible(window):
        interface = QAccessible.queryAccessibleInterface(widget)
        if interface is None or interface.role() not in NAMED:
            continue
        if not interface.text(QAccessible.Text.Name).strip():
            found.append(f"{type(widget).__name__} {widget.objectName()!r} {interface.role().name}")
    return found


def lost(window: QWidget) -> list[str]:
    """Return the parts that take the focus by Tab but are never reached from the window by it."""
    ring = {id(window)}
    at = window.nextInFocusChain()
    while at is not None and id(at) not in ring:
        ring.add(id(at))
        at = at.nextInFocusChain()
    return [
        f"{type(widget).__name__} {widget.accessibleName()!r}"
        for widget in visible(window)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isEnabled() and id(widget) not in ring
    ]
