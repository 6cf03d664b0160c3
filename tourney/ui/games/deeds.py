"""What a person does with a game of the log: correct, void, restore, export, and the menu of a row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from tourney.club import desk, log
from tourney.club.commands import Command, SetResult, SwapSides, VoidGame
from tourney.club.log import GameLogIndex
from tourney.club.views import LogRow
from tourney.core.errors import ConflictError, TourneyError
from tourney.core.games import GameState
from tourney.core.outcomes import outcome_text, parse_score, says_the_same
from tourney.core.progress import CancelCheck, Progress
from tourney.ui.base import i18n, tables
from tourney.ui.base.bus import Notice, Place, retold
from tourney.ui.base.context import Context
from tourney.ui.base.saving import saving
from tourney.ui.models.games import is_tonight
from tourney.ui.widgets.showing import show_dialog

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
        command = VoidGame(row.game.id, void)
        if void:
            self._carry_out(row, command, self.tr("Void this game?"), self.tr("Void"))
        else:
            self._carry_out(row, command, self.tr("Let this game count again?"), self.tr("Restore"))

    def swap(self, row: LogRow, *, with_result: bool = False) -> None:
        """Let the two sides of a game change places, with the result or without."""
        command = SwapSides(row.game.id, with_result, row.game.version)
        if with_result:
            # Nobody's result changes, so nothing else does.
            self._ctx.attempt(command)
            return
        self._carry_out(row, command, self.tr("Swap the sides?"), self.tr("Swap"))

    def move(self, rows: Sequence[LogRow]) -> None:
        """Ask where the games belong."""
        from tourney.ui.dialogs.move_games import MoveGamesDialog

        if rows:
            show_dialog(MoveGamesDialog(self._ctx, [row.game for row in rows], self._page.window()))

    def split(self, rows: Sequence[LogRow]) -> None:
        """Ask who really played the games."""
        from tourney.ui.dialogs.merge import SplitDialog

        if rows:
            show_dialog(SplitDialog(self._ctx, [row.game for row in rows], self._page.window()))

    def explain(self, row: LogRow) -> None:
        """Show why the game moved the ratings as it did, or what an open one may do."""
        from tourney.ui.explain.opening import explain_game, explain_open

        if row.game.state is GameState.OPEN:
            explain_open(self._ctx, self._page.window(), row.game)
        else:
            explain_game(self._ctx, self._page.window(), row.game.id)

    def delete_event(self, row: LogRow) -> None:
        """Ask what becomes of the games of an event that goes."""
        from tourney.ui.dialogs.delete_event import DeleteEventDialog

        event = next((e for e in desk.all_events(self._ctx.club) if e.id == row.game.event_id), None)
        if event is not None:
            count = int((self._ctx.club.games().event_id == event.id).sum())
            show_dialog(DeleteEventDialog(self._ctx, event, count, self._page.window()))

    def handlers(
        self, current: Callable[[], LogRow | None], chosen: Callable[[], Sequence[LogRow]]
    ) -> dict[str, Callable[[], None]]:
        """Return action key -> what is done with the current game, or with all chosen ones."""

        def with_current(act: Callable[[LogRow], None]) -> Callable[[], None]:
            def run() -> None:
                row = current()
                if row is not None:
                    act(row)

            return run

        return {
            "swap-sides": with_current(self.swap),
            "move-games": lambda: self.move(chosen()),
            "split-player": lambda: self.split(chosen()),
            "delete-event": with_current(self.delete_event),
        }

    def _carry_out(self, row: LogRow, command: Command, question: str, verb: str) -> None:
        """Carry a correction out: of tonight's boards at once, of older games after a look ahead."""
        if is_tonight(row.game.date) or row.game.state is GameState.OPEN:
            try:
                self._ctx.execute(command)
            except TourneyError as error:
                self._refused(row, error)
            return
        from tourney.ui.dialogs.consequences import ask

        ask(
            self._ctx,
            command,
            question,
            verb,
            self._page.window(),
            failed=lambda error: self._refused(row, error),
        )

    def _refused(self, row: LogRow, error: TourneyError) -> None:
        if isinstance(error, ConflictError):
            self._tell_conflict(row)
        else:
            self._ctx.faults.report(error)

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
        self._carry_out(row, command, self.tr("Correct this result?"), self.tr("Correct"))

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
        club = self._ctx.club
        dialog = saving(
            self._page.window(),
            self.tr("Export these games"),
            self.tr("{0} games").format(club.name),
            partial(self.write, shown),
            key="games-export-file",
            beside=club.path,
        )
        tables.offer(dialog, self._ctx.settings, self.tr("Web page (*.html)"))
        dialog.setDefaultSuffix("csv")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
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

    def menu(self, row: LogRow, copy: Callable[[], object], chosen: Sequence[LogRow] = ()) -> QMenu:
        """Return the menu of a game and of all chosen ones; keys are shown, the table listens to them."""
        menu = QMenu(self._page)
        menu.setObjectName("games-menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        void = row.game.state is GameState.VOID
        _add(menu, self.tr("Correct"), "Enter", lambda: self.correct.emit(row))
        verb, key = (self.tr("Restore"), "R") if void else (self.tr("Void"), "Del")
        _add(menu, verb, key, lambda: self.set_void(row, void=not void))
        _add(menu, self.tr("Copy"), "Ctrl+C", copy)
        _add(menu, self.tr("Explain"), self._ctx.actions.key("explain"), lambda: self.explain(row))
        menu.addSeparator()
        rows = chosen or (row,)
        if len(row.sides) == 2 and len(rows) == 1:
            _add(menu, self.tr("Swap the sides"), "S", lambda: self.swap(row))
            words = self.tr("Swap who was first, with the result")
            _add(menu, words, "", lambda: self.swap(row, with_result=True))
        _add(menu, self.tr("Move"), "M", lambda: self.move(rows))
        key = self._ctx.actions.key("split-player")
        _add(menu, self.tr("Somebody else played"), key, lambda: self.split(rows))
        if row.game.event_id is not None:
            words = self.tr("Delete the event {0}").format(row.event)
            _add(menu, words, self._ctx.actions.key("delete-event"), lambda: self.delete_event(row))
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

    def open_menu(
        self, row: LogRow, at: QPoint, copy: Callable[[], object], chosen: Sequence[LogRow] = ()
    ) -> None:
        """Show the menu of a game at a point of the screen."""
        self.menu(row, copy, chosen).popup(at)

    def _only(self, player_id: int, name: str) -> Callable[[], None]:
        return lambda: self.only_player.emit(player_id, name)

    def _goer(self, player_id: int) -> Callable[[], None]:
        return lambda: self._ctx.bus.asked.emit(Place("players", player_id))


def _add(menu: QMenu, text: str, key: str, act: Callable[[], object]) -> None:
    words = text.replace("&", "&&")
    action = menu.addAction(f"{words}\t{key}" if key else words)
    action.triggered.connect(lambda: act())
