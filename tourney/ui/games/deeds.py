"""What a person does with a game of the log: correct, void, restore, export, and the menu of a row."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from tourney.club import log
from tourney.club.commands import SetResult, VoidGame
from tourney.club.log import GameLogIndex
from tourney.club.views import LogRow
from tourney.core.errors import ConflictError, TourneyError
from tourney.core.games import GameState
from tourney.core.outcomes import outcome_text, parse_score, says_the_same
from tourney.core.progress import CancelCheck, Progress
from tourney.ui.base import i18n, tables
from tourney.ui.base.bus import Notice, Place, retold
from tourney.ui.base.context import Context

MOST_NAMES = 4


class GameDeeds(QObject):
    """Turns what is asked of a row into commands; *page* is the widget that dialogs belong to.

    Signals
    -------
    correct : LogRow
        A game is to be opened.
    conflict
        Another desk was quicker; the log on show is old.
    only_player : int, str
        Only the games of one player are wanted.
    only_event : int, str
        Only the games of one event are wanted.
    """

    correct = Signal(object)
    conflict = Signal()
    only_player = Signal(int, str)
    only_event = Signal(int, str)

    def __init__(self, ctx: Context, page: QWidget) -> None:
        super().__init__(page)
        self._ctx = ctx
        self._page = page

    def set_void(self, row: LogRow, *, void: bool, chosen: int = 1) -> None:
        """Void a game or let it count again; of several chosen ones none, for each is an undo."""
        if (row.game.state is GameState.VOID) == void:
            return
        if chosen > 1:
            self._tell_several(chosen)
            return
        self._ctx.attempt(VoidGame(row.game.id, void))

    def _tell_several(self, chosen: int) -> None:
        def told() -> Notice:
            fact = QCoreApplication.translate("Counts", "%n game(s) chosen.", None, chosen)
            return Notice(fact, self.tr("Void or restore them one at a time."))

        self._ctx.bus.noticed.emit(retold(told))

    def set_result(self, row: LogRow, typed: str) -> None:
        """Give a game of two sides the result of a key: 1 0 = + or -.

        Points and sets that say the same stay; with another result they go, and the line of the
        journal tells what they were.
        """
        if len(row.sides) != 2:
            self.correct.emit(row)
            return
        outcome = parse_score(typed)
        if says_the_same(row.game, outcome):
            return
        command = SetResult(row.game.id, outcome.ranks, forfeit=outcome.forfeit, version=row.game.version)
        try:
            self._ctx.execute(command)
        except ConflictError:
            self._tell_conflict(row)
        except TourneyError as error:
            self._ctx.faults.report(error)

    def _tell_conflict(self, row: LogRow) -> None:
        """Show what another desk stored meanwhile, before anything is overwritten."""
        self.conflict.emit()
        try:
            now = log.get_game(self._ctx.club, row.game.id)
        except TourneyError as error:
            self._ctx.faults.report(error)
            return

        def told() -> Notice:
            result = self.tr("void") if now.state is GameState.VOID else outcome_text(now) or self.tr("open")
            return Notice(
                self.tr("Another desk changed this game meanwhile: {0}.").format(result),
                self.tr("It stays so. Press the key again to put yours in its place."),
            )

        self._ctx.bus.noticed.emit(retold(told))

    # Export

    def export(self, shown: GameLogIndex) -> None:
        """Ask for a file and write the games that are shown."""
        dialog = QFileDialog(self._page.window(), self.tr("Export these games"))
        dialog.setObjectName("games-export-file")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        tables.offer(dialog, self._ctx.settings, self.tr("Web page (*.html)"))
        dialog.setDefaultSuffix("csv")
        name = self.tr("{0} games").format(self._ctx.club.name)
        dialog.selectFile(f"{name}.csv")

        def write(path: str) -> None:
            self.write(shown, Path(path))

        dialog.fileSelected.connect(write)
        dialog.open()

    def write(self, shown: GameLogIndex, path: Path) -> None:
        """Write the games to a file in a thread, and say so."""
        club, options = self._ctx.club, tables.options(self._ctx.settings)

        def work(*, progress: Progress, cancelled: CancelCheck) -> Path:
            del progress, cancelled
            from tourney.club import reports

            reports.write_sheet(reports.log_sheet(club, shown), path, i18n.translate, options=options)
            return path

        self._ctx.jobs.start(work, done=self._written, owner=self)

    def _written(self, path: Path) -> None:
        self._ctx.bus.noticed.emit(retold(lambda: Notice(self.tr("The games were written."), str(path))))

    # The menu of a row

    def menu(self, row: LogRow, copy: Callable[[], object]) -> QMenu:
        """Return the menu of a game; keys are shown, the table listens to them itself."""
        menu = QMenu(self._page)
        menu.setObjectName("games-menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        void = row.game.state is GameState.VOID
        _add(menu, self.tr("Correct"), "Enter", lambda: self.correct.emit(row))
        verb, key = (self.tr("Restore"), "R") if void else (self.tr("Void"), "Del")
        _add(menu, verb, key, lambda: self.set_void(row, void=not void))
        _add(menu, self.tr("Copy"), "Ctrl+C", copy)
        menu.addSeparator()
        register = self._ctx.club.register()
        people = [(one, register.name(one)) for one in row.game.player_ids[:MOST_NAMES]]
        for player_id, name in people:
            _add(menu, self.tr("Only games of {0}").format(name), "", self._only(player_id, name))
        if row.game.event_id is not None:
            event_id, event = row.game.event_id, row.event
            words = self.tr("Only games of {0}").format(event)
            _add(menu, words, "", lambda: self.only_event.emit(event_id, event))
        menu.addSeparator()
        for player_id, name in people:
            _add(menu, self.tr("Show {0}").format(name), "", self._goer(player_id))
        return menu

    def open_menu(self, row: LogRow, at: QPoint, copy: Callable[[], object]) -> None:
        """Show the menu of a game at a point of the screen."""
        self.menu(row, copy).popup(at)

    def _only(self, player_id: int, name: str) -> Callable[[], None]:
        return lambda: self.only_player.emit(player_id, name)

    def _goer(self, player_id: int) -> Callable[[], None]:
        return lambda: self._ctx.bus.asked.emit(Place("players", player_id))


def _add(menu: QMenu, text: str, key: str, act: Callable[[], object]) -> None:
    words = text.replace("&", "&&")
    action = menu.addAction(f"{words}\t{key}" if key else words)
    action.triggered.connect(lambda: act())
