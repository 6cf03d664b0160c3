"""Every document that the registry offers for a club goes to paper whole, also from the command line."""

from __future__ import annotations

import datetime as dt
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui.printing.reading import inside, read
from tests.ui.printing.test_any_sheet import logo
from tests.ui.standings.clubs import club_with_night
from tourney.club import pairings, wall
from tourney.club.club import Club
from tourney.club.commands import SetHere, SetSetting
from tourney.club.documents import DOCUMENTS, Wanted
from tourney.club.list_commands import OpenPeriod, PublishList
from tourney.club.rating_lists import document_text, list_as_of
from tourney.club.wall_values import LOGO_LIMIT, logo_value
from tourney.core.errors import TourneyError
from tourney.core.records import EventKind, NewEvent
from tourney.core.rules import EventRules
from tourney.ui.printing.command import print_document
from tourney.ui.printing.paper import MARGIN_MM, Paper
from tourney.ui.printing.pdf import pdf_bytes
from tourney.ui.printing.prepared import letterhead, piece, printables
from tourney.ui.printing.work import Form

pytestmark = [pytest.mark.gui, pytest.mark.usefixtures("theme")]


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    made, _ = club_with_night(tmp_path / "club.tourney", players=23, rounds=2, open_boards=2)
    made.execute(SetSetting("logo", logo_value(logo())))
    yield made
    made.close()


def events(club: Club) -> tuple[int, int]:
    """The night of the club, and a knockout of eight beside it."""
    from tourney.club.desk import all_events

    night = all_events(club)[0].id
    cup = NewEvent("Cup", dt.date.today(), EventKind.TOURNAMENT, rules=EventRules(system="knockout"))
    people = tuple(club.register().players)[:8]
    made = club.execute(SetHere(cup, people, here=True)).value
    club.execute(pairings.accept(pairings.suggest(club, made).suggestion))
    return night, made


def test_every_document_is_printed_whole(club: Club) -> None:
    night, cup = events(club)
    today = dt.date.today()
    period = club.execute(OpenPeriod("Autumn", today)).value
    club.execute(PublishList(period, "Autumn", today, document_text(list_as_of(club, today))))
    player = next(iter(club.register().players))
    seen = set()
    for event_id in (night, cup):
        for one in printables(club, Wanted(event_id=event_id, player_id=player)):
            seen.add(one.key)
            for landscape in (False, True):
                data, count = pdf_bytes(one.make(), Paper(landscape=landscape), letterhead=letterhead(club))
                pages = read(data)
                assert len(pages) == count >= 1, one.key
                assert all(inside(page, MARGIN_MM) for page in pages), one.key
                assert all(f"Page {n + 1} of {count}" in page.text for n, page in enumerate(pages)), one.key
                assert all("Riverside" in page.text for page in pages), one.key
    assert seen == set(DOCUMENTS)


def test_slips_and_brackets_have_forms_of_their_own(club: Club) -> None:
    night, cup = events(club)
    assert piece(club, "result-slips", Wanted(event_id=night)).form is Form.SLIPS
    drawn = piece(club, "bracket", Wanted(event_id=cup))
    assert drawn.form is Form.BRACKET
    assert drawn.drawings[0].bracket.shape.n == 8
    assert piece(club, "standings", Wanted(event_id=night)).form is Form.TABLE


def test_the_command_line_prints_by_the_same_hand(club: Club, tmp_path: Path) -> None:
    night, _ = events(club)
    assert club.path is not None
    out = tmp_path / "wall.pdf"

    def wanted(opened: Club) -> Wanted:
        assert opened.name == "Riverside"
        return Wanted(event_id=night)

    options = {"paper": "letter", "orientation": "landscape", "scale": "1.3", "hide": ["rating"]}
    count = print_document(club.path, "standings", out, options, wanted)
    pages = read(out.read_bytes())
    assert len(pages) == count
    assert pages[0].wide == pytest.approx(279.4, abs=0.5)
    assert "Standings" in pages[0].text


@pytest.mark.parametrize(
    ("options", "field"),
    [({"paper": "A5"}, "paper"), ({"orientation": "askew"}, "orientation"), ({"scale": "x"}, "scale")],
)
def test_a_wrong_option_is_told_and_nothing_is_written(
    tmp_path: Path, options: dict[str, str], field: str
) -> None:
    with pytest.raises(TourneyError) as caught:
        print_document(tmp_path / "no.tourney", "standings", tmp_path / "out.pdf", options)
    assert (caught.value.code, caught.value.field) == ("bad-option", field)
    assert not list(tmp_path.iterdir())


def test_a_logo_is_a_small_picture_or_refused(club: Club) -> None:
    assert wall.logo(club) == logo()
    for value, code in (
        ("no base64 at all!", "bad-logo"),
        (logo_value(b"GIF89a not allowed"), "bad-logo"),
        (7, "bad-logo"),
        (logo_value(b"\x89PNG\r\n\x1a\n" + bytes(LOGO_LIMIT)), "logo-too-large"),
    ):
        with pytest.raises(TourneyError) as caught:
            club.execute(SetSetting("logo", value))
        assert caught.value.code == code
    assert wall.logo(club) == logo()
    club.execute(SetSetting("logo", None))
    assert wall.logo(club) == b""
    club.undo()
    assert wall.logo(club) == logo()


def test_an_announcement_is_one_line_of_words(club: Club) -> None:
    club.execute(SetSetting("announcement", "  Coffee\n is\tready "))
    assert wall.announcement(club) == "Coffee is ready"
    with pytest.raises(TourneyError) as caught:
        club.execute(SetSetting("announcement", "x" * 301))
    assert caught.value.code == "announcement-too-long"
    club.execute(SetSetting("announcement", " "))
    assert wall.announcement(club) == ""


@pytest.mark.parametrize(("language", "heading"), [("zh_CN", "选手"), ("en", "Player")])
def test_the_command_line_prints_in_its_language(
    club: Club, tmp_path: Path, language: str, heading: str
) -> None:
    out = tmp_path / "list.pdf"
    argv = [sys.executable, "-m", "tourney", "print", str(club.path), "rating-list", "-o", str(out)]
    told = {**os.environ, "TOURNEY_LANG": language, "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run(argv, env=told, check=True, capture_output=True)
    assert heading in read(out.read_bytes())[0].text
