"""The sheet of all keys, made from the one table of actions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.ui.base.action_table import SPECS, Group
from tourney.ui.base.i18n import shown
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.keycap import KeyCap
from tourney.ui.widgets.labels import Label

BOARD_HEADING = QT_TRANSLATE_NOOP("Actions", "On a board or in a list")
BOARD_KEYS = (
    (("1", "=", "0"), QT_TRANSLATE_NOOP("Actions", "Side A won, draw, side B won")),
    (("+", "-"), QT_TRANSLATE_NOOP("Actions", "Side A won, side B won by forfeit")),
    (("Enter",), QT_TRANSLATE_NOOP("Actions", "Open or record what is chosen")),
    (("Esc",), QT_TRANSLATE_NOOP("Actions", "Leave a field, close a bar")),
    (("Ctrl+C",), QT_TRANSLATE_NOOP("Actions", "Copy the chosen rows")),
)
LEFT_COLUMN = (Group.NIGHT, Group.GO)
RIGHT_COLUMN = (Group.CHANGES, Group.PAPER, Group.CLUB, Group.WINDOW)


class ShortcutSheet(Dialog):
    """Two columns of actions and their keys."""

    def __init__(self, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(theme, "", "", parent)
        self.setObjectName("shortcut-sheet")
        self.set_question(QCoreApplication.translate("Actions", "Keyboard shortcuts"))
        self._theme = theme
        room = parent.size() if parent is not None else self.screen().availableSize()
        self.setMinimumWidth(min(860, room.width() - 48))
        columns = QHBoxLayout()
        columns.setContentsMargins(0, 0, 12, 0)
        columns.setSpacing(40)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column, groups in ((left, LEFT_COLUMN), (right, RIGHT_COLUMN)):
            column.setSpacing(6)
            for group in groups:
                rows = [(spec.keys, shown(spec.text)) for spec in SPECS if spec.group is group and spec.keys]
                self._add(column, shown(group.text), rows)
            columns.addLayout(column, 1)
        self._add(left, shown(BOARD_HEADING), [(keys, shown(text)) for keys, text in BOARD_KEYS])
        left.addStretch(1)
        right.addStretch(1)
        inside = QWidget()
        inside.setLayout(columns)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(inside)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        area.setAccessibleName(QCoreApplication.translate("Actions", "Keyboard shortcuts"))
        wish = inside.sizeHint().height()
        area.setMinimumHeight(min(wish + 4, room.height() - 220))
        self.content.addWidget(area, 1)
        close = self.add_verb(self.tr("Close"), key="Esc", result=Dialog.DialogCode.Rejected.value)
        self.set_safe(close)

    def _add(self, column: QVBoxLayout, heading: str, rows: list[tuple[tuple[str, ...], str]]) -> None:
        if column.count():
            column.addSpacing(10)
        column.addWidget(Label(self._theme, heading, "header", "faint"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        for at, (keys, text) in enumerate(rows):
            grid.addWidget(Label(self._theme, text, "body"), at, 0)
            caps = QHBoxLayout()
            caps.setSpacing(4)
            for key in keys:
                caps.addWidget(KeyCap(self._theme, key))
            grid.addLayout(caps, at, 1, Qt.AlignmentFlag.AlignRight)
        column.addLayout(grid)
