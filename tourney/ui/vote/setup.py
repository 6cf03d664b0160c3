"""Begin a blind vote, or go on with one: its entries, what is shown of them, which pair comes next."""

from __future__ import annotations

import datetime as dt
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from tourney.club.desk import all_events
from tourney.club.vote_commands import (
    LONGEST_TEXT,
    MOST_VOTES,
    NOTHING_SHOWN,
    RANDOM,
    TELLING,
    BeginVote,
    NewEntry,
    SetVote,
    ShownEntry,
    VoteSetup,
)
from tourney.club.vote_pictures import keep
from tourney.club.votes import Entrant, read_vote, setup_of, votes_open
from tourney.core.errors import TourneyError
from tourney.core.names import fold
from tourney.core.progress import CancelCheck, Progress, checkpoint
from tourney.core.records import EventKind, NewEvent
from tourney.core.rules import EventRules
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_number, format_short_date, listed
from tourney.ui.base.jobs import Job
from tourney.ui.vote.window import show_vote
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.choices import Choice
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.fields import Field
from tourney.ui.widgets.labels import Label

PICTURES = ("png", "jpg", "jpeg", "webp", "gif", "bmp")
TEXTS = ("txt", "md")
NEW = ""
LANE = "vote-setup"


@dataclass(frozen=True, slots=True)
class _Typed:
    """What stands in the fields for one vote; ``shown`` by the name of the entry, folded."""

    question: str = ""
    next: str = RANDOM
    goal: str = ""
    category: str = ""
    shown: dict[str, ShownEntry] = field(default_factory=dict)


class VoteDialog(Dialog):
    """A new vote, or one of those that were begun."""

    def __init__(self, ctx: Context, parent: QWidget, chosen: int | None = None) -> None:
        super().__init__(ctx.theme, "", "", parent, width=620)
        self.setObjectName("vote-dialog")
        self.ctx = ctx
        self.event_id: int | None = None
        self._shown: dict[str, ShownEntry] = {}
        """What was added in this dialog, by the name of the entry, folded."""
        self._entrants: tuple[Entrant, ...] = ()
        """The entries of the vote that is gone on with; none before they were read."""
        self._strangers: list[str] = []
        """Files that belong to none of them."""
        self._copying: Job | None = None
        self._on: str | None = None
        """The vote whose fields are shown."""
        self._left: dict[str, _Typed] = {}
        """What was typed for the votes that were looked at before."""
        theme = ctx.theme
        self.which = Choice(theme)
        self.which.setObjectName("vote-which")
        self.which.add(NEW, self.tr("A new vote"))
        begun = votes_open(ctx.club)
        for event in begun:
            words = self.tr("Go on: {0}, {1}", "an event and its date")
            self.which.add(str(event.id), words.format(event.name, format_short_date(event.date)))
        other = next((one for one in all_events(ctx.club) if one.id == chosen), None)
        if other is not None and self.which.findData(str(other.id)) < 0:
            words = self.tr("Judge the players of {0}, {1}", "an event and its date")
            self.which.add(str(other.id), words.format(other.name, format_short_date(other.date)))
        self.name = Field(theme, self.tr("Name of the vote"), placeholder=self.tr("Photos of the month"))
        self.name.edit.setObjectName("vote-name")
        self.question = Field(theme, self.tr("Question"), placeholder=self.tr("Which one is better?"))
        self.question.edit.setObjectName("vote-question")
        self.entries = QPlainTextEdit()
        self.entries.setObjectName("vote-entries")
        self.entries.setTabChangesFocus(True)
        self.entries.setMinimumHeight(theme.px(120))
        self.entries_field = Field.around(theme, self.tr("Entries, one name on each line"), self.entries)
        self.files = KeyButton(theme, self.tr("Add pictures or texts…"), icon="folder")
        self.files.setObjectName("vote-files")
        self.files_words = Label(theme, "", "second", "faint", wrap=True)
        self.next = Choice(theme)
        self.next.setObjectName("vote-next")
        self.next.add(RANDOM, self.tr("At random, each pair once"))
        self.next.add(TELLING, self.tr("Where a vote tells most"))
        self.next_field = Field.around(theme, self.tr("Next pair"), self.next)
        self.goal = Field(theme, self.tr("Votes of each judge"), placeholder=self.tr("each pair once"))
        self.goal.edit.setObjectName("vote-goal")
        self.category = Field(theme, self.tr("Category"), placeholder=self.tr("none"))
        self.category.edit.setObjectName("vote-category")
        self.rated = QCheckBox(self.tr("Votes count for the ratings of the club"))
        self.add_verb(self.tr("Cancel"), key="Esc", result=Dialog.DialogCode.Rejected.value)
        self.start = self.add_verb("", key="Enter", kind="primary")
        self.start.setObjectName("vote-begin")
        self.start.clicked.connect(self._finish)
        self._fill()
        for edit in self.findChildren(QLineEdit):
            edit.returnPressed.connect(self._finish)
        self.entries.textChanged.connect(self._say)
        self.files.clicked.connect(self._ask_files)
        self.which.currentIndexChanged.connect(self._which_changed)
        if chosen is not None and self.which.findData(str(chosen)) >= 0:
            self.which.choose(str(chosen))
        self._which_changed()

    # Entries

    def names(self) -> list[str]:
        """Return the entries that are typed, or those of the vote that was begun."""
        if self.which.current() != NEW:
            return [one.name for one in self._entrants]
        lines = (" ".join(line.split()) for line in self.entries.toPlainText().splitlines())
        return [line for line in lines if line]

    def add_files(self, paths: list[Path]) -> None:
        """Add an entry for each file, called as the file; a line of that name gets what is in it.

        Of a vote that was begun: give its entries what is in the files of their names, or of the names
        under which their pictures were kept.
        """
        begun = self.which.current() != NEW
        known = {fold(name) for name in self.names()}
        kept = {one.picture.name: fold(one.name) for one in self._entrants if one.picture is not None}
        self._strangers = []
        for path in paths:
            name = " ".join(path.stem.replace("_", " ").split()) or path.name
            key = kept.get(path.name, fold(name)) if begun else fold(name)
            if begun and key not in known:
                self._strangers.append(path.name)
                continue
            shown = self._read(path)
            if shown is None:
                continue
            self._shown[key] = shown
            if key not in known:
                known.add(key)
                self.entries.appendPlainText(name)
        self._say()

    def _read(self, path: Path) -> ShownEntry | None:
        if path.suffix.lower().lstrip(".") not in TEXTS:
            return ShownEntry(picture=self._told(path))
        try:
            text = path.read_bytes()[: 4 * LONGEST_TEXT].decode("utf-8", errors="replace")
        except OSError as error:
            self.entries_field.set_error(f"{path.name}: {error.strerror}")
            return None
        return ShownEntry(text=text.lstrip("\ufeff").strip()[:LONGEST_TEXT])

    def _told(self, path: Path) -> str:
        """Return a path from the club's folder on where it lies in there."""
        club = self.ctx.club.path
        if club is not None and path.is_relative_to(club.parent):
            return path.relative_to(club.parent).as_posix()
        return str(path)

    def _ask_files(self) -> None:
        patterns = " ".join(f"*.{ending}" for ending in (*PICTURES, *TEXTS))
        club = self.ctx.club.path
        names, _ = QFileDialog.getOpenFileNames(
            self,
            self.tr("Pictures or texts to be judged"),
            str(club.parent) if club is not None else "",
            self.tr("Pictures and texts ({0})").format(patterns),
        )
        self.add_files([Path(name) for name in names])

    # Finishing

    def command(self) -> BeginVote | None:
        """Return the command that begins the vote; None when something is wrong, and says so."""
        for line in (self.name, self.goal, self.entries_field):
            line.set_error("")
        setup = self.setup(VoteSetup(seed=secrets.randbits(31)))
        if setup is None:
            return None
        try:
            rules = EventRules(rated=self.rated.isChecked())
            event = NewEvent(self.name.text(), dt.date.today(), EventKind.TOURNAMENT, rules=rules)
        except TourneyError as error:
            self.name.set_error(self.ctx.sentence(error))
            self.name.edit.setFocus()
            return None
        entries = (NewEntry(name, self._shown.get(fold(name), NOTHING_SHOWN)) for name in self.names())
        return BeginVote(event, tuple(entries), setup)

    def setup(self, before: VoteSetup) -> VoteSetup | None:
        """Return how it is judged, for the rest as *before*; None when something is wrong, and says so."""
        self.goal.set_error("")
        text = self.goal.text().strip()
        if text and not (text.isdecimal() and int(text) <= MOST_VOTES):
            self.goal.set_error(
                self.tr("A whole number up to {0}, or nothing.").format(format_number(MOST_VOTES))
            )
            self.goal.edit.setFocus()
            return None
        return replace(
            before,
            question=self.question.text().strip(),
            next=self.next.current(),
            goal=int(text or 0),
            category=" ".join(self.category.text().split()),
        )

    def _finish(self) -> None:
        """Begin or go on; pictures that were added are copied beside the club first, in a worker."""
        if self._copying is not None:
            return
        command: BeginVote | SetVote | None
        if self.which.current() == NEW:
            command = self.command()
        else:
            event_id = int(self.which.current())
            command = self._changed(event_id)
            if command is not None and command.setup == setup_of(self.ctx.club, event_id):
                self.event_id = event_id
                self.accept()
                return
        if command is None:
            return
        pictures = {one.picture for one in self._shown.values() if one.picture}
        if not pictures:
            self._execute(command)
            return
        path, wanted = self.ctx.club.path, command

        def work(*, progress: Progress, cancelled: CancelCheck) -> BeginVote | SetVote:
            copies = {}
            for number, picture in enumerate(sorted(pictures)):
                checkpoint(number, len(pictures), progress, cancelled)
                copies[picture] = keep(path, picture)
            return with_copies(wanted, copies)

        self._copying = self.ctx.jobs.start(
            work, done=self._execute, failed=self._refused, lane=LANE, owner=self
        )

    def _changed(self, event_id: int) -> SetVote | None:
        before = setup_of(self.ctx.club, event_id) or VoteSetup(seed=event_id)
        after = self.setup(before)
        if after is None:
            return None
        shown = dict(before.shown)
        for one in self._entrants:
            shown[one.player_id] = self._shown.get(fold(one.name)) or shown.get(one.player_id, NOTHING_SHOWN)
        kept = tuple((key, one) for key, one in shown.items() if one != NOTHING_SHOWN)
        return SetVote(event_id, replace(after, shown=kept))

    def _execute(self, command: BeginVote | SetVote) -> None:
        self._copying = None
        try:
            done = self.ctx.execute(command)
        except TourneyError as error:
            self._refused(error)
            return
        self.event_id = done.value
        self.accept()

    def _refused(self, error: Exception) -> None:
        self._copying = None
        if not isinstance(error, TourneyError):
            self.ctx.faults.report(error)
        elif self.which.current() == NEW:
            self.entries_field.set_error(self.ctx.sentence(error))
            self.entries.setFocus()
        else:
            self.files_words.setText(self.ctx.sentence(error))

    def _read_entrants(self, event_id: int) -> None:
        club = self.ctx.club

        def work(*, progress: Progress, cancelled: CancelCheck) -> tuple[Entrant, ...]:
            del progress, cancelled
            return read_vote(club, event_id).entrants

        def show(found: tuple[Entrant, ...]) -> None:
            if self.which.current() == str(event_id):
                self._entrants = found
                self._say()

        self.ctx.jobs.start(work, done=show, failed=self.ctx.faults.report, lane=LANE, owner=self)

    # Looks

    def _which_changed(self) -> None:
        if self._copying is not None:
            # Nothing begins that is no longer on show.
            self._copying.cancel()
            self._copying = None
        if self._on is not None:
            self._left[self._on] = _Typed(
                self.question.text(), self.next.current(), self.goal.text(), self.category.text(), self._shown
            )
        self._on = self.which.current()
        new = self._on == NEW
        self._new.setVisible(new)
        self.rated.setVisible(new)
        typed = self._left.get(self._on) or self._stored(self._on)
        self.question.set_text(typed.question)
        self.next.choose(typed.next)
        self.goal.set_text(typed.goal)
        self.category.set_text(typed.category)
        self.set_question(self.tr("What is to be judged?") if new else self.tr("Go on with this vote?"))
        self.set_detail(
            self.tr("Judges compare two entries at a time, and see the names afterwards. Votes are games.")
            if new
            else ""
        )
        self._shown, self._entrants, self._strangers = typed.shown, (), []
        if not new:
            self._read_entrants(int(self.which.current()))
        self.start.setText(self.tr("Begin") if new else self.tr("Go on"))
        self.set_safe(self.name.edit if new else self.start)
        self._say()
        self.adjustSize()

    def _stored(self, which: str) -> _Typed:
        held = None if which == NEW else setup_of(self.ctx.club, int(which))
        if held is None:
            return _Typed()
        return _Typed(held.question, held.next, str(held.goal) if held.goal else "", held.category)

    def _say(self) -> None:
        names = self.names()
        begun = self.which.current() != NEW
        self.files.setEnabled(not begun or bool(self._entrants))
        if begun and not self._entrants:
            self.files_words.setText("")
            return
        count = len(names)
        pairs = format_number(count * (count - 1) // 2)
        words = self.tr("{0} entries, {1} pairs").format(format_number(count), pairs)
        shown = self._kinds({fold(name): name for name in names})
        lost = sum(one.missing and fold(one.name) not in self._shown for one in self._entrants)
        missing = QCoreApplication.translate("Counts", "%n picture(s) cannot be found.", None, lost)
        strange = self.tr("No entry is called as {0}.").format(listed(self._strangers[:5]))
        parts = [words, shown, missing if lost else "", strange if self._strangers else ""]
        self.files_words.setText(" · ".join(part for part in parts if part))
        self.files_words.set_ink("warn" if lost or self._strangers else "faint")

    def _kinds(self, names: Mapping[str, str]) -> str:
        held = {fold(one.name): (one.picture is not None, bool(one.text)) for one in self._entrants}
        held |= {name: (bool(one.picture), bool(one.text)) for name, one in self._shown.items()}
        used = [one for name, one in held.items() if name in names]
        pictures, texts = (sum(one[kind] for one in used) for kind in (0, 1))
        parts = []
        if pictures:
            parts.append(self.tr("with picture: {0}").format(format_number(pictures)))
        if texts:
            parts.append(self.tr("with text: {0}").format(format_number(texts)))
        return listed(parts)

    def _fill(self) -> None:
        self.which.setAccessibleName(self.tr("Which vote"))
        self.which.setVisible(self.which.count() > 1)
        self.content.addWidget(self.which)
        self._new = QWidget()
        column = QVBoxLayout(self._new)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self.name)
        column.addWidget(self.entries_field)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.files)
        row.addWidget(self.files_words, 1)
        row.setAlignment(self.files_words, Qt.AlignmentFlag.AlignVCenter)
        self.content.addWidget(self._new)
        self.content.addLayout(row)
        self.content.addWidget(self.question)
        row = QHBoxLayout()
        row.setSpacing(12)
        for part in (self.next_field, self.goal, self.category):
            row.addWidget(part, 1)
        self.content.addLayout(row)
        self.content.addWidget(self.rated)


def with_copies(command: BeginVote | SetVote, copies: Mapping[str, str]) -> BeginVote | SetVote:
    """Return the command with each picture at the path of its copy."""

    def copied(shown: ShownEntry) -> ShownEntry:
        return replace(shown, picture=copies.get(shown.picture, shown.picture))

    if isinstance(command, BeginVote):
        entries = tuple(replace(one, shown=copied(one.shown)) for one in command.entries)
        return replace(command, entries=entries)
    shown = tuple((player_id, copied(one)) for player_id, one in command.setup.shown)
    return replace(command, setup=replace(command.setup, shown=shown))


def open_votes(ctx: Context, parent: QWidget, *, chosen: int | None = None) -> VoteDialog:
    """Ask which vote, then open its judging screen."""
    dialog = VoteDialog(ctx, parent.window(), chosen)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def judge() -> None:
        if dialog.event_id is not None:
            show_vote(ctx, dialog.event_id, parent)

    dialog.accepted.connect(judge)
    dialog.open()
    return dialog
