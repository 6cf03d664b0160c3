"""The menu below "Tie-breaks": a preset, one more, one less, the edition of the federation's rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from tourney.core.errors import TourneyError
from tourney.core.rules import EventRules
from tourney.standings.presets import PRESETS
from tourney.standings.registry import FAMILIES, labelled
from tourney.standings.tiebreak_base import EDITIONS
from tourney.ui.base.i18n import shown

Change = Callable[[EventRules], None]


def fill(menu: QMenu, rules: EventRules, change: Change, *, editable: bool) -> None:
    """Fill *menu* with the tie-breaks in their order, and with what can be done about them."""
    menu.clear()
    menu.setToolTipsVisible(True)
    for number, key in enumerate(rules.tiebreaks):
        _add_one(menu, rules, number, key, change, editable=editable)
    if not rules.tiebreaks:
        menu.addAction(
            QCoreApplication.translate("RulesMenu", "No tie-breaks: those level on points share a place")
        ).setEnabled(False)
    if not editable:
        return
    menu.addSeparator()
    more = menu.addMenu(QCoreApplication.translate("RulesMenu", "Add a tie-break"))
    more.setToolTipsVisible(True)
    for family in FAMILIES.values():
        listed = more.addMenu(shown(family.label))
        listed.setToolTipsVisible(True)
        for kind in family.kinds:
            for key in (kind.name, *kind.variants):
                action = listed.addAction(f"{_name(key)}\t{key}")
                action.setToolTip(shown(kind.help))
                action.setEnabled(key not in rules.tiebreaks)
                action.triggered.connect(_changer(change, replace(rules, tiebreaks=(*rules.tiebreaks, key))))
    presets = menu.addMenu(QCoreApplication.translate("RulesMenu", "As usual in"))
    for preset in PRESETS.values():
        action = presets.addAction(shown(preset.label))
        action.setToolTip(", ".join(preset.tiebreaks))
        action.triggered.connect(_changer(change, replace(rules, tiebreaks=preset.tiebreaks)))
    presets.setToolTipsVisible(True)
    editions = menu.addMenu(QCoreApplication.translate("RulesMenu", "Edition of the federation’s rules"))
    group = QActionGroup(editions)
    for edition in EDITIONS:
        action = QAction(_edition(edition), group)
        action.setCheckable(True)
        action.setChecked(edition == rules.tiebreak_rules)
        action.triggered.connect(_changer(change, replace(rules, tiebreak_rules=edition)))
        editions.addAction(action)
    if rules.tiebreaks:
        menu.addAction(
            QCoreApplication.translate("RulesMenu", "Remove all"),
            _changer(change, replace(rules, tiebreaks=())),
        )


def _add_one(
    menu: QMenu, rules: EventRules, number: int, key: str, change: Change, *, editable: bool
) -> None:
    title = f"{number + 1}  {_name(key)}"
    if not editable:
        menu.addAction(title).setEnabled(False)
        return
    own = menu.addMenu(title)
    keys = list(rules.tiebreaks)
    rest = keys[:number] + keys[number + 1 :]
    if number:
        earlier = [*rest[: number - 1], key, *rest[number - 1 :]]
        own.addAction(
            QCoreApplication.translate("RulesMenu", "Earlier"),
            _changer(change, replace(rules, tiebreaks=tuple(earlier))),
        )
    if number + 1 < len(keys):
        later = [*rest[: number + 1], key, *rest[number + 1 :]]
        own.addAction(
            QCoreApplication.translate("RulesMenu", "Later"),
            _changer(change, replace(rules, tiebreaks=tuple(later))),
        )
    own.addAction(
        QCoreApplication.translate("RulesMenu", "Remove"),
        _changer(change, replace(rules, tiebreaks=tuple(rest))),
    )


def _changer(change: Change, rules: EventRules) -> Callable[[], None]:
    def act() -> None:
        change(rules)

    return act


def _name(key: str) -> str:
    try:
        return shown(labelled(key))
    except TourneyError:
        return key


def _edition(edition: str) -> str:
    match edition:
        case "2018":
            return QCoreApplication.translate("RulesMenu", "2012 to 2023 (virtual opponents)")
        case "2024":
            return QCoreApplication.translate("RulesMenu", "from 2024")
        case _:
            return QCoreApplication.translate("RulesMenu", "from March 2026")
