"""One start of a program, watched from inside: ``python -m tests.benchmarks.start_child minimal|ours``.

Prints JSON: moments on the clock that all processes share, the processor time used by then, and which
heavy modules were loaded at the first paint. Run by ``start``.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

HEAVY = ("numpy", "scipy", "pyqtgraph", "rustworkx", "sqlalchemy", "sqlmodel", "alembic", "pydantic")


def minimal() -> dict[str, Any]:
    """Show a window with a table of 100 rows."""
    from PySide6.QtCore import QAbstractTableModel, Qt, QTimer
    from PySide6.QtWidgets import QApplication, QMainWindow, QTableView

    class Rows(QAbstractTableModel):
        def rowCount(self, parent: object = None) -> int:
            return 100

        def columnCount(self, parent: object = None) -> int:
            return 5

        def data(self, index: Any, role: int = 0) -> Any:
            return str(index.row()) if role == Qt.ItemDataRole.DisplayRole else None

    class Window(QMainWindow):
        def paintEvent(self, event: Any) -> None:
            super().paintEvent(event)
            QTimer.singleShot(0, painted)

    found: dict[str, Any] = {}

    def painted() -> None:
        found.setdefault("first paint", time.monotonic())
        found.setdefault("cpu first paint", time.process_time())
        app.quit()

    app = QApplication([])
    window, table = Window(), QTableView()
    table.setModel(Rows())
    window.setCentralWidget(table)
    window.resize(1440, 900)
    window.show()
    app.exec()
    return found


def ours() -> dict[str, Any]:
    """Start Tourney with the demo club, as ``tourney --demo`` does."""
    from PySide6.QtCore import QEvent, QObject, Qt, QTimer

    from tourney.ui import app as program

    found: dict[str, Any] = {}

    class FirstPaint(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                watched.removeEventFilter(self)
                QTimer.singleShot(0, self.painted)
            return False

        def painted(self) -> None:
            found["first paint"] = time.monotonic()
            found["cpu first paint"] = time.process_time()
            found["heavy"] = [name for name in HEAVY if name in sys.modules]

    class Watched(program.MainWindow):  # type: ignore[misc, name-defined]
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            self.club_opened.connect(self._is_open, Qt.ConnectionType.QueuedConnection)
            self._first = FirstPaint()
            self.installEventFilter(self._first)
            self._look = QTimer()
            self._look.setInterval(1)
            self._look.timeout.connect(self._look_at_it)

        def _is_open(self) -> None:
            self.repaint()
            found["page shown"] = time.monotonic()
            found["cpu page shown"] = time.process_time()
            self._look.start()

        def _look_at_it(self) -> None:
            workspace = self.workspace
            if self.services.jobs.busy or workspace is None or workspace.ctx.club.rated is None:
                return
            self._look.stop()
            self.repaint()
            found["rated"] = time.monotonic()
            found["cpu rated"] = time.process_time()
            QTimer.singleShot(0, self._then_players)

        def _then_players(self) -> None:
            self.workspace.pages.go("players")
            self.repaint()
            found["players shown"] = time.monotonic()
            QTimer.singleShot(0, self.close)

    program.MainWindow = Watched  # type: ignore[attr-defined, misc]
    program.main(["--demo"])
    return found


if __name__ == "__main__":
    print(json.dumps({"minimal": minimal, "ours": ours}[sys.argv[1]]()))
