"""What judges see: whole texts, pictures that travel with the club, and what is said where they did not."""

from __future__ import annotations

import shutil
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.vote.test_vote_evening import Hand, begin, hand
from tourney.club.vote_commands import BeginVote, NewEntry, ShownEntry, VoteSetup
from tourney.club.vote_pictures import folder_of, keep
from tourney.club.votes import read_vote, votes_open
from tourney.core.records import NewEvent
from tourney.ui.vote.card import EntryCard
from tourney.ui.vote.setup import VoteDialog
from tourney.ui.vote.window import VoteWindow

__all__ = ["hand"]


def photo(path: Path, colour: str) -> Path:
    image = QImage(60, 40, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    assert image.save(str(path))
    return path


def begun(hand: Hand, folder: Path) -> int:
    """Begin a vote on two photos that lie on a stick."""
    folder.mkdir()
    paths = [photo(folder / "Red_barn.png", "red"), photo(folder / "Fog.PNG", "grey")]
    dialog = VoteDialog(hand.ctx, hand.window)
    dialog.add_files(paths)
    dialog.name.set_text("Barns")
    dialog.start.click()
    hand.settle()
    assert dialog.event_id is not None
    return dialog.event_id


def test_pictures_are_shown_after_the_stick_was_pulled_out(hand: Hand, tmp_path: Path) -> None:
    event_id = begun(hand, tmp_path / "stick")
    shutil.rmtree(tmp_path / "stick")
    vote = read_vote(hand.ctx.club, event_id)
    assert not vote.missing
    folder = folder_of(hand.ctx.club.path)
    assert {one.picture.parent for one in vote.entrants} == {folder}
    assert all(one.name not in one.picture.name for one in vote.entrants)
    screen = VoteWindow(hand.ctx, vote, hand.window)
    screen.show()
    assert not screen.screen_.judge_fault.isVisible()
    hand.sit_down(screen, "Ann")
    assert all(card.image.size().width() == 60 for card in screen.screen_.cards)


def test_the_same_picture_is_copied_once(tmp_path: Path) -> None:
    one, other = photo(tmp_path / "a.png", "red"), photo(tmp_path / "b.png", "red")
    club = tmp_path / "camera.tourney"
    told = {keep(club, str(path)) for path in (one, other)}
    assert len(told) == 1
    assert keep(club, *told) in told
    assert [path.name for path in folder_of(club).iterdir()] == [Path(*told).name]


def test_a_club_that_came_without_its_pictures_says_so_and_takes_them_again(
    hand: Hand, tmp_path: Path
) -> None:
    event_id = begun(hand, tmp_path / "stick")
    folder = folder_of(hand.ctx.club.path)
    folder.rename(tmp_path / "elsewhere")
    screen = VoteWindow(hand.ctx, read_vote(hand.ctx.club, event_id), hand.window)
    screen.show()
    assert screen.screen_.judge_fault.text().startswith("2 picture")
    hand.sit_down(screen, "Ann")
    assert all(card.missing for card in screen.screen_.cards)
    assert "The picture is missing." in screen.screen_.cards[0].accessibleName()
    screen.close()
    dialog = VoteDialog(hand.ctx, hand.window, event_id)
    hand.settle()
    assert "2 picture" in dialog.files_words.text()
    kept = sorted((tmp_path / "elsewhere").iterdir())
    dialog.add_files([kept[0], photo(tmp_path / "Cow.png", "brown")])
    assert "1 picture" in dialog.files_words.text()
    assert "No entry is called as Cow.png." in dialog.files_words.text()
    dialog.add_files([tmp_path / "stick" / "Red_barn.png", tmp_path / "stick" / "Fog.PNG"])
    assert "cannot be found" not in dialog.files_words.text()
    dialog.start.click()
    hand.settle()
    assert not read_vote(hand.ctx.club, event_id).missing


def test_a_picture_that_cannot_be_copied_begins_no_vote(hand: Hand, tmp_path: Path) -> None:
    dialog = VoteDialog(hand.ctx, hand.window)
    dialog.add_files([photo(tmp_path / "A.png", "red"), tmp_path / "Gone.png"])
    dialog.name.set_text("Barns")
    dialog.start.click()
    hand.settle()
    assert "“Gone.png” could not be copied" in dialog.entries_field.error
    assert votes_open(hand.ctx.club) == ()
    dialog.close()


def words(qtbot, hand: Hand, text: str) -> EntryCard:
    card = EntryCard(hand.ctx.theme, "A")
    qtbot.addWidget(card)
    card.resize(420, 360)
    card.show_entry(None, text)
    card.show()
    card.grab()
    return card


def inked_rows(card: EntryCard) -> int:
    """Return into how many bands of ink the text of a card falls."""
    image = card.grab().toImage()
    ground = image.pixel(5, image.height() // 2)
    inked = [
        any(image.pixel(x, y) != ground for x in range(24, image.width() - 24, 2))
        for y in range(24, image.height() - 100)
    ]
    return sum(now and not before for before, now in zip([False, *inked], inked, strict=False))


def test_the_lines_of_a_poem_stay_lines(qtbot, hand: Hand) -> None:
    assert inked_rows(words(qtbot, hand, "mmm\nmmm\nmmm\nmmm")) == 4
    assert inked_rows(words(qtbot, hand, "mmm\r\nmmm")) == 2


def test_a_long_text_is_read_on_by_keys_and_wheel(qtbot, hand: Hand) -> None:
    long = "Many words that fill a page. " * 300
    event = NewEvent("Answers", begin(hand).vote.event.date)
    entries = (NewEntry("One", ShownEntry(text=long)), NewEntry("Two", ShownEntry(text=long)))
    event_id = hand.ctx.execute(BeginVote(event, entries, VoteSetup(seed=5))).value
    screen = VoteWindow(hand.ctx, read_vote(hand.ctx.club, event_id), hand.window)
    screen.resize(1024, 700)
    screen.show()
    hand.sit_down(screen, "Ann")
    cards = screen.screen_.cards
    tops = [card.grab().toImage() for card in cards]
    assert all(card.hidden > 0 for card in cards)
    QTest.keyClick(screen, Qt.Key.Key_PageDown)
    assert all(card.grab().toImage() != top for card, top in zip(cards, tops, strict=True))
    QTest.keyClick(screen, Qt.Key.Key_Home)
    assert [card.grab().toImage() for card in cards] == tops
    centre = QPointF(cards[0].rect().center())
    wheel = QWheelEvent(
        centre, cards[0].mapToGlobal(centre), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(cards[0], wheel)
    assert cards[0].grab().toImage() != tops[0]
    assert cards[1].grab().toImage() == tops[1]
    QTest.keyClick(screen, Qt.Key.Key_End)
    assert not cards[0].read_on(1.0)
