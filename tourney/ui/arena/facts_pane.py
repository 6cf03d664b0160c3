"""Other questions about a board: its cycles, its judges, boards beside each other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tourney.club.arena_cleaning import JudgeRow
from tourney.ui.arena.facts_model import Fact, FactColumn, FactsModel
from tourney.ui.arena.tables import FactsTable
from tourney.ui.arena.words import (
    counted_votes,
    cycles_words,
    exact_percent,
    removed_words,
)
from tourney.ui.arena.work import Answer
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_number, format_percent, format_rating, shown
from tourney.ui.widgets.choices import Choice
from tourney.ui.widgets.labels import Label


class FactsPane(QWidget):
    """A title, a sentence or two, and a table."""

    def __init__(self, ctx: Context, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ctx = ctx
        self.found: Answer | None = None
        self.title = Label(ctx.theme, "", "panel", "text")
        self.words = Label(ctx.theme, "", "body", "soft", wrap=True)
        self.model = FactsModel(self)
        self.table = FactsTable(ctx.theme, self.model, key, ctx.settings)
        self.head = QVBoxLayout()
        self.head.setContentsMargins(16, 12, 16, 10)
        self.head.setSpacing(6)
        self.head.addWidget(self.title)
        self.head.addWidget(self.words)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        self.column.addLayout(self.head)
        self.column.addWidget(self.table, 1)
        self.column.addStretch(0)

    def show_answer(self, found: Answer) -> None:
        """Show another answer."""
        self.found = found
        self.retranslate()

    def panels(self) -> Sequence[QWidget]:
        """Return where F6 stops."""
        return () if self.table.isHidden() else (self.table,)

    def retranslate(self) -> None:
        """Set every text again."""
        if self.found is not None:
            self.fill(self.found)
        self.table.setAccessibleName(self.title.text())

    def fill(self, found: Answer) -> None:
        """Say and show the answer."""
        raise NotImplementedError


class CyclesPane(FactsPane):
    """Rock, paper, scissors."""

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx, "cycles", parent)

    def fill(self, found: Answer) -> None:
        board = found.board
        self.title.setText(self.tr("Rock, paper, scissors"))
        self.words.setText(cycles_words(board))
        columns = (
            FactColumn("cycle", self.tr("Each is ahead of the next")),
            FactColumn("one", self.tr("First pair"), self.tr("Share of the points, and votes"), figures=True),
            FactColumn(
                "two", self.tr("Second pair"), self.tr("Share of the points, and votes"), figures=True
            ),
            FactColumn(
                "three", self.tr("Third pair"), self.tr("Share of the points, and votes"), figures=True
            ),
            FactColumn(
                "clear",
                self.tr("Weakest lead"),
                self.tr("The smallest lead of the three over one half"),
                figures=True,
            ),
        )
        rows = []
        for number, one in enumerate(board.cycles.clearest):
            names = [board.cycle_names[i] for i in (one.first, one.second, one.third)]
            pairs = tuple(
                f"{format_percent(share)} ({format_number(games)})"
                for share, games in zip(one.margins, one.games, strict=True)
            )
            words = " › ".join([*names, names[0]])
            rows.append(
                Fact(
                    number, (words, *pairs, exact_percent(one.strength)), (words, *one.margins, one.strength)
                )
            )
        self.model.set_facts(columns, rows)
        self.table.fit([one.key for one in columns], figure=86, first=300, spread=False)
        self.table.setVisible(bool(rows))


class JudgesPane(FactsPane):
    """Who voted, how, and whose votes are left out."""

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx, "judges", parent)

    def fill(self, found: Answer) -> None:
        board = found.board
        judges = board.cleaned.judges
        self.title.setText(self.tr("Judges"))
        if not judges:
            self.words.setText(self.tr("No vote of this board names its judge."))
        else:
            lines = removed_words(board.cleaned.removed, board.total)
            self.words.setText(
                "\n".join(lines) if board.cleaned.removed.votes else self.tr("No vote is left out.")
            )
        columns = (
            FactColumn("judge", self.tr("Judge")),
            FactColumn("votes", self.tr("Votes"), figures=True),
            FactColumn("seconds", self.tr("Seconds"), self.tr("Median response time"), figures=True),
            FactColumn(
                "run", self.tr("Longest run"), self.tr("Longest run of the same choice"), figures=True
            ),
            FactColumn(
                "first",
                self.tr("First side"),
                self.tr("Share given to the first side; a tie counts half"),
                figures=True,
            ),
            FactColumn(
                "against",
                self.tr("Contrary"),
                self.tr("Votes against the majority of the other judges"),
                figures=True,
            ),
            FactColumn(
                "compared",
                self.tr("Compared"),
                self.tr("Votes on pairs about which the others are agreed"),
                figures=True,
            ),
            FactColumn(
                "left_out", self.tr("Left out"), self.tr("Votes left out by the filters"), figures=True
            ),
        )
        self.model.set_facts(columns, [_judge(number, one) for number, one in enumerate(judges)])
        self.table.fit([one.key for one in columns], figure=84, least=84, sorted_by=-1)
        self.table.setVisible(bool(judges))


class SlicesPane(FactsPane):
    """Boards of parts beside each other.

    Signals
    -------
    wanted
        Another way to divide the votes was chosen.
    """

    wanted = Signal()

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx, "slices", parent)
        self.by = Choice(ctx.theme)
        self.by.setObjectName("arena-by")
        self.by.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToContents)
        self.by.setMinimumWidth(ctx.theme.px(170))
        self.by_label = Label(ctx.theme, "", "body", "soft")
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.by_label)
        row.addWidget(self.by)
        row.addStretch(1)
        self.head.insertLayout(1, row)
        self.by.activated.connect(self.wanted)

    def panels(self) -> Sequence[QWidget]:
        return (self.by, *super().panels())

    def fill(self, found: Answer) -> None:
        self.title.setText(self.tr("Boards beside each other"))
        self.by_label.setText(self.tr("Divide by"))
        self.by.setAccessibleName(self.tr("Divide by"))
        self.by.clear()
        for one in found.slicings:
            self.by.add(one.key, shown(one.label))
        self.by.choose(found.by)
        for widget in (self.by_label, self.by):
            widget.setVisible(bool(found.slicings))
        if not found.slicings:
            self.words.setText(
                self.tr("These votes have neither categories, columns nor more than one month.")
            )
        else:
            self.words.setText(
                self.tr("The score on each board, and the rank there in brackets; the same filters apply.")
            )
        columns = [FactColumn("player", self.tr("Player")), FactColumn("all", self.tr("All"), figures=True)]
        for number, part in enumerate(found.slices):
            columns.append(
                FactColumn(f"slice{number}", shown(part.label), counted_votes(part.votes), figures=True)
            )
        rows = []
        for row in found.board.rows:
            own = [one.rows.get(row.player_id) for one in found.slices]
            texts = ["" if one is None else _ranked(one.score, one.rank) for one in (row, *own)]
            values = [None if one is None else one.score for one in (row, *own)]
            rows.append(Fact(row.player_id, (row.name, *texts), (row.name, *values)))
        self.model.set_facts(columns, rows)
        self.table.fit([one.key for one in columns], figure=104, least=104)
        self.table.setVisible(bool(found.slices))


def _ranked(score: float, rank: int) -> str:
    return f"{format_rating(score)} ({format_number(rank)})"


def percent_or_nothing(share: float | None) -> str:
    """Return a share with one decimal, "" for none."""
    return "" if share is None else exact_percent(share)


def _judge(number: int, one: JudgeRow) -> Fact:
    seconds = "" if one.seconds is None else format_number(one.seconds, 1)
    texts = (
        one.name,
        format_number(one.votes),
        seconds,
        format_number(one.run),
        percent_or_nothing(one.first),
        percent_or_nothing(one.against),
        format_number(one.compared),
        format_number(one.left_out) if one.left_out else "",
    )
    values = (one.name, one.votes, one.seconds, one.run, one.first, one.against, one.compared, one.left_out)
    return Fact(number, texts, values, soft=one.left_out == one.votes)
