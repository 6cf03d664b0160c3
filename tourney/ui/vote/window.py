"""The judging screen: two entries side by side, without their names until they were judged."""

from __future__ import annotations

import datetime as dt
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent, QImage, QImageReader, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tourney.club.vote_changes import TWO_ENTRIES
from tourney.club.votes import LEFT, RIGHT, TIE, Booth, Entrant, Pair, Vote, ballot, read_vote
from tourney.core.errors import TourneyError
from tourney.core.progress import CancelCheck, Progress
from tourney.core.records import clean_name
from tourney.core.topics import Topic
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import shown
from tourney.ui.vote.card import Mark
from tourney.ui.vote.screen import VoteScreen

NAME = "vote-window"
LANE = "vote-pair"
MOST_KEPT = 60
"""Pictures held ready for the pairs to come."""

LARGEST = 2600
"""Pixels of the longer side that a picture is read with, at most."""

FOLLOWS = frozenset({Topic.GAMES, Topic.ENTRIES, Topic.PLAYERS, Topic.SETTINGS, Topic.EVENTS})
KEYS = {
    Qt.Key.Key_A: LEFT, Qt.Key.Key_Left: LEFT, Qt.Key.Key_1: LEFT,
    Qt.Key.Key_B: RIGHT, Qt.Key.Key_Right: RIGHT, Qt.Key.Key_2: RIGHT,
    Qt.Key.Key_T: TIE, Qt.Key.Key_Down: TIE, Qt.Key.Key_Equal: TIE,
}  # fmt: skip
READING = {
    Qt.Key.Key_PageDown: 1.0, Qt.Key.Key_PageUp: -1.0, Qt.Key.Key_Home: -1e6, Qt.Key.Key_End: 1e6,
}  # fmt: skip
"""Keys that move both texts, by how many pages."""

NEXT = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_N)


@dataclass(frozen=True, slots=True, eq=False)
class _Next:
    """What a worker found: who sits there, the next pair, and its pictures."""

    booth: Booth
    pair: Pair | None
    images: dict[int, QImage]


class Stage(Enum):
    """What the screen waits for."""

    JUDGE = "judge"
    PAIR = "pair"
    REVEALED = "revealed"
    DONE = "done"


class VoteWindow(QWidget):
    """One judge after the other before one screen. Every vote is safe at once; Esc leaves at any time."""

    def __init__(
        self,
        ctx: Context,
        vote: Vote,
        parent: QWidget | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
        now: Callable[[], dt.datetime] = dt.datetime.now,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName(NAME)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.ctx = ctx
        self.vote = vote
        self.stage = Stage.JUDGE
        self.booth: Booth | None = None
        self.pair: Pair | None = None
        self._clock, self._now = clock, now
        self._began = 0.0
        self._given: list[tuple[int, Pair]] = []
        """Journal entry and pair of the votes of this sitting, for taking them back."""
        self._images: dict[int, QImage] = {}
        self._fetching = False
        self._own = False
        self._told = ""
        """What is to be said beside the pair that comes next."""
        self._stale = False
        self.screen_ = VoteScreen(ctx.theme, self)
        self.screen_.begun.connect(self.begin)
        self.screen_.pressed.connect(self.press)
        for card, choice in zip(self.screen_.cards, (LEFT, RIGHT), strict=True):
            card.clicked.connect(lambda choice=choice: self.press(choice))
        ctx.bus.changed.connect(self._changed)
        self.retranslate()
        self._show()

    # Judges

    def begin(self, judge: str) -> None:
        """Let a judge begin; his name is needed, and at least two entries."""
        if len(self.vote.entrants) < 2:
            self.screen_.set_fault(shown(TWO_ENTRIES()))
            return
        try:
            name = clean_name(judge, field="judge")
        except TourneyError as error:
            self.screen_.set_fault(self.ctx.sentence(error))
            return
        last = self.pair
        self.booth = Booth(self.vote, name, last=last)
        self._given = []
        self._next()

    def change_judge(self) -> None:
        """Ask for the next judge's name."""
        self._stale = True
        self.booth = None
        self.stage = Stage.JUDGE
        self._show()

    # Voting

    def press(self, what: str) -> None:
        """Do what a key or a button says: a choice, "skip", "undo", "next", "go-on", "judge" or "close"."""
        if what == "close":
            self.close()
        elif self._fetching or self.booth is None:
            return
        elif what == "undo":
            self.take_back()
        elif what == "judge" and self.stage in (Stage.DONE, Stage.REVEALED):
            self.change_judge()
        elif what == "go-on" and self.stage is Stage.DONE:
            self.booth.go_on()
            self._next()
        elif what == "next" and self.stage is Stage.REVEALED:
            self._next()
        elif self.stage is Stage.PAIR and self.pair is not None:
            if what == "skip":
                self.booth.skip(self.pair)
                self._next()
            elif what in (LEFT, RIGHT, TIE):
                self.choose(what)

    def choose(self, choice: str) -> None:
        """Keep the vote and say whose entries these were."""
        booth, pair = self.booth, self.pair
        assert booth is not None
        assert pair is not None
        seconds = self._clock() - self._began
        self._own = True
        try:
            done = self.ctx.execute(ballot(self.vote, booth.judge, pair, choice, seconds, at=self._now()))
        except TourneyError as error:
            self._refuse(error)
            return
        finally:
            self._own = False
        booth.take(pair, choice)
        if done.entry_id is not None:
            self._given.append((done.entry_id, pair))
        self.stage = Stage.REVEALED
        self._show()
        marks = {LEFT: (Mark.CHOSEN, Mark.PASSED), RIGHT: (Mark.PASSED, Mark.CHOSEN)}
        for card, player_id, mark in zip(
            self.screen_.cards, pair, marks.get(choice, (Mark.TIED, Mark.TIED)), strict=True
        ):
            card.reveal(self.ctx.club.register().name(player_id), mark)

    def take_back(self) -> None:
        """Undo this sitting's latest vote and show its pair again."""
        booth = self.booth
        if booth is None or not self._given:
            return
        entry_id, pair = self._given[-1]
        self._own = True
        try:
            self.ctx.tell(self.ctx.club.undo(entry_id=entry_id), announce=False)
        except TourneyError as error:
            self._refuse(error)
            return
        finally:
            self._own = False
        self._given.pop()
        booth.take_back(pair)
        if all(self._entrant(one) is not None for one in pair):
            self._present(pair)
            return
        self._told = self.tr("The vote was taken back. One of the two entries was withdrawn meanwhile.")
        self._next()

    def _refuse(self, error: TourneyError) -> None:
        """Say on this screen why nothing was kept: it covers the window that tells other refusals."""
        self.screen_.refuse(self.ctx.sentence(error))

    # The pair

    def _next(self) -> None:
        """Have the next pair chosen and its pictures read in a worker."""
        booth = self.booth
        assert booth is not None
        stale, self._stale = self._stale, False
        club, event_id, last, known = self.ctx.club, self.vote.event.id, self.pair, dict(self._images)

        def work(*, progress: Progress, cancelled: CancelCheck) -> _Next:
            del progress, cancelled
            sitting = booth
            if stale:
                sitting = Booth(read_vote(club, event_id), booth.judge, last=last, before=booth)
            pair = None if sitting.is_done else sitting.next_pair()
            entrants = {one.player_id: one for one in sitting.vote.entrants}
            fresh = {one: picture(entrants[one].picture) for one in pair or () if one not in known}
            return _Next(sitting, pair, fresh)

        self._fetching = True
        self.ctx.jobs.start(work, done=self._fetched, failed=self._failed, lane=LANE, owner=self)

    def _fetched(self, found: _Next) -> None:
        self._fetching = False
        if len(self._images) > MOST_KEPT:
            self._images = {one: self._images[one] for one in found.pair or () if one in self._images}
        self._images.update(found.images)
        self.booth, self.vote = found.booth, found.booth.vote
        if found.pair is None:
            self.stage = Stage.DONE
            self._show()
        else:
            self._present(found.pair)
        if self._told:
            self.screen_.refuse(self._told)
            self._told = ""

    def _failed(self, error: Exception) -> None:
        self._fetching = False
        if isinstance(error, TourneyError):
            self._refuse(error)
        else:
            self.ctx.faults.report(error)

    def _present(self, pair: Pair) -> None:
        self.pair = pair
        self.stage = Stage.PAIR
        for card, player_id in zip(self.screen_.cards, pair, strict=True):
            entrant = self._entrant(player_id)
            if entrant is None:
                continue
            image = self._images.get(player_id)
            lost = entrant.picture is not None and (image is None or image.isNull())
            card.show_entry(image, entrant.text, missing=lost)
        self._show()
        self._began = self._clock()

    def _entrant(self, player_id: int) -> Entrant | None:
        """Return an entry as it was last read; None after it was withdrawn."""
        return next((one for one in self.vote.entrants if one.player_id == player_id), None)

    def _changed(self, topics: frozenset[Topic]) -> None:
        # Votes of another window or taken back in this one; looked at before the next pair.
        if topics & FOLLOWS and not self._own:
            self._stale = True

    # Looks

    def _show(self) -> None:
        screen, booth = self.screen_, self.booth
        screen.set_question(self.vote.setup.question or self.tr("Which one is better?"), self.vote.event.name)
        match self.stage:
            case Stage.JUDGE:
                screen.ask_judge(self.vote.judges, len(self.vote.given))
                screen.tell_missing(len(self.vote.missing))
            case Stage.DONE if booth is not None:
                screen.show_done(booth.judge, booth.count, booth.total, single=booth.pairs < 2)
            case _ if booth is not None:
                revealed = self.stage is Stage.REVEALED
                screen.show_pair(
                    booth.judge, booth.count, booth.goal, booth.total,
                    revealed=revealed, undoable=bool(self._given),
                )  # fmt: skip
        self.setWindowTitle(self.tr("Blind vote: {0}").format(self.vote.event.name))
        if self.stage is not Stage.JUDGE:
            self.setFocus()

    def retranslate(self) -> None:
        """Set every text again."""
        self.screen_.retranslate()
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self.press("close")
        elif event.isAutoRepeat() and key not in READING:
            return
        elif key in (Qt.Key.Key_U, Qt.Key.Key_Backspace):
            self.press("undo")
        elif key == Qt.Key.Key_J:
            self.press("judge")
        elif key == Qt.Key.Key_G:
            self.press("go-on")
        elif key == Qt.Key.Key_S and self.stage is Stage.PAIR:
            self.press("skip")
        elif key in READING:
            for card in self.screen_.cards:
                card.read_on(READING[key])
        elif key in NEXT:
            self.press("next")
        elif key in KEYS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.press(KEYS[key])
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QEvent) -> None:
        self.screen_.setGeometry(self.rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self.ctx.theme.color("ground"))

    def closeEvent(self, event: QCloseEvent) -> None:
        self.ctx.bus.changed.disconnect(self._changed)
        super().closeEvent(event)


def picture(path: Path | None) -> QImage:
    """Return a picture the right way up, no larger than any screen; null where there is none to be read."""
    if path is None:
        return QImage()
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    size = reader.size()
    if size.isValid() and max(size.width(), size.height()) > LARGEST:
        size.scale(LARGEST, LARGEST, Qt.AspectRatioMode.KeepAspectRatio)
        reader.setScaledSize(size)
    return reader.read()


def show_vote(ctx: Context, event_id: int, parent: QWidget) -> None:
    """Open the judging screen of an event once it was read; bring up the one that is open.

    It belongs to *parent*, a part of the open club, and goes when the club is closed.
    """
    window = parent.window()
    for found in window.findChildren(VoteWindow):
        if found.isVisible() and found.vote.event.id == event_id:
            found.raise_()
            found.activateWindow()
            return
    club = ctx.club

    def work(*, progress: Progress, cancelled: CancelCheck) -> Vote:
        del progress, cancelled
        return read_vote(club, event_id)

    def show(vote: Vote) -> None:
        made = VoteWindow(ctx, vote, parent)
        made.setGeometry(window.screen().geometry())
        made.showFullScreen()
        made.activateWindow()

    ctx.jobs.start(work, done=show, failed=ctx.faults.report, lane="vote-open", owner=parent)
