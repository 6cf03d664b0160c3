"""What is in the document to be imported, one line each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QWidget

from tourney.club.importing import ImportPreview
from tourney.ui.base.i18n import format_date, format_number
from tourney.ui.base.theme import Theme
from tourney.ui.models.games import counted
from tourney.ui.widgets.labels import Label


class Facts(QWidget):
    """What is in the file, one line each: its name in faint ink, the figure beside it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)

    def show_preview(self, preview: ImportPreview) -> None:
        """Say what the file holds."""
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        for line, (name, words) in enumerate(self.lines(preview)):
            self._grid.addWidget(Label(self._theme, name, "second", "faint", parent=self), line, 0)
            value = Label(self._theme, words, "body", "text", wrap=True, parent=self)
            value.setAccessibleName(f"{name}: {words}")
            self._grid.addWidget(value, line, 1)

    def lines(self, preview: ImportPreview) -> list[tuple[str, str]]:
        """Return the facts as name and words."""
        draft, translate = preview.draft, QCoreApplication.translate
        lines: list[tuple[str, str]] = []
        if preview.n_games:
            games = preview.n_games
            words = counted(translate("Counts", "%n game(s)", None, games), games)
            first, last = min(draft.games.dates), max(draft.games.dates)
            span = format_date(first)
            if first != last:
                span = self.tr("{0} to {1}").format(span, format_date(last))
            lines.append((self.tr("Games"), self.tr("{0}, {1}").format(words, span)))
        if byes := len(draft.games.byes):
            words = translate("Counts", "%n bye(s)", None, byes)
            lines.append((self.tr("Byes"), counted(words, byes)))
        new, people = len(preview.new_names), []
        if new or not preview.known:
            people.append(counted(translate("Counts", "%n new player(s)", None, new), new))
        known = preview.known
        if known:
            people.append(counted(translate("Counts", "%n player(s) of the club", None, known), known))
        words = self.tr("{0}, {1}").format(*people) if len(people) == 2 else people[0]
        lines.append((self.tr("Players"), words))
        lines += self._updates(preview)
        if preview.events:
            names = ", ".join(preview.events[:3])
            more = len(preview.events) - 3
            if more > 0:
                names = self.tr("{0} and {1} more").format(names, format_number(more))
            lines.append((self.tr("Events"), names))
        return lines

    def _updates(self, preview: ImportPreview) -> list[tuple[str, str]]:
        """Return what would be brought up to date."""
        translate, found = QCoreApplication.translate, []
        people = len(preview.updates)
        if people:
            words = translate("Counts", "%n player(s) with newer facts", None, people)
            found.append(counted(words, people))
        changed = preview.changed
        if changed:
            words = translate("Counts", "%n game(s) with another result", None, changed)
            found.append(counted(words, changed))
        return [(self.tr("Brought up to date"), ", ".join(found))] if found else []
