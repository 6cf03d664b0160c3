"""Options in the reader's words: numbers as typed and shown, ranges, and what is wrong with an entry."""

from __future__ import annotations

import math
import unicodedata
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale

from tourney.core.options import Option, describe
from tourney.ui.base.i18n import shown

WIDE_OPEN = 1e6
"""A bound from here on only keeps numbers finite; nobody needs to read it."""


def number_words(value: float | None) -> str:
    """Return a number as the locale writes it, without needless digits; "" for none."""
    if value is None:
        return ""
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    return locale.toString(float(value), "g", 6)


def read_typed(text: str) -> float | None:
    """Return a number written the local or the plain way, in full-width figures too; None for none."""
    plain = unicodedata.normalize("NFKC", text).strip()
    for locale in (QLocale(), QLocale.c()):
        value, fine = locale.toDouble(plain)
        if fine and math.isfinite(value):
            return float(value)
    return None


def range_words(spec: Option) -> str:
    """Return what values an option takes: "0 to 10", "more than 0"; "" where any number will do."""
    translate = QCoreApplication.translate
    low = number_words(spec.low) if spec.low > -WIDE_OPEN else ""
    high = number_words(spec.high) if spec.high < WIDE_OPEN else ""
    if low and high:
        words = translate("Options", "more than {0}, up to {1}") if spec.low_open else _between()
        return words.format(low, high)
    if low:
        if spec.low_open:
            return translate("Options", "more than {0}").format(low)
        return translate("Options", "{0} or more").format(low)
    return translate("Options", "up to {0}").format(high) if high else ""


def _between() -> str:
    return QCoreApplication.translate("Options", "{0} to {1}")


def fault(spec: Option, text: str, *, whole: bool) -> str:
    """Return what is wrong with a typed number, "" when nothing is."""
    translate = QCoreApplication.translate
    value = read_typed(text)
    if value is None:
        return translate("Options", "This is not a number.")
    if whole and value != int(value):
        return translate("Options", "This must be a whole number.")
    above = value > spec.low if spec.low_open else value >= spec.low
    if above and value <= spec.high:
        return ""
    allowed = range_words(spec)
    return translate("Options", "Allowed is {0}.").format(allowed or "±1e9")


def option_words(spec: Option, default: Any) -> str:
    """Return the quiet line of an option: its default with the unit, and its range."""
    translate = QCoreApplication.translate
    if spec.choices is not None:
        return translate("Options", "Usual: {0}").format(shown(spec.choices[default]))
    if isinstance(default, bool):
        usual = translate("Options", "yes") if default else translate("Options", "no")
        return translate("Options", "Usual: {0}").format(usual)
    if isinstance(default, str):
        return translate("Options", "Usual: {0}").format(default or translate("Options", "empty"))
    usual = number_words(default) or translate("Options", "empty")
    if spec.unit is not None and default is not None:
        usual = f"{usual} {shown(spec.unit)}"
    allowed = range_words(spec)
    if not allowed:
        return translate("Options", "Usual: {0}").format(usual)
    return translate("Options", "Usual: {0} · allowed: {1}").format(usual, allowed)


def in_words(sentence: str, options: type[Any]) -> str:
    """Return a refusal with the labels of the form in place of the names of the options."""
    for name, spec in describe(options).items():
        sentence = sentence.replace(f"“{name}”", f"“{shown(spec.label)}”")
    return sentence
