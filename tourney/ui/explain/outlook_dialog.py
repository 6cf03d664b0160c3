"""An open game explained before it is played: the odds, and what each result would do."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tourney.club.outlook import Outlook, outlook, sentences
from tourney.core.games import Game
from tourney.core.progress import CancelCheck, Progress
from tourney.ratings.registry import ENGINES
from tourney.ui.base.bus import Place
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_date, shown
from tourney.ui.explain.game_dialog import joined
from tourney.ui.explain.outlook_model import RESULTS, OutlookModel, outlook_table
from tourney.ui.explain.sheet import ExplainSheet
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.progress import ProgressStrip
from tourney.ui.widgets.surface import Surface

LANE = "explain-open-game"
ROWS = 10


class OutlookDialog(ExplainSheet):
    """What is expected of an open game; the figures are worked out in a thread."""

    def __init__(self, ctx: Context, game: Game, parent: QWidget | None) -> None:
        super().__init__(ctx, "", parent)
        self.setObjectName("explain-open")
        self.game = game
        self.found: Outlook | None = None
        self._register = ctx.club.register()
        self.about = self.label("second", "faint")
        self.progress = ProgressStrip(ctx.theme)
        self.words = self.label("body")
        self.model = OutlookModel(self._register.name, self)
        self.table = outlook_table(ctx.theme, self.model)
        self.note = self.label("second", "faint")
        box = Surface(ctx.theme, "ground", radius=8)
        inner = QVBoxLayout(box)
        inner.setContentsMargins(16, 14, 16, 14)
        inner.addWidget(self.words)
        for widget in (self.about, self.progress, box, self.table, self.note):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.add_verb(self.tr("Close"), key="Esc", result=Dialog.DialogCode.Rejected.value)
        self.set_safe(self.table)
        self.table.entered.connect(self._go)
        self._say()
        self.look()

    def look(self) -> None:
        """Work it out."""
        rated, game = self.ctx.club.rated, self.game
        if rated is None:
            self._show(None)
            return
        self.progress.begin(self.tr("Trying each result"), cancellable=False)

        def work(*, progress: Progress, cancelled: CancelCheck) -> Outlook | None:
            del progress
            return outlook(rated, game, cancelled=cancelled)

        self.ctx.jobs.start(work, done=self._show, failed=self._failed, lane=LANE, owner=self)

    def _show(self, found: Outlook | None) -> None:
        self.progress.end()
        self.found = found
        self.table.setVisible(found is not None)
        if found is None:
            self.words.setText(self.tr("The ratings are still being worked out."))
            self.fit_soon()
            return
        self.words.setText(joined([shown(one) for one in sentences(found, self._register.name)]))
        self.model.show_outlook(found)
        for column in RESULTS:
            self.table.setColumnHidden(column, not found.two or not found.rated)
        self.table.setFixedHeight(self.table.high_for(min(len(found.prospects), ROWS)))
        self.table.setCurrentIndex(self.model.index(0, 0))
        note = shown(found.note) if found.note is not None else ""
        self.note.setText(self.tr("Points of rating; {0}.").format(note) if note else "")
        self.fit_soon()

    def _failed(self, error: Exception) -> None:
        self.progress.end()
        self.ctx.faults.report(error)

    def _say(self) -> None:
        name_of = self._register.name
        sides = [" + ".join(name_of(one) for one in side.player_ids) for side in self.game.sides]
        if len(sides) == 2:
            self.set_question(self.tr("{0} against {1}: what is expected?").format(*sides))
        else:
            self.set_question(self.tr("What is expected of this game?"))
        engine = shown(ENGINES[self.ctx.club.rated.choice.engine.key].label) if self.ctx.club.rated else ""
        words = self.tr("{0} · {1} · not played yet").format(format_date(self.game.date), engine)
        self.about.setText(words)
        self.table.setAccessibleName(self.tr("What each result would do"))
        self.table.setAccessibleDescription(self.tr("Enter goes to the player"))

    def _go(self, player_id: int) -> None:
        self.accept()
        self.ctx.bus.asked.emit(Place("players", player_id))
