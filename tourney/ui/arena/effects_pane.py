"""What sways votes beside the entrants: the side shown first, the home ground, columns of an import."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tourney.club.arena import Board
from tourney.ratings.ranking import Z95
from tourney.ui.arena.facts_model import Fact, FactColumn, FactsModel
from tourney.ui.arena.facts_pane import FactsPane, percent_or_nothing
from tourney.ui.arena.tables import FactsTable
from tourney.ui.arena.words import effect_figure, effect_words, exact_percent, position_words
from tourney.ui.arena.work import Answer
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_number, shown
from tourney.ui.charts.ticks import round_values
from tourney.ui.models.roles import Range, Scale
from tourney.ui.widgets.labels import Label


class EffectsPane(FactsPane):
    """What sways votes beside the entrants, and how each entrant fares on either side."""

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx, "sides", parent)
        self.effects = FactsModel(self)
        self.effects_table = FactsTable(ctx.theme, self.effects, "effects", ctx.settings)
        self.sides_title = Label(ctx.theme, "", "panel", "text")
        self.position = Label(ctx.theme, "", "body", "text", wrap=True)
        self.worth = Label(ctx.theme, "", "body", "soft", wrap=True)
        lower = QVBoxLayout()
        lower.setContentsMargins(16, 14, 16, 10)
        lower.setSpacing(6)
        for part in (self.sides_title, self.position, self.worth):
            lower.addWidget(part)
        self.column.insertWidget(1, self.effects_table)
        self.column.insertLayout(2, lower)
        ctx.theme.changed.connect(self._measure)

    def panels(self) -> Sequence[QWidget]:
        return (self.table,) if self.effects_table.isHidden() else (self.effects_table, self.table)

    def fill(self, found: Answer) -> None:
        board = found.board
        self.title.setText(self.tr("What sways the votes"))
        if board.effects:
            self.words.setText(
                self.tr(
                    "Estimated together with the scores: the points that one unit more is worth to a side."
                )
            )
        else:
            self.words.setText(
                self.tr(
                    "Tick what is to be allowed for in the form beside: the side, or any imported column."
                )
            )
        self._fill_effects(board)
        self.sides_title.setText(self.tr("By the side shown"))
        first, second = position_words(board)
        self.position.setText(first)
        self.worth.setText(second)
        self.worth.setVisible(bool(second))
        self._fill_sides(board)

    def _fill_effects(self, board: Board) -> None:
        columns = (
            FactColumn("effect", self.tr("Effect")),
            FactColumn("points", self.tr("Points a unit"), self.tr("For one unit more"), figures=True),
            FactColumn("error", self.tr("±"), self.tr("One standard error"), figures=True),
            FactColumn(
                "usual", self.tr("Usual gap"), self.tr("The usual difference between two sides"), figures=True
            ),
            FactColumn("range", self.tr("Worth of a usual difference")),
            FactColumn("clear", self.tr("Verdict"), figures=True),
            FactColumn("games", self.tr("Votes"), self.tr("Votes that tell something of it"), figures=True),
        )
        rows = []
        ends = [0.0]
        for number, one in enumerate(board.effects):
            usual = Range(one.usual * one.points, one.usual * one.low, one.usual * one.high, decimals=1)
            ends += [usual.low, usual.high]
            name, verdict = shown(one.label), effect_words(one)
            texts = (
                name,
                effect_figure(one.points),
                effect_figure(one.error).lstrip("+"),
                format_number(one.usual, 0 if one.usual >= 10 or one.usual == round(one.usual) else 2),
                f"{effect_figure(usual.mean)} ({effect_figure(usual.low)} – {effect_figure(usual.high)})",
                verdict,
                format_number(one.games),
            )
            values = (name, one.points, one.error, one.usual, usual.mean, verdict, one.games)
            rows.append(Fact(number, texts, values, usual))
        low, high = (min(ends), max(ends)) if rows else (0.0, 1.0)
        air = 0.06 * (high - low)
        scale = Scale(low - air, high + air, tuple(round_values(low, high, 5)))
        self.effects.set_facts(columns, rows, scale)
        self.effects_table.fit([one.key for one in columns])
        self.effects_table.setVisible(bool(rows))
        self.effects_table.setAccessibleName(self.tr("What sways the votes"))
        self._measure()

    def _measure(self) -> None:
        rows = min(6, self.effects.rowCount())
        header = self.effects_table.horizontalHeader().height()
        self.effects_table.setFixedHeight(header + rows * self.effects_table.rows.height() + 4)

    def _fill_sides(self, board: Board) -> None:
        columns = (
            FactColumn("player", self.tr("Player")),
            FactColumn(
                "first_games", self.tr("Shown first"), self.tr("Votes in which it stood first"), figures=True
            ),
            FactColumn("first", self.tr("Won first"), self.tr("Share of the points there"), figures=True),
            FactColumn(
                "second_games",
                self.tr("Shown second"),
                self.tr("Votes in which it stood second"),
                figures=True,
            ),
            FactColumn("second", self.tr("Won second"), self.tr("Share of the points there"), figures=True),
            FactColumn(
                "surplus",
                self.tr("Gains first"),
                self.tr("How much more than the scores foresee it took first than second"),
                figures=True,
            ),
            FactColumn("doubt", self.tr("±"), self.tr("One standard error"), figures=True),
        )
        rows = []
        for row in board.rows:
            gain, doubt = row.surplus, row.surplus_error
            clear = gain is not None and doubt is not None and abs(gain) > Z95 * doubt
            rows.append(
                Fact(
                    row.player_id,
                    (
                        row.name,
                        format_number(row.first_games),
                        percent_or_nothing(row.first),
                        format_number(row.second_games),
                        percent_or_nothing(row.second),
                        _signed(gain),
                        "" if doubt is None else exact_percent(doubt),
                    ),
                    (row.name, row.first_games, row.first, row.second_games, row.second, gain, doubt),
                    strong=clear,
                )
            )
        self.model.set_facts(columns, rows)
        self.table.fit([one.key for one in columns], least=88)


def _signed(share: float | None) -> str:
    if share is None:
        return ""
    return f"{'+' if share >= 0 else '−'}{exact_percent(abs(share))}"
