"""Texts, dates and numbers in the reader's language, switched while running."""

import datetime as dt

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.ui.base import i18n
from tourney.ui.base.i18n import Language

GAMES = QT_TRANSLATE_NOOP("Test", "%n game(s) of {name}")
NAMED = QT_TRANSLATE_NOOP("Test", "Nobody is called “{name}”.")


@pytest.fixture
def speak(qapp, tmp_path):
    before = QLocale()
    language = Language(qapp, tmp_path, "en")
    yield language.choose
    language.choose("en")
    QLocale.setDefault(before)


class Shout(QTranslator):
    """A catalogue of one language: everything in capitals."""

    def translate(self, context, source, disambiguation=None, n=-1):
        return source.upper().replace("{NAME}", "{name}") if context == "Test" else ""


def test_texts_of_lower_floors_are_filled(speak):
    assert i18n.shown(NAMED(name="zof")) == "Nobody is called “zof”."
    assert i18n.shown("as it is") == "as it is"


@pytest.mark.parametrize(("count", "expected"), [(1, "1 game of Ana"), (3, "3 games of Ana")])
def test_english_plurals_are_right_without_a_catalogue(speak, count, expected):
    assert i18n.shown(GAMES(count=count, name="Ana")) == expected


def test_an_installed_catalogue_is_used(qapp, speak):
    translator = Shout()
    qapp.installTranslator(translator)
    try:
        assert i18n.shown(NAMED(name="zof")) == "NOBODY IS CALLED “zof”."
    finally:
        qapp.removeTranslator(translator)


def test_qts_own_words_follow_the_language(speak):
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    speak("zh_CN")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "取消"
    speak("en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_dates_read_as_in_the_language(speak):
    day = dt.date(2026, 11, 24)
    today = dt.date(2026, 12, 1)
    QLocale.setDefault(QLocale("en_GB"))
    assert i18n.format_date(day) == "24 Nov 2026"
    assert i18n.format_day(day, today) == "24 Nov"
    assert i18n.format_day(dt.date(2026, 11, 28), today) == "Saturday"
    assert i18n.format_day(dt.date(2026, 11, 30), today) == "yesterday"
    assert i18n.format_day(today, today) == "today"
    assert i18n.format_day(dt.date(2025, 10, 2), today) == "2 Oct 2025"
    speak("zh_CN")
    assert i18n.format_date(day) == "2026年11月24日"
    assert i18n.format_day(day, today) == "11月24日"
    assert i18n.format_day(dt.date(2026, 11, 28), today) == "星期六"


def test_numbers_read_as_in_the_language(speak):
    assert i18n.format_number(3118) == "3,118"
    assert i18n.format_number(0.974, 2) == "0.97"
    assert i18n.format_rating(1711.6) == "1712"
    assert i18n.format_rating(25.314, 2) == "25.31"
    assert i18n.format_percent(0.516) == "52\u00a0%"
    assert i18n.format_time(dt.time(9, 5)) in ("9:05\u202fAM", "09:05", "9:05 AM")


def test_unknown_wishes_speak_english(speak):
    assert i18n.spoken("xx") == "en"
    assert i18n.spoken("zh_CN") == "zh_CN"


def test_a_name_from_right_to_left_turns_no_result_around():
    leila, sam = "\u0644\u064a\u0644\u0649 \u062d\u062f\u0627\u062f", "\u0633\u0627\u0645"
    kept = [f"\u2068{one}\u2069" for one in (leila, sam)]
    assert i18n.apart(f"{leila} – {sam}: 0–1") == f"{kept[0]} – {kept[1]}: 0–1"
    assert i18n.shown(NAMED(name=leila)) == f"Nobody is called “{kept[0]}”."
    once = i18n.apart(f"Ann – {leila}: 0–1")
    assert i18n.apart(once) == once


@pytest.mark.parametrize(
    "plain", ["Ann – Bob: 1–0", "王晓梅", "\u0644\u064a\u0644\u0649 \u062d\u062f\u0627\u062f"]
)
def test_where_nothing_can_turn_no_mark_is_put(plain):
    assert i18n.apart(plain) == plain


def test_lists_and_sentences_are_joined_as_the_language_does(speak):
    speak("en")
    assert i18n.listed(("Ana", "Tom")) == "Ana, Tom"
    assert i18n.apart("ليلى x").startswith("\u2068")
    assert i18n.listed(("ليلى", "Tom")) == i18n.listed(("ليلى",)) + ", Tom"
    assert i18n.sentences(("One.", "", "Two.")) == "One. Two."
    speak("zh_CN")
    assert i18n.listed(("Ana", "王晓梅")) == "Ana、王晓梅"
    assert i18n.sentences(("平手。", "没有理由更换。")) == "平手。没有理由更换。"
    speak("en")


def test_a_tuple_among_the_details_is_read_as_a_list(qapp, speak):
    assert i18n.shown(NAMED(name=("Ana", "Tom"))) == "Nobody is called “Ana, Tom”."
    assert str(NAMED(name=(GAMES(count=1, name="Ana"), "Tom"))) == "Nobody is called “1 game of Ana, Tom”."
