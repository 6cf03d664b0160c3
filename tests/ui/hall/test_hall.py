"""The hall display pages itself, never cuts anything off, and follows the club."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from tourney.club import pairings
from tourney.club.club import Club
from tourney.club.commands import AddEvent, AddPlayer, SetHere, SetResult, SetSetting
from tourney.club.desk import night
from tourney.club.event_commands import AddStage, PublishRound
from tourney.club.views import BoardView, SideView
from tourney.core.games import GameState, Member, NewGame
from tourney.core.games import Side as Side_
from tourney.core.records import NewEvent, NewPlayer
from tourney.core.rules import EventRules
from tourney.core.topics import Topic
from tourney.ui.hall.announce import AnnounceDialog, show_announce
from tourney.ui.hall.views import Board, Bye, Name, Part, Place, Side, _board, board_pages, pages, read
from tourney.ui.hall.window import SECONDS, HallWindow, show_hall
from tourney.ui.shell.follower import Follower

Key = Qt.Key
pytestmark = pytest.mark.gui


@given(st.lists(st.integers(), max_size=400), st.integers(1, 40))
def test_pages_hold_everything_in_order_and_are_evenly_filled(items: list[int], room: int) -> None:
    made = pages(items, room)
    assert [item for page in made for item in page] == items
    sizes = [len(page) for page in made]
    assert max(sizes) <= room
    assert max(sizes) - min(sizes) <= 1
    assert len(made) == max(1, -(-len(items) // room))


def boards(count: int) -> list[Board]:
    return [Board(n + 1, (Side("A", ""), Side("B", "")), "") for n in range(count)]


def test_no_bye_takes_a_free_place_and_never_a_page_of_its_own() -> None:
    none = Bye(())
    assert board_pages([*boards(11), none], 12)[0][-1] == none
    full = board_pages([*boards(12), none], 12)
    assert len(full) == 1
    assert none not in full[0]


def test_a_bye_is_always_shown() -> None:
    somebody = Bye(("Ana",))
    made = board_pages([*boards(12), somebody], 12)
    assert len(made) == 2
    assert made[-1][-1] == somebody


def test_the_parts_come_in_order_and_start_again(make_hall) -> None:
    hall = make_hall(open_boards=1)
    assert hall.parts() == ["boards", "names", "results", "table"]
    seen = []
    for _ in range(5):
        seen.append(hall.window.part)
        hall.press(Key.Key_Right)
    assert seen == [Part.BOARDS, Part.NAMES, Part.RESULTS, Part.TABLE, Part.BOARDS]
    hall.press(Key.Key_Left)
    hall.press(Key.Key_Left)
    assert hall.window.part is Part.TABLE or hall.window.part is Part.BOARDS


def test_names_are_alphabetical_and_name_board_and_opponent(make_hall) -> None:
    hall = make_hall(rounds=1, open_boards=3)
    hall.press(Key.Key_Right)
    names = [item for item in hall.window.items if isinstance(item, Name)]
    assert [one.name for one in names] == [
        "Ana Duarte",
        "Björn Åkesson",
        "Đặng Minh Anh",
        "Kwame Boateng",
        "Zofia Łukasik",
        "Мария Орлова",
        "陈思远",
    ]
    assert sum(one.board is None for one in names) == 1
    assert all(one.against for one in names if one.board is not None)


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 768), (3840, 2160)])
def test_a_hundred_boards_are_divided_over_pages_that_fit(make_hall, size: tuple[int, int]) -> None:
    hall = make_hall(size, players=200, rounds=1, open_boards=100)
    window = hall.window
    shown: list[int] = []
    for _ in range(len(window._pages)):
        if window.part is Part.BOARDS:
            body = window.body
            rows = -(-len(window.items) // body._columns)
            assert rows * body.letters.px(body._tall) <= body.height() + 1
            shown += [item.number for item in window.items if isinstance(item, Board)]
            number, count = window.page
            assert f"{number}/{count}" in window.foot._parts[0][1]
        hall.press(Key.Key_Right)
    assert shown == list(range(1, 101))


def test_a_page_turns_when_its_bar_is_full(make_hall) -> None:
    hall = make_hall()
    hall.wait(SECONDS / 2)
    assert hall.window.part is Part.BOARDS
    assert hall.window.foot.share == pytest.approx(0.5, abs=0.02)
    assert hall.window.foot.words == "changes page in 6 s"
    hall.wait(SECONDS / 2 + 0.2)
    assert hall.window.part is Part.NAMES
    assert hall.window.foot.share < 0.05


def test_space_holds_the_page_and_lets_it_go_on(make_hall) -> None:
    hall = make_hall()
    hall.wait(5)
    hall.press(Key.Key_Space)
    assert hall.window.held
    hall.wait(60)
    assert hall.window.part is Part.BOARDS
    assert hall.window.foot.words == "held, Space goes on"
    assert hall.window.foot.share == pytest.approx(5 / SECONDS, abs=0.02)
    hall.press(Key.Key_Space)
    hall.wait(SECONDS - 5 + 0.2)
    assert hall.window.part is Part.NAMES


def test_the_keys_are_told_at_first_and_when_the_mouse_moves(make_hall) -> None:
    hall = make_hall()
    assert "Esc" in hall.window.foot.words
    hall.wait(5)
    assert "Esc" not in hall.window.foot.words


def test_a_result_appears_at_once_and_the_page_stays(make_hall) -> None:
    hall = make_hall(rounds=1, open_boards=3)
    assert "results" not in hall.parts()
    hall.press(Key.Key_Right)
    board = night(hall.ctx.club, hall.event_id).open_boards[0]
    hall.ctx.execute(SetResult(board.game.id, (1, 0), version=board.game.version))
    assert hall.window.part is Part.NAMES
    assert "results" in hall.parts()
    hall.press(Key.Key_Right)
    first = hall.window.items[0]
    assert isinstance(first, Board)
    assert [(side.points, side.won) for side in first.sides] == [("0", False), ("1", True)]


def test_it_follows_to_the_next_round(make_hall) -> None:
    hall = make_hall(rounds=1)
    assert hall.window.head.title() == "Round 1"
    assert hall.window.head.progress()[0] == "All results are in"
    hall.ctx.execute(pairings.accept(pairings.suggest(hall.ctx.club, hall.event_id).suggestion))
    assert hall.window.head.title() == "Round 2"
    assert hall.window.head.progress()[0] == "Go to your table"


def test_the_table_shares_places(make_hall) -> None:
    hall = make_hall(rounds=1)
    places = [item for page in hall.window._pages if page[0] is Part.TABLE for item in page[3]]
    assert all(isinstance(one, Place) for one in places)
    assert [one.place for one in places] == ["1="] * 4 + ["5="] * 3
    assert {one.points for one in places} == {"1", "0"}


def test_without_an_event_the_rating_list_is_on_show(make_hall) -> None:
    hall = make_hall(event=False)
    assert hall.parts() == ["ratings"]
    assert hall.window.head.title() == "Rating list"
    assert len(hall.window.items) == 7
    hall.ctx.event.choose(hall.event_id)
    assert hall.parts()[0] == "boards"


def test_a_club_without_anything_shows_an_empty_page(make_hall) -> None:
    hall = make_hall(players=0, rounds=0, event=False)
    assert hall.window.items == ()
    for key in (Key.Key_Right, Key.Key_Left, Key.Key_Space, Key.Key_L):
        hall.press(key)
    assert not hall.window.grab().isNull()


def test_a_night_without_a_round_yet_says_so(make_hall) -> None:
    hall = make_hall(rounds=0)
    assert hall.window.head.title() == "Tuesday"
    assert not hall.window.grab().isNull()


def test_the_hall_has_its_own_light(make_hall) -> None:
    hall = make_hall()
    assert not hall.window.theme.dark
    hall.press(Key.Key_L)
    assert hall.window.theme.dark
    assert not hall.ctx.theme.dark
    assert hall.window.grab().toImage().pixelColor(5, 5).lightness() < 60
    assert hall.ctx.settings.choice("hall-light") == "dark"


def test_escape_closes_it_for_good(make_hall, qtbot) -> None:
    hall = make_hall()
    with qtbot.waitSignal(hall.window.destroyed):
        hall.press(Key.Key_Escape)
    hall.ctx.bus.changed.emit(frozenset(Topic))


def test_f8_twice_brings_up_the_one_that_is_open(make_hall, qtbot) -> None:
    from PySide6.QtWidgets import QWidget

    hall = make_hall()
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    first = show_hall(hall.ctx, parent)
    assert first.isFullScreen()
    assert show_hall(hall.ctx, parent) is first
    assert len(parent.findChildren(HallWindow)) == 1
    first.close()


def test_every_letter_stays_on_the_screen(make_hall) -> None:
    hall = make_hall((1280, 720), open_boards=1)
    for _ in range(len(hall.window._pages)):
        image = hall.window.grab().toImage()
        ground = image.pixelColor(0, 0)
        edges = [image.pixelColor(x, y) for x in (8, image.width() - 9) for y in range(0, image.height(), 3)]
        assert all(one == ground for one in edges), date.today()
        hall.press(Key.Key_Right)


def test_an_announcement_stands_above_every_page_until_it_is_taken_away(make_hall) -> None:
    hall = make_hall()
    window = hall.window
    high = window.body.height()
    hall.ctx.execute(SetSetting("announcement", "Round 4 begins at 20:15. Tables 1–4 move upstairs."))
    assert window.banner.isVisible()
    assert window.banner.accessibleName().startswith("Round 4")
    assert window.body.height() == high - window.banner.height() - round(window.body.letters.px(20))
    assert window.body.geometry().top() > window.banner.geometry().bottom()
    hall.press(Key.Key_Right)
    assert window.banner.isVisible()
    hall.ctx.undo()
    assert not window.banner.isVisible()
    assert window.body.height() == high


def test_an_announcement_of_another_window_arrives(make_hall, qtbot) -> None:
    hall = make_hall()
    follower = Follower(hall.ctx)
    follower.start()
    other = Club.open(hall.ctx.club.path)
    other.execute(SetSetting("announcement", "Coffee is ready"))
    other.close()
    qtbot.waitUntil(lambda: hall.window.banner.text == "Coffee is ready", timeout=5000)
    follower.stop()


@pytest.mark.parametrize("size", [(1920, 1080), (1024, 768)])
@pytest.mark.parametrize("words", ["Hi", "word " * 60, "x" * 300, "公告" * 150])
def test_the_longest_announcement_fits(make_hall, size: tuple[int, int], words: str) -> None:
    hall = make_hall(size)
    hall.ctx.execute(SetSetting("announcement", words))
    window = hall.window
    assert window.banner.isVisible()
    points, flags = window.banner._fitting(window.body.letters, window.banner.width())
    tall = window.banner._tall(window.body.letters, window.banner.width(), points, flags)
    assert tall <= window.banner.height()
    assert window.body.height() > window.height() / 3


def test_the_announcement_is_typed_and_taken_away_by_keys(make_hall, qtbot) -> None:
    hall = make_hall()
    hall.press(Key.Key_A)
    dialog = hall.window.findChild(AnnounceDialog)
    QTest.keyClicks(dialog.edit, "Last round")
    QTest.keyClick(dialog.edit, Key.Key_Return)
    assert hall.window.banner.text == "Last round"
    again = show_announce(hall.ctx, hall.window)
    assert again.edit.text() == "Last round"
    again.clear.click()
    assert not hall.window.banner.isVisible()


def test_a_round_that_is_not_out_yet_stays_at_the_desk(make_hall) -> None:
    hall = make_hall(rounds=2)
    first, second = night(hall.ctx.club, hall.event_id).rounds
    hall.ctx.execute(PublishRound(first.id))
    assert hall.window.head.title() == "Round 1"
    hall.ctx.execute(PublishRound(second.id))
    assert hall.window.head.title() == "Round 2"


def test_a_game_of_many_shows_every_seat_and_every_place(make_hall) -> None:
    hall = make_hall(players=7, rounds=0)
    people = tuple(hall.ctx.club.register().players)[:5]
    sides = tuple(Side_((Member(one),), rank) for one, rank in zip(people, (0, 2, 1, 1, 4), strict=True))
    game = NewGame(sides, date.today(), state=GameState.PLAYED)
    view = BoardView(3, tuple(SideView((p,), (f"P{p}",), (None,)) for p in people), None, None, game)
    made = _board(view)
    assert [side.points for side in made.sides] == ["1.", "4.", "2.", "2.", "5."]
    assert [side.won for side in made.sides] == [True, False, False, False, False]
    body = hall.window.body
    for columns in (1, 2):
        body._columns = columns
        boxes = body._many(QRectF(100, 0, 900, 138), 5)
        assert len(boxes) == 5
        assert not any(a.intersects(b) for k, a in enumerate(boxes) for b in boxes[k + 1 :])
    body.show_page(Part.RESULTS, (made,), "")
    assert not body.grab().isNull()


def test_a_bracket_has_no_room_for_late_people(tmp_path) -> None:
    club = Club.create(tmp_path / "cup.tourney", "Cup")
    ids = [club.execute(AddPlayer(NewPlayer(f"Player {n}"))).value for n in range(4)]
    rules = EventRules(system="knockout")
    event = club.execute(AddEvent(NewEvent("Cup", date.today(), rules=rules))).value
    club.execute(SetHere(event, tuple(ids), here=True))
    club.rate()
    club.execute(pairings.accept(pairings.suggest(club, event).suggestion))
    boards = dict(read(club, event).parts)[Part.BOARDS]
    club.close()
    assert [type(one) for one in boards] == [Board, Board]


def test_the_bracket_of_a_final_after_groups_is_shown(tmp_path) -> None:
    club = Club.create(tmp_path / "cup.tourney", "Cup")
    ids = [club.execute(AddPlayer(NewPlayer(f"Player {n}"))).value for n in range(4)]
    rules = EventRules(system="round-robin", options=(("groups", 2),))
    event = club.execute(AddEvent(NewEvent("Cup", date.today(), rules=rules))).value
    club.execute(SetHere(event, tuple(ids), here=True))
    club.rate()
    club.execute(pairings.accept(pairings.suggest(club, event).suggestion))
    for board in night(club, event).current.boards:
        club.execute(SetResult(board.game.id, (0, 1)))
    assert Part.BRACKET not in dict(read(club, event).parts)
    final = EventRules(system="knockout", advance=1)
    club.execute(AddStage(event, "Final", final, before="Groups"))
    (tree,) = dict(read(club, event).parts)[Part.BRACKET]
    assert 2 == tree.bracket.shape.n
    club.close()


def test_a_large_bracket_goes_over_pages(tmp_path) -> None:
    club = Club.create(tmp_path / "cup.tourney", "Cup")
    ids = [club.execute(AddPlayer(NewPlayer(f"Player {n}"))).value for n in range(32)]
    rules = EventRules(system="knockout")
    event = club.execute(AddEvent(NewEvent("Cup", date.today(), rules=rules))).value
    club.execute(SetHere(event, tuple(ids), here=True))
    club.rate()
    club.execute(pairings.accept(pairings.suggest(club, event).suggestion))
    assert 3 == len(dict(read(club, event).parts)[Part.BRACKET])
    club.close()
