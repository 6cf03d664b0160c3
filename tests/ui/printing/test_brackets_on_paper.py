"""Brackets of every size on paper: all names once a place, on one page or tiled, nothing cut."""

from __future__ import annotations

import pytest

from tests.ui.printing.reading import inside, read
from tourney.exchange.base import Sheet
from tourney.standings.bracket_state import Bracket, double_bracket, knockout_bracket
from tourney.standings.contest import Contest, Unit
from tourney.ui.printing.brackets import Drawing
from tourney.ui.printing.letterhead import Letterhead
from tourney.ui.printing.paper import MARGIN_MM, Paper, Size
from tourney.ui.printing.pdf import pdf_bytes
from tourney.ui.printing.work import Form, Piece

pytestmark = [pytest.mark.gui, pytest.mark.usefixtures("theme")]


def same(context: str, source: str, count: int | None) -> str:
    del context, count
    return source


def drawing(n: int, *, double: bool = False) -> Drawing:
    names = tuple(
        f"Maximiliane Friederike von Hohenstein und zu Oberndorf p{k}z" if k % 9 == 4 else f"陈 Ana p{k}z"
        for k in range(n)
    )
    contest = Contest(tuple(Unit(name=name, seed=k + 1) for k, name in enumerate(names)), ())
    bracket: Bracket = double_bracket(contest) if double else knockout_bracket(contest)
    return Drawing("Bracket", "Riverside: Cup", bracket, names)


@pytest.mark.parametrize("landscape", [False, True])
@pytest.mark.parametrize("size", list(Size))
@pytest.mark.parametrize(
    ("n", "double"), [(2, False), (5, False), (16, False), (64, False), (128, False), (16, True)]
)
def test_everybody_stands_in_the_bracket_and_every_page_is_whole(
    n: int, double: bool, size: Size, landscape: bool
) -> None:
    one = drawing(n, double=double)
    piece = Piece((Sheet("Bracket", (), ()),), Form.BRACKET, (one,))
    data, count = pdf_bytes(piece, Paper(size, landscape), same, Letterhead("Riverside"))
    pages = read(data)
    assert len(pages) == count
    assert all(inside(page, MARGIN_MM) for page in pages)
    assert all(
        f"Page {k + 1} of {count}" in page.text and "Bracket" in page.text for k, page in enumerate(pages)
    )
    whole = "".join(" ".join(page.text for page in pages).split())
    places = [match for match in one.bracket.matches if not match.slot.bye]
    for k in range(n):
        wanted = sum(match.sides.count(k) for match in places)
        assert whole.count(f"p{k}z") == wanted, k
    if n <= 16 and not double:
        assert count == 1


def test_a_large_bracket_takes_several_pages_rather_than_tiny_letters() -> None:
    piece = Piece((Sheet("Bracket", (), ()),), Form.BRACKET, (drawing(128),))
    assert pdf_bytes(piece, Paper(), same)[1] > 3
