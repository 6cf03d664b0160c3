"""The right of the page: the list as another engine would make it, beside the list as it is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from tourney.club.engine_preview import Preview
from tourney.core.marks import Text
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import listed, shown
from tourney.ui.engine.lab_words import figures_words, movers_words
from tourney.ui.engine.tables import PREVIEW_FOLDS, SAME, WITHOUT_DEVIATION, preview_table
from tourney.ui.models.engine_preview import PreviewModel
from tourney.ui.standings.head import Filter
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.empty import EmptyState
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.notice import Notice
from tourney.ui.widgets.progress import ProgressStrip

NOTES_SHOWN = 160
"""Letters of a remark shown; a club of many newcomers would fill the page with their names."""

NAMES_SHOWN = 6
MOST_IN_TIP = 40


class PreviewPane(QWidget):
    """Words about what would change, remarks of the engine, progress, and the table.

    Signals
    -------
    cancelled
        The person does not want to wait for the new list.
    again
        The person wants the list worked out after all.
    """

    cancelled = Signal()
    again = Signal()

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = ctx.theme
        self.ctx = ctx
        self._preview: Preview | None = None
        self._stopped = False
        self.title = Label(theme, "", "panel", "text")
        self.filter = Filter(theme)
        self.filter.setObjectName("engine-filter")
        self.summary = Label(theme, "", "body", "soft", wrap=True)
        self.movers = Label(theme, "", "second", "soft", wrap=True)
        self.movers.setObjectName("engine-movers")
        self.figures = Label(theme, "", "second", "soft", wrap=True)
        self.figures.setObjectName("engine-figures")
        self.touched = Label(theme, "", "second", "soft", wrap=True)
        self.touched.setObjectName("engine-touched")
        self.note = Notice(theme, parent=self)
        self.note.hide()
        self.progress = ProgressStrip(theme, parent=self)
        self.progress.cancelled.connect(self.cancelled)
        self.work_out = KeyButton(theme, icon="again", kind="plain")
        self.work_out.setObjectName("work-out")
        self.work_out.hide()
        self.work_out.clicked.connect(self.again)
        self.model = PreviewModel(self)
        self.table = preview_table(theme, self.model, ctx.settings)
        self.empty = EmptyState(theme, drawing="list")
        self.way_on = self.empty.primary("", ctx.actions.key("go-desk"), "desk")
        self.way_on.clicked.connect(self._go)
        self._import = self.empty.second("", ctx.actions.key("import"), "import")
        self._import.clicked.connect(self._bring)
        self.waiting = Label(theme, "", "body", "faint")
        self.waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.stack = QStackedWidget()
        for widget in (self.waiting, self.table, self.empty):
            self.stack.addWidget(widget)
        self._lay_out()
        self.filter.textChanged.connect(self.model.set_filter)
        self.filter.left.connect(self.table.setFocus)
        self.table.typed.connect(self._type)
        theme.changed.connect(self.restyle)
        self.restyle()
        self.retranslate()

    def show_preview(self, found: Preview) -> None:
        """Show a new list."""
        self._preview, self._stopped = found, False
        self.progress.end()
        self.model.set_preview(found)
        never: tuple[int, ...] = () if found.choice.engine.has_deviation else WITHOUT_DEVIATION
        self.table.set_folding(PREVIEW_FOLDS, (*never, *SAME) if found.choice == found.now else never)
        self.stack.setCurrentWidget(self.table if found.rows else self.empty)
        self._say()

    def show_waiting(self) -> None:
        """Say that the club's own ratings are being worked out."""
        self._preview, self._stopped = None, False
        self.stack.setCurrentWidget(self.waiting)
        self._say()

    def begin(self, label: str) -> None:
        """Show that a replay is under way; the list before it stays."""
        self._stopped = False
        self.progress.begin(self.tr("Replaying with {0}…").format(label))
        self._say()

    def stop(self, *, stopped: bool) -> None:
        """Show that nothing is under way; *stopped* when the person did not want to wait."""
        self.progress.end()
        self._stopped = stopped
        self._say()

    def fail(self, sentence: str) -> None:
        """Say why there is no list by this choice."""
        self.progress.end()
        self._stopped = True
        self._say()
        self.note.set_words(sentence, self.tr("The club rates as before."), kind="warn", icon="warning")
        self.note.show()

    def retranslate(self) -> None:
        """Set every text again."""
        self.filter.set_placeholder(self.tr("Filter by name"))
        self.table.setAccessibleName(self.tr("The list as it would be"))
        self.waiting.setText(self.tr("Working out the ratings…"))
        self.work_out.setText(self.tr("Work the list out"))
        self.way_on.setText(self.tr("Go to the Desk"))
        self._import.setText(self.ctx.actions.text("import"))
        self.empty.set_words(
            self.tr("Nobody has a rating yet."),
            self.tr("An engine can be chosen all the same; its list stands here from the first game on."),
        )
        self.model.retranslate()
        self._say()

    def restyle(self) -> None:
        """Keep the width of the filter in step with the words."""
        self.filter.setFixedWidth(self.ctx.theme.px(170))

    def _say(self) -> None:
        found = self._preview
        same = found is not None and found.choice == found.now
        self.title.setText(self.tr("The list as it is") if same else self.tr("The list as it would be"))
        self.work_out.setVisible(self._stopped)
        self.filter.setVisible(found is not None and bool(found.rows))
        self.summary.setText(self._summary(found, same))
        self.summary.setVisible(bool(self.summary.text()))
        told = None if found is None or same or self._stopped else found
        for label, words in ((self.figures, figures_words(told)), (self.movers, movers_words(told))):
            label.setText(words)
            label.setVisible(bool(words))
        self._say_touched(found)
        self._say_notes(found.notes if found is not None else ())

    def _say_touched(self, found: Preview | None) -> None:
        """Name those whose placement would begin or end."""
        up, down = found.touched if found is not None and not self._stopped else ((), ())
        lines = []
        if up:
            lines.append(self.tr("Established then: {0}").format(_names(up)))
        if down:
            lines.append(self.tr("Provisional then: {0}").format(_names(down)))
        self.touched.setText("\n".join(lines))
        self.touched.setVisible(bool(lines))
        self.touched.setToolTip("\n".join((*up, *down)[:MOST_IN_TIP]))

    def _summary(self, found: Preview | None, same: bool) -> str:
        if self._stopped:
            return self.tr("Stopped. The list below is not by what is filled in.")
        if found is None or not found.rows:
            return ""
        if same:
            return self.tr("Choose an engine or change a setting: its list appears here before it counts.")
        translate = QCoreApplication.translate
        moved, up, down = found.moved, found.newly_established, found.newly_provisional
        parts = [translate("Counts", "%n player(s) would stand at another rank", None, moved)]
        if up:
            parts.append(translate("Counts", "%n would be established", None, up))
        if down:
            parts.append(translate("Counts", "%n would be provisional", None, down))
        return "   ·   ".join(parts)

    def _say_notes(self, notes: tuple[Text, ...]) -> None:
        whole = "\n".join(shown(note) for note in notes)
        self.note.setVisible(bool(whole))
        if whole:
            lines = (_cut(shown(note)) for note in notes)
            self.note.set_words(
                self.tr("Not everybody can be compared."), "\n".join(lines), kind="notice", icon="info"
            )
        self.note.setToolTip(whole)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(16, 8, 16, 0)
        head.setSpacing(8)
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.work_out)
        head.addWidget(self.filter)
        words = QVBoxLayout()
        words.setContentsMargins(16, 0, 16, 8)
        words.setSpacing(8)
        words.addWidget(self.summary)
        words.addWidget(self.figures)
        words.addWidget(self.movers)
        words.addWidget(self.touched)
        words.addWidget(self.note)
        words.addWidget(self.progress)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(head)
        column.addLayout(words)
        column.addWidget(self.stack, 1)

    def _type(self, text: str) -> None:
        self.filter.setFocus()
        self.filter.setText(self.filter.text() + text)

    def _go(self) -> None:
        self.ctx.actions.run("go-desk")

    def _bring(self) -> None:
        self.ctx.actions.run("import")


def _names(names: tuple[str, ...]) -> str:
    shown_names = listed(names[:NAMES_SHOWN])
    rest = len(names) - NAMES_SHOWN
    if rest <= 0:
        return shown_names
    more = QCoreApplication.translate("Counts", "and %n more", None, rest)
    return f"{shown_names} {more}"


def _cut(sentence: str) -> str:
    return sentence if len(sentence) <= NOTES_SHOWN else f"{sentence[:NOTES_SHOWN].rpartition(',')[0]} …"
