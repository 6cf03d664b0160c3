"""The reader's language: which one, how texts, dates and numbers read in it."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDate, QLibraryInfo, QLocale, QObject, QTime, QTranslator, Signal

from tourney.core import marks
from tourney.core.marks import Text

LANGUAGES = {"en": "English", "zh_CN": "简体中文"}
"""Code -> own name of each language the program speaks."""

SYSTEM = "system"


def translate(context: str, source: str, count: int | None) -> str:
    """Return the pattern of an English source in the language now installed."""
    if count is None:
        return QCoreApplication.translate(context, source)
    pattern = QCoreApplication.translate(context, source, None, count)
    untranslated = source.replace("%n", str(count))
    return marks.english(context, source, count) if pattern == untranslated else pattern


_TURNED = r"[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]"
_NAME = re.compile(rf"{_TURNED}(?:[ '’.\u200c\u00a0-]*{_TURNED})*")
_APART = "\u2068\\g<0>\u2069"


def shown(text: Text | str) -> str:
    """Return a text of any floor as the person reads it."""
    return apart(marks.say(text, translate))


def apart(sentence: str) -> str:
    """Return a sentence in which names that run from right to left turn nothing beside them around.

    Both languages run from left to right, but "王晓梅 – ليلى: 0–1" would show its score before the
    name. The isolates of Unicode (UAX 9, 2.4) around the name keep the rest in order.
    """
    if sentence.isascii() or "\u2068" in sentence or _NAME.fullmatch(sentence):
        return sentence
    return _NAME.sub(_APART, sentence)


def spoken(code: str) -> str:
    """Return the language to use for a wish: ``system``, a code, or anything else (English).

    Every Chinese system reads Simplified Chinese: half of the words in it beats English beside
    Qt's own Chinese buttons.
    """
    if code in LANGUAGES:
        return code
    if code == SYSTEM and QLocale.system().language() == QLocale.Language.Chinese:
        return "zh_CN"
    return "en"


class Language(QObject):
    """Installs translators in the application and tells when the language changed."""

    changed = Signal()

    def __init__(self, app: QCoreApplication, folder: Path, wish: str = SYSTEM) -> None:
        super().__init__(app)
        self._app = app
        self._folder = folder
        self._installed: list[QTranslator] = []
        self.wish = wish
        self.code = ""
        self.choose(wish)

    def choose(self, wish: str) -> None:
        """Speak this language from now on; every window gets a LanguageChange event."""
        self.wish = wish
        code = spoken(wish)
        if code == self.code:
            return
        self.code = code
        system = QLocale.system()
        locale = QLocale(code)
        # English words beside another language's system are read outside America, as a rule.
        home = QLocale("en_GB") if code == "en" else locale
        QLocale.setDefault(system if system.language() == locale.language() else home)
        for translator in self._installed:
            self._app.removeTranslator(translator)
        self._installed = []
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for name, folder in (("qtbase", qt_folder), ("tourney", str(self._folder))):
            translator = QTranslator(self)
            if translator.load(locale, name, "_", folder):
                self._app.installTranslator(translator)
                self._installed.append(translator)
        self.changed.emit()


def is_chinese() -> bool:
    """Return True when dates and numbers are read in Chinese now."""
    return QLocale().language() == QLocale.Language.Chinese


def listed(words: Iterable[str]) -> str:
    """Return names or words as a list reads in the language, none of them turned around by another."""
    return ("、" if is_chinese() else ", ").join(apart(one) for one in words)


def sentences(parts: Iterable[str]) -> str:
    """Return sentences after each other; those that are empty are left out, Chinese ones have no space."""
    return ("" if is_chinese() else " ").join(one for one in parts if one)


def format_number(value: float, decimals: int = 0) -> str:
    """Return a count or measure with the locale's separators: 3,118 or 0.97."""
    if decimals == 0:
        return QLocale().toString(round(value))
    return QLocale().toString(float(value), "f", decimals)


def format_rating(value: float, decimals: int = 0) -> str:
    """Return a rating without thousands separators: 1712 or 25.31."""
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    figure = locale.toString(float(value), "f", decimals) if decimals else locale.toString(round(value))
    return figure.replace("-", "−")


def event_on(name: str, date: str) -> str:
    """Return an event with the words of its date, as the language joins them."""
    return QCoreApplication.translate("Dates", "{0}, {1}", "an event and its date").format(name, date)


def decimals_of(values: Sequence[float]) -> int:
    """Return how many decimals tell evenly spaced values apart: 0 for 10, 20; 1 for 2.5, 5."""
    for decimals in range(4):
        if all(abs(value - round(value, decimals)) < 1e-9 for value in values):
            return decimals
    return 4


def format_change(value: float, decimals: int = 0, *, none: str = "0") -> str:
    """Return points gained or lost with their sign: +8, −0.4; *none* for what rounds to nothing."""
    points = round(value, decimals)
    if points == 0:
        return none
    return ("+" if points > 0 else "−") + format_rating(abs(points), decimals)


def format_percent(share: float) -> str:
    """Return a share of 1 as a whole percentage, with a space that never breaks: 52 %."""
    return f"{QLocale().toString(round(100 * share))}\u00a0%"


def format_date(date: dt.date) -> str:
    """Return a day with its year: 24 Nov 2026, or 2026年11月24日."""
    pattern = "yyyy年M月d日" if is_chinese() else _day_month("d MMM yyyy")
    return QLocale().toString(_qdate(date), pattern)


def format_short_date(date: dt.date) -> str:
    """Return a day without its year: 24 Nov, or 11月24日."""
    pattern = "M月d日" if is_chinese() else _day_month("d MMM")
    return QLocale().toString(_qdate(date), pattern)


def format_weekday(date: dt.date) -> str:
    """Return the whole name of the day of the week."""
    return QLocale().dayName(date.isoweekday(), QLocale.FormatType.LongFormat)


def format_day(date: dt.date, today: dt.date | None = None) -> str:
    """Return a recent day as people say it: today, yesterday, Saturday, 21 Nov, 2 Oct 2024."""
    today = today or dt.date.today()
    ago = (today - date).days
    if ago == 0:
        return QCoreApplication.translate("Dates", "today")
    if ago == 1:
        return QCoreApplication.translate("Dates", "yesterday")
    if 1 < ago < 7:
        return format_weekday(date)
    return format_short_date(date) if date.year == today.year else format_date(date)


def format_time(time: dt.time) -> str:
    """Return hours and minutes as the locale writes them: 19:42."""
    return QLocale().toString(QTime(time.hour, time.minute), QLocale.FormatType.ShortFormat)


def _qdate(date: dt.date) -> QDate:
    return QDate(date.year, date.month, date.day)


def _day_month(pattern: str) -> str:
    american = QLocale().territory() == QLocale.Country.UnitedStates
    if not american:
        return pattern
    return "MMM d, yyyy" if pattern.endswith("yyyy") else "MMM d"
