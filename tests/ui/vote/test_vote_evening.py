"""A blind-vote evening by keys alone: begin, judge, take back, the next judge, the board."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.windows import start_page
from tourney.club.arena import Wanted, board
from tourney.club.arena_votes import votes_of
from tourney.club.club import Club
from tourney.club.commands import AddPlayer, DeleteEvent, SetHere
from tourney.club.contests import event_facts
from tourney.club.event_commands import SetEntries
from tourney.club.vote_commands import TELLING, BeginVote, NewEntry, ShownEntry, VoteSetup
from tourney.club.votes import read_vote, votes_open
from tourney.core.games import Game
from tourney.core.records import NewEvent, NewPlayer
from tourney.core.rules import EventRules
from tourney.ui.main_window import MainWindow
from tourney.ui.pages.arena import ArenaPage
from tourney.ui.shell.entries import PageEntry
from tourney.ui.vote.card import Mark
from tourney.ui.vote.setup import VoteDialog
from tourney.ui.vote.window import Stage, VoteWindow, picture, show_vote

ENTRIES = (PageEntry("arena", "go-arena", "arena", lambda: ArenaPage),)
NAMES = ("Old bridge", "Harbour", "Fog", "Kites")
AT = dt.datetime(2026, 12, 1, 20, 15, 7)


class Hand:
    """What a person at the keyboard does in the window that is in front."""

    def __init__(self, window: MainWindow, qtbot) -> None:
        self.window = window
        self.qtbot = qtbot

    @property
    def ctx(self):
        return self.window.workspace.ctx

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: not self.window.services.jobs.busy)

    def type(self, widget, text: str) -> None:
        widget.setFocus()
        QTest.keyClicks(widget, text)

    def screen(self) -> VoteWindow:
        self.qtbot.waitUntil(lambda: bool(self.window.findChildren(VoteWindow)))
        return self.window.findChildren(VoteWindow)[-1]

    def press(self, screen: VoteWindow, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(screen, key)
            self.settle()

    def sit_down(self, screen: VoteWindow, judge: str) -> None:
        edit = screen.screen_.judge.edit
        self.type(edit, judge)
        QTest.keyClick(edit, Qt.Key.Key_Return)
        self.settle()


@pytest.fixture
def hand(qapp: QApplication, qtbot, tmp_path: Path) -> Iterator[Hand]:
    path = tmp_path / "camera.tourney"
    Club.create(path, "Camera club").close()
    with start_page(qapp, qtbot, tmp_path, ENTRIES) as window:
        with qtbot.waitSignal(window.club_opened):
            window.open_club(path)
        qtbot.waitUntil(lambda: window.workspace.ctx.club.rated is not None)
        yield Hand(window, qtbot)
        for screen in window.findChildren(VoteWindow):
            screen.close()


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def begin(hand: Hand, *, names: tuple[str, ...] = NAMES, clock: Clock | None = None, **setup) -> VoteWindow:
    """Open the judging screen of a vote that was begun before."""
    entries = tuple(NewEntry(name, ShownEntry(text=f"{name[0]} as a text")) for name in names)
    event = NewEvent("Photos", AT.date(), rules=EventRules(rated=False))
    event_id = hand.ctx.execute(BeginVote(event, entries, VoteSetup(seed=5, **setup))).value
    screen = VoteWindow(
        hand.ctx, read_vote(hand.ctx.club, event_id), hand.window, clock=clock or Clock(), now=lambda: AT
    )
    screen.resize(1280, 800)
    screen.show()
    return screen


def games(hand: Hand, screen: VoteWindow) -> tuple[Game, ...]:
    return event_facts(hand.ctx.club, screen.vote.event.id).games


def test_an_evening_is_judged_by_keys_alone(hand: Hand) -> None:
    QTest.keyClick(hand.window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    dialog = hand.window.findChild(VoteDialog)
    assert dialog is not None
    hand.type(dialog.name.edit, "Photos of December")
    for name in NAMES:
        hand.type(dialog.entries, name)
        QTest.keyClick(dialog.entries, Qt.Key.Key_Return)
    assert dialog.files_words.text() == "4 entries, 6 pairs"
    QTest.keyClick(dialog.name.edit, Qt.Key.Key_Return)
    screen = hand.screen()
    assert screen.isFullScreen()
    for judge in ("Ann", "Bob"):
        hand.sit_down(screen, judge)
        for number in range(6):
            assert screen.stage is Stage.PAIR
            left, right = screen.pair
            order = [one.player_id for one in screen.vote.entrants]
            better = Qt.Key.Key_A if order.index(left) < order.index(right) else Qt.Key.Key_Right
            hand.press(screen, Qt.Key.Key_T if number == 4 else better)
            assert screen.stage is Stage.REVEALED
            names = [hand.ctx.club.register().name(one) for one in (left, right)]
            assert [card.name for card in screen.screen_.cards] == names
            hand.press(screen, Qt.Key.Key_Space)
        assert screen.stage is Stage.DONE
        assert f"Thank you, {judge}" in screen.screen_.done_title.text()
        hand.press(screen, Qt.Key.Key_J)
    assert screen.stage is Stage.JUDGE
    event_id = votes_open(hand.ctx.club)[0].id
    made = board(votes_of(hand.ctx.club, event_id), Wanted(event_id=event_id))
    assert made.counted == 12
    assert made.cleaned.judges[0].votes == 6
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    hand.qtbot.waitUntil(lambda: not hand.window.findChildren(VoteWindow))
    page = hand.window.workspace.pages.page
    hand.settle()
    page.show_target(event_id)
    hand.settle()
    assert page.found.board.counted == 12


def test_a_vote_keeps_sides_judge_and_response_time(hand: Hand) -> None:
    clock = Clock()
    screen = begin(hand, clock=clock, category="night")
    hand.sit_down(screen, "  Ann   Lee ")
    left, right = screen.pair
    clock.time += 3.217
    hand.press(screen, Qt.Key.Key_B)
    (game,) = games(hand, screen)
    assert [side.player_ids for side in game.sides] == [(left,), (right,)]
    assert [side.rank for side in game.sides] == [1, 0]
    assert dict(game.extra) == {"judge": "Ann Lee", "response_time": "3.22"}
    assert (game.category, game.date, game.time) == ("night", AT.date(), AT.time())
    assert not game.rated
    assert [card.mark for card in screen.screen_.cards] == [Mark.PASSED, Mark.CHOSEN]


def test_names_are_hidden_until_the_vote(hand: Hand) -> None:
    screen = begin(hand)
    hand.sit_down(screen, "Ann")
    for card in screen.screen_.cards:
        assert card.name == ""
        assert not any(name in card.accessibleName() for name in NAMES)
        assert card.text.endswith("as a text")
    hand.press(screen, Qt.Key.Key_Left)
    assert all(any(name in card.accessibleName() for name in NAMES) for card in screen.screen_.cards)


def test_a_vote_is_taken_back_and_its_pair_comes_again(hand: Hand) -> None:
    clock = Clock()
    screen = begin(hand, clock=clock)
    hand.sit_down(screen, "Ann")
    first = screen.pair
    hand.press(screen, Qt.Key.Key_A)
    hand.press(screen, Qt.Key.Key_U)
    assert games(hand, screen) == ()
    assert screen.pair == first
    assert screen.stage is Stage.PAIR
    clock.time += 1.5
    hand.press(screen, Qt.Key.Key_T, Qt.Key.Key_Space)
    assert screen.pair != first
    hand.press(screen, Qt.Key.Key_U)
    assert screen.pair == first
    assert not screen.screen_.buttons["undo"].isEnabled()
    hand.press(screen, Qt.Key.Key_U)
    assert screen.stage is Stage.PAIR


def test_a_skipped_pair_leaves_no_game(hand: Hand) -> None:
    screen = begin(hand)
    hand.sit_down(screen, "Ann")
    first = screen.pair
    hand.press(screen, Qt.Key.Key_S)
    assert screen.pair != first
    assert games(hand, screen) == ()


def test_a_key_does_not_vote_on_what_nobody_saw(hand: Hand) -> None:
    screen = begin(hand)
    hand.sit_down(screen, "Ann")
    hand.press(screen, Qt.Key.Key_A, Qt.Key.Key_A, Qt.Key.Key_B)
    assert len(games(hand, screen)) == 1


def test_a_judge_needs_a_name(hand: Hand) -> None:
    screen = begin(hand)
    hand.sit_down(screen, "  ")
    assert screen.stage is Stage.JUDGE
    assert screen.screen_.judge.error


def test_the_goal_ends_it_and_going_on_begins_again(hand: Hand) -> None:
    screen = begin(hand, goal=2, next=TELLING)
    hand.sit_down(screen, "Ann")
    hand.press(screen, Qt.Key.Key_A, Qt.Key.Key_Space, Qt.Key.Key_B, Qt.Key.Key_Space)
    assert screen.stage is Stage.DONE
    hand.press(screen, Qt.Key.Key_G)
    assert screen.stage is Stage.PAIR
    assert "2 of 4" in screen.screen_.count.text()


def test_buttons_and_cards_do_what_the_keys_do(hand: Hand) -> None:
    screen = begin(hand)
    hand.sit_down(screen, "Ann")
    QTest.mouseClick(screen.screen_.cards[1], Qt.MouseButton.LeftButton)
    hand.settle()
    assert [side.rank for side in games(hand, screen)[0].sides] == [1, 0]
    screen.screen_.buttons["next"].click()
    hand.settle()
    assert screen.stage is Stage.PAIR
    for name, button in screen.screen_.buttons.items():
        assert button.toolTip().endswith(button.key), name
        assert button.accessibleName()


def test_a_vote_taken_back_elsewhere_is_noticed(hand: Hand) -> None:
    screen = begin(hand)
    hand.sit_down(screen, "Ann")
    hand.press(screen, Qt.Key.Key_A)
    hand.ctx.undo()
    hand.settle()
    hand.press(screen, Qt.Key.Key_Space)
    assert screen.booth.count == 0


def test_judges_who_voted_are_offered_by_name(hand: Hand) -> None:
    screen = begin(hand)
    hand.sit_down(screen, "Ann Lee")
    hand.press(screen, Qt.Key.Key_A, Qt.Key.Key_J)
    hand.sit_down(screen, "Bob")
    assert screen.vote.judges == ("Ann Lee",)
    assert (screen.booth.count, screen.booth.total) == (0, 1)


def test_pictures_and_texts_become_entries(hand: Hand, tmp_path: Path) -> None:
    image = QImage(60, 40, QImage.Format.Format_RGB32)
    image.fill(QColor("red"))
    assert image.save(str(tmp_path / "Red_barn.png"))
    (tmp_path / "Poem.txt").write_text("Roses", encoding="utf-8")
    dialog = VoteDialog(hand.ctx, hand.window)
    dialog.add_files([tmp_path / "Red_barn.png", tmp_path / "Poem.txt"])
    assert dialog.names() == ["Red barn", "Poem"]
    assert dialog.command() is None
    assert dialog.name.error
    dialog.name.set_text("Mixed")
    command = dialog.command()
    assert command is not None
    assert command.entries == (
        NewEntry("Red barn", ShownEntry(picture="Red_barn.png")),
        NewEntry("Poem", ShownEntry(text="Roses")),
    )
    event_id = hand.ctx.execute(command).value
    first = read_vote(hand.ctx.club, event_id).entrants[0]
    assert picture(first.picture).size() == image.size()
    assert picture(tmp_path / "gone.png").isNull()
    assert picture(None).isNull()
    dialog.goal.set_text("many")
    assert dialog.command() is None
    assert dialog.goal.error
    dialog.close()


def test_a_vote_that_was_begun_is_gone_on_with(hand: Hand) -> None:
    screen = begin(hand)
    hand.sit_down(screen, "Ann")
    hand.press(screen, Qt.Key.Key_A)
    event_id = screen.vote.event.id
    screen.close()
    dialog = VoteDialog(hand.ctx, hand.window, event_id)
    assert dialog.which.current() == str(event_id)
    assert dialog._new.isHidden()
    dialog.next.choose(TELLING)
    dialog.start.click()
    assert read_vote(hand.ctx.club, event_id).setup.next == TELLING
    assert read_vote(hand.ctx.club, event_id).setup.seed == 5
    assert dialog.event_id == event_id
    assert len(read_vote(hand.ctx.club, event_id).given) == 1


def test_the_players_of_any_event_can_be_judged(hand: Hand) -> None:
    ids = tuple(hand.ctx.execute(AddPlayer(NewPlayer(name))).value for name in NAMES)
    event_id = hand.ctx.execute(SetHere(NewEvent("Beers", AT.date()), ids, here=True)).value
    dialog = VoteDialog(hand.ctx, hand.window, event_id)
    assert dialog.which.currentText().startswith("Judge the players of Beers")
    dialog.goal.set_text("4")
    dialog.start.click()
    assert [one.id for one in votes_open(hand.ctx.club)] == [event_id]
    assert read_vote(hand.ctx.club, event_id).setup.goal == 4
    assert len(read_vote(hand.ctx.club, event_id).entrants) == 4


def test_a_single_entry_cannot_be_judged(hand: Hand) -> None:
    ids = (hand.ctx.execute(AddPlayer(NewPlayer("Lone"))).value,)
    event_id = hand.ctx.execute(SetHere(NewEvent("Beers", AT.date()), ids, here=True)).value
    screen = VoteWindow(hand.ctx, read_vote(hand.ctx.club, event_id), hand.window)
    screen.show()
    hand.sit_down(screen, "Ann")
    assert screen.stage is Stage.JUDGE
    assert screen.screen_.judge.error == "A vote needs at least two entries."


def test_the_judging_screen_goes_with_the_club(hand: Hand) -> None:
    event_id = begin(hand).vote.event.id
    for screen in hand.window.findChildren(VoteWindow):
        screen.close()
    hand.qtbot.waitUntil(lambda: not hand.window.findChildren(VoteWindow))
    show_vote(hand.ctx, event_id, hand.window.workspace.pages.page)
    assert hand.screen().isVisible()
    hand.window.close_club()
    hand.qtbot.waitUntil(lambda: not hand.window.findChildren(VoteWindow))


def test_a_vote_that_is_refused_is_told_on_the_screen_itself(hand: Hand) -> None:
    screen = begin(hand)
    hand.sit_down(screen, "Ann")
    hand.ctx.execute(DeleteEvent(screen.vote.event.id))
    hand.press(screen, Qt.Key.Key_A)
    assert screen.stage is Stage.PAIR
    assert screen.screen_.refusal.isVisible()
    assert screen.screen_.refusal.text()


def test_who_may_only_read_is_offered_no_vote(hand: Hand) -> None:
    path = hand.ctx.club.path
    with hand.qtbot.waitSignal(hand.window.club_opened):
        hand.window.clubs.open(path, readonly=True)
    hand.settle()
    page = hand.window.workspace.pages.page
    assert "blind-vote" not in page.handlers()
    assert not page.head.judge.isEnabled()
    assert not page.begin.isEnabled()
    action = hand.ctx.actions.action("blind-vote")
    assert not action.isEnabled()
    assert "open for reading only" in action.toolTip()
    with hand.qtbot.waitSignal(hand.window.club_opened):
        hand.window.clubs.open(path)
    hand.settle()
    assert hand.ctx.actions.action("blind-vote").isEnabled()
    assert "only" not in hand.ctx.actions.action("blind-vote").toolTip()


def test_pictures_stay_with_their_names_while_another_vote_is_looked_at(hand: Hand, tmp_path: Path) -> None:
    event_id = begin(hand).vote.event.id
    for name in ("Dusk", "Dawn"):
        (tmp_path / f"{name}.txt").write_text(f"{name} in words", encoding="utf-8")
    dialog = VoteDialog(hand.ctx, hand.window)
    dialog.which.choose("")
    dialog.name.set_text("Hours")
    dialog.question.set_text("Which is lighter?")
    dialog.add_files([tmp_path / "Dusk.txt", tmp_path / "Dawn.txt"])
    dialog.which.choose(str(event_id))
    hand.settle()
    dialog.which.choose("")
    assert dialog.question.text() == "Which is lighter?"
    assert {one.shown.text for one in dialog.command().entries} == {"Dusk in words", "Dawn in words"}
    dialog.close()


def test_another_vote_may_be_chosen_while_pictures_are_copied(hand: Hand, tmp_path: Path) -> None:
    event_id = begin(hand).vote.event.id
    dialog = VoteDialog(hand.ctx, hand.window)
    dialog.which.choose("")
    dialog.name.set_text("Hours")
    for name in ("Dusk", "Dawn"):
        (tmp_path / f"{name}.png").write_bytes(name.encode())
    dialog.add_files([tmp_path / "Dusk.png", tmp_path / "Dawn.png"])
    dialog.start.click()
    dialog.which.choose(str(event_id))
    hand.settle()
    assert dialog.event_id is None
    dialog.start.click()
    hand.settle()
    assert dialog.event_id == event_id


def test_an_entry_withdrawn_during_a_sitting_is_told_when_its_vote_is_taken_back(hand: Hand) -> None:
    screen = begin(hand)
    hand.sit_down(screen, "Ann")
    gone = screen.pair[0]
    hand.press(screen, Qt.Key.Key_A)
    hand.ctx.execute(SetEntries(screen.vote.event.id, (gone,), (("withdrawn", True),)))
    hand.press(screen, Qt.Key.Key_Space)
    assert gone not in screen.pair
    hand.press(screen, Qt.Key.Key_U)
    assert () == games(hand, screen)
    assert screen.stage is Stage.PAIR
    assert gone not in screen.pair
    assert "withdrawn meanwhile" in screen.screen_.refusal.text()
    hand.press(screen, Qt.Key.Key_A)
    assert screen.screen_.refusal.isHidden()
