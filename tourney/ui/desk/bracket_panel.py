"""The bracket of the event in place of its boards: read in a worker, results entered in it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QScrollArea, QVBoxLayout, QWidget

from tourney.club import log
from tourney.club.commands import ClearResult, Command, RecordGame, SetResult
from tourney.club.event_table import EventTable, event_table
from tourney.club.views import BoardView, SideView
from tourney.core.errors import ConflictError, TourneyError
from tourney.core.games import Game, GameState, NewGame, side
from tourney.core.outcomes import Outcome, with_outcome
from tourney.standings.bracket_layout import Layout, bracket_layout
from tourney.standings.bracket_state import Bracket, Match
from tourney.ui.base.i18n import shown
from tourney.ui.bracket.paint import BracketCell, cells_of
from tourney.ui.bracket.view import BracketView
from tourney.ui.desk.board_menu import BoardMenu
from tourney.ui.desk.night import Night
from tourney.ui.widgets.choices import Choice
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.showing import show_dialog


@dataclass(frozen=True, slots=True, eq=False)
class _Read:
    """A bracket as read from the club."""

    event_id: int
    table: EventTable
    bracket: Bracket
    layout: Layout


class BracketPanel(QWidget):
    """Sections to choose from, what does not fit, and the bracket itself."""

    def __init__(self, night: Night, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = night.ctx.theme
        self.night = night
        self._read: _Read | None = None
        self.section = Choice(theme)
        self.section.setObjectName("bracket-section")
        self.section.currentIndexChanged.connect(self.read)
        self.misfits = Label(theme, "", "body", "warn", wrap=True)
        self.hint = Label(theme, "", "second", "soft", elide=True)
        self.view = BracketView(theme)
        self.area = QScrollArea()
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidget(self.view)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        head = QHBoxLayout()
        head.setContentsMargins(16, 4, 16, 4)
        head.addWidget(self.section)
        head.addWidget(self.hint, 1)
        words = QVBoxLayout()
        words.setContentsMargins(16, 0, 16, 0)
        words.addWidget(self.misfits)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addLayout(words)
        column.addWidget(self.area, 1)
        self.setFocusProxy(self.view)
        self.view.outcome_given.connect(self.give)
        self.view.cleared.connect(self.clear)
        self.view.opened.connect(self.open)
        self.view.menu_wanted.connect(self._open_menu)
        self.view.moved.connect(self._scroll_to)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text again."""
        self.hint.setText(
            self.tr(
                "1 or 0 gives the result of the marked place, = a draw, Del opens it again, Enter shows all"
            )
        )
        self.section.setAccessibleName(self.tr("Section"))
        if self._read is not None:
            self._show()

    # Reading

    def read(self) -> None:
        """Read the bracket of the event as it stands now, in a worker."""
        event = self.night.view.event
        if event is None:
            return
        self._fill_sections(event.rules.sections)
        club, section = self.night.ctx.club, self.section.current() or None
        stages = self.night.view.stages
        stage = next(
            (one for one in reversed(stages) if one.closed_at is None), stages[-1] if stages else None
        )

        def work(**_: object) -> _Read | None:
            table = event_table(club, event.id, section=section, stage=stage)
            if table.bracket is None:
                return None
            return _Read(event.id, table, table.bracket, bracket_layout(table.bracket.shape))

        self.night.ctx.jobs.start(work, done=self._arrived, lane="bracket", owner=self)

    def _fill_sections(self, sections: tuple[str, ...]) -> None:
        self.section.setVisible(bool(sections))
        if [self.section.itemData(i) for i in range(self.section.count())] == list(sections):
            return
        blocked = self.section.blockSignals(True)
        self.section.clear()
        for one in sections:
            self.section.add(one, one)
        self.section.blockSignals(blocked)

    def _arrived(self, found: _Read | None) -> None:
        self._read = found
        self._show()

    def _show(self) -> None:
        found = self._read
        if found is None:
            self.misfits.setText(self.tr("This part of the event has no bracket."))
            self.misfits.show()
            self.area.hide()
            return
        self.area.show()
        misfits: dict[str, str] = {}
        for one in found.bracket.misfits:
            misfits[one.slot] = shown(one.text)
        self.misfits.setText("\n".join(misfits.values()))
        self.misfits.setVisible(bool(misfits))
        self.view.show_bracket(found.layout, self.cells(), misfits)

    def cells(self) -> dict[str, BracketCell]:
        """Return the words of all places."""
        assert self._read is not None
        names = [unit.name for unit in self._read.table.made.contest.units]
        return cells_of(self._read.bracket, names, shown)

    def _scroll_to(self, box: QRectF) -> None:
        centre = box.center().toPoint()
        self.area.ensureVisible(centre.x(), centre.y(), int(box.width() / 2) + 24, int(box.height()) + 24)

    # Results

    def match(self, key: str) -> Match | None:
        """Return a place of the bracket shown; None of one whose event is no longer the desk's."""
        event = self.night.view.event
        if self._read is None or event is None or self._read.event_id != event.id:
            return None
        return next((one for one in self._read.bracket.matches if one.slot.key == key), None)

    def game_of(self, key: str) -> Game | None:
        """Return the game of a place that a result is for: the one being played, else the last."""
        match = self.match(key)
        if match is None or self._read is None or not match.games:
            return None
        games = self._read.table.made.contest.games
        numbers = [i for i in match.games if games[i].open] or list(match.games[-1:])
        game_id = games[numbers[0]].game_id
        return log.get_game(self.night.ctx.club, game_id) if game_id is not None else None

    def give(self, key: str, outcome: Outcome) -> None:
        """Give the game of a place its result; a place without a game gets one."""
        match = self.match(key)
        if match is None or self.night.ctx.club.readonly:
            return
        game = self.game_of(key)
        done_with = game is not None and game.state is not GameState.OPEN and match.winner is None
        command = (
            self._new(match, outcome) if game is None or done_with else self._result(game, match, outcome)
        )
        if command is not None and self._carry_out(command):
            self.read()

    def _result(self, game: Game, match: Match, outcome: Outcome) -> Command | None:
        turned = self._turned(game, match, outcome)
        try:
            after = with_outcome(game, turned)
        except TourneyError as error:
            self.night.ctx.faults.report(error)
            return None
        return SetResult(
            game.id,
            tuple(one.rank or 0 for one in after.sides),
            tuple(one.score for one in after.sides),
            after.sets,
            after.forfeit,
            game.version,
        )

    def _turned(self, game: Game, match: Match, outcome: Outcome) -> Outcome:
        """Return the outcome as seen from the sides of the game, which may sit the other way round."""
        first = match.sides[0]
        if first is None or first < 0 or self._read is None:
            return outcome
        ids = self._ids_of(first)
        if set(game.sides[0].player_ids) & ids or not set(game.sides[-1].player_ids) & ids:
            return outcome
        return Outcome((outcome.ranks[1], outcome.ranks[0]), forfeit=outcome.forfeit)

    def _ids_of(self, unit: int) -> set[int]:
        """Return the people of a unit."""
        assert self._read is not None
        made = self._read.table.made
        if not made.of_teams:
            return {made.ids[unit]}
        team = made.facts.teams[made.ids[unit]]
        entered = {p for p, e in made.facts.entries.items() if e.team_id == team.id}
        return entered | set(team.member_ids)

    def _new(self, match: Match, outcome: Outcome) -> Command | None:
        """Return the command that records a game that nobody has set: both are there, it was played."""
        event = self.night.view.event
        if event is None or self._read is None or any(unit is None or unit < 0 for unit in match.sides):
            return None
        sides = [side(*sorted(self._ids_of(unit))) for unit in match.sides if unit is not None]
        bare = NewGame(
            tuple(sides),
            event.date,
            event_id=event.id,
            state=GameState.OPEN,
            rated=event.rules.rated,
            slot=match.slot.key,
        )
        try:
            return RecordGame(with_outcome(bare, outcome))
        except TourneyError as error:
            self.night.ctx.faults.report(error)
            return None

    def clear(self, key: str) -> None:
        """Open the last game of a place again."""
        game = self.game_of(key)
        if game is None or self.night.ctx.club.readonly or game.state is GameState.OPEN:
            return
        if self._carry_out(ClearResult(game.id, game.version)):
            self.read()

    def _carry_out(self, command: Command) -> bool:
        try:
            self.night.ctx.execute(command)
        except ConflictError as error:
            self.night.ctx.faults.report(error)
            self.read()
            return False
        except TourneyError as error:
            self.night.ctx.faults.report(error)
            return False
        return True

    def open(self, key: str) -> None:
        """Show the game of a place in the form."""
        from tourney.ui.entry.form import GameForm

        game = self.game_of(key)
        if game is not None and not self.night.ctx.club.readonly:
            show_dialog(GameForm(self.night.ctx, self.window(), game=game))

    def menu_of(self, key: str) -> QMenu | None:
        """Return the menu of a place, None where no result can be given."""
        match = self.match(key)
        if match is None or self.night.ctx.club.readonly or self._read is None:
            return None
        units = [unit for unit in match.sides if unit is not None and unit >= 0]
        if len(units) != 2:
            return None
        names = [unit.name for unit in self._read.table.made.contest.units]
        sides = tuple(SideView(tuple(self._ids_of(u)), (names[u],), ()) for u in units)
        board = BoardView(1 if match.games else 0, sides, None, None, self.game_of(key))
        return BoardMenu(
            board,
            give=lambda outcome: self.give(key, outcome),
            clear=lambda: self.clear(key),
            void=lambda void: self._void(board, void),
            show=lambda _: None,
            parent=self,
            people=False,
        )

    def _void(self, board: BoardView, void: bool) -> None:
        if self.night.set_void(board, void):
            self.read()

    def _open_menu(self, key: str, at: QPoint) -> None:
        menu = self.menu_of(key)
        if menu is not None:
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(at)
