"""Why a game moved a rating: the equation, the words, each opponent's part, and the other results."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tourney.club import explain_words, explaining
from tourney.club.explaining import Alternative, GameExplained
from tourney.core.errors import TourneyError
from tourney.core.progress import CancelCheck, Progress
from tourney.core.topics import Topic
from tourney.ratings.options import PERIODS
from tourney.ratings.registry import ENGINES
from tourney.ui.base.bus import Place
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_change, format_date, shown
from tourney.ui.explain.bars import Equation
from tourney.ui.explain.model import Line, WaterfallModel
from tourney.ui.explain.sheet import ExplainSheet
from tourney.ui.explain.tables import BarsTable, WhatIfModel, what_if_table
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.choices import Choice
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.progress import ProgressStrip
from tourney.ui.widgets.surface import Surface
from tourney.ui.widgets.tabs import PillTabs

LANE = "explain-game"
ROWS = 7
"""Lines of a table that are seen without scrolling."""
MOST_PILLS = 4


class ExplainGameDialog(ExplainSheet):
    """One game, seen by one of its players at a time; figures are worked out in a thread."""

    def __init__(self, ctx: Context, game_id: int, player_id: int | None, parent: QWidget | None) -> None:
        super().__init__(ctx, "", parent)
        self.setObjectName("explain-game")
        self.game_id = game_id
        self.found: GameExplained | None = None
        self._register = ctx.club.register()
        rated = ctx.club.rated
        self._people = explaining.players_of(rated, game_id) if rated is not None else ()
        self.player_id = player_id if player_id in self._people else next(iter(self._people), 0)
        self.pills = PillTabs(ctx.theme)
        self.pick = Choice(ctx.theme)
        self.equation = Equation(ctx.theme)
        self.words = self.label("body")
        self.about = self.label("second", "faint")
        self.progress = ProgressStrip(ctx.theme)
        self.model = WaterfallModel(self)
        self.bars = BarsTable(ctx.theme, self.model)
        self.parts_title = self.label("panel")
        self.what_if_title = self.label("panel")
        self.what_if_note = self.label("second", "faint")
        self.what_if_model = WhatIfModel(self)
        self.what_if = what_if_table(ctx.theme, self.what_if_model)
        self.unfold = KeyButton(ctx.theme, icon="chevron-right", kind="ghost")
        self.unfold.setObjectName("explain-unfold")
        self.unfold.setCheckable(True)
        self.formula = self.label("body", "soft")
        self.formula.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._below: tuple[QWidget, ...] = ()
        self._lay_out()
        close = self.add_verb(self.tr("Close"), key="Esc", result=Dialog.DialogCode.Rejected.value)
        self.in_log = self.add_side_verb(self.tr("Show in the log"))
        self.in_log.setObjectName("explain-in-log")
        self.set_safe(self.bars if self._people else close)
        self._connect()
        self._say()
        if self._people:
            self.look()
        else:
            self._say_unrated()

    # What is shown

    def look(self) -> None:
        """Work the explanation out, and then what other results would have done."""
        club, game_id, player_id = self.ctx.club, self.game_id, self.player_id
        rated = club.rated
        if rated is None:
            return
        self.progress.begin(self.tr("Looking at the replay"), cancellable=False)

        def work(*, progress: Progress, cancelled: CancelCheck) -> GameExplained | None:
            del progress, cancelled
            return explaining.explain_game(rated, game_id, player_id)

        self.ctx.jobs.start(work, done=self._show, failed=self._fail, lane=LANE, owner=self)

    def choose(self, player_id: int) -> None:
        """Look with the eyes of another player of the game."""
        if player_id != self.player_id:
            self.player_id = player_id
            self.look()

    def _show(self, found: GameExplained | None) -> None:
        self.progress.end()
        self.found = found
        if found is None:
            self._say_unrated()
            return
        name_of = self._register.name
        change = format_change(found.change, found.decimals, none="±0")
        self.set_question(self.tr("{0}: why {1}?").format(name_of(found.player_id), change))
        engine = shown(ENGINES[found.engine].label)
        period = shown(PERIODS[found.period])
        self.about.setText(
            self.tr("{0} · {1} · rating period: {2}").format(format_date(found.date), engine, period)
        )
        self.equation.show_boxes(explain_words.boxes(found), down=found.change < 0)
        said = [shown(text) for text in explain_words.sentences(found, name_of)]
        self.words.setText(joined(said))
        self.formula.setText("\n".join(shown(line) for line in explain_words.formula(found)))
        self._show_parts(found)
        for widget in self._below:
            widget.show()
        self._fold()
        self._look_at_others(found)

    def _show_parts(self, found: GameExplained) -> None:
        lines = [
            Line(
                explain_words.names_of(part.opponents, self._register.name)
                if part.opponents
                else self.tr("Games of others"),
                part.change,
                part.game_id if part.opponents else None,
                part.date,
                1,
                part.actual,
                part.expected,
                strong=found.games > 1 and part.game_id == found.game_id and bool(part.opponents),
            )
            for part in found.parts
        ]
        decimals = found.decimals if found.games == 1 and found.sides == 2 else found.decimals + 1
        self.model.show_lines(lines, found.before, found.after, decimals=decimals, by_game=True)
        self.bars.set_kind(dated=len({line.date for line in lines}) > 1, counted=False)
        count = len(lines)
        games = found.games
        if games > 1:
            title = QCoreApplication.translate("Counts", "The %n game(s) of the period", None, games)
        else:
            title = self.tr("Each opponent’s part")
        self.parts_title.setText(title)
        self.bars.setAccessibleName(title)
        # One bar that is the whole change tells nothing more.
        several = count > 1
        self.parts_title.setVisible(several)
        self.bars.setVisible(several)
        self.bars.setFixedHeight(self.bars.high_for(min(count, ROWS)))
        if count:
            self.bars.setCurrentIndex(self.model.index(0, 1))
        if not several:
            self.what_if.setFocus()

    def _look_at_others(self, found: GameExplained) -> None:
        rated, game_id, player_id = self.ctx.club.rated, self.game_id, self.player_id
        if rated is None:
            return
        self.what_if_model.show_alternatives((), found.sides, found.decimals)
        self.what_if_note.setText(self.tr("Replaying the period with each other result …"))
        self.what_if.setFixedHeight(self.what_if.high_for(min(3 if found.sides == 2 else found.sides, ROWS)))
        self.fit_soon()

        def work(*, progress: Progress, cancelled: CancelCheck) -> tuple[Alternative, ...]:
            del progress
            return explaining.what_if(rated, game_id, player_id, cancelled=cancelled)

        self.ctx.jobs.start(work, done=self._show_others, failed=self._fail, lane=LANE, owner=self)

    def _show_others(self, others: tuple[Alternative, ...]) -> None:
        found = self.found
        if found is None:
            return
        self.what_if_model.show_alternatives(others, found.sides, found.decimals)
        if others and not self.what_if.currentIndex().isValid():
            self.what_if.setCurrentIndex(self.what_if_model.index(0, 0))
        self.what_if_note.setText(
            self.tr("The whole period replayed; all its other results stay.")
            if found.games > 1
            else self.tr("Replayed from what was believed at that moment.")
        )
        self.what_if.setFixedHeight(self.what_if.high_for(min(len(others), ROWS)))
        self.fit_soon()

    def _fail(self, error: Exception) -> None:
        self.progress.end()
        if isinstance(error, TourneyError):
            self.what_if_note.setText(self.ctx.sentence(error))
        else:
            self.ctx.faults.report(error)

    def _say_unrated(self) -> None:
        self.set_question(self.tr("This game changed no rating"))
        self.words.setText(
            self.tr(
                "It is open, void, decided without play or marked as not rated, or the ratings are still "
                "being worked out. Only rated games can be explained."
            )
        )
        for widget in self._below:
            widget.hide()
        self.fit_soon()

    # Inside

    def _lay_out(self) -> None:
        theme = self.theme
        who = QHBoxLayout()
        who.setContentsMargins(0, 0, 0, 0)
        few = 1 < len(self._people) <= MOST_PILLS
        for player_id in self._people:
            name = self._register.name(player_id)
            self.pills.add(str(player_id), name)
            self.pick.add(str(player_id), name)
        self.pills.setVisible(few)
        self.pick.setVisible(len(self._people) > MOST_PILLS)
        if self._people:
            self.pills.choose(str(self.player_id))
            self.pick.choose(str(self.player_id))
        who.addWidget(self.pills)
        who.addWidget(self.pick)
        who.addStretch(1)
        box = Surface(theme, "ground", radius=8)
        inner = QVBoxLayout(box)
        inner.setContentsMargins(16, 14, 16, 14)
        inner.setSpacing(10)
        inner.addWidget(self.equation)
        inner.addWidget(self.words)
        column = self.column
        column.addLayout(who)
        column.addWidget(self.about)
        column.addWidget(self.progress)
        column.addWidget(box)
        column.addWidget(self.parts_title)
        column.addWidget(self.bars)
        column.addWidget(self.what_if_title)
        column.addWidget(self.what_if)
        column.addWidget(self.what_if_note)
        line = QHBoxLayout()
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.unfold)
        line.addStretch(1)
        column.addLayout(line)
        column.addWidget(self.formula)
        column.addStretch(1)
        self._below = (
            self.about,
            self.equation,
            self.what_if_title,
            self.what_if,
            self.what_if_note,
            self.unfold,
        )
        self.formula.hide()
        for widget in (*self._below, self.bars, self.parts_title):
            widget.hide()

    def _connect(self) -> None:
        self.pills.chosen.connect(self._chosen)
        self.pick.activated.connect(self._picked)
        self.unfold.toggled.connect(self._fold)
        self.bars.entered.connect(self._go)
        self.in_log.clicked.connect(partial(self._go, self.game_id))
        self.ctx.bus.changed.connect(self._changed)

    def _say(self) -> None:
        self.pills.setAccessibleName(self.tr("Whose rating"))
        self.pick.setAccessibleName(self.tr("Whose rating"))
        self.what_if_title.setText(self.tr("What if it had ended otherwise?"))
        self.what_if.setAccessibleName(self.tr("What if it had ended otherwise?"))
        self.unfold.setText(self.tr("Formula and numbers"))
        self.bars.setAccessibleDescription(self.tr("Enter goes to the game in the log"))

    def _chosen(self, key: str) -> None:
        self.choose(int(key))

    def _picked(self) -> None:
        self.choose(int(self.pick.current()))

    def _fold(self) -> None:
        unfolded = self.unfold.isChecked()
        self.unfold.set_icon("chevron-down" if unfolded else "chevron-right")
        self.formula.setVisible(unfolded)
        self.fit_soon()

    def _go(self, game_id: int) -> None:
        self.accept()
        self.ctx.bus.asked.emit(Place("games", game_id))

    def _changed(self, topics: frozenset[Topic]) -> None:
        if Topic.RATINGS in topics and self._people:
            self.look()


def joined(sentences: list[str]) -> str:
    """Return sentences as a paragraph: with spaces between those that end in Latin punctuation."""
    return "".join(f"{one} " if one.endswith(".") else one for one in sentences).strip()
