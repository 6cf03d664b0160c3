"""The engines of the registry as a list: name over one line, and which one is in use."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tourney.club.engine_words import about, brief
from tourney.ratings.base import Engine
from tourney.ratings.registry import ENGINES
from tourney.ui.base.i18n import shown
from tourney.ui.models.roles import Role

Index = QModelIndex | QPersistentModelIndex


class EngineListModel(QAbstractListModel):
    """All engines, in the order of their names."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.engines: tuple[Engine, ...] = tuple(sorted(ENGINES.values(), key=lambda e: shown(e.label)))
        self._in_use = ""

    def set_in_use(self, key: str) -> None:
        """Mark the engine the club rates with."""
        if key != self._in_use:
            self._in_use = key
            self.retranslate()

    def retranslate(self) -> None:
        """Tell the view that every text may be another."""
        self.dataChanged.emit(self.index(0), self.index(len(self.engines) - 1))

    def row_of(self, key: str) -> int:
        """Return the row of an engine, -1 where there is none."""
        return next((row for row, one in enumerate(self.engines) if one.key == key), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self.engines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self.engines):
            return None
        engine = self.engines[index.row()]
        used = engine.key == self._in_use
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return shown(engine.label)
            case Qt.ItemDataRole.ToolTipRole:
                return shown(about(engine))
            case Qt.ItemDataRole.AccessibleTextRole:
                words = f"{shown(engine.label)}: {shown(brief(engine))}"
                return self.tr("{0}, in use").format(words) if used else words
            case Role.SECOND_LINE:
                return shown(brief(engine))
            case Role.TRAILING:
                return self.tr("in use") if used else None
            case Role.KEY:
                return engine.key
            case _:
                return None
