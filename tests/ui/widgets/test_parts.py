"""Buttons, fields, tabs, chips, bars and dialogs: sizes, names, focus and what they answer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QHelpEvent, QImage, QPixmap
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from tourney.ui.models.roles import Badge, Change, Odds
from tourney.ui.models.scales import nice_scale
from tourney.ui.widgets.badge import BadgeLabel, badge_word
from tourney.ui.widgets.buttons import IconButton, KeyButton
from tourney.ui.widgets.change import ChangeLabel, change_words
from tourney.ui.widgets.chips import Chip
from tourney.ui.widgets.choices import Choice, DateField
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.drawings import DRAWINGS
from tourney.ui.widgets.empty import EmptyState
from tourney.ui.widgets.fields import Field, SearchField
from tourney.ui.widgets.form import FormStrip
from tourney.ui.widgets.keycap import KeyCap, key_words
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.meter import bars
from tourney.ui.widgets.notice import Notice
from tourney.ui.widgets.odds import OddsBar, odds_words
from tourney.ui.widgets.painting import fit
from tourney.ui.widgets.progress import ProgressStrip
from tourney.ui.widgets.tabs import PillTabs, UnderlineTabs
from tourney.ui.widgets.undobar import UndoBar


def has_colour(image: QImage, name: str) -> bool:
    return any(
        image.pixelColor(x, y).name() == name.lower()
        for y in range(image.height())
        for x in range(image.width())
    )


def snapshot(widget: QWidget, ratio: float = 1.0) -> QPixmap:
    """A picture of a widget at a device ratio."""
    made = QPixmap(widget.size() * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    widget.render(made)
    return made


def all_parts(theme):
    yield KeyButton(theme, "Use round 4", key="F5", kind="primary")
    yield KeyButton(theme, "Print", key="Ctrl+P", icon="print")
    yield KeyButton(theme, "Why?", kind="ghost")
    yield KeyButton(theme, "Riverside", kind="quiet", menu=True)
    yield IconButton(theme, "undo", "Undo", key="Ctrl+Z")
    yield SearchField(theme, "Find a player", key="Ctrl+K")
    yield Field(theme, "Name")
    yield KeyCap(theme, "Enter")
    yield from (Chip(theme, "Ana", kind) for kind in ("a", "b", "unknown", "plain"))
    yield from (BadgeLabel(theme, badge) for badge in Badge)
    yield from (ChangeLabel(theme, Change(value)) for value in (12, -9, 0))
    yield OddsBar(theme, Odds(0.7, 0.1))
    yield FormStrip(theme, (1, 0, 0.5))
    yield Notice(theme, "The USB stick is full.", "Free some space.", kind="warn")
    yield EmptyState(theme, "Nobody is here yet", "Type two letters of a name.")


@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("ratio", [1.0, 1.5])
def test_every_part_draws_in_both_themes(theme, qtbot, mode, ratio):
    theme.set_mode(mode)
    for part in all_parts(theme):
        qtbot.addWidget(part)
        part.resize(part.sizeHint())
        image = snapshot(part, ratio).toImage()
        colours = {image.pixel(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}
        assert len(colours) > 1, part


@pytest.mark.parametrize("wide", [1, 12, 40])
def test_parts_bear_being_too_small(theme, qtbot, wide):
    for part in all_parts(theme):
        qtbot.addWidget(part)
        part.resize(wide, 6)
        snapshot(part)


def test_a_button_is_wide_enough_for_words_and_key(theme, qtbot):
    for words in ("Use round 4", "采用第 4 轮", "Importér regneark"):
        button = KeyButton(theme, words, key="Ctrl+Shift+P", icon="print", kind="primary")
        qtbot.addWidget(button)
        text = theme.metrics("body_strong").horizontalAdvance(words)
        key = theme.metrics("key").horizontalAdvance("Ctrl Shift P")
        assert button.sizeHint().width() >= text + key + 18 + 24
        assert button.sizeHint().height() == 32


def test_a_button_has_its_words_as_name_and_an_icon_button_too(theme, qtbot):
    for button, name in (
        (KeyButton(theme, "&Print", key="Ctrl+P"), "Print"),
        (IconButton(theme, "undo", "Undo", key="Ctrl+Z"), "Undo"),
    ):
        qtbot.addWidget(button)
        found = QAccessible.queryAccessibleInterface(button)
        assert found.text(QAccessible.Text.Name) == name


def test_focus_shows_a_ring_in_the_accent(theme, qtbot):
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(400, 80)
    button = KeyButton(theme, "Print", parent=host)
    other = KeyButton(theme, "Other", parent=host)
    button.setGeometry(0, 0, 120, 32)
    other.setGeometry(140, 0, 120, 32)
    host.show()
    host.activateWindow()
    button.setFocus()
    QApplication.processEvents()
    accent = theme.tokens["accent"]
    assert has_colour(button.grab().toImage(), accent)
    assert not has_colour(other.grab().toImage(), accent)


def test_enter_and_space_press_a_button(theme, qtbot):
    button = KeyButton(theme, "Print")
    qtbot.addWidget(button)
    pressed = []
    button.clicked.connect(lambda: pressed.append(1))
    button.show()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        qtbot.keyClick(button, key)
    assert len(pressed) == 2


@pytest.mark.parametrize(
    ("key", "words"), [("Ctrl+K", "Ctrl K"), ("F5", "F5"), ("+", "+"), ("Ctrl++", "Ctrl +"), ("", "")]
)
def test_a_key_is_written_with_spaces(key, words):
    assert key_words(key) == words


def test_a_field_shows_what_is_wrong_until_it_is_typed_in(theme, qtbot):
    field = Field(theme, "Name")
    qtbot.addWidget(field)
    field.show()
    field.set_error("A name is needed.")
    assert field.edit.property("state") == "error"
    assert field.edit.accessibleDescription() == "A name is needed."
    qtbot.keyClicks(field.edit, "A")
    assert field.error == ""
    assert field.edit.property("state") == ""
    assert field.edit.accessibleName() == "Name"


def test_a_field_may_hold_something_else(theme, qtbot):
    choice = Choice(theme)
    choice.add("few", "fewest byes")
    choice.add("low", "lowest rating")
    field = Field.around(theme, "Bye goes to", choice)
    qtbot.addWidget(field)
    choice.choose("low")
    assert choice.current() == "low"
    assert choice.accessibleName() == "Bye goes to"
    with pytest.raises(TypeError):
        field.text()


def test_a_date_field_takes_the_week_end_in_common_ink(theme, qtbot):
    field = DateField(theme)
    qtbot.addWidget(field)
    ink = field.calendarWidget().weekdayTextFormat(Qt.DayOfWeek.Sunday).foreground().color()
    assert ink == theme.color("text")


def test_a_choice_ends_in_an_ellipsis_and_tells_the_rest(theme, qtbot):
    choice = Choice(theme)
    qtbot.addWidget(choice)
    choice.add("low", "fewest byes, then lowest rating")
    choice.resize(choice.sizeHint())
    assert choice.words_shown() == "fewest byes, then lowest rating"
    choice.resize(120, choice.height())
    assert choice.words_shown().endswith("…")
    assert choice.currentText() == "fewest byes, then lowest rating"


@pytest.mark.parametrize("kind", [PillTabs, UnderlineTabs])
def test_tabs_tell_their_key_and_count(theme, qtbot, kind):
    tabs = kind(theme)
    qtbot.addWidget(tabs)
    tabs.add("all", "All", 42)
    tabs.add("here", "Here", 0)
    chosen = []
    tabs.chosen.connect(chosen.append)
    tabs.choose("here")
    assert chosen == ["here"]
    assert tabs.current() == "here"
    assert tabs.accessibleTabName(0) == "All, 42"
    before = tabs.tabRect(0).width()
    tabs.set_count("all", 1042)
    assert tabs.tabRect(0).width() > before
    snapshot(tabs)


def test_candidate_chips_are_pressed_by_enter_and_sides_take_no_focus(theme, qtbot):
    chip = Chip(theme, "Ana Duarte")
    qtbot.addWidget(chip)
    pressed = []
    chip.clicked.connect(lambda: pressed.append(1))
    qtbot.keyClick(chip, Qt.Key.Key_Return)
    assert pressed == [1]
    assert Chip(theme, "Ana", "a").focusPolicy() == Qt.FocusPolicy.NoFocus


def test_the_undo_bar_says_hides_and_takes_back(theme, qtbot):
    host = QWidget()
    qtbot.addWidget(host)
    line = QLineEdit(host)
    bar = UndoBar(theme, seconds=0.05, parent=host)
    bar.move(0, 200)
    host.resize(500, 300)
    host.show()
    line.setFocus()
    bar.say("Board 4 is now 3 – 0.")
    assert bar.isVisible()
    qtbot.waitUntil(lambda: not bar.isVisible(), timeout=2000)
    bar.say("Board 4 is now 3 – 0.")
    with qtbot.waitSignal(bar.undo):
        bar.button.click()
    assert not bar.isVisible()


def test_the_undo_bar_stays_while_it_has_the_focus(theme, qtbot):
    bar = UndoBar(theme, seconds=0.02)
    qtbot.addWidget(bar)
    bar.say("Ana is here.")
    bar.activateWindow()
    bar.button.setFocus()
    QApplication.processEvents()
    assert bar.button.hasFocus()
    bar._over()
    assert bar.isVisible()


def test_progress_appears_only_when_work_lasts(theme, qtbot):
    strip = ProgressStrip(theme, delay_ms=10)
    qtbot.addWidget(strip)
    strip.begin("Replaying")
    assert not strip.isVisible()
    qtbot.waitUntil(strip.isVisible, timeout=2000)
    strip.set_progress(5, 10)
    strip.end()
    assert not strip.isVisible()
    strip.begin("Replaying")
    strip.end()
    assert not strip._timer.isActive()


def test_a_dialog_is_left_by_esc_without_a_result_and_its_safe_button_has_the_focus(theme, qtbot):
    dialog = Dialog(theme, "Take Ana off the register?", "She keeps her games.")
    qtbot.addWidget(dialog)
    keep = dialog.add_verb("Keep", result=2)
    dialog.add_verb("Archive", kind="primary", result=1)
    dialog.set_safe(keep)
    dialog.show()
    dialog.activateWindow()
    QApplication.processEvents()
    assert dialog.width() == 480
    assert dialog.windowTitle() == "Take Ana off the register?"
    assert keep.hasFocus()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.result() == 0


def test_enter_in_a_field_of_a_dialog_presses_no_button(theme, qtbot):
    dialog = Dialog(theme, "New player")
    qtbot.addWidget(dialog)
    line = QLineEdit()
    dialog.content.addWidget(line)
    dialog.add_verb("Add", kind="primary", result=1)
    dialog.show()
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert dialog.isVisible()


@pytest.mark.parametrize("name", sorted(DRAWINGS))
def test_every_drawing_of_an_empty_state_draws(theme, qtbot, name):
    empty = EmptyState(theme, "Nothing yet", "Do this first.", drawing=name)
    qtbot.addWidget(empty)
    empty.resize(500, 400)
    button = empty.primary("Check in", "F2")
    assert button.text() == "Check in"
    snapshot(empty)


def test_a_notice_can_be_closed(theme, qtbot):
    notice = Notice(theme, "A fact.", closable=True)
    qtbot.addWidget(notice)
    notice.show()
    close = notice.findChild(IconButton)
    assert close.accessibleName() == "Close"
    with qtbot.waitSignal(notice.closed):
        close.click()
    assert not notice.isVisible()


def test_a_name_gives_way_by_size_then_width_then_letters(theme):
    font = theme.font("name")
    name = "Charlotte van den Berghe"
    wide = theme.metrics("name").horizontalAdvance(name)
    assert fit(name, font, wide + 1)[1] == name
    smaller, words = fit(name, font, wide * 0.92)
    assert words == name
    assert smaller.pointSizeF() == font.pointSizeF() - 1
    narrower, words = fit(name, font, wide * 0.84)
    assert words == name
    assert narrower.stretch() in (94, 88)
    assert fit(name, font, wide * 0.5)[1].endswith("…")
    assert fit(name, font, 0)[1] in ("", "…")


@pytest.mark.qt_log_ignore("does not support", extend=True)
def test_an_eliding_label_keeps_its_words_for_the_reader(theme, qtbot):
    label = Label(theme, "Charlotte van den Berghe", elide=True)
    qtbot.addWidget(label)
    label.resize(60, 20)
    label.show()
    assert label.minimumSizeHint().width() < label.sizeHint().width()
    event = QHelpEvent(QEvent.Type.ToolTip, QPoint(1, 1), QPoint(1, 1))
    QApplication.sendEvent(label, event)
    assert label.toolTip() == ""
    assert label.text() == "Charlotte van den Berghe"


@pytest.mark.parametrize(
    ("value", "full"), [(0.98, 5), (0.91, 4), (0.69, 2), (0.55, 1), (0.1, 1), (0.0, 0), (1.0, 5)]
)
def test_the_meter_spreads_the_pairings_worth_playing(value, full):
    assert bars(value) == full


def test_words_of_the_parts(theme):
    assert change_words(Change(0.4)) == "no change"
    assert change_words(Change(-8.6)) == "down 9"
    assert change_words(Change(None, "new")) == "new"
    assert "26" in odds_words(Odds(0.74))
    assert "off" not in odds_words(Odds(0.74))
    assert "off by" in odds_words(Odds(0.5, 0.1))
    assert badge_word(Badge.AWAY) == "away"


def test_a_scale_has_few_round_values():
    scale = nice_scale(1096, 1820)
    assert scale.ticks == (1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800)
    assert len(nice_scale(0, 1).ticks) <= 8
    assert nice_scale(25.2, 31.9).ticks == (26, 27, 28, 29, 30, 31)
    assert nice_scale(5, 5).low < 5 < nice_scale(5, 5).high


def test_a_dialog_that_grows_stays_on_the_screen(theme, qtbot):
    dialog = Dialog(theme, "Why?", "Because.")
    qtbot.addWidget(dialog)
    dialog.show()
    room = dialog.screen().availableGeometry()
    dialog.move(room.right() - 100, room.bottom() - 100)
    dialog.resize(dialog.width() + 1, 300)
    assert room.contains(dialog.frameGeometry())
