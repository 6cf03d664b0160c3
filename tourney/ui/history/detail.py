"""The pane of one change: who, when, what, and each field before and after."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from tourney.club import log
from tourney.club.game_story import JournalEntry
from tourney.club.journal_story import FieldChange, JournalStory, story
from tourney.club.journal_turns import games_of
from tourney.core.errors import TourneyError
from tourney.core.marks import Text
from tourney.core.progress import CancelCheck, Progress
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_date, format_time, shown
from tourney.ui.history.kinds import kind_words
from tourney.ui.history.model import desk_words, what_words
from tourney.ui.models.games import counted
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.separator import Separator
from tourney.ui.widgets.surface import Surface

WIDE = 340
MARGIN = 16
ROWS = 24
"""Rows of the club file whose fields are told one by one; of an import nobody reads more."""


@dataclass(frozen=True, slots=True)
class Found:
    """What was read of a change: its fields, and the one game it is about where it is still there."""

    entry_id: int
    story: JournalStory
    game_id: int | None


class ChangePane(Surface):
    """Shows the line it is given; what it changed is read in a thread.

    Signals
    -------
    read
        What the line changed is known now.
    """

    read = Signal()

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx.theme, "panel", left=True, parent=parent)
        self.setObjectName("history-detail")
        self._ctx = ctx
        self._line: JournalEntry | None = None
        self._found: Found | None = None
        self.area = QScrollArea()
        self.area.setObjectName("history-fields")
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        actions = ctx.actions
        self.turn = KeyButton(ctx.theme, key=actions.key("turn-change"))
        self.turn.setObjectName("history-turn")
        self.turn.clicked.connect(actions.action("turn-change").trigger)
        self.back = KeyButton(ctx.theme, key=actions.key("undo-to-here"))
        self.back.setObjectName("history-back")
        self.back.clicked.connect(actions.action("undo-to-here").trigger)
        self.game = KeyButton(ctx.theme, key="Enter", kind="ghost")
        self.game.setObjectName("history-game")
        verbs = QVBoxLayout()
        verbs.setContentsMargins(MARGIN, 8, MARGIN, 12)
        verbs.setSpacing(8)
        for button in (self.game, self.turn, self.back):
            verbs.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.area, 1)
        layout.addLayout(verbs)
        ctx.theme.changed.connect(self.restyle)
        self.restyle()
        self.retranslate()

    @property
    def line(self) -> JournalEntry | None:
        """The line on show."""
        return self._line

    @property
    def game_id(self) -> int | None:
        """The one game that the change is about, None while unknown."""
        return self._found.game_id if self._found is not None else None

    def restyle(self) -> None:
        """Keep the width in step with the words."""
        super().restyle()
        if hasattr(self, "_ctx"):
            self.setFixedWidth(self._ctx.theme.px(WIDE))

    def retranslate(self) -> None:
        """Say every word again."""
        self.setAccessibleName(self.tr("The chosen change"))
        self.area.setAccessibleName(self.tr("What it changed"))
        self._build()

    def show_line(self, line: JournalEntry | None) -> None:
        """Show a line of the journal, or that none is chosen; its fields follow when they are read."""
        same = line is not None and self._line is not None and line.id == self._line.id
        self._line = line
        if not same:
            self._found = None
        self._build()
        if line is not None and self._found is None:
            self._look_up(line)

    def _look_up(self, line: JournalEntry) -> None:
        club, entry_id = self._ctx.club, line.id
        # An undo or redo holds no rows of its own: the games are those of its action.
        source = line.id if line.undoes is None else line.undoes

        def work(*, progress: Progress, cancelled: CancelCheck) -> Found:
            del progress, cancelled
            told = story(club, entry_id, limit=ROWS)
            games = games_of(club, source)
            index = log.read_log(club)
            there = [one for one in games if len(games) == 1 and index.row_of(one) is not None]
            return Found(entry_id, told, there[0] if there else None)

        self._ctx.jobs.start(work, done=self._came, failed=self._lost, lane="history-story", owner=self)

    def _came(self, found: Found) -> None:
        if self._line is not None and self._line.id == found.entry_id:
            self._found = found
            self._build()
            self.read.emit()

    def _lost(self, error: Exception) -> None:
        # Gone since (another window brought a backup back): the list is about to follow.
        if not isinstance(error, TourneyError):
            self._ctx.faults.report(error)

    # Building

    def _build(self) -> None:
        line = self._line
        sheet = QWidget()
        column = QVBoxLayout(sheet)
        column.setContentsMargins(MARGIN, 14, MARGIN, 12)
        column.setSpacing(8)
        if line is None:
            column.addWidget(self._label(self.tr("Choose a change to see it here."), "body", "faint"))
        else:
            self._add_head(column, line)
            self._add_fields(column)
        column.addStretch(1)
        self.area.setWidget(sheet)
        self._say_verbs(line)

    def _say_verbs(self, line: JournalEntry | None) -> None:
        writable = line is not None and line.kind == "do" and not self._ctx.club.readonly
        undone = line is not None and line.state == "undone"
        standing = line is not None and line.state == "done"
        self.turn.setText(self.tr("Redo this change") if undone else self.tr("Undo this change"))
        self.turn.setEnabled(writable and (undone or standing))
        self.back.setText(self.tr("Undo back to here"))
        self.back.setEnabled(writable and standing)
        self.game.setText(self.tr("Show the game"))
        self.game.setVisible(self.game_id is not None)

    def _add_head(self, column: QVBoxLayout, line: JournalEntry) -> None:
        column.addWidget(self._label(what_words(line), "panel", "text"))
        local = line.at.astimezone()
        when = self.tr("{0}, {1}", "a date and a time").format(
            format_date(local.date()), format_time(local.time())
        )
        kind = kind_words(line.command)
        words = [when, desk_words(line), *([kind] if kind else [])]
        column.addWidget(self._label(" · ".join(words), "second", "soft"))
        if line.kind == "do" and line.state == "undone":
            column.addWidget(self._label(self.tr("It is undone, and can be done again."), "second", "faint"))
        if line.kind == "do" and line.state == "dropped":
            words_of_it = self.tr("It stays as it is: it cannot be undone or redone any more.")
            column.addWidget(self._label(words_of_it, "second", "faint"))

    def _add_fields(self, column: QVBoxLayout) -> None:
        found = self._found
        if found is None:
            column.addWidget(self._label(self.tr("Reading what it changed…"), "second", "faint"))
            return
        for where, lines in groupby(found.story.lines, key=lambda one: one.where):
            column.addWidget(Separator(self.theme))
            column.addWidget(self._label(shown(where), "header", "faint"))
            for one in lines:
                column.addWidget(self._label(field_words(one), "body", "text"))
        left = found.story.more
        if left:
            more = QCoreApplication.translate("Counts", "and %n more row(s)", None, left)
            column.addWidget(Separator(self.theme))
            column.addWidget(self._label(counted(more, left), "second", "soft"))
        elif not found.story.lines:
            column.addWidget(self._label(self.tr("It left no field different."), "second", "faint"))

    def _label(self, words: str, role: str, ink: str) -> Label:
        label = Label(self.theme, words, role, ink, wrap=True, parent=self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label


def field_words(change: FieldChange) -> str:
    """Return one field in words: what it was and what it became; a new field only what it is."""
    name, before, after = shown(change.field), _value(change.before), _value(change.after)
    translate = QCoreApplication.translate
    if not before:
        return translate("History", "{0}: {1}", "a field and its value").format(name, after)
    return translate("History", "{0}: {1} → {2}", "a field before and after").format(
        name, before, after or "–"
    )


def _value(value: Text | str | None) -> str:
    return "" if value is None else shown(value)
