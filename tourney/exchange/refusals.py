"""Why a document is not read at all, whatever its format."""

from __future__ import annotations

from tourney.core.marks import QT_TRANSLATE_NOOP

EMPTY = QT_TRANSLATE_NOOP("Exchange", "“{name}” is empty: there is nothing to import.")
TOO_BIG = QT_TRANSLATE_NOOP("Exchange", "“{name}” is larger than {limit} MB, which no list is.")
TOO_LONG = QT_TRANSLATE_NOOP("Exchange", "“{name}” has more than {limit} rows, which no list has.")
