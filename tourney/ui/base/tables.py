"""How tables for spreadsheets are written on this computer: the choice in the export dialogs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QFileDialog

from tourney.ui.base.i18n import is_chinese
from tourney.ui.base.settings import Settings

SEPARATOR = "csv-separator"
COMMA, SEMICOLON = ",", ";"


def offer(dialog: QFileDialog, settings: Settings, *others: str) -> None:
    """Offer a table separated by commas or by semicolons, a workbook and *others*; the choice is remembered.

    A choice of file type, for the dialogs of the system take no other.
    """
    translate = QCoreApplication.translate
    tables = {
        COMMA: translate("Export", "Table, columns separated by a comma (*.csv)"),
        SEMICOLON: translate("Export", "Table, columns separated by a semicolon (*.csv)"),
    }

    def remember(chosen: str) -> None:
        for separator, pattern in tables.items():
            if chosen == pattern:
                settings.set_choice(SEPARATOR, separator)

    workbook = translate("Export", "Workbook (*.xlsx)")
    dialog.setNameFilters([*tables.values(), workbook, *others])
    dialog.selectNameFilter(tables[_separator(settings)])
    dialog.filterSelected.connect(remember)


def options(settings: Settings) -> dict[str, str]:
    """Return the reader's language, the separator he chose, and the decimal sign that goes with it."""
    separator = _separator(settings)
    comma = separator == SEMICOLON and _has_decimal_comma()
    language = "zh-Hans" if is_chinese() else "en"
    return {"language": language, "delimiter": separator, "decimal": "," if comma else "."}


def _separator(settings: Settings) -> str:
    usual = SEMICOLON if _has_decimal_comma() else COMMA
    chosen = settings.choice(SEPARATOR, usual)
    return chosen if chosen in (COMMA, SEMICOLON) else usual


def _has_decimal_comma() -> bool:
    # The system's, not that of the words: spreadsheets follow it.
    return QLocale.system().decimalPoint() == ","
