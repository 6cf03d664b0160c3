"""Every shape of the notation, typed into the quick bar key by key and read back wherever games are shown."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

import pypdfium2
import pytest
from PySide6.QtWidgets import QWidget

from tourney.club import log, reports, roster, standings
from tourney.club.club import Club
from tourney.club.commands import AddPlayer, SetHere
from tourney.core.outcomes import outcome_text
from tourney.core.records import NewEvent, NewPlayer
from tourney.ui.printing.pdf import write_pdf

NAMES = ("Ann Lee", "Bob Moss", "Cid Vane", "Dee Park", "王小明", 'Say "Hi" + Co', "Eve Ortiz", "Flo Hart")

SHAPES = [
    # typed, the sides in order, the result as shown, whether it is rated
    ("ann > bob", [["Ann Lee"], ["Bob Moss"]], "1–0", True),
    ("ann = bob", [["Ann Lee"], ["Bob Moss"]], "½–½", True),
    ("ann + bob > cid + dee", [["Ann Lee", "Bob Moss"], ["Cid Vane", "Dee Park"]], "1–0", True),
    ("ann > bob = cid > dee", [["Ann Lee"], ["Bob Moss"], ["Cid Vane"], ["Dee Park"]], "1–2–2–4", True),
    ("ann + bob*0.5 > cid", [["Ann Lee", "Bob Moss"], ["Cid Vane"]], "1–0", True),
    ("ann + bob*45/90 > dee", [["Ann Lee", "Bob Moss"], ["Dee Park"]], "1–0", True),
    ("ann > bob 11-7 9-11 11-5", [["Ann Lee"], ["Bob Moss"]], "2–1 (11–7 9–11 11–5)", True),
    ("ann > bob !forfeit", [["Ann Lee"], ["Bob Moss"]], "+ –", False),
    ("ann > bob !noshow", [["Ann Lee"], ["Bob Moss"]], "+ –", False),
    ("ann > bob !double", [["Ann Lee"], ["Bob Moss"]], "– –", False),
    ("ann > bob !unrated", [["Ann Lee"], ["Bob Moss"]], "1–0", False),
    ("ann 41000 > bob 32000 > cid 27000", [["Ann Lee"], ["Bob Moss"], ["Cid Vane"]], "1–2–3", True),
    ("ann 3 > bob 1", [["Ann Lee"], ["Bob Moss"]], "3–1", True),
    ("小明 > eve", [["王小明"], ["Eve Ortiz"]], "1–0", True),
    ("王小明＞ann＋bob＊½", [["王小明"], ["Ann Lee", "Bob Moss"]], "1–0", True),
    ('"Say ""Hi"" + Co" > ann', [['Say "Hi" + Co'], ["Ann Lee"]], "1–0", True),
    ("ann > bob @2024-02-29 @19:30 // in the rain", [["Ann Lee"], ["Bob Moss"]], "1–0", True),
    (
        "ann > bob > cid > dee > eve > flo > 王小明",
        [["Ann Lee"], ["Bob Moss"], ["Cid Vane"], ["Dee Park"], ["Eve Ortiz"], ["Flo Hart"], ["王小明"]],
        "1–2–3–4–5–6–7",
        True,
    ),
]


@pytest.fixture
def seat(sit_down, tmp_path: Path):
    """Somebody at a club of eight, who are all here tonight."""
    path = tmp_path / "shapes.tourney"
    club = Club.create(path, "Every Shape")
    ids = tuple(club.execute(AddPlayer(NewPlayer(name))).value for name in NAMES)
    club.execute(SetHere(NewEvent("Shapes night", dt.date.today()), ids, here=True))
    club.close()
    person = sit_down(path)
    person.until(lambda: person.window.workspace.ctx.club.rated is not None)
    return person


def club_of(person) -> Club:
    return person.window.workspace.ctx.club


def page_of(person) -> QWidget:
    return person.window.workspace.pages.page


def games_by_id(club: Club) -> dict:
    index = log.read_log(club)
    return {index.row(i).game.id: index.row(i) for i in range(len(index))}


def words_of(path: Path) -> str:
    document = pypdfium2.PdfDocument(path)
    try:
        text = "\n".join(page.get_textpage().get_text_bounded() for page in document)
    finally:
        document.close()
    return " ".join(text.split())


def test_each_shape_is_typed_and_read_back_everywhere(seat, tmp_path: Path) -> None:
    club = club_of(seat)
    for typed, sides, result, rated in SHAPES:
        before, n_rated = set(games_by_id(club)), club.rated.n_games
        seat.press("F4")
        seat.type(typed)
        seat.press("Return", "Return")
        assert page_of(seat).quick.line.text() == "", typed
        (game_id,) = set(games_by_id(club)) - before
        seat.until(lambda n=n_rated + rated: club.rated.n_games == n)

        # The log.
        row = games_by_id(club)[game_id]
        assert ([" + ".join(one) for one in sides], result) == (list(row.sides), row.result), typed
        assert rated == row.game.counts_for_ratings, typed

        # The card of each player.
        for k, side in enumerate(sides):
            for name in side:
                player = next(p for p in club.register().active if p.name == name)
                played = next(g for g in roster.card(club, player.id).games if g.game_id == game_id)
                assert sorted(set(side) - {name}) == sorted(played.with_names), typed
                others = [" + ".join(one) for i, one in enumerate(sides) if i != k]
                assert sorted(others) == sorted(played.against), typed
                assert (played.change is not None) == rated, typed

        # The list: everybody of a rated game is on it with one game more.
        listed = standings.rating_list(club)
        on_it = {r.player.name: r.rating.games for r in (*listed.established, *listed.provisional)}
        rated_games = [r.game for r in games_by_id(club).values() if r.game.counts_for_ratings]
        for name in (name for side in sides for name in side):
            player = next(p for p in club.register().active if p.name == name)
            own = sum(player.id in game.player_ids for game in rated_games)
            assert on_it.get(name, 0) == own, typed

        # On paper.
        index = log.read_log(club)
        paper = tmp_path / "log.pdf"
        write_pdf(reports.log_sheet(club, index), paper)
        words = words_of(paper)
        assert result in words, typed
        assert [] == [name for side in sides for name in side if name not in words], typed

    last = games_by_id(club)
    dated = next(log.get_game(club, i) for i in last if last[i].game.date == dt.date(2024, 2, 29))
    assert (dt.time(19, 30), "in the rain") == (dated.time, dated.note)
    halves = [m.weight for r in last.values() for s in r.game.sides for m in s.members if m.weight != 1]
    assert [0.5, 0.5, 0.5] == halves


def test_each_result_of_a_board_is_typed_by_its_number(seat) -> None:
    club = club_of(seat)
    seat.press("F5", "F5")
    for typed, result in (
        ("#1 1", "1–0"), ("#1 0", "0–1"), ("#1 =", "½–½"), ("#1 3-1", "3–1"), ("#1 +", "+ –"),
        ("#1 -", "– +"), ("#1 11-7 9-11 11-5", "2–1 (11–7 9–11 11–5)"), ("2 0", "0–1"),
    ):  # fmt: skip
        seat.press("F4")
        seat.enter(typed)
        number = 2 if typed.startswith("2") else 1
        board = next(b for b in page_of(seat).night.shown.boards if b.board == number)
        assert result == outcome_text(board.game), typed
        assert result == games_by_id(club)[board.game.id].result


def test_what_was_typed_stands_on_the_pages(seat) -> None:
    seat.press("F4")
    seat.enter("ann + bob*0.5 > cid + dee 21-19")
    seat.press("Ctrl+3")
    model = page_of(seat).model
    cells = [str(model.index(0, c).data()) for c in range(model.columnCount())]
    assert any("Ann Lee" in cell and "Bob Moss" in cell for cell in cells)
    assert any("21–19" in cell or "21 – 19" in cell for cell in cells)
