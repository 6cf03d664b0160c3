"""Lists, pages and the whole club go into files whole, and the whole club comes back equal."""

from __future__ import annotations

import csv
import datetime as dt
import html
import io
import json
import re
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.club.conftest import dump
from tourney.club import club_file, importing, roster
from tourney.club.club import Club
from tourney.club.commands import AddPlayer, ArchivePlayer, RecordGame
from tourney.club.exporting import What, export
from tourney.club.list_commands import OpenPeriod
from tourney.club.vote_commands import BeginVote, NewEntry
from tourney.core.errors import Cancelled, StorageError, TourneyError
from tourney.core.games import NewGame, side
from tourney.core.records import NewEvent, NewPlayer
from tourney.store.tables import JOURNALED
from tourney.store.writer import JOURNAL

EVENTS = Path(__file__).parents[1] / "data" / "chess_events"
HOSTILE = ("=1+1", "+A", "<b>Bold</b> & Co", '"Quoted", Name', "Ana O'Neil", "王小明")


@pytest.fixture
def full(club: Club, begin: Callable[..., int]) -> Club:
    """A night, an imported tournament, hostile names, an archived person."""
    begin()
    ids = [
        club.execute(AddPlayer(NewPlayer(name, number=f"00{n}"))).value for n, name in enumerate(HOSTILE, 7)
    ]
    club.execute(
        RecordGame(NewGame((side(ids[0], rank=0), side(ids[1], rank=1)), dt.date(2026, 1, 2), note="=cmd"))
    )
    club.execute(ArchivePlayer(ids[3]))
    club.execute(importing.preview(club, EVENTS / "uzchesscup2025.trf").command())
    club.undo()
    club.redo()
    club.rate()
    return club


def test_a_club_written_and_read_back_is_identical(full: Club, tmp_path: Path) -> None:
    document = tmp_path / "all.json"
    export(full, What.JSON, document)
    club_file.make_club(document, tmp_path / "copy.tourney")
    other = Club.open(tmp_path / "copy.tourney")
    assert dump(other) == dump(full)
    assert club_file.club_document(other) == document.read_bytes()
    assert other.undo_text() == full.undo_text()
    other.undo()
    assert roster.counts(other)[1] == 1
    other.close()


def test_keys_go_on_where_they_were(full: Club, tmp_path: Path) -> None:
    gone = full.execute(AddPlayer(NewPlayer("Gone"))).value
    full.undo()
    club_file.export_club(full, tmp_path / "all.json")
    club_file.make_club(tmp_path / "all.json", tmp_path / "copy.tourney")
    other = Club.open(tmp_path / "copy.tourney")
    assert (
        other.execute(AddPlayer(NewPlayer("New"))).value
        == full.execute(AddPlayer(NewPlayer("New"))).value
        > gone
    )
    other.close()


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (b'"tourney-club"', b'"something"', "club-other"),
        (b'"schema":"0', b'"schema":"9', "newer-schema"),
        (b'"played"', b'"dreamt"', "document-unfit"),
        (b'"player":{', b'"stranger":{', "document-unfit"),
        (b'{"date":"2026-01-02"}', b'"2026-01-02"', "document-unfit"),
    ],
)
def test_a_document_that_is_no_whole_club_makes_none(
    full: Club, tmp_path: Path, old: bytes, new: bytes, code: str
) -> None:
    data = club_file.club_document(full)
    assert old in data
    path = tmp_path / "bad.json"
    path.write_bytes(data.replace(old, new))
    with pytest.raises(TourneyError) as refusal:
        club_file.make_club(path, tmp_path / "copy.tourney")
    assert refusal.value.code == code
    assert not [one for one in tmp_path.iterdir() if "copy" in one.name]


@pytest.mark.parametrize(
    ("table", "values"),
    [
        ("rating_list", {"content": "so"}),
        ("rating_list", {"content": '{"date":"2026-01-02","rows":[{"player_id":1}]}'}),
        ("journal", {"payload": b"so"}),
        ("journal", {"payload": zlib.compress(b'{"steps":[["row","stranger",1,null,null]]}')}),
        ("setting", {"value": '{"shown": [1]}'}),
        ("setting", {"value": '{"goal": "many"}'}),
    ],
)
def test_what_nobody_can_read_later_makes_no_club(
    full: Club, tmp_path: Path, table: str, values: dict[str, object]
) -> None:
    full.execute(OpenPeriod("Spring", dt.date(2026, 1, 1)))
    event = BeginVote(NewEvent("Photos", dt.date(2026, 1, 2)), (NewEntry("Fog"), NewEntry("Kites")))
    key = f"vote-{full.execute(event).value}"
    with full.database.transaction() as reader:
        rows = (JOURNALED | {"journal": JOURNAL})[table]
        change = rows.update().values(**values)
        if table == "setting":
            change = change.where(rows.c.key == key)
        assert reader.connection.execute(change).rowcount
    path = tmp_path / "bad.json"
    path.write_bytes(club_file.club_document(full))
    with pytest.raises(TourneyError) as refusal:
        club_file.make_club(path, tmp_path / "copy.tourney")
    assert refusal.value.code == "document-unfit"


def test_a_club_that_is_there_is_not_overwritten(full: Club, tmp_path: Path) -> None:
    club_file.export_club(full, tmp_path / "all.json")
    there = tmp_path / "there.tourney"
    there.write_text("mine", encoding="utf-8")
    with pytest.raises(StorageError) as refusal:
        club_file.make_club(tmp_path / "all.json", there)
    assert refusal.value.code == "exists"
    assert there.read_text(encoding="utf-8") == "mine"


def rows(path: Path, delimiter: str = ",") -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(path.read_text("utf-8-sig")), delimiter=delimiter))


def test_players_go_out_with_everything_known_and_come_back_the_same(full: Club, tmp_path: Path) -> None:
    path = tmp_path / "players.csv"
    export(full, What.PLAYERS, path)
    found = rows(path)
    assert len(found) == len(full.register().players)
    assert not any(cell.startswith(("=", "+", "-", "@")) for row in found for cell in row.values())
    again = importing.preview(full, path)
    assert (again.new_names, again.updates, again.plan.questions) == ((), (), ())


def test_games_go_out_and_are_known_again(full: Club, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    export(full, What.GAMES, path)
    again = importing.preview(full, path)
    assert (again.repeats, again.new_names, again.events) == (46, (), ())


def test_games_go_out_with_their_category_and_their_note(full: Club, tmp_path: Path) -> None:
    one, other = list(full.register().players)[:2]
    sides = (side(one, rank=0), side(other, rank=1))
    full.execute(RecordGame(NewGame(sides, dt.date(2026, 1, 3), category="blitz", note="=late")))
    path = tmp_path / "games.csv"
    export(full, What.GAMES, path)
    told = [(row["Category"], row["Note"]) for row in rows(path) if row["Category"] or row["Note"]]
    assert told == [("blitz", "'=late"), ("", "'=cmd")]


@pytest.mark.parametrize("what", [What.PLAYERS, What.GAMES, What.RATINGS, What.STANDINGS])
@pytest.mark.parametrize("suffix", [".csv", ".xlsx", ".html", ".json"])
def test_every_list_is_written_in_every_format(full: Club, tmp_path: Path, what: What, suffix: str) -> None:
    path = tmp_path / f"list{suffix}"
    export(full, what, path, event_id=2)
    data = path.read_bytes()
    assert data.startswith(
        {".csv": b"\xef\xbb\xbf", ".xlsx": b"PK", ".html": b"<!DOCTYPE", ".json": b"{"}[suffix]
    )
    if suffix == ".json":
        assert json.loads(data)["rows"]


def test_the_separator_and_the_decimal_sign_are_those_asked_for(full: Club, tmp_path: Path) -> None:
    path = tmp_path / "s.csv"
    export(full, What.STANDINGS, path, event_id=2, options={"delimiter": ";", "decimal": ","})
    assert {row["Points"] for row in rows(path, ";")} & {"5,5", "4,5"}


def test_pages_hold_list_and_events_and_load_nothing(full: Club, tmp_path: Path) -> None:
    page = tmp_path / "club.html"
    export(full, What.SITE, page)
    text = page.read_text("utf-8")
    assert "UzChess Cup Masters 2025" in text
    assert "&lt;b&gt;Bold&lt;/b&gt; &amp; Co" in text
    assert not re.search(r"(?:src|href)=\"(?!#)", text)
    folder = tmp_path / "pages"
    export(full, What.SITE, folder)
    index = (folder / "index.html").read_text("utf-8")
    links = re.findall(r'href="([^"]+)"', index)
    assert links
    assert {*links} <= {one.name for one in folder.iterdir()}


def test_every_player_has_a_page_that_the_lists_lead_to(full: Club, tmp_path: Path) -> None:
    folder = tmp_path / "pages"
    export(full, What.SITE, folder)
    texts = {one.name: one.read_text("utf-8") for one in folder.iterdir()}
    links = {name: re.findall(r'(?:href|src)="([^"]+)"', text) for name, text in texts.items()}
    assert all({*found} <= texts.keys() for found in links.values())
    played = {*full.games().player_id.tolist()}
    assert {f"player-{one}.html" for one in played} == {one for one in texts if one.startswith("player-")}
    assert {f"player-{one}.html" for one in played} <= {one for found in links.values() for one in found}
    anybody = full.register().name(min(played))
    assert f"Games of {html.escape(anybody)}" in texts[f"player-{min(played)}.html"]
    assert "index.html" in links[f"player-{min(played)}.html"]
    assert not any("<script" in text or "://" in text for text in texts.values())


def test_what_is_in_the_way_is_told_and_left_alone(full: Club, tmp_path: Path) -> None:
    file = tmp_path / "pages"
    file.write_text("mine", encoding="utf-8")
    with pytest.raises(TourneyError) as refusal:
        export(full, What.SITE, file)
    assert refusal.value.code == "is-file"
    (tmp_path / "folder.csv").mkdir()
    with pytest.raises(TourneyError) as refusal:
        export(full, What.PLAYERS, tmp_path / "folder.csv")
    assert refusal.value.code == "is-folder"
    with pytest.raises(StorageError) as refused:
        export(full, What.PLAYERS, tmp_path / "nowhere" / "p.csv")
    assert refused.value.code == "cannot-write"
    with pytest.raises(TourneyError) as refusal:
        export(full, What.TRF26, tmp_path / "e.trf")
    assert refusal.value.code == "needs-event"


def test_pages_can_be_stopped_before_anything_is_written(full: Club, tmp_path: Path) -> None:
    with pytest.raises(Cancelled):
        export(full, What.SITE, tmp_path / "pages", cancelled=lambda: True)
    assert not (tmp_path / "pages").exists()
