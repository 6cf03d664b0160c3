"""The panel of one game: who, what came of it, the odds before, the note, and who changed it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from tourney.club import log
from tourney.club.game_story import GameStory, JournalEntry, game_history
from tourney.club.views import LogRow
from tourney.core.errors import TourneyError
from tourney.core.games import Game, GameState
from tourney.core.outcomes import number_text
from tourney.core.progress import CancelCheck, Progress
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_date, format_rating, format_time
from tourney.ui.history.model import desk_words, what_words, when_words
from tourney.ui.models.games import place_words, state_words, together_words
from tourney.ui.models.roles import Change, Odds
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.change import ChangeLabel
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.odds import OddsBar
from tourney.ui.widgets.separator import Separator
from tourney.ui.widgets.surface import Surface

WIDE = 312
MARGIN = 16


class DetailPanel(Surface):
    """Shows the game it is given; the journal is looked through in a thread."""

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx.theme, "panel", left=True, parent=parent)
        self.setObjectName("game-detail")
        self._ctx = ctx
        self._row: LogRow | None = None
        self._story: GameStory | None = None
        self._entries: Sequence[JournalEntry] | None = None
        self._game: Game | None = None
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.correct = KeyButton(ctx.theme, key="Enter")
        self.correct.setObjectName("game-correct")
        self.void = KeyButton(ctx.theme, key="Del")
        self.void.setObjectName("game-void")
        self.explain = KeyButton(ctx.theme, key=ctx.actions.key("explain"), kind="ghost")
        self.explain.setObjectName("game-explain")
        verbs = QHBoxLayout()
        verbs.setContentsMargins(MARGIN, 4, MARGIN, 12)
        verbs.setSpacing(8)
        verbs.addWidget(self.correct)
        verbs.addWidget(self.void)
        verbs.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._scroll, 1)
        why = QHBoxLayout()
        why.setContentsMargins(MARGIN - 8, 8, MARGIN, 0)
        why.addWidget(self.explain)
        why.addStretch(1)
        layout.addLayout(why)
        layout.addLayout(verbs)
        ctx.theme.changed.connect(self.restyle)
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        """Keep the width in step with the words."""
        self.setFixedWidth(self._ctx.theme.px(WIDE))
        self.update()

    def retranslate(self) -> None:
        """Say every word again."""
        self.setAccessibleName(self.tr("The chosen game"))
        self._build()

    def show_game(self, row: LogRow | None, story: GameStory | None) -> None:
        """Show a game, or that none is chosen; its history follows when it is found."""
        same = row is not None and self._row is not None and row.game == self._row.game
        self._row, self._story = row, story
        if not same:
            self._entries, self._game = None, None
        self._build()
        if row is not None:
            self._look_up(row.game.id)

    def _look_up(self, game_id: int) -> None:
        club = self._ctx.club

        def work(*, progress: Progress, cancelled: CancelCheck) -> tuple[Game, Sequence[JournalEntry]]:
            del progress, cancelled
            return log.get_game(club, game_id), game_history(club, game_id)

        self._ctx.jobs.start(work, done=self._found, failed=self._lost, lane="game-history", owner=self)

    def _found(self, found: tuple[Game, Sequence[JournalEntry]]) -> None:
        game, lines = found
        if self._row is not None and game.id == self._row.game.id:
            self._game, self._entries = game, lines
            if lines or game.note or game.sets:
                self._build()

    def _lost(self, error: Exception) -> None:
        # Gone since (an undo of its import): the list is about to follow.
        if not isinstance(error, TourneyError):
            self._ctx.faults.report(error)

    # Building

    def _build(self) -> None:
        row = self._row
        sheet = QWidget()
        column = QVBoxLayout(sheet)
        column.setContentsMargins(MARGIN, 14, MARGIN, 12)
        column.setSpacing(10)
        if row is None:
            column.addWidget(self._label(self.tr("Choose a game to see it here."), "body", "faint"))
        else:
            self._add_head(column, row)
            self._add_sides(column, row)
            self._add_odds(column, row)
            self._add_note(column)
            self._add_history(column)
        column.addStretch(1)
        self._scroll.setWidget(sheet)
        void = row is not None and row.game.state is GameState.VOID
        writable = row is not None and not self._ctx.club.readonly
        self.explain.setText(self.tr("Explain"))
        self.explain.setVisible(self._story is not None)
        self.correct.setText(self.tr("Correct"))
        self.correct.setEnabled(writable)
        self.void.setText(self.tr("Restore") if void else self.tr("Void"))
        self.void.set_key("R" if void else "Del")
        self.void.setEnabled(writable)

    def _add_head(self, column: QVBoxLayout, row: LogRow) -> None:
        game = row.game
        date = format_date(game.date)
        if game.time is not None:
            date = self.tr("{0}, {1}", "a date and a time").format(date, format_time(game.time))
        column.addWidget(self._label(row.event or self.tr("Outside any event"), "panel", "text"))
        place = place_words(row)
        parts = [date, *([place] if place else []), *([state_words(game)] if state_words(game) else [])]
        column.addWidget(self._label(" · ".join(parts), "second", "soft"))

    def _add_sides(self, column: QVBoxLayout, row: LogRow) -> None:
        column.addWidget(Separator(self.theme))
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(0, 1)
        game = row.game
        ranks = [one.rank for one in game.sides]
        best = min((rank for rank in ranks if rank is not None), default=None)
        line = 0
        for name, one in zip(row.sides, game.sides, strict=True):
            won = one.rank is not None and one.rank == best and len(set(ranks)) > 1
            grid.addWidget(
                self._label(name, "name_strong" if won else "name", "text" if won else "soft"), line, 0
            )
            figure = self._points(game, one.rank, one.score, best)
            right = Label(
                self.theme, figure, "result" if won else "name", "text" if won else "soft", parent=self
            )
            grid.addWidget(right, line, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            for player_id in one.player_ids:
                line += 1
                self._add_change(grid, line, player_id)
            line += 1
            grid.setRowMinimumHeight(line, 6)
            line += 1
        column.addLayout(grid)
        if game.sides and self._game is not None and self._game.sets:
            sets = "  ".join(f"{a}–{b}" for a, b in self._game.sets)
            column.addWidget(self._label(sets, "second", "soft"))

    def _points(self, game: Game, rank: int | None, score: float | None, best: int | None) -> str:
        if rank is None:
            return ""
        if game.forfeit:
            return "+" if rank == best and len({one.rank for one in game.sides}) > 1 else "–"
        if score is not None:
            return number_text(score)
        if len(game.sides) > 2:
            return f"{rank + 1}."
        if len({one.rank for one in game.sides}) == 1:
            return "½"
        return "1" if rank == best else "0"

    def _add_change(self, grid: QGridLayout, line: int, player_id: int) -> None:
        found = self._story.of(player_id) if self._story is not None else None
        if found is None:
            return
        words = format_rating(found.mean, found.decimals)
        if found.deviation is not None:
            words = f"{words} ±{format_rating(found.deviation, found.decimals)}"
        n_games = found.games
        if n_games > 1:
            words = f"{words} · {together_words(n_games)}"
        grid.addWidget(self._label(words, "second", "faint"), line, 0)
        if not found.last:
            # The newest of them shows what they did: a lost game must not seem to have won points.
            return
        label = ChangeLabel(self.theme, Change(found.change, decimals=found.decimals))
        grid.addWidget(label, line, 1, Qt.AlignmentFlag.AlignRight)

    def _add_odds(self, column: QVBoxLayout, row: LogRow) -> None:
        story, rated, game = self._story, self._ctx.club.rated, row.game
        if game.state is GameState.OPEN and rated is not None:
            expected = rated.odds([[(m.player_id, m.weight) for m in one.members] for one in game.sides])
        else:
            expected = story.expected if story is not None else None
        if expected is None or game.state is GameState.VOID:
            return
        now = game.state is GameState.OPEN
        self._add_title(column, self.tr("Odds now") if now else self.tr("Odds before the game"))
        column.addWidget(OddsBar(self.theme, Odds(expected.win, expected.doubt, expected.draw)))

    def _add_note(self, column: QVBoxLayout) -> None:
        if self._game is not None and self._game.note:
            self._add_title(column, self.tr("Note"))
            column.addWidget(self._label(self._game.note, "body", "text"))

    def _add_history(self, column: QVBoxLayout) -> None:
        if not self._entries:
            return
        self._add_title(column, self.tr("What was done with it"))
        for entry in self._entries:
            box = QVBoxLayout()
            box.setSpacing(1)
            undone = entry.kind != "do" or entry.state != "done"
            box.addWidget(self._label(what_words(entry), "body", "soft" if undone else "text"))
            words = self.tr("{0} · {1}", "when and at which desk").format(
                when_words(entry.at), desk_words(entry)
            )
            if entry.kind == "do" and entry.state != "done":
                words = self.tr("{0} · undone").format(words)
            box.addWidget(self._label(words, "second", "faint"))
            column.addLayout(box)

    def _add_title(self, column: QVBoxLayout, words: str) -> None:
        column.addWidget(Separator(self.theme))
        column.addWidget(self._label(words, "header", "faint"))

    def _label(self, words: str, role: str, ink: str) -> Label:
        return Label(self.theme, words, role, ink, wrap=True, parent=self)
