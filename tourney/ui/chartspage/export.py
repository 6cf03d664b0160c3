"""Write a chart to a file the person names: a picture, a drawing, a page, or the table behind it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from tourney.core.progress import CancelCheck, Progress
from tourney.ui.base import tables
from tourney.ui.base.bus import Notice, retold
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import translate
from tourney.ui.base.saving import saving
from tourney.ui.charts.picture import WRITERS
from tourney.ui.chartspage.pane import Export


class ChartExporter(QObject):
    """Asks for a file; pictures are drawn here, and everything is written off the GUI thread."""

    def __init__(self, ctx: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self._ctx = ctx
        self._window = parent

    def menu(self, found: Callable[[], Export | None]) -> QMenu:
        """Return the kinds of files as a menu."""
        menu = QMenu(self._window)
        menu.setObjectName("charts-export-menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for suffix, words in self._kinds().items():
            action = menu.addAction(words)
            action.setData(suffix)
            action.triggered.connect(partial(self._chosen, found, suffix))
        return menu

    def _chosen(self, found: Callable[[], Export | None], suffix: str) -> None:
        export = found()
        if export is not None:
            self.ask(export, suffix)

    def _kinds(self) -> dict[str, str]:
        return {
            ".png": self.tr("Picture (PNG)"),
            ".svg": self.tr("Drawing (SVG)"),
            ".pdf": self.tr("Document to print (PDF)"),
            ".csv": self.tr("Table of the figures (CSV)"),
        }

    def ask(self, export: Export, suffix: str = ".png") -> QFileDialog:
        """Open the file dialog, with one kind of file chosen."""
        title, club = self.tr("Export: {0}").format(export.title), self._ctx.club.path
        dialog = saving(self._window, title, export.title, partial(self.write, export), beside=club)
        patterns = {
            ".png": self.tr("Picture (*.png)"),
            ".svg": self.tr("Drawing (*.svg)"),
            ".pdf": self.tr("Document to print (*.pdf)"),
        }
        tables.offer(dialog, self._ctx.settings, *patterns.values())
        # The separator of tables is remembered; which kind of file is chosen by the menu.
        if suffix in patterns:
            dialog.selectNameFilter(patterns[suffix])
        dialog.setDefaultSuffix(suffix.lstrip("."))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def write(self, export: Export, path: Path) -> None:
        """Write *export* in the format of the file's suffix (PNG for an unknown one), and say so."""
        suffix = path.suffix.lower()
        data = (
            b"" if suffix == ".csv" else WRITERS.get(suffix, WRITERS[".png"])(export.picture, self._ctx.theme)
        )
        options = tables.options(self._ctx.settings)

        def work(*, progress: Progress, cancelled: CancelCheck) -> Path:
            del progress, cancelled
            from tourney.club.reports import write_sheet, write_whole

            if suffix == ".csv":
                write_sheet(export.sheet(), path, translate, options=options)
            else:
                write_whole(path, data)
            return path

        self._ctx.jobs.start(work, done=self._written, owner=self)

    def _written(self, path: Path) -> None:
        def told() -> Notice:
            return Notice(self.tr("{0} was written.").format(path.name), str(path.parent))

        self._ctx.bus.noticed.emit(retold(told))
