"""The tables of the Arena page."""

from __future__ import annotations

from collections.abc import Sequence

from tourney.ui.arena.board_model import BoardColumn, BoardModel
from tourney.ui.arena.facts_model import FactsModel
from tourney.ui.base.settings import Settings
from tourney.ui.base.theme import Theme
from tourney.ui.standings.cells import ListRatingCell, PlaceCell
from tourney.ui.standings.tables import StandingsTable
from tourney.ui.widgets.delegates.figures import RangeCell, RankSpreadCell
from tourney.ui.widgets.delegates.text import FigureCell, NameCell
from tourney.ui.widgets.table import Column


def board_table(theme: Theme, people: BoardModel, settings: Settings) -> StandingsTable:
    """Return the table of the board: a forest of whiskers on one scale."""
    table = StandingsTable(theme, people, "arena-board", settings)
    table.setObjectName("arena-board")
    table.set_columns(
        (
            Column("rank", 76, 72, delegate=PlaceCell(theme)),
            Column("spread", 176, 140, delegate=RankSpreadCell(theme)),
            Column("player", 240, 190, 3, delegate=NameCell(theme)),
            Column("score", 116, 104, delegate=ListRatingCell(theme)),
            Column("range", 300, 120, 5, delegate=RangeCell(theme)),
            Column("games", 76, 64, delegate=FigureCell(theme)),
            Column("share", 72, 60, delegate=FigureCell(theme)),
        )
    )
    table.set_folding(FOLDS)
    table.restore_widths()
    table.start_sorted(BoardColumn.RANK)
    return table


FOLDS = (BoardColumn.SPREAD, BoardColumn.SHARE, BoardColumn.GAMES, BoardColumn.RANGE)


class FactsTable(StandingsTable):
    """A table of facts; a first column of words takes the room, figures keep their width."""

    def __init__(self, theme: Theme, facts: FactsModel, key: str, settings: Settings) -> None:
        super().__init__(theme, facts, f"arena-{key}", settings)
        self.setObjectName(f"arena-{key}")
        self.facts = facts

    def fit(
        self,
        keys: Sequence[str],
        *,
        figure: int = 92,
        least: int = 64,
        first: int = 140,
        spread: bool = True,
        sorted_by: int = -1,
    ) -> None:
        """Lay out columns of these keys; the first takes most of the room, without *spread* all of it.

        Figures are *figure* pixels wide, and never below *least*, nor the first below *first*: the table
        scrolls instead.
        """
        columns = [Column(keys[0], max(200, first), first, 4, delegate=NameCell(self.theme))]
        for key in keys[1:]:
            if key == "range":
                columns.append(Column(key, 220, 120, 5, delegate=RangeCell(self.theme)))
            else:
                wide = max(figure, 112) if key == "clear" else figure
                columns.append(
                    Column(key, wide, min(wide, least), int(spread), delegate=FigureCell(self.theme))
                )
        self.set_columns(columns)
        self.restore_widths()
        if not self.isSortingEnabled():
            self.start_sorted(sorted_by)
