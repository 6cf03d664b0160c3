"""The line above an event's table: how far it is, which part is shown, tie-breaks, the worth of a bye."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from tourney.club.contests import EventFacts, apart_in, part_title
from tourney.core.games import GameState
from tourney.core.records import Stage
from tourney.standings.base import points_text
from tourney.ui.base.i18n import event_on, format_date, listed, shown
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.choices import Choice
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.surface import Surface

WORTH = (0.0, 0.5, 1.0)
HIGH = 44
LEAST_FACTS = 90
BY_ROUND, BY_OPPONENT, DRAWN, LISTED = "round", "opponent", "drawn", "listed"


@dataclass(frozen=True, slots=True)
class Picked:
    """Which part of an event is shown: a stage, a section or a prize group; None is all of it."""

    stage_id: int | None = None
    section: str | None = None
    group: str | None = None


EVERYTHING = Picked()


class EventBar(Surface):
    """Facts of the event at the left, what can be chosen at the right.

    ``views`` offers ways to lay out the same facts, ``breaks`` the tie-breaks and the bye.

    Signals
    -------
    bye_chosen : float
        A bye shall be worth this many points.
    picked : Picked
        Another part shall be shown.
    view_chosen : str
        One of ``views``.
    """

    bye_chosen = Signal(float)
    picked = Signal(object)
    view_chosen = Signal(str)

    def __init__(
        self,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        views: Sequence[str] = (),
        breaks: bool = False,
    ) -> None:
        super().__init__(theme, "panel", top=True, parent=parent)
        self._facts: EventFacts | None = None
        self._now = EVERYTHING
        self._views, self._breaks = tuple(views), breaks
        self.facts = Label(theme, "", "body", "soft", elide=True)
        self.view, self.stage, self.part = Choice(theme), Choice(theme), Choice(theme)
        for choice in (self.view, self.stage, self.part):
            choice.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToContents)
        self.view.setObjectName("cross-view")
        self.stage.setObjectName("standings-stage")
        self.part.setObjectName("standings-part")
        self.rules = KeyButton(theme, "", menu=True)
        self.rules.setObjectName("standings-rules")
        self._bye_words = Label(theme, "", "body", "soft")
        self.bye = QComboBox()
        self.bye.setObjectName("bye-points")
        self._bye_words.setBuddy(self.bye)
        for points in WORTH:
            self.bye.addItem(points_text(points), points)
        self.bye.activated.connect(self._chosen)
        self.view.activated.connect(self._view_chosen)
        self.stage.activated.connect(self._part_chosen)
        self.part.activated.connect(self._part_chosen)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 0)
        row.setSpacing(8)
        row.addWidget(self.facts, 1)
        for widget in (self.view, self.stage, self.part, self.rules, self._bye_words, self.bye):
            row.addWidget(widget)
        self.view.setVisible(bool(views))
        for widget in (self.rules, self._bye_words, self.bye):
            widget.setVisible(breaks)
        self.retranslate()
        self.restyle()

    def show_event(self, facts: EventFacts, now: Picked, *, editable: bool, bracket: bool) -> None:
        """Show an event and which part of it is chosen."""
        self._facts, self._now = facts, now
        self._show_bye(facts.event.bye_points)
        self.bye.setEnabled(editable)
        self._bracket = bracket
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text again."""
        self._bye_words.setText(self.tr("A bye counts"))
        self.bye.setAccessibleName(self.tr("Points for a bye"))
        self.bye.setToolTip(self.tr("What a round without an opponent is worth in this event"))
        self.view.setAccessibleName(self.tr("How it is laid out"))
        self.stage.setAccessibleName(self.tr("Stage"))
        self.part.setAccessibleName(self.tr("Section or prize group"))
        self.rules.setToolTip(self.tr("Tie-breaks in their order; change them here"))
        self._fill_views()
        self._fill_parts()
        self._say()

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "bye"):
            self.setFixedHeight(max(HIGH, self.theme.line("body") + 26))
            self.bye.setFixedWidth(self.theme.px(76))
            for choice in (self.stage, self.part, self.view):
                choice.setMaximumWidth(self.theme.px(190))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, HIGH)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._squeeze()

    def _fill_views(self) -> None:
        now = self.view.current()
        words = {
            BY_ROUND: self.tr("By round"),
            BY_OPPONENT: self.tr("By opponent"),
            DRAWN: self.tr("Drawn"),
            LISTED: self.tr("Listed"),
        }
        self.view.clear()
        for key in self._views:
            self.view.add(key, words[key])
        self.view.choose(now or next(iter(self._views), ""))

    def _fill_parts(self) -> None:
        facts = self._facts
        self.stage.clear()
        self.part.clear()
        stages = facts.stages if facts is not None else ()
        self.stage.add("", self.tr("All stages"))
        for one in stages:
            closed = self.tr("{0} (closed)").format(one.name)
            self.stage.add(str(one.id), closed if one.closed_at is not None else one.name)
        self.stage.choose("" if self._now.stage_id is None else str(self._now.stage_id))
        self.stage.setVisible(bool(stages))
        self.part.add("", self.tr("Everybody"))
        if facts is not None:
            rules = facts.rules(self._stage())
            apart = apart_in(rules)
            known = sorted({entry.section for entry in facts.entries.values()} - set(apart) - {""})
            for section in (*apart, *known):
                self.part.add(f"s:{section}", shown(part_title(rules, section)))
            for group in rules.prize_groups:
                self.part.add(f"g:{group.name}", self.tr("Prize: {0}").format(group.name))
        now = self._now
        key = (
            ""
            if now == Picked(now.stage_id)
            else f"s:{now.section}"
            if now.group is None
            else f"g:{now.group}"
        )
        self.part.choose(key)
        self.part.setVisible(self.part.count() > 1)

    def _stage(self) -> Stage | None:
        stages = self._facts.stages if self._facts is not None else ()
        return next((one for one in stages if one.id == self._now.stage_id), None)

    def _show_bye(self, points: float) -> None:
        at = self.bye.findData(points)
        if at < 0:
            self.bye.addItem(points_text(points), points)
            at = self.bye.count() - 1
        self.bye.setCurrentIndex(at)

    def _chosen(self, index: int) -> None:
        self.bye_chosen.emit(float(self.bye.itemData(index, Qt.ItemDataRole.UserRole)))

    def _view_chosen(self) -> None:
        self.view_chosen.emit(self.view.current())
        self._say()

    def _part_chosen(self) -> None:
        kind, _, name = self.part.current().partition(":")
        stage = self.stage.current()
        self.picked.emit(
            Picked(
                int(stage) if stage else None,
                name if kind == "s" else None,
                name if kind == "g" else None,
            )
        )

    def _say(self) -> None:
        facts = self._facts
        if facts is None:
            return
        translate = QCoreApplication.translate
        parts = [event_on(facts.event.name, format_date(facts.event.date))]
        if facts.rounds:
            parts.append(translate("Counts", "%n round(s)", None, len(facts.rounds)))
        numbered = {one.id for one in facts.rounds}
        still = sum(game.state is GameState.OPEN and game.round_id in numbered for game in facts.games)
        if still:
            parts.append(translate("Counts", "%n game(s) still open", None, still))
        if self.view.current() == BY_ROUND:
            parts.append(self.tr("each cell: result, then the opponent’s number"))
        self.facts.setText("   ·   ".join(parts))
        rules = facts.rules(self._stage())
        keys = listed(rules.tiebreaks) if rules.tiebreaks else self.tr("none")
        self._long = self.tr("Tie-breaks: {0}").format(keys)
        self.rules.setVisible(self._breaks and not self._bracket)
        self._squeeze()

    _long = ""
    _bracket = False

    def _squeeze(self) -> None:
        """Say the tie-breaks in full where there is room for them beside the facts."""
        if not self._breaks:
            return
        for words in (self._long, self.tr("Tie-breaks")):
            self.rules.setText(words)
            shown = (self.stage, self.part, self.rules, self._bye_words, self.bye)
            wide = sum(one.sizeHint().width() + 8 for one in shown if not one.isHidden())
            wanted = min(self.facts.sizeHint().width(), self.theme.px(300))
            if wide + max(wanted, self.theme.px(LEAST_FACTS)) + 32 <= self.width():
                return
