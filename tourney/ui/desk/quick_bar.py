"""The quick result bar: one line that says who beat whom, read while it is typed."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tourney.club import quick
from tourney.club.commands import AddPlayer, Command, EventRef, SetResult
from tourney.club.foresight import Foresight, foresee
from tourney.club.quick import Candidate, Reading
from tourney.core.errors import ConflictError, TourneyError
from tourney.core.notation import scan
from tourney.core.progress import CancelCheck, Progress
from tourney.core.records import NewPlayer
from tourney.ui.base.i18n import format_number, sentences, shown
from tourney.ui.desk.destination import Destination
from tourney.ui.desk.night import Night
from tourney.ui.widgets.buttons import IconButton
from tourney.ui.widgets.chip_row import ChipRow
from tourney.ui.widgets.completion import Completion
from tourney.ui.widgets.fields import SearchField, mark_state
from tourney.ui.widgets.surface import Surface

_BARE_BOARD = re.compile(r"\s*\d+\s+\S")
LEAST_TYPED = 2
MOST = 6
AGAIN_S = 10
"""The same line within so many seconds is asked about: it may be a slip of the hand."""
WIDEST = 1200
"""As wide as the boards above become."""


class QuickLine(SearchField):
    """The field, higher than others: the sheet's own least height would shrink it."""

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), max(40, self.theme.line("quick") + 20))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())


class QuickBar(Surface):
    """A field of 40 pixels, where its results go, and the row of chips below it.

    ``checks`` is asked first about a result of a board; True when it has been taken (a check of results);
    ``checking`` tells whether such a check is on.

    Signals
    -------
    grown
        The bar needs another height.
    form_wanted
        The form is asked for instead of a line.
    """

    grown = Signal()
    form_wanted = Signal()

    def __init__(self, night: Night, overlay: QWidget, parent: QWidget | None = None) -> None:
        theme = night.ctx.theme
        super().__init__(theme, top=True, parent=parent)
        self.night = night
        self.reading: Reading = quick.EMPTY
        self.line = QuickLine(theme, icon="", live=True)
        self.line.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.row = ChipRow(theme)
        self.names = Completion(theme, overlay)
        self.place = Destination(night)
        self.form = IconButton(theme, "plus", "")
        self.form.setObjectName("quick-form")
        self.checks: Callable[[SetResult], bool] = lambda _: False
        self.checking: Callable[[], bool] = lambda: False
        self.clock: Callable[[], float] = time.monotonic
        self._foresight: Foresight | None = None
        self._agreed = False
        self._last: tuple[str, bool, float] | None = None
        """The line recorded last, whether as open play, and when."""
        first = QHBoxLayout()
        first.setSpacing(8)
        first.addWidget(self.line, 1)
        first.addWidget(self.place)
        first.addWidget(self.form)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(16, 13, 16, 12)
        column.setSpacing(9)
        column.addLayout(first)
        column.addWidget(self.row)
        self.setFocusProxy(self.line)
        self.line.installEventFilter(self)
        self.line.textChanged.connect(self._typed)
        self.line.cursorPositionChanged.connect(self._complete)
        self.line.returnPressed.connect(self.enter)
        self.row.picked.connect(self._pick)
        self.row.left.connect(self.line.setFocus)
        self.row.grown.connect(self.grown)
        self.place.chosen.connect(self._typed)
        self.form.clicked.connect(self.form_wanted)
        self.names.picked.connect(self._pick)
        night.changed.connect(self.refresh)
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "line"):
            self.line.setFont(self.theme.font("quick"))
            self.line.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        spare = max(0, self.width() - self.theme.px(WIDEST))
        self._column.setContentsMargins(16 + spare // 2, 13, 16 + spare - spare // 2, 12)

    def retranslate(self) -> None:
        """Set every text again."""
        self.line.set_placeholder(self.tr("Type a result"))
        self.form.set_name(self.tr("Enter a game in a form"), self.night.ctx.actions.key("new-game"))
        self.place.refresh()
        self._read()

    def refresh(self) -> None:
        """Read the line again: people, boards or the event are others now."""
        self.place.refresh()
        self._read()

    def begin(self, text: str) -> None:
        """Put a line into the bar and go on typing there."""
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.line.setText(text)
        self.line.setCursorPosition(len(text))

    @property
    def text(self) -> str:
        """The line with a bare board number made one: "7 1" reads as "#7 1"."""
        typed = self.line.text()
        if _BARE_BOARD.match(typed) and scan(f"#{typed.lstrip()}").line is not None:
            return f"#{typed.lstrip()}"
        return typed

    @property
    def event_ref(self) -> EventRef | None:
        """Where a new game goes; None is open play."""
        return None if self.place.open_play else self.night.event_ref

    def enter(self) -> None:
        """Record the line and empty the bar; with nothing to record nothing happens."""
        if self.names.isVisible() and self.names.chosen is not None:
            self.names.take()
            return
        command = self.reading.command
        if command is None:
            self._insist()
            return
        question = self._question()
        if question and not self._agreed:
            self._agreed = True
            self.row.show_problem(question)
            return
        # The line is read again when the club tells of the change, before this ends.
        line = self._line_key()
        if self._carry_out(command):
            self._last = (line, self.place.open_play, self.clock())
            self.line.clear()

    def _question(self) -> str:
        """Return what the person must agree to with another Enter, or nothing."""
        parts = [] if self.reading.ask is None else [shown(self.reading.ask)]
        if self._last is not None and self._last[:2] == (self._line_key(), self.place.open_play):
            ago = self.clock() - self._last[2]
            if ago < AGAIN_S:
                words = self.tr("Entered already {0} s ago. Enter again to enter it once more.")
                parts.append(words.format(format_number(max(1, int(ago)))))
        return sentences(parts)

    def _line_key(self) -> str:
        return " ".join(self.text.casefold().split())

    def _carry_out(self, command: Command) -> bool:
        if isinstance(command, SetResult):
            return self.checks(command) or self.night.change(command, command.game_id)
        try:
            self.night.ctx.execute(command)
        except ConflictError as error:
            self.night.read(at_once=True)
            self._refuse(error)
        except TourneyError as error:
            self._refuse(error)
        else:
            return True
        return False

    def _insist(self) -> None:
        """Say what is missing, in the ink of something wrong."""
        problem = self.reading.problem
        if problem is not None:
            mark_state(self.line, "error")
            self.row.show_reading(_as_problem(self.reading))

    def _refuse(self, error: TourneyError) -> None:
        mark_state(self.line, "error")
        self.row.show_problem(self.night.ctx.sentence(error))

    # Reading

    def _typed(self) -> None:
        self._agreed = False
        self._read()

    def _read(self) -> None:
        night = self.night
        self._foresight = None
        if not self.line.text().strip():
            self.reading = quick.EMPTY
            self._show_state("")
            self.row.show_hint(self._hint())
            self._complete()
            return
        self.reading = quick.read(
            night.ctx.club,
            self.text,
            night.until_shown,
            event=self.event_ref,
            open_play=self.place.open_play,
            checking=self.checking(),
        )
        if night.ctx.club.readonly:
            self._show_state("")
            self.row.show_problem(self.tr("This club is open to be read only."))
            return
        bad = self.reading.problem is not None and not self.reading.incomplete
        self._show_state("error" if bad else "")
        self.row.show_reading(self.reading)
        self._complete()
        self._foresee()

    def _foresee(self) -> None:
        """Work out in a worker what the game would do; a newer line makes an older one stop."""
        reading, rated = self.reading, self.night.ctx.club.rated
        game, command = reading.game, reading.command
        replaces = command.game_id if isinstance(command, SetResult) else None
        if game is None or rated is None or command is None or self.checking():
            return

        def work(*, progress: Progress, cancelled: CancelCheck) -> Foresight | None:
            del progress
            return foresee(rated, game, replaces=replaces, cancelled=cancelled)

        done = partial(self._foreseen, reading)
        self.night.ctx.jobs.start(work, done=done, lane="foresight", owner=self)

    def _foreseen(self, reading: Reading, foresight: Foresight | None) -> None:
        # A question that is being asked must not give way to a figure.
        if reading is self.reading and not self._agreed:
            self._foresight = foresight
            self.row.show_reading(reading, foresight)

    def _show_state(self, state: str) -> None:
        mark_state(self.line, state)
        can = self.reading.command is not None and not self.night.ctx.club.readonly
        key = self.tr("Enter records") if can else ""
        self.line.set_key(key, live=True)

    def _hint(self) -> str:
        if self.night.shown is not None:
            return self.tr("For example: ann > bob, ann = bob, ann + cid > bob + dee 3-1, or a board: #7 1")
        return self.tr("For example: ann > bob, ann = bob, ann + cid > bob + dee 3-1")

    # Names

    def _complete(self) -> None:
        offered: tuple[Candidate, ...] = ()
        if self.line.hasFocus() and self.text == self.line.text():
            found = quick.complete(
                self.night.ctx.club, self.line.text(), self.line.cursorPosition(), self.night.view
            )
            offered = found[:MOST] if _worth_offering(found) else ()
        at = offered[0].token.start if offered else 0
        x = self.line.fontMetrics().horizontalAdvance(self.line.text()[:at]) + 10
        self.names.offer(offered, self.line, x)

    def _pick(self, candidate: Candidate) -> None:
        """Put a name into the line, adding the person first where that was offered."""
        if candidate.player_id is None and not candidate.team:
            try:
                self.night.ctx.execute(AddPlayer(NewPlayer(candidate.name), event=self.event_ref))
            except TourneyError as error:
                self._refuse(error)
                return
        scanned = scan(self.line.text(), teams=True)
        text, cursor = scanned.with_name(candidate.place, candidate.name)
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.line.setText(text)
        self.line.setCursorPosition(cursor)
        self.names.offer((), self.line, 0)

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.line:
            if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
                return self._key(event)
            if event.type() == QEvent.Type.FocusOut:
                self.names.hide()
        return super().eventFilter(watched, event)

    def _key(self, event: QKeyEvent) -> bool:
        key, open_ = event.key(), self.names.isVisible()
        if key == Qt.Key.Key_Tab and open_ and not event.modifiers():
            return self.names.take()
        if key == Qt.Key.Key_Down:
            return (open_ and self.names.move_by(1)) or self.row.enter() or True
        if key == Qt.Key.Key_Up:
            return open_ and self.names.move_by(-1)
        if key == Qt.Key.Key_Escape:
            if open_:
                self.names.hide()
            else:
                self.line.clear()
            return True
        return key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and event.isAutoRepeat()


def _worth_offering(found: tuple[Candidate, ...]) -> bool:
    """Return False while too little is typed, or exactly the one name that fits."""
    if not found:
        return False
    typed = found[0].token.text.strip()
    enough = len(typed) >= LEAST_TYPED or not typed.isascii()
    return enough and not (len(found) == 1 and found[0].name == typed)


def _as_problem(reading: Reading) -> Reading:
    """Return an unfinished reading as one that is wrong, because Enter was pressed on it."""
    return replace(reading, incomplete=False)
