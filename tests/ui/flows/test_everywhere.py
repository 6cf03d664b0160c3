"""What holds on every page: words in one language, one focus, names for readers, no need of a mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QTabBar, QWidget

from tests.ui.flows.looking import english, lost, nameless, texts, visible
from tests.ui.flows.moving import go_to, part
from tourney.club import desk, roster
from tourney.ui.hall.window import HallWindow
from tourney.ui.pages.players import PlayersPage

PAGES = ("Ctrl+1", "Ctrl+2", "Ctrl+3", "Ctrl+4", "Ctrl+5", "Ctrl+6", "Ctrl+7")
HERE = ("Ana Duarte", "Björn Åkesson", "Zofia Łukasik", "陈思远", "Priya Raman", "Tom Hale")


@pytest.fixture
def person(sit_down, season_path: Path):
    return sit_down(season_path)


@pytest.fixture
def night(person):
    """The same, with six people here and a round on, one board of it played."""
    person.press("F2")
    for name in HERE:
        person.enter(name)
    person.press("F5", "F5", "1")
    return person


def names_in(person) -> set[str]:
    """Return what is a name and not a word of the program."""
    club = person.window.workspace.ctx.club
    players = {row.player.name for row in roster.players(club)}
    events = {event.name for event in desk.all_events(club)}
    return players | events | {club.name}


def choose(person, setting: str, value: str) -> None:
    """Choose in the settings by keys."""
    person.press("Ctrl+,")
    box = part(person, setting)
    assert isinstance(box, QComboBox)
    go_to(person, box)
    person.press("Home")
    while box.currentData() != value:
        person.press("Down")
    person.press("Escape")


def page_of(person) -> QWidget:
    return person.window.workspace.pages.page


def test_the_palette_leads_to_a_player(person) -> None:
    person.press("Ctrl+K")
    person.enter("zof")
    page = page_of(person)
    assert isinstance(page, PlayersPage)
    assert page.card.card.player.name == "Zofia Łukasik"


def test_the_language_switches_on_every_page_and_back(night) -> None:
    own = names_in(night)
    before = {key: _texts_of_page(night, key) for key in PAGES}
    choose(night, "settings-language", "zh_CN")
    left = {key: english(_texts_of_page(night, key), own) for key in PAGES}
    assert left == {key: [] for key in PAGES}
    choose(night, "settings-language", "en")
    again = {key: _texts_of_page(night, key) for key in PAGES}
    assert {key: again[key] - before[key] for key in PAGES} == {key: set() for key in PAGES}


def _texts_of_page(person, key: str) -> set[str]:
    person.press(key)
    return texts(person.window)


def test_every_tab_of_every_page_speaks_chinese_and_has_names_for_readers(night) -> None:
    own = names_in(night)
    choose(night, "settings-language", "zh_CN")
    seen = 0
    for key in PAGES:
        night.press(key)
        for bar in [one for one in visible(night.window) if isinstance(one, QTabBar)]:
            go_to(night, bar)
            night.press(*["Left"] * bar.count())
            for at in range(bar.count()):
                assert english(texts(night.window), own) == [], (key, bar.tabText(at))
                assert nameless(night.window) == [], (key, bar.tabText(at))
                seen += 1
                night.press("Right")
            # The bars of the first tab are looked at next, and are hidden behind any other.
            night.press(*["Left"] * bar.count())
    assert seen >= 3 + 4 + 4 + 3


DIALOGS = (
    ("Ctrl+,",),
    ("F1",),
    ("Shift+F1",),
    ("Ctrl+2", "Ctrl+N"),
    ("Ctrl+T",),
    ("Ctrl+2", "F3"),
    ("Ctrl+3", "F3"),
    ("Ctrl+4", "Ctrl+P"),
)


@pytest.mark.parametrize("keys", DIALOGS)
def test_a_dialog_speaks_chinese_and_has_names_for_readers(night, keys: tuple[str, ...]) -> None:
    choose(night, "settings-language", "zh_CN")
    night.press(*keys)
    dialog = night.app.activeModalWidget()
    assert dialog is not None
    assert english(texts(dialog), names_in(night)) == []
    assert nameless(dialog) == []
    night.press("Escape")
    assert night.app.activeModalWidget() is None


def test_dark_is_dark_on_every_page(night) -> None:
    choose(night, "settings-theme", "dark")
    for key in PAGES:
        night.press(key)
        assert _lightness(night) < 70, key
    choose(night, "settings-theme", "light")
    night.press("Ctrl+1")
    assert _lightness(night) > 200


def _lightness(person) -> int:
    """Return the lightness (0 to 255) of most of the window."""
    image = person.picture().toImage().scaled(40, 25)
    values = sorted(image.pixelColor(x, y).lightness() for x in range(40) for y in range(25))
    return values[len(values) // 2]


def test_f6_goes_around_and_one_part_has_the_keys(night) -> None:
    for key in PAGES:
        night.press(key)
        seen: list[QWidget] = []
        for _ in page_of(night).panels():
            night.press("F6")
            assert night.app.focusWidget() is not None
            assert night.app.focusWidget().isVisible()
            seen.append(night.app.focusWidget())
        assert len(seen) == len(set(seen)), key
        night.press("F6")
        assert night.app.focusWidget() is seen[0], key


def test_every_part_of_every_page_is_reached_by_tab(night) -> None:
    for key in PAGES:
        night.press(key)
        assert lost(night.window) == [], key


def test_every_part_of_every_page_has_a_name_for_readers(night) -> None:
    for key in PAGES:
        night.press(key)
        assert nameless(night.window) == [], key


def test_every_action_is_found_by_name_and_has_a_key_or_the_palette(night) -> None:
    actions = night.window.services.actions
    for spec in actions.available():
        if spec.key == "find":
            continue
        found = night.window.finder.search(actions.text(spec.key))
        assert found, spec.key
        assert actions.text(spec.key) in [one.title for one in found[:2]], spec.key


NOT_HERE = frozenset({"find", "quit", "close-club", "demo"})
"""The palette itself, and what ends the window or leaves this club."""


def test_every_action_works_from_the_palette(night) -> None:
    """Each is chosen by its name; whatever comes up goes away with Esc, and the window lives on."""
    actions = night.window.services.actions
    escape = _escaping(night)
    for key in [spec.key for spec in actions.available() if spec.key not in NOT_HERE]:
        night.press("Ctrl+1", "Ctrl+K")
        assert night.window.palette_box.isVisible(), key
        night.enter(actions.text(key))
        assert not night.window.palette_box.isVisible(), key
        for hall in night.window.findChildren(HallWindow):
            hall.activateWindow()
            night.press("Escape")
        for _ in range(3):
            if night.app.activeModalWidget() is not None:
                night.press("Escape")
        assert night.app.activeModalWidget() is None, key
    escape.stop()
    assert night.window.isVisible()
    assert night.crashes == []


def _escaping(person) -> QTimer:
    """Return a timer that leaves each file dialog with Esc: they hold up whoever opened them."""
    timer = QTimer(person.window)
    timer.setInterval(20)

    def leave() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QFileDialog):
            dialog.reject()

    timer.timeout.connect(leave)
    timer.start()
    return timer
