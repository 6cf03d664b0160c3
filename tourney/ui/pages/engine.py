"""The Engine page: how the club rates, what another engine would do, and which one foresees best."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from tourney.club.engine_choice import EngineChoice
from tourney.core.options import describe
from tourney.core.topics import Topic
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import shown
from tourney.ui.base.page import Page
from tourney.ui.engine.backtest import BacktestPane
from tourney.ui.engine.choose import ChoosePane
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.surface import Surface
from tourney.ui.widgets.tabs import PillTabs

if TYPE_CHECKING:
    from tourney.ui.lists.pane import ListsPane

CHOOSE, BACKTEST, LISTS = "choose", "backtest", "lists"
TABS = (CHOOSE, BACKTEST, LISTS)
OF_RATINGS = frozenset({Topic.RATINGS, Topic.PLAYERS})
HIGH = 48


class EnginePage(Page):
    """Three tabs; work begins when a tab is shown, and Esc stops it."""

    key = "engine"
    topics = OF_RATINGS | {Topic.SETTINGS}

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx, parent)
        self.head = EngineHead(ctx)
        self.choose = ChoosePane(ctx)
        self.backtest = BacktestPane(ctx)
        self._lists: ListsPane | None = None
        self._stack = QStackedWidget()
        self._stack.addWidget(self.choose)
        self._stack.addWidget(self.backtest)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self._stack, 1)
        self.head.tabs.chosen.connect(self._show_tab)
        self.choose.changed.connect(self._say)
        self.backtest.changed.connect(self._say)
        self.backtest.wanted.connect(self._try)
        self.retranslate()

    @property
    def lists(self) -> ListsPane:
        """The third tab, made when it is first shown: it loads what prints and exports."""
        if self._lists is None:
            from tourney.ui.lists.pane import ListsPane

            self._lists = ListsPane(self.ctx)
            self._lists.changed.connect(self._say)
            self._stack.addWidget(self._lists)
        return self._lists

    # What the window asks of a page

    def title(self) -> str:
        return self.tr("Engine")

    def panels(self) -> Sequence[QWidget]:
        return (self.head.tabs, *self._pane(self.head.tabs.current()).panels())

    def first_focus(self) -> QWidget | None:
        return self.panels()[1]

    def show_target(self, target: object) -> None:
        """Show a tab by its key."""
        if target in TABS:
            self.head.tabs.choose(str(target))

    def refresh(self, topics: frozenset[Topic]) -> None:
        if Topic.SETTINGS in topics:
            self.choose.read_settings()
        if topics & OF_RATINGS:
            self.choose.read_ratings()
        if Topic.RATINGS in topics:
            self.backtest.outdate()
        self.backtest.set_choice(self.choose.in_use)
        if self.head.tabs.current() == BACKTEST:
            self.backtest.come_up()
        if self.head.tabs.current() == LISTS:
            self.lists.come_up()
        self._say()

    def handlers(self) -> Mapping[str, Callable[[], None]]:
        found: dict[str, Callable[[], None]] = {
            "lab": self._go_backtest,
            "rating-lists": self._go_lists,
            "publish-list": self._publish,
        }
        if self.choose.form.use.isEnabled():
            found["use-engine"] = self.choose.use
        if self.head.tabs.current() == BACKTEST and self.backtest.can_export:
            found["export"] = self.backtest.export
        if self.head.tabs.current() == LISTS:
            found.update(self.lists.handlers())
        return found

    def reserved_height(self) -> int:
        return self.choose.form.foot.height() if self.head.tabs.current() == CHOOSE else 0

    def status_text(self) -> str:
        if self.choose.busy or self.backtest.busy:
            return self.tr("Working. Esc stops it; nothing has changed.")
        if self.choose.wrong:
            return self.tr("One entry is not possible yet; it is marked.")
        if self.choose.in_use is not None and self.choose.wanted != self.choose.in_use:
            return self.tr("Tried out only: the club still rates as before.")
        return ""

    def retranslate(self) -> None:
        self.head.retranslate()
        self.choose.retranslate()
        self.backtest.retranslate()
        if self._lists is not None:
            self._lists.retranslate()
        self._say()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and (self.choose.busy or self.backtest.busy):
            self.choose.cancel()
            self.backtest.cancel()
        elif event.key() == Qt.Key.Key_Escape and self.choose.pane.filter.text():
            self.choose.pane.filter.clear()
        else:
            super().keyPressEvent(event)

    # What a person does

    def _show_tab(self, key: str) -> None:
        on_tabs = self.head.tabs.hasFocus()
        self._stack.setCurrentWidget(self._pane(key))
        if key == BACKTEST:
            self.backtest.come_up()
        elif key == LISTS:
            self.lists.come_up()
        if not on_tabs and self.isVisible():
            self.panels()[1].setFocus()
        self._say()

    def _pane(self, key: str) -> ChoosePane | BacktestPane | ListsPane:
        match key:
            case "backtest":
                return self.backtest
            case "lists":
                return self.lists
            case _:
                return self.choose

    def _go_backtest(self) -> None:
        self.head.tabs.choose(BACKTEST)

    def _go_lists(self) -> None:
        self.head.tabs.choose(LISTS)

    def _publish(self) -> None:
        self.head.tabs.choose(LISTS)
        self.lists.begin_or_publish()

    def _try(self, choice: EngineChoice) -> None:
        self.head.tabs.choose(CHOOSE)
        self.choose.try_choice(choice)

    def _say(self) -> None:
        self.head.say_in_use(self.choose.in_use)
        self.status_changed.emit()
        self.handlers_changed.emit()


class EngineHead(Surface):
    """Title, tabs, and at the right how the club rates now."""

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx.theme, "panel", bottom=True, parent=parent)
        theme = ctx.theme
        self._in_use: EngineChoice | None = None
        self.title = Label(theme, "", "page", "text")
        self.tabs = PillTabs(theme)
        for key in TABS:
            self.tabs.add(key, "")
        self.in_use = Label(theme, "", "body", "soft")
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 0)
        row.setSpacing(8)
        row.addWidget(self.title)
        row.addSpacing(8)
        row.addWidget(self.tabs)
        row.addStretch(1)
        row.addWidget(self.in_use)
        self.restyle()

    def say_in_use(self, choice: EngineChoice | None) -> None:
        """Say how the club rates."""
        self._in_use = choice
        if choice is None:
            self.in_use.setText("")
            return
        periods = describe(choice.params)["period"].choices or {}
        period = shown(periods.get(choice.params.period, choice.params.period))
        self.in_use.setText(self.tr("In use: {0} · {1}").format(shown(choice.engine.label), period))

    def retranslate(self) -> None:
        """Set every text again."""
        self.title.setText(self.tr("Engine"))
        self.tabs.set_text(CHOOSE, self.tr("Choose"))
        self.tabs.set_text(BACKTEST, self.tr("Backtest"))
        self.tabs.set_text(LISTS, self.tr("Rating lists"))
        self.tabs.setAccessibleName(self.tr("What the page shows"))
        self.say_in_use(self._in_use)

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "in_use"):
            self.setFixedHeight(max(HIGH, self.theme.line("page") + 20))

    def sizeHint(self) -> QSize:
        return QSize(400, HIGH)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, HIGH)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # What is in use stands in the rail as well; the tabs need their room.
        needed = self.title.sizeHint().width() + self.tabs.sizeHint().width() + 64
        self.in_use.setVisible(needed + self.in_use.sizeHint().width() <= self.width())
