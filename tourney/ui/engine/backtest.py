"""The Backtest tab: which engine would have predicted the club's own games best."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from tourney.club import advice, engine_backtest, lab
from tourney.club.advice import Advice
from tourney.club.engine_backtest import Trial, Tuning
from tourney.club.engine_choice import EngineChoice
from tourney.club.lab import Line
from tourney.club.rating_run import Facts
from tourney.core.errors import TourneyError
from tourney.core.marks import Text
from tourney.core.progress import CancelCheck, Progress
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import sentences, shown
from tourney.ui.base.jobs import Job, Work
from tourney.ui.engine.backtest_head import BacktestHead
from tourney.ui.engine.lab_words import plot_words, tuned_words, tuning_words
from tourney.ui.engine.tables import calibration_table, scores_table
from tourney.ui.lab.advice_box import AdviceBox
from tourney.ui.lab.calibration import CalibrationPlot
from tourney.ui.models.engine_scores import ORDER, CalibrationModel, ScoresModel
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.empty import EmptyState
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.notice import Notice
from tourney.ui.widgets.surface import Surface

LANE = "engine-backtest"


@dataclass(frozen=True, slots=True, eq=False)
class _Judged:
    """What all trials together say: worked out once, and shown again with every row chosen."""

    asked: tuple[object, ...]
    said: tuple[Text, ...]
    lines: tuple[Line, ...]


class BacktestPane(QWidget):
    """Tries the engines one after the other in a worker; each line appears when it is known.

    Signals
    -------
    wanted : EngineChoice
        The person wants to try these settings on the other tab.
    changed
        Work began or ended.
    """

    wanted = Signal(object)
    changed = Signal()

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = ctx.theme
        self.ctx = ctx
        self._in_use: EngineChoice | None = None
        self._trials: list[Trial] = []
        self._left: list[EngineChoice] = []
        self._facts: Facts | None = None
        self._job: Job | None = None
        self._tuning: Tuning | None = None
        self._judged: _Judged | None = None
        self._advice: Advice | None = None
        self._stale = True
        self._filling = False
        self._looked_at: int | None = None
        self.head = BacktestHead(ctx)
        self.verdict = Notice(theme, kind="plain", icon="engine", parent=self)
        self.scores = ScoresModel(self)
        self.table = scores_table(theme, self.scores, ctx.settings)
        self.bins = CalibrationModel(self)
        self.bin_table = calibration_table(theme, self.bins, ctx.settings)
        self.plot = CalibrationPlot(theme)
        self.plot.setObjectName("calibration-plot")
        self.advice = AdviceBox(ctx)
        self.bin_title = Label(theme, "", "panel", "text")
        self.bin_words = Label(theme, "", "second", "faint", wrap=True)
        self.tune = KeyButton(theme, icon="engine")
        self.tune.setObjectName("tune-engine")
        self.tune_words = Label(theme, "", "second", "faint", wrap=True)
        self.tuned = Notice(theme, kind="plain", icon="check", parent=self)
        self.try_tuned = self.tuned.add_button("")
        self.try_tuned.setObjectName("try-tuned")
        self.empty = EmptyState(theme, drawing="chart")
        self.way_on = self.empty.primary("", ctx.actions.key("import"), "import")
        self.stack = QStackedWidget()
        self._lay_out()
        self.head.run.clicked.connect(self.run)
        self.head.warmup.activated.connect(self.run)
        self.head.shape.activated.connect(self._show)
        self.head.progress.cancelled.connect(self.cancel)
        self.table.selectionModel().currentChanged.connect(self._row_changed)
        self.table.chosen.connect(self._take)
        self.tune.clicked.connect(self.tune_chosen)
        self.try_tuned.clicked.connect(self._take_tuned)
        self.way_on.clicked.connect(self._bring)
        self.retranslate()

    # What the page asks

    def set_choice(self, in_use: EngineChoice | None) -> None:
        """Tell how the club rates; its own settings are the ones tried."""
        if in_use != self._in_use:
            self._in_use = in_use
            self.outdate()

    def outdate(self) -> None:
        """The games are others: what was found no longer holds."""
        self._stale = True

    def come_up(self) -> None:
        """Try the engines, unless what stands here still holds."""
        rated = self.ctx.club.rated
        if rated is None:
            return
        if rated.n_games == 0:
            self.stack.setCurrentWidget(self.empty)
        elif self._stale:
            self.run()

    def panels(self) -> tuple[QWidget, ...]:
        """Return where F6 stops."""
        if self.stack.currentWidget() is self.empty:
            return (self.way_on,)
        return (self.head.warmup, self.table, self.plot, self.bin_table)

    def export(self) -> None:
        """Write the plot as a picture, or the comparison as a table, into a file the person names."""
        line = self._chosen()
        if line is None or self._facts is None:
            return
        from tourney.ui.lab.export import ask

        ask(self.ctx, self, self.plot, self.scores.lines, self.head.chosen_shape())

    @property
    def can_export(self) -> bool:
        """True once an engine has been tried."""
        return bool(self._trials) and self.stack.currentWidget() is not self.empty

    @property
    def busy(self) -> bool:
        """True while engines are being tried or tuned."""
        return self._job is not None

    def retranslate(self) -> None:
        """Set every text again."""
        self.head.retranslate()
        self.table.setAccessibleName(self.tr("How the engines predicted"))
        self.bin_table.setAccessibleName(self.tr("Calibration"))
        self.bin_words.setText(
            self.tr("Of games whose favourite was expected to score so much, how much he scored.")
        )
        self.tune_words.setText(tuning_words())
        self.way_on.setText(self.ctx.actions.text("import"))
        self.empty.set_words(
            self.tr("No rated game yet."),
            self.tr("The engines are compared on the club’s own games, from the first night on."),
        )
        self.scores.retranslate()
        self.bins.retranslate()
        self.advice.retranslate()
        self._say()

    # Trying

    def run(self) -> None:
        """Try every engine from the start."""
        if self._in_use is None or self.ctx.club.rated is None:
            return
        self._end()
        self._stale = False
        self._trials, self._facts, self._tuning, self._advice = [], None, None, None
        self._judged = None
        self._left = list(engine_backtest.candidates(self.ctx.club, self._in_use))
        self.stack.setCurrentWidget(self._found)
        self._show()
        self._next()

    def _next(self) -> None:
        if not self._left:
            self.head.progress.end()
            self._say()
            self.changed.emit()
            return
        choice, club, facts = self._left[0], self.ctx.club, self._facts
        warmup = self.head.chosen_warmup()

        told = self._advice

        def work(*, progress: Progress, cancelled: CancelCheck) -> tuple[Facts, Advice, Trial]:
            known = facts or engine_backtest.facts_of(club)
            trial = engine_backtest.try_engine(
                known, choice, warmup=warmup, progress=progress, cancelled=cancelled
            )
            return known, told or advice.advice(club, known), trial

        words = self.tr("Predicting with {0}…").format(shown(choice.engine.label))
        self._start(work, self._tried, self._failed, words)

    def _tried(self, found: tuple[Facts, Advice, Trial]) -> None:
        self._job = None
        self._facts, self._advice, trial = found
        self._judged = None
        self.head.set_shapes(lab.shapes_played(self._facts.log))
        self._trials.append(trial)
        self._left.pop(0)
        self._show()
        self._next()

    def _failed(self, error: Exception) -> None:
        self._job = None
        if self._left:
            self._left.pop(0)
        if not isinstance(error, TourneyError):
            self.ctx.faults.report(error)
        self._next()

    def tune_chosen(self) -> None:
        """Look for better settings of the engine in the chosen row."""
        line, facts = self._chosen(), self._facts
        if line is None or facts is None or self.busy:
            return
        choice, warmup = line.trial.choice, self.head.chosen_warmup()

        def work(*, progress: Progress, cancelled: CancelCheck) -> Tuning:
            return engine_backtest.tune_engine(
                facts, choice, warmup=warmup, progress=progress, cancelled=cancelled
            )

        self._tuning = None
        self._start(
            work, self._tuned, self._untuned, self.tr("Tuning {0}…").format(shown(choice.engine.label))
        )

    def _tuned(self, found: Tuning) -> None:
        self._job = None
        self._tuning = found
        self.head.progress.end()
        self._say()
        self.changed.emit()

    def _untuned(self, error: Exception) -> None:
        self._job = None
        self.head.progress.end()
        self._say()
        self.ctx.faults.report(error)
        self.changed.emit()

    def cancel(self) -> None:
        """Stop; what is known so far stays."""
        if self.busy:
            self._end()
            self._left = []
            self._say()
            self.changed.emit()

    def _start(
        self, work: Work, done: Callable[[Any], None], failed: Callable[[Exception], None], words: str
    ) -> None:
        self._job = self.ctx.jobs.start(
            work,
            done=done,
            failed=failed,
            progress=self.head.progress.set_progress,
            lane=LANE,
            owner=self,
        )
        self.head.progress.begin(words)
        self._say()
        self.changed.emit()

    def _end(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None
        self.head.progress.end()

    # Showing

    def _show(self) -> None:
        used = self._in_use.engine.key if self._in_use is not None else ""
        self._filling = True
        self.scores.set_lines(self._lines(), used)
        # The engine in use stands there for comparison, until the person looks at another.
        wanted = self._looked_at if self._looked_at is not None else ORDER.index(used) if used else -1
        row = max(0, self.scores.row_of(wanted))
        if self._trials:
            index = self.scores.index(row, 0)
            flags = QItemSelectionModel.SelectionFlag
            self.table.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self._filling = False
        self._say()

    def _lines(self) -> tuple[Line, ...]:
        if self._facts is None:
            return ()
        return lab.compare(self._trials, self._facts.log, self.head.chosen_shape())

    def _chosen(self) -> Line | None:
        return self.scores.line(self.scores.key_at(self.table.currentIndex().row()))

    def _row_changed(self, now: QModelIndex) -> None:
        if not self._filling:
            self._looked_at = self.scores.key_at(now.row())
            self._say()

    def _say(self) -> None:
        line = self._chosen()
        label = shown(line.trial.choice.engine.label) if line is not None else ""
        self.bin_title.setText(self.tr("Calibration of {0}").format(label) if line is not None else "")
        bins = line.figures.calibration if line is not None else ()
        self.bins.set_bins(bins)
        self.plot.show_bins(bins, plot_words(self.bin_title.text(), self.bin_words.text()))
        self.tune.setText(self.tr("Tune {0}").format(label) if line is not None else self.tr("Tune"))
        self.tune.setEnabled(line is not None and not self.busy)
        self.head.run.setEnabled(not self.busy)
        self._say_verdict()
        self._say_tuning()

    def _say_verdict(self) -> None:
        facts = self._facts
        done = bool(self._trials) and not self._left and facts is not None
        self.verdict.setVisible(done)
        used = self._in_use.engine.key if self._in_use is not None else ""
        if done and facts is not None:
            asked = (len(self._trials), used, self.head.chosen_shape())
            if self._judged is None or self._judged.asked != asked:
                said = lab.verdict(self._trials, facts.log, used, self.head.chosen_shape())
                self._judged = _Judged(asked, said, lab.compare(self._trials, facts.log))
            first, *rest = (shown(text) for text in self._judged.said)
            self.verdict.set_words(first, sentences(rest))
            self.advice.show_advice(self._advice, self._judged.lines)
        else:
            self.advice.show_advice(self._advice, ())

    def _say_tuning(self) -> None:
        found = self._tuning
        self.tuned.setVisible(found is not None)
        if found is None:
            return
        self.tuned.set_words(*tuned_words(found))
        self.try_tuned.setText(self.tr("Use these in the form"))
        self.try_tuned.setVisible(found.better)

    def _lay_out(self) -> None:
        self._found = QWidget()
        scores = QVBoxLayout()
        scores.setContentsMargins(0, 0, 0, 0)
        scores.setSpacing(0)
        notes = QVBoxLayout()
        notes.setContentsMargins(16, 4, 16, 12)
        notes.addWidget(self.verdict)
        scores.addLayout(notes)
        scores.addWidget(self.table, 1)
        foot = QVBoxLayout()
        foot.setContentsMargins(16, 12, 16, 12)
        foot.setSpacing(8)
        foot.addWidget(self.advice)
        foot.addSpacing(4)
        foot.addWidget(self.tuned)
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(self.tune)
        line.addWidget(self.tune_words, 1)
        line.setAlignment(self.tune_words, Qt.AlignmentFlag.AlignVCenter)
        foot.addLayout(line)
        scores.addLayout(foot)
        right = Surface(self.ctx.theme, "panel", left=True)
        bins = QVBoxLayout(right)
        bins.setContentsMargins(1, 8, 0, 0)
        bins.setSpacing(4)
        head = QVBoxLayout()
        head.setContentsMargins(16, 0, 16, 4)
        head.setSpacing(2)
        head.addWidget(self.bin_title)
        head.addWidget(self.bin_words)
        bins.addLayout(head)
        bins.addWidget(self.plot, 3)
        bins.addWidget(self.bin_table, 2)
        both = QHBoxLayout(self._found)
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(0)
        both.addLayout(scores, 11)
        both.addWidget(right, 9)
        self.stack.addWidget(self._found)
        self.stack.addWidget(self.empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self.stack, 1)

    # What a person does

    def _take(self, key: int) -> None:
        line = self.scores.line(key)
        if line is not None:
            self.wanted.emit(line.trial.choice)

    def _take_tuned(self) -> None:
        if self._tuning is not None:
            self.wanted.emit(self._tuning.choice)

    def _bring(self) -> None:
        self.ctx.actions.run("import")
