"""What is read and written again is read back equal, by us and by two programs that others wrote."""

from __future__ import annotations

import contextlib
import datetime as dt
import io
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tourney.core.errors import TourneyError
from tourney.exchange.drafts import ReadOptions
from tourney.exchange.event_draft import (
    AbnormalPoints,
    Acceleration,
    Colour,
    EventBye,
    EventDraft,
    EventPlayer,
    EventResult,
    EventTeam,
    Forbidden,
    NationalEntry,
)
from tourney.exchange.reading import read_document
from tourney.exchange.registry import event_writers
from tourney.exchange.trf_lines import TrfOptions, lost_names

DATA = Path(__file__).parent.parent / "data"
REPORTS = sorted(
    path
    for folder in ("trf", "swiss", "chess_events", "fide_exercise")
    for pattern in ("**/*.trf", "**/*.input")
    for path in (DATA / folder).glob(pattern)
)
SHARED = Path(__file__).resolve().parents[3] / "shared" / "data" / "trf"
KNOWN = {path.name for path in REPORTS}
ALL = REPORTS + [path for path in sorted(SHARED.glob("*.trf")) if path.name not in KNOWN]
# Files with faults that other readers refuse or take otherwise: what we put right differs from theirs.
FAULTY = (
    "04_",
    "07_",
    "08_",
    "10_",
    "12_",
    "missing_result",
    "incorrect_points",
    "trf26_team_tiny",
    "karl_mala",
)


def read(data: bytes, name: str = "x.trf") -> EventDraft:
    event = read_document(name, data, ReadOptions(date=dt.date(2024, 1, 5))).event
    assert event is not None
    return event


def written(key: str, event: EventDraft, **options: Any) -> bytes:
    return event_writers()[key].write(event, options=TrfOptions(**options))


def bare(event: EventDraft, *, national: bool = True) -> tuple[EventPlayer, ...]:
    """Return the players without what a file need not keep: line numbers, and points it does not give."""
    return tuple(
        replace(
            player,
            row=0,
            points=event.computed_points(player) if player.points is None else player.points,
            national=player.national if national else (),
        )
        for player in event.players
    )


@pytest.mark.parametrize("key", ["trf16", "trf26"])
@pytest.mark.parametrize("path", ALL, ids=lambda path: path.name)
def test_players_come_back_equal(path: Path, key: str) -> None:
    event = read(path.read_bytes(), path.name)
    again = read(written(key, event))
    assert bare(event, national=key == "trf26") == bare(again)
    assert list(event.games()) == list(again.games())
    for fact in (
        "name",
        "city",
        "federation",
        "start",
        "end",
        "type_text",
        "chief_arbiter",
        "deputies",
        "rounds",
    ):
        assert getattr(event, fact) == getattr(again, fact)
    assert (event.round_dates, event.initial_colour) == (again.round_dates, again.initial_colour)


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.name)
def test_the_newer_edition_keeps_everything_it_knows(path: Path) -> None:
    event = read(path.read_bytes(), path.name)
    again = read(written("trf26", event))
    for fact in (
        "teams",
        "accelerations",
        "abnormal",
        "tiebreaks",
        "type_code",
        "team_scoring",
        "other_lines",
    ):
        assert getattr(event, fact) == getattr(again, fact)
    assert [(one.who, one.first or 1) for one in event.forbidden] == [
        (one.who, one.first) for one in again.forbidden
    ]
    for code in "1=0WDL+-HFUZ":
        assert event.worth(code) == again.worth(code)


def by_gacrux(text: str) -> tuple[dict[int, Any], list[Any]]:
    from gacrux.trf2json import trf2json

    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        reader = trf2json()
        reader.parse_file(text, 0)
        tournament = reader.get_tournament(1)
    profiles = {one["id"]: one for one in reader.chessjson["event"]["profiles"]}
    players = {}
    for number, one in reader.pcompetitors.items():
        profile = profiles[one["profileId"]]
        names = (profile["fideName"], profile["fideId"], profile["fideTitle"], profile["federation"])
        players[number] = (*names, profile["birth"], one["gamePoints"], one["rank"], one["rating"])
    games = [
        (g["round"], str(g["white"]), str(g["black"]), g["played"], g["rated"])
        for g in tournament["gameList"]
    ]
    return players, sorted(games)


@pytest.mark.parametrize(
    "path",
    [p for p in ALL if not any(one in p.name for one in (*FAULTY, "xxs_xxz", "latin1"))],
    ids=lambda path: path.name,
)
def test_an_independent_reader_finds_the_same_event(path: Path) -> None:
    event = read(path.read_bytes(), path.name)
    theirs = by_gacrux(path.read_bytes().decode("utf-8-sig"))
    keys = ("trf26",) if event.pairs_teams else ("trf16", "trf26")
    for key in keys:
        ours = by_gacrux(written(key, event).decode())
        assert theirs[1] == ours[1]
        for number, facts in theirs[0].items():
            if event.player(number).birth:  # type: ignore[union-attr]
                continue
            assert facts == ours[0][number]


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.name)
def test_a_second_independent_reader_finds_the_same_event(path: Path, tmp_path: Path) -> None:
    parser = pytest.importorskip("py4swiss.trf.trf_parser").TrfParser
    again = tmp_path / "again.trf"
    again.write_bytes(written("trf16", read(path.read_bytes(), path.name)))
    try:
        theirs = parser.parse(path)
    except Exception:
        pytest.skip("it does not read the file itself")
    ours = parser.parse(again)
    for one, other in zip(theirs.player_sections, ours.player_sections, strict=True):
        # A rating or a number of 0 is none.
        one.fide_rating, one.fide_number = one.fide_rating or None, one.fide_number or None
        assert one == other
    assert theirs.x_section.scoring_point_system == ours.x_section.scoring_point_system
    assert theirs.x_section.forbidden_pairs == ours.x_section.forbidden_pairs
    assert theirs.x_section.zeroed_ids == ours.x_section.zeroed_ids


# what a club may hold


def player(number: int = 1, name: str = "Doe, Ann", **facts: Any) -> EventPlayer:
    return EventPlayer(number, name, **{"points": 0.0, "rank": number, **facts})


def test_columns_are_where_the_format_has_them() -> None:
    one = player(
        12,
        "Müller, Jürgen",
        sex="w",
        title="WGM",
        rating=2345,
        federation="GER",
        fide_id="4600123",
        birth="1980-05-01",
        points=10.5,
        rank=3,
        results=(EventResult(7, Colour.BLACK, "1"), EventResult(None, Colour.NONE, "U"), EventResult()),
    )
    for key in ("trf16", "trf26"):
        text = written(key, EventDraft(players=(one,))).decode()
        line = next(line for line in text.split("\r\n") if line.startswith("001"))
        assert ("  12", "w", "WGM", "Müller, Jürgen") == (
            line[4:8],
            line[9],
            line[10:13],
            line[14:47].rstrip(),
        )
        assert ("2345", "GER", "    4600123", "1980/05/01") == (
            line[48:52],
            line[53:56],
            line[57:68],
            line[69:79],
        )
        assert ("10.5", "   3") == (line[80:84], line[85:89])
        assert ("   7 b 1", "0000 - U") == (line[91:99], line[101:109])


def test_no_name_breaks_a_line() -> None:
    names = ["a\nb", "\x00\x1b", "x" * 400, "a\u2028b", "\u202eevil", "王小明" * 20, "👩‍👩‍👧‍👦 Ann", "\t=1+1"]
    people = tuple(player(i, name) for i, name in enumerate(names, 1))
    event = EventDraft(name="A\r\n001 999 bad", city="\x0b", players=people)
    for key in ("trf16", "trf26"):
        again = read(written(key, event))
        assert len(names) == len(again.players)
        assert ["a b", "", "x" * 33, "a b"] == [one.name for one in again.players][:4]
        assert "A 001 999 bad" == again.name


def test_names_that_do_not_fit_are_told_before() -> None:
    event = EventDraft(players=(player(1, "Ann"), player(2, "王"), player(3, "é"), player(4, "x" * 34)))
    assert ("x" * 34,) == lost_names(event)
    assert ("王", "x" * 34) == lost_names(event, "iso-8859-1")
    assert ("王", "é", "x" * 34) == lost_names(event, "ascii")


def test_other_encodings_lose_signs_and_nothing_else() -> None:
    event = EventDraft(players=(player(1, "Müller Łukasz 王"),))
    text = written("trf16", event, encoding="ascii")
    assert b"Muller ?ukasz ?" in text
    assert "Müller" in written("trf16", event, encoding="iso-8859-1").decode("iso-8859-1")


def test_a_starting_number_beyond_the_columns_is_refused() -> None:
    for number in (0, 10_000):
        with pytest.raises(TourneyError) as caught:
            written("trf16", EventDraft(players=(player(number),)))
        assert "trf-number" == caught.value.code


def test_every_record_of_the_newer_edition_comes_back() -> None:
    event = EventDraft(
        name="Cup",
        city="Köln",
        federation="GER",
        start=dt.date(2026, 1, 5),
        end=dt.date(2026, 1, 7),
        type_text="Individual: Swiss-System",
        type_code="FIDE_DUTCH_2026",
        chief_arbiter="Arbiter, Anna 4600999",
        deputies=("One", "Two"),
        time_control="90+30",
        time_control_code="5400+30",
        round_dates=(dt.date(2026, 1, 5), None, dt.date(2026, 1, 7)),
        rounds=3,
        initial_colour="b",
        scoring=(("W", 3.0), ("D", 1.0), ("L", 0.0), ("A", 0.0), ("P", 3.0), ("X", 1.0)),
        tiebreaks=("BH:C1", "SB"),
        standings_tiebreaks=("PTS", "BH:C1"),
        ranking_method="GER FIDON",
        controller="Tourney",
        rated_players=2,
        players=(
            player(
                1, national=(NationalEntry("GER", 1900, "X", "Doe, Ann", "NRW", "123", "1980-05-01", "w"),)
            ),
            player(2, "Roe, Bob", results=(EventResult(None, Colour.NONE, "H"),)),
        ),
        byes=(EventBye("H", 1, (2,)),),
        accelerations=(Acceleration(1.0, 1, 2, 1, 1),),
        forbidden=(Forbidden((1, 2), 1, 3),),
        abnormal=(AbnormalPoints("", -0.5, 2, (1,)),),
    )
    again = read(written("trf26", event))
    assert event == replace(again, players=tuple(replace(one, row=0) for one in again.players))


def test_teams_of_the_newer_edition_come_back() -> None:
    team = EventTeam(7, "Köln II", (1, 2), "KOE", 1834.5, 3.0, 12.5, 2)
    event = EventDraft(players=(player(1), player(2)), teams=(team,), colour_sequence="WB")
    again = read(written("trf26", event))
    assert ((team,), "WB") == (again.teams, again.colour_sequence)
    assert ((1, 2), "Köln II") == (read(written("trf16", event)).teams[0].players, "Köln II")


CODES = st.sampled_from("1=0WDL+-")
COMPLEMENT = {"1": "0", "0": "1", "=": "=", "W": "L", "L": "W", "D": "D", "+": "-", "-": "+"}


@st.composite
def events(draw: st.DrawFn) -> EventDraft:
    """Return an event in which the players agree about their games."""
    n = draw(st.integers(2, 6))
    rounds = draw(st.integers(1, 4))
    results: dict[int, list[EventResult]] = {number: [] for number in range(1, n + 1)}
    for _ in range(rounds):
        order = draw(st.permutations(range(1, n + 1)))
        pairs = draw(st.integers(0, n // 2))
        for i in range(pairs):
            one, two = order[2 * i], order[2 * i + 1]
            code = draw(CODES)
            results[one].append(EventResult(two, Colour.WHITE, code))
            results[two].append(EventResult(one, Colour.BLACK, COMPLEMENT[code]))
        for number in order[2 * pairs :]:
            results[number].append(EventResult(None, Colour.NONE, draw(st.sampled_from("HFUZ"))))
    name = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=16)
    people = tuple(
        EventPlayer(
            number,
            draw(name) + "," + draw(name),
            sex=draw(st.sampled_from(["", "m", "w"])),
            title=draw(st.sampled_from(["", "GM", "WIM", "CM"])),
            rating=draw(st.one_of(st.none(), st.integers(1, 3999))),
            federation=draw(st.sampled_from(["", "GER", "CHN"])),
            fide_id=draw(st.sampled_from(["", "4600001", "99999999999"])),
            birth=draw(st.sampled_from(["", "1978", "1978-05", "1978-05-03"])),
            rank=number,
            results=tuple(results[number]),
        )
        for number in range(1, n + 1)
    )
    draft = EventDraft("Cup", rounds=rounds, players=people)
    return replace(draft, players=tuple(replace(p, points=draft.computed_points(p)) for p in people))


@settings(max_examples=60)
@given(events())
def test_an_event_survives_both_editions(event: EventDraft) -> None:
    for key in ("trf16", "trf26"):
        again = read(written(key, event))
        assert bare(event) == bare(again)
        assert list(event.games()) == list(again.games())


@settings(max_examples=20, deadline=None)
@given(events())
def test_an_independent_reader_finds_what_was_written(event: EventDraft) -> None:
    plain = replace(event, players=tuple(replace(p, name=f"Doe, {p.number}") for p in event.players))
    players, games = by_gacrux(written("trf16", plain).decode())
    for one in plain.players:
        fide_name, fide_id, title, federation, _, points, rank, rating = players[one.number]
        assert (one.name, one.fide_id or "0", one.title, one.federation) == (
            fide_name,
            str(fide_id),
            title,
            federation,
        )
        assert (one.points, one.rank, one.rating) == (float(points), rank, rating and rating["rating"])
    played = [game for game in plain.games() if not game.is_forfeit]
    assert len(played) == sum(both for _, _, black, both, _ in games if black != "None")
