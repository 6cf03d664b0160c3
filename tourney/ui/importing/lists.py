"""The lists below the facts of an import: first games, problems, doubtful names, remarks, columns."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from tourney.club.importing import ImportPreview
from tourney.exchange.drafts import RawTable
from tourney.ui.base.theme import Theme
from tourney.ui.importing import rows
from tourney.ui.importing.how import HowToRead
from tourney.ui.importing.people import Identity, PeopleForm
from tourney.ui.importing.rows import DraftGamesModel, FatesModel, LinesModel
from tourney.ui.widgets.delegates.text import FigureCell, NameCell, TextCell
from tourney.ui.widgets.table import Column, Table
from tourney.ui.widgets.tabs import UnderlineTabs

FIRST, ROWS, PROBLEMS, NAMES = "first", "rows", "problems", "names"
REMARKS, FILE = "remarks", "file"
KEYS = (FIRST, ROWS, PROBLEMS, NAMES, REMARKS, FILE)


class ImportLists(QWidget):
    """One list at a time, chosen by the tabs above it; a tab without a list is hidden."""

    def __init__(self, theme: Theme, how: HowToRead, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._seen = False
        self.people: PeopleForm | None = None
        self._said: dict[Identity, str] = {}
        """Answers about people, kept while the file is read otherwise."""
        self.how = how
        self.tabs = UnderlineTabs(theme)
        self.tabs.setObjectName("import-tabs")
        self.stack = QStackedWidget()
        self._pages: dict[str, QWidget] = {FILE: how}
        names = {
            FIRST: self.tr("First games"),
            ROWS: self.tr("Every row"),
            PROBLEMS: self.tr("Problems"),
            NAMES: self.tr("Names to check"),
            REMARKS: self.tr("Remarks"),
            FILE: self.tr("How it was read"),
        }
        for key in KEYS:
            self.tabs.add(key, names[key])
        self.stack.addWidget(how)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.tabs)
        layout.addWidget(self.stack, 1)
        self.tabs.chosen.connect(self._show)

    def show_preview(self, preview: ImportPreview) -> None:
        """Fill the lists; what cannot be read comes to the front."""
        chosen = self.tabs.current()
        self._forget()
        self.how.show_preview(preview)
        self.tabs.set_text(FIRST, self.tr("First games") if preview.n_games else self.tr("Players"))
        self._set(FIRST, self._first(preview))
        if preview.problems:
            self._set(PROBLEMS, self._notes(rows.problem_rows(preview)), len(preview.problems))
        if preview.fates:
            self._set(ROWS, self._every_row(preview), len(preview.fates))
        if preview.plan.questions:
            self.people = PeopleForm(self._theme, preview, said=self._said)
            self._set(NAMES, self.people, len(preview.plan.questions))
        remarks = rows.remark_rows(preview)
        if remarks:
            self._set(REMARKS, self._notes(remarks), len(remarks))
        front = NAMES if NAMES in self._pages else FIRST
        if self._seen and chosen in self._pages:
            front = chosen
        # Who is just saying how the file is to be read stays there.
        asked = preview.problems and not (self._seen and chosen == FILE)
        self._place(PROBLEMS if asked else front)
        self._seen = True

    def answers(self) -> dict[int, int | None]:
        """Return who the people asked about are; nothing without questions."""
        return {} if self.people is None else self.people.answers()

    def show_how_only(self, table: RawTable | None) -> None:
        """Show how the file was read and, where it is a table, its columns; no list could be made."""
        self._forget()
        if table is not None:
            self.how.show_table(table)
        else:
            self.how.columns.hide()
        self._place(FILE)
        self._seen = True

    def table(self, key: str) -> QWidget | None:
        """Return the list of a tab, None when it is hidden."""
        return self._pages.get(key)

    def _place(self, key: str) -> None:
        for number, one in enumerate(KEYS):
            self.tabs.setTabVisible(number, one in self._pages)
        self.tabs.choose(key)
        self.tabs.restyle()
        self._show(key)

    def _show(self, key: str) -> None:
        page = self._pages.get(key)
        if page is not None:
            self.stack.setCurrentWidget(page)

    def _set(self, key: str, page: QWidget, count: int | None = None) -> None:
        page.setObjectName(f"import-{key}")
        page.setMinimumHeight(self._theme.px(76))
        page.setAccessibleName(self.tabs.tabText(KEYS.index(key)))
        self._pages[key] = page
        self.stack.addWidget(page)
        self.tabs.set_count(key, count)

    def _forget(self) -> None:
        if self.people is not None:
            self._said.update(self.people.said())
        self.people = None
        for key in KEYS[:-1]:
            page = self._pages.pop(key, None)
            if page is not None:
                self.stack.removeWidget(page)
                page.deleteLater()
            self.tabs.set_count(key, None)

    def _first(self, preview: ImportPreview) -> Table:
        if not preview.n_games:
            headings = (self.tr("Player"), self.tr("Number"), self.tr("Born"), self.tr("Start rating"))
            return self._words(headings, rows.player_rows(preview.draft), (220, 110, 90, 120))
        table = Table(self._theme)
        table.setModel(DraftGamesModel(preview.draft, table))
        table.set_columns(rows.games_columns(self._theme))
        return table

    def _every_row(self, preview: ImportPreview) -> Table:
        table = Table(self._theme)
        table.setModel(FatesModel(preview, table))
        table.set_columns(rows.fates_columns(self._theme))
        return table

    def _notes(self, lines: Sequence[tuple[str, str, str]]) -> Table:
        headings = (self.tr("Row"), self.tr("Column"), self.tr("What it says"))
        table = Table(self._theme)
        table.setModel(LinesModel(headings, lines, table, strong=2))
        table.set_columns(
            (
                Column("row", 64, delegate=FigureCell(self._theme)),
                Column("column", 120, least=80, delegate=TextCell(self._theme, ink="soft")),
                Column("text", 480, least=200, stretch=1, delegate=TextCell(self._theme)),
            )
        )
        return table

    def _words(self, headings: Sequence[str], lines: Sequence[Sequence[str]], widths: Sequence[int]) -> Table:
        table = Table(self._theme)
        table.setModel(LinesModel(headings, lines, table, strong=0))
        table.set_columns(
            [
                Column(str(i), wide, least=60, stretch=1, delegate=NameCell(self._theme))
                for i, wide in enumerate(widths)
            ]
        )
        return table
