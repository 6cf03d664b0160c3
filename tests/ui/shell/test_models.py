"""The shell's item models through Qt's own tester, and what screen readers are told."""

from PySide6.QtCore import QLocale
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLineEdit

from tourney.ui.base.settings import RecentClub
from tourney.ui.models.recent import RecentModel, folder_words, next_words, opened_words, size_words

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def test_the_models_pass_qts_tester(club_stage):
    recent = RecentModel()
    QAbstractItemModelTester(recent, FATAL)
    recent.show([RecentClub("a.tourney", "A"), RecentClub("b.tourney", "B")])
    recent.show([])
    QAbstractItemModelTester(club_stage.workspace.rail.model, FATAL)
    found = club_stage.window.palette_box
    QAbstractItemModelTester(found.model, FATAL)
    found.open()
    found.field.setText("an")
    found.field.setText("xyzzy")


def test_no_button_field_or_list_of_the_window_is_nameless(club_stage):
    window = club_stage.window
    parts = [
        part
        for kind in (QAbstractButton, QAbstractItemView, QLineEdit)
        for part in window.findChildren(kind)
        if not window.workspace.pages.isAncestorOf(part)
    ]
    assert len(parts) > 10
    nameless = [
        part.objectName() or type(part).__name__
        for part in parts
        if not QAccessible.queryAccessibleInterface(part).text(QAccessible.Text.Name)
    ]
    assert nameless == []


def test_a_club_on_the_list_says_where_it_lies_and_how_large_it_is(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    path = tmp_path / "Documents" / "Clubs" / "riverside.tourney"
    club = RecentClub(str(path), "Riverside", 42, 3118)
    assert folder_words(str(path)) == "Documents / Clubs"
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    try:
        assert size_words(club).startswith("Documents / Clubs · 42 player")
        assert "3,118 game" in size_words(club)
    finally:
        QLocale.setDefault(before)


def test_a_club_of_unknown_date_or_event_says_nothing_of_it():
    club = RecentClub("a.tourney", "A", opened="soon")
    assert opened_words(club) == ""
    assert next_words(club, there=True)[0] == ""
    assert next_words(club, there=False)[1] == "warn"
