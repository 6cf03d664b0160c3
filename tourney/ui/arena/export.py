"""Write the board to a file the person names: its picture, or its table with all notes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from tourney.core.progress import CancelCheck, Progress
from tourney.exchange.base import Sheet
from tourney.ui.base import tables
from tourney.ui.base.bus import Notice, retold
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import translate
from tourney.ui.base.saving import saving
from tourney.ui.charts.picture import WRITERS, Picture

TABLES = frozenset({".csv", ".xlsx", ".html"})


@dataclass(frozen=True, slots=True)
class BoardExport:
    """What can be written of a board."""

    title: str
    sheet: Sheet
    picture: Picture


class BoardExporter(QObject):
    """Asks for a file; pictures are drawn here, and everything is written off the GUI thread."""

    def __init__(self, ctx: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self._ctx = ctx
        self._window = parent

    def menu(self, found: Callable[[], BoardExport | None]) -> QMenu:
        """Return the kinds of files as a menu."""
        menu = QMenu(self._window)
        menu.setObjectName("arena-export-menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for suffix, words in self._kinds().items():
            action = menu.addAction(words)
            action.setData(suffix)
            action.triggered.connect(partial(self._chosen, found, suffix))
        return menu

    def _kinds(self) -> dict[str, str]:
        return {
            ".csv": self.tr("Table (CSV)"),
            ".xlsx": self.tr("Spreadsheet (XLSX)"),
            ".html": self.tr("Web page (HTML)"),
            ".png": self.tr("Picture (PNG)"),
            ".svg": self.tr("Drawing (SVG)"),
            ".pdf": self.tr("Drawing to print (PDF)"),
        }

    def _chosen(self, found: Callable[[], BoardExport | None], suffix: str) -> None:
        export = found()
        if export is not None:
            self.ask(export, suffix)

    def ask(self, export: BoardExport, suffix: str = ".csv") -> QFileDialog:
        """Open the file dialog, with one kind of file chosen."""
        title, club = self.tr("Export: {0}").format(export.title), self._ctx.club.path
        dialog = saving(self._window, title, export.title, partial(self.write, export), beside=club)
        patterns = {
            ".xlsx": self.tr("Spreadsheet (*.xlsx)"),
            ".html": self.tr("Web page (*.html)"),
            ".png": self.tr("Picture (*.png)"),
            ".svg": self.tr("Drawing (*.svg)"),
            ".pdf": self.tr("Drawing to print (*.pdf)"),
        }
        tables.offer(dialog, self._ctx.settings, *patterns.values())
        if suffix in patterns:
            dialog.selectNameFilter(patterns[suffix])
        dialog.setDefaultSuffix(suffix.lstrip("."))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def write(self, export: BoardExport, path: Path) -> None:
        """Write *export* in the format of the file's suffix (CSV for an unknown one), and say so."""
        suffix = path.suffix.lower()
        drawn = WRITERS[suffix](export.picture, self._ctx.theme) if suffix in WRITERS else b""
        options = tables.options(self._ctx.settings)

        def work(*, progress: Progress, cancelled: CancelCheck) -> Path:
            del progress, cancelled
            from tourney.club.reports import write_sheet, write_whole

            if drawn:
                write_whole(path, drawn)
                return path
            target = path if suffix in TABLES else path.with_name(f"{path.name}.csv")
            write_sheet(export.sheet, target, translate, options=options)
            return target

        self._ctx.jobs.start(work, done=self._written, owner=self)

    def _written(self, path: Path) -> None:
        def told() -> Notice:
            return Notice(self.tr("{0} was written.").format(path.name), str(path.parent))

        self._ctx.bus.noticed.emit(retold(told))
