"""The one question whose answer cannot be taken back: take a person's name out of the club."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QFrame, QPlainTextEdit, QScrollArea, QVBoxLayout, QWidget

from tourney.club import files
from tourney.club.anonymise import Naming, namings
from tourney.club.club import Done
from tourney.club.commands import AnonymisePlayer
from tourney.core.errors import TourneyError
from tourney.core.progress import CancelCheck, Progress
from tourney.core.records import Player
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import shown
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.fields import Field
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.notice import Notice
from tourney.ui.widgets.showing import fit_height

WIDE = 560


class AnonymiseDialog(Dialog):
    """Says what goes, what stays and which copies still hold the name; the name must be typed."""

    def __init__(self, ctx: Context, player: Player, parent: QWidget | None) -> None:
        super().__init__(ctx.theme, "", "", parent, width=WIDE)
        self.setObjectName("anonymise-dialog")
        self._ctx = ctx
        self._player = player
        self._pattern = self.tr("Player {0}")
        after = self._pattern.replace("{0}", str(player.id))
        self.set_question(self.tr("Take the name {0} out of the club for good?").format(player.name))
        self.set_detail(
            self.tr(
                "In its place stands “{0}”. Number, year of birth, notes and all else that is known go too, "
                "also from the history of changes. The games stay, and everybody’s ratings."
            ).format(after)
        )
        warning = Notice(ctx.theme, icon="warning", kind="warn")
        warning.set_words(
            self.tr("This cannot be undone."),
            self.tr("It is the one thing in this program without a way back."),
        )
        self.content.addWidget(warning)
        self.copies = Label(ctx.theme, self.tr("Looking through the backups …"), "body", "soft", wrap=True)
        self.copies.setObjectName("anonymise-copies")
        self.content.addWidget(self.copies)
        self.list = QPlainTextEdit()
        self.list.setObjectName("anonymise-files")
        self.list.setReadOnly(True)
        self.list.setTabChangesFocus(True)
        self.list.setAccessibleName(self.tr("Backups that hold the name"))
        self.list.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.list.setFixedHeight(ctx.theme.px(84))
        self.list.hide()
        self.content.addWidget(self.list)
        words = self.tr("The name stands in these names too; those ticked change with it:")
        self.named = Label(ctx.theme, words, "body", "soft", wrap=True)
        self.named.setObjectName("anonymise-named")
        self.named.hide()
        self.content.addWidget(self.named)
        self.places = QScrollArea()
        self.places.setObjectName("anonymise-places")
        self.places.setFrameShape(QFrame.Shape.NoFrame)
        self.places.setWidgetResizable(True)
        self.places.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.places.hide()
        self.content.addWidget(self.places)
        self.ticks: list[tuple[QCheckBox, Naming]] = []
        self._listed = False
        self.typed = Field(ctx.theme, self.tr("Type the name to confirm"), placeholder=player.name)
        self.typed.inner.setObjectName("anonymise-typed")
        self.content.addWidget(self.typed)
        self._cancel = self.add_verb(self.tr("Cancel"), key="Esc", result=Dialog.DialogCode.Rejected.value)
        self.go = self.add_verb(self.tr("Anonymise"))
        self.go.setObjectName("anonymise-confirm")
        self.go.setEnabled(False)
        self.go.clicked.connect(self._carry_out)
        self.typed.edit.textEdited.connect(self._check)
        self.typed.edit.returnPressed.connect(self.go.click)
        self.set_safe(self.typed.edit)
        self._look_through()

    def _look_through(self) -> None:
        club, player_id, pattern = self._ctx.club, self._player.id, self._pattern

        def named(*, progress: Progress, cancelled: CancelCheck) -> tuple[Naming, ...]:
            del progress, cancelled
            return namings(club.database, player_id, pattern)

        def copies(*, progress: Progress, cancelled: CancelCheck) -> list[Path]:
            del progress, cancelled
            return files.backups_with_name(club, player_id)

        jobs = self._ctx.jobs
        jobs.start(named, done=self._show_places, failed=self._failed, lane="anonymise-names", owner=self)
        jobs.start(copies, done=self._show_copies, lane="anonymise", owner=self)

    def _show_places(self, found: tuple[Naming, ...]) -> None:
        """Show what else is named after the person, each with a tick; the confirming waits for it."""
        self._listed = True
        theme, inside = self._ctx.theme, QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        # One word alone may be an ordinary one ("May league"): it changes when it is asked for.
        meant = len(self._player.name.split()) > 1 or not self._player.name.isascii()
        for naming in found:
            words = self.tr("{0} “{1}” becomes “{2}”")
            tick = QCheckBox(words.format(shown(naming.kind), naming.before, naming.after).replace("&", "&&"))
            tick.setChecked(meant)
            column.addWidget(tick)
            self.ticks.append((tick, naming))
        if found:
            self.places.setWidget(inside)
            self.places.setFixedHeight(min(inside.sizeHint().height(), theme.px(132)))
            self.named.show()
            self.places.show()
            fit_height(self)
        self._check(self.typed.edit.text())

    def _show_copies(self, found: list[Path]) -> None:
        if found:
            self.copies.setText(
                self.tr("These copies still hold the name; delete them if it must go from there too:")
            )
            self.list.setPlainText("\n".join(str(path) for path in found))
            self.list.show()
        else:
            self.copies.setText(self.tr("No backup of this club on this computer holds the name."))
        fit_height(self)

    def _check(self, text: str) -> None:
        self.go.setEnabled(self._listed and " ".join(text.split()) == self._player.name)

    def _carry_out(self) -> None:
        if not self.go.isEnabled() or not self.isVisible():
            return
        self.go.setEnabled(False)
        self.typed.edit.setEnabled(False)
        places = tuple(naming.place for tick, naming in self.ticks if tick.isChecked())
        for tick, _ in self.ticks:
            tick.setEnabled(False)
        ctx, command = self._ctx, AnonymisePlayer(self._player.id, self._pattern, places)
        # Every image of the journal is looked through, and the file written anew.
        ctx.jobs.start(
            lambda **_: ctx.club.execute(command), done=self._done, failed=self._failed, owner=self
        )

    def _done(self, done: Done) -> None:
        self.accept()
        self._ctx.tell(done)

    def _failed(self, error: Exception) -> None:
        self.reject()
        if isinstance(error, TourneyError):
            self._ctx.faults.report(error)
        else:
            self._ctx.jobs.failed.emit(error)
