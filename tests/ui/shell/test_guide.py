"""The guide opens by its key and speaks the reader's language."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTextBrowser


def test_shift_f1_opens_the_guide_in_both_languages(stage, qtbot):
    QTest.keyClick(stage.window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: stage.window.findChild(QTextBrowser, "guide") is not None)
    page = stage.window.findChild(QTextBrowser, "guide")
    assert "check-in" in page.toPlainText()
    stage.window.services.language.choose("zh_CN")
    qtbot.waitUntil(lambda: "签到" in page.toPlainText())
    stage.window.services.language.choose("en")


def test_the_help_holds_the_season_by_ways_of_pairing_in_both_languages(stage, qtbot):
    QTest.keyClick(stage.window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: stage.window.findChild(QTextBrowser, "guide") is not None)
    page = stage.window.findChild(QTextBrowser, "guide")
    for language, row in (("en", "by points"), ("zh_CN", "按积分")):
        stage.window.services.language.choose(language)
        qtbot.waitUntil(lambda row=row: row in page.toPlainText())
        cells = page.toPlainText().split(row, 1)[1].split()
        assert cells[:8] == ["68", "%", "37", "%", "±20", "%", "35", "16.5"]
    stage.window.services.language.choose("en")
