"""When the panel with the worked-out reason opens, follows the chosen line, and goes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from tourney.ui.models.night_table import EventLine, EventTableModel
from tourney.ui.standings.tables import EventTable
from tourney.ui.standings.why import WhyPanel


class WhyHost(QObject):
    """Enter on a place opens the panel, the arrows in the table turn its pages, Esc closes it."""

    def __init__(self, table: EventTable, model: EventTableModel, panel: WhyPanel) -> None:
        super().__init__(table)
        self._table, self._model, self._panel = table, model, panel
        panel.hide()
        table.chosen.connect(self.open)
        panel.closed.connect(self.close)
        table.selectionModel().currentRowChanged.connect(self.follow)

    def open(self, key: int) -> None:
        """Tell about a line, and give the keys to the steps."""
        line = self._line(self._model.row_of(key))
        if line is None:
            return
        self._panel.tell(self._model.parts[line.part], line)
        self._panel.show()
        self._panel.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def close(self) -> None:
        """Close the panel; the keys go back to the table."""
        self._panel.hide()
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def follow(self) -> None:
        """Tell about the line that is chosen now; without one there is nothing to tell."""
        if self._panel.isHidden():
            return
        line = self._line(self._table.currentIndex().row())
        if line is None and self._panel.key is not None:
            line = self._line(self._model.row_of(self._panel.key))
        if line is None:
            self._panel.hide()
        else:
            self._panel.tell(self._model.parts[line.part], line)

    def _line(self, row: int) -> EventLine | None:
        return self._model.record(row)
