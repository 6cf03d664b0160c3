"""Every report file is read, or refused in words; small faults are put right and told."""

from __future__ import annotations

import datetime as dt
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.exchange.pasting import read_pasted
from tourney.core.errors import TourneyError
from tourney.core.games import Forfeit
from tourney.exchange.drafts import ImportDraft, ReadOptions
from tourney.exchange.event_draft import Colour, EventResult
from tourney.exchange.mapping import Kind
from tourney.exchange.preview import Fate, fates
from tourney.exchange.readers import _trf_lines as lines
from tourney.exchange.reading import read_document
from tourney.exchange.registry import event_writers

DATA = Path(__file__).parent.parent / "data"
REPORTS = sorted(
    path
    for folder in ("trf", "swiss", "chess_events", "fide_exercise")
    for pattern in ("**/*.trf", "**/*.input")
    for path in (DATA / folder).glob(pattern)
)
SHARED = Path(__file__).resolve().parents[3] / "shared" / "data" / "trf"
KNOWN = {path.name for path in REPORTS}
OTHERS = [path for path in sorted(SHARED.glob("**/*.trf")) if path.name not in KNOWN]
"""Reports that may not be passed on."""


def read(path: Path | str, **options: object) -> ImportDraft:
    found = path if isinstance(path, Path) else DATA / "trf" / path
    chosen = ReadOptions(**{"date": dt.date(2024, 1, 5), **options})  # type: ignore[arg-type]
    return read_document(found.name, found.read_bytes(), chosen)


def codes(draft: ImportDraft) -> dict[str, int]:
    return dict(Counter(one.code for one in (*draft.problems, *draft.remarks)))


@pytest.mark.parametrize("path", REPORTS, ids=lambda path: path.name)
def test_every_report_is_read(path: Path) -> None:
    refuse_partly_read(path)


@pytest.mark.skipif(not OTHERS, reason="sets that may not be passed on are not here")
def test_every_report_that_may_not_be_passed_on_is_read() -> None:
    for path in OTHERS:
        refuse_partly_read(path)


def refuse_partly_read(path: Path) -> None:
    draft = read(path)
    assert draft.event is not None
    assert (Kind.EVENT, len(draft.event.players)) == (draft.kind, len(draft.players))
    assert len(draft.players) >= 2
    games = list(draft.event.games())
    assert len(games) >= len(draft.games)
    for i in range(len(draft.games)):
        draft.games.new_game(i, range(len(draft.players)), event_id=1)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("odd_variants/01_clean_utf8_columns_by_character.trf", {}),
        ("odd_variants/02_utf8_bom_crlf.trf", {}),
        ("odd_variants/03_latin1_replaced.trf", {}),
        ("odd_variants/04_utf8_columns_by_byte.trf", {"trf-shifted": 5}),
        ("odd_variants/05_no_rank_lichess_7634.trf", {}),
        ("odd_variants/06_superfluous_round_lichess_6906.trf", {"trf-rounds": 1}),
        ("odd_variants/07_opponent_with_Z_lichess_14387.trf", {"trf-absent": 1}),
        ("odd_variants/08_bye_as_F_lichess_6669.trf", {"trf-differs": 1, "trf-shifted": 1, "trf-points": 1}),
        ("odd_variants/09_color_without_result_bbp_25.trf", {"trf-colour": 1}),
        ("odd_variants/10_one_sided_result.trf", {"trf-differs": 1, "trf-points": 1}),
        ("odd_variants/11_tabs_and_lower_case_f_u.trf", {"trf-differs": 1, "trf-points": 1}),
        ("odd_variants/12_points_disagree.trf", {"trf-points": 1}),
        ("parser_cases/comments.trf", {}),
        ("parser_cases/incompatible_color.trf", {"trf-colours": 1}),
        ("parser_cases/incompatible_result.trf", {"trf-differs": 1}),
        ("parser_cases/incorrect_points.trf", {"trf-points": 1}),
        ("parser_cases/invalid_code.trf", {"trf-code": 1}),
        ("parser_cases/missing_result.trf", {"trf-one-sided": 1}),
        ("parser_cases/missing_starting_number.trf", {"trf-gap": 1}),
        ("parser_cases/too_many_results.trf", {"trf-rounds": 1}),
        ("grandmommyscup_trf26_team_249p_50t_14r.trf", {}),
        ("javafo_sample_52p_xxs_xxz.trf", {}),
    ],
)
def test_each_fault_is_told_and_no_other(name: str, expected: dict[str, int]) -> None:
    assert expected == codes(read(name))


@pytest.mark.parametrize(
    "path", [path for path in REPORTS if "odd_variants" in path.parts], ids=lambda p: p.name
)
def test_odd_variants_name_the_same_people(path: Path) -> None:
    draft = read(path)
    names = [player.name for player in draft.players]
    if "latin1" not in path.name:
        assert ["Müller, Jürgen", "Łukasiewicz, Żaneta", "O'Connor, Siobhán"] == names[:3]
        assert ["Иванов, Пётр", "王小明", "Smith, John"] == names[3:]
    assert [1900.0, 1850.0, 1800.0, 1750.0, 1700.0, 1650.0] == [player.rating for player in draft.players]
    assert [f"460000{i}" for i in range(6)] == [player.number for player in draft.players]
    assert dt.date(1980, 1, 1) == draft.players[0].birth
    assert ("Köln", "GER", 3) == (draft.event.city, draft.event.federation, draft.event.rounds)  # type: ignore[union-attr]


def test_a_player_of_the_clean_file() -> None:
    event = read("odd_variants/01_clean_utf8_columns_by_character.trf").event
    assert event is not None
    one = event.players[4]
    assert (5, "王小明", "m", 1700, "GER", "1980-01-05", 1.0, 5) == (
        one.number,
        one.name,
        one.sex,
        one.rating,
        one.federation,
        one.birth,
        one.points,
        one.rank,
    )
    assert (
        EventResult(2, Colour.BLACK, "0"),
        EventResult(1, Colour.WHITE, "0"),
        EventResult(6, Colour.WHITE, "+"),
    ) == one.results


def test_games_come_with_round_side_and_day() -> None:
    games = read("odd_variants/01_clean_utf8_columns_by_character.trf").games
    assert ["1"] * 3 + ["2"] * 3 + ["3"] * 3 == games.rounds
    assert [dt.date(2024, 1, day) for day in (5, 6, 7) for _ in range(3)] == games.dates
    assert {0} == set(games.home_side)
    assert (1, ["Odd variants"]) == (games.forfeits.count(Forfeit.FORFEIT), games.event_names)


def test_who_was_paired_and_absent_has_a_forfeit() -> None:
    event = read("odd_variants/07_opponent_with_Z_lichess_14387.trf").event
    assert event is not None
    pairs = {
        (game.white, game.black): game.white_code + game.black_code
        for game in event.games()
        if game.round == 2
    }
    assert "-+" == pairs[5, 1]


def test_the_missing_half_of_a_result_is_taken_from_the_other_line() -> None:
    event = read("parser_cases/missing_result.trf").event
    assert event is not None
    player = event.player(3)
    assert player is not None
    assert EventResult(2, Colour.WHITE, "0") == player.results[4]


def test_a_contradiction_leaves_only_its_game_out() -> None:
    draft = read("parser_cases/incompatible_result.trf")
    assert (14, 15) == (len(draft.games), len(list(draft.event.games())))  # type: ignore[union-attr]
    assert "“Player 2” has 1 against “Player 3”, who has 1" in str(draft.problems[0].sentence)


def test_the_extensions_of_pairing_programs_are_read() -> None:
    event = read("javafo_sample_52p_xxs_xxz.trf").event
    assert event is not None
    assert ("w", 9, (22, 28, 43)) == (event.initial_colour, event.rounds, event.absent)
    assert 0.5 == dict(event.scoring)["HPB"]
    assert (1, 2) == event.teams[0].players
    assert 30 == len(read("parser_cases/dutch_d2_criterion_d.trf").event.forbidden)  # type: ignore[union-attr]


def test_accelerations_of_both_kinds() -> None:
    text = "001    1      Ann\n001    2      Bob\nXXA    1  1.0  1.0  0.5\n250       1.0 001 002 0001 0002\n"
    event = read_pasted(text).event
    assert event is not None
    told = [(one.points, one.first, one.last, one.from_number, one.to_number) for one in event.accelerations]
    assert [(1.0, 1, 2, 1, 1), (0.5, 3, 3, 1, 1), (1.0, 1, 2, 1, 2)] == told


def test_a_team_event_of_2026_is_read_whole() -> None:
    event = read("grandmommyscup_trf26_team_249p_50t_14r.trf").event
    assert event is not None
    assert (249, 50, 14, "b") == (len(event.players), len(event.teams), event.rounds, event.initial_colour)
    india = event.teams[0]
    assert ("India", "IND", 15.0, 28.0, (1, 5, 15, 28, 44)) == (
        india.name,
        india.nickname,
        india.match_points,
        india.game_points,
        india.players,
    )
    assert (18, 4, 3) == (len(event.byes), len(event.accelerations), len(event.forbidden))
    assert ("EDET/P", "EMGSB/C1/P", "BH:MP/C1/P", "MPvGP") == event.tiebreaks
    assert dt.date(2024, 12, 14) == event.round_dates[13]
    assert ("IND", 2634, "Player0001 Test0001") == (
        event.players[0].national[0].federation,
        event.players[0].national[0].rating,
        event.players[0].national[0].name,
    )
    assert (("TW", 2.0), ("TD", 1.0), ("TL", 0.0)) == event.team_scoring
    assert event.pairs_teams


@pytest.mark.parametrize(
    ("text", "date"),
    [
        ("2024/01/05", (2024, 1, 5)),
        ("28. 07. 2005", (2005, 7, 28)),
        ("May 29, 2020", (2020, 5, 29)),
        ("24/09/2010", (2010, 9, 24)),
        ("02/10/2010", (2010, 10, 2)),
        ("10/24/2010", (2010, 10, 24)),
        ("1969.12.06", (1969, 12, 6)),
    ],
)
def test_dates_of_reports(text: str, date: tuple[int, int, int]) -> None:
    assert dt.date(*date) == lines.date_of(text)


@pytest.mark.parametrize(
    ("text", "birth"),
    [
        ("1987/00/00", "1987"),
        ("1969.07.08", "1969-07-08"),
        ("1978", "1978"),
        ("1978/05/00", "1978-05"),
        ("28.07.2005", "2005-07-28"),
        ("2024/02/30", "2024-02"),
        ("0000/00/00", ""),
        ("", ""),
    ],
)
def test_birth_dates_of_reports(text: str, birth: str) -> None:
    assert birth == lines.birth_of(text)


def line(number: int, name: str, points: str, rank: int, *rounds: str, birth: str = "") -> str:
    head = f"001 {number:4}      {name:33} {'':4} {'':3} {'':11} {birth:10} {points:>4} {rank:4}"
    return head + "".join(f"  {one:8}" for one in rounds)


def test_a_usual_scoring_is_found_by_the_points() -> None:
    people = (("Ann", "3.0", "   2 w 1"), ("Bob", "0.0", "   1 b 0"), ("Cid", "1.0", "   4 w ="))
    texts = [line(n, name, points, n, game) for n, (name, points, game) in enumerate(people, 1)]
    draft = read_pasted("\n".join([*texts, line(4, "Dee", "1.0", 2, "   3 b =")]))
    assert draft.event is not None
    assert {"W": 3.0, "D": 1.0, "L": 0.0} == dict(draft.event.scoring)
    assert {"trf-scoring": 1} == codes(draft)


def test_namesakes_stay_two_people() -> None:
    first = line(1, "Doe, Ann", "1.0", 1, "   2 w 1", birth="1980/00/00")
    draft = read_pasted(first + "\r" + line(2, "Doe, Ann", "0.0", 2, "   1 b 0", birth="2001/00/00"))
    assert ["Doe, Ann", "Doe, Ann (2001)"] == [player.name for player in draft.players]


def test_a_report_is_known_by_its_lines_whatever_it_is_called() -> None:
    data = (DATA / "trf" / "odd_variants" / "02_utf8_bom_crlf.trf").read_bytes()
    assert Kind.EVENT is read_document("report.txt", data).kind
    assert Kind.EVENT is read_document("report.csv", data.decode("utf-8-sig").encode("utf-16")).kind


def test_what_is_no_report_is_refused_in_words() -> None:
    for data, code in (
        (b"", "import-empty"),
        (b"012 Name\n", "import-no-heading"),
        (b"%PDF-1", "import-not-text"),
    ):
        with pytest.raises(TourneyError) as caught:
            read_document("x.trf", data)
        assert code == caught.value.code


def test_each_player_line_has_a_fate() -> None:
    told = {one.row: one.fate for one in fates(read("parser_cases/invalid_code.trf"))}
    assert (6, 1) == (list(told.values()).count(Fate.IN), list(told.values()).count(Fate.OUT))


@pytest.mark.parametrize("code", ["XXR", "XXZ", "XXA", "XXP", "XXS WW=", "142", "162 W", "072", "250"])
@pytest.mark.parametrize("digits", [50, 5000])
def test_a_number_without_end_is_none(code: str, digits: int) -> None:
    draft = read_pasted(f"001    1      Ann\n001    2      Bob\n{code} {'9' * digits}\n")
    event = draft.event
    assert event is not None
    assert (None, None, ()) == (event.rounds, event.rated_players, event.absent)
    assert all(points < 1e10 for _, points in event.scoring)
    for writer in event_writers().values():
        assert writer.write(event).startswith(b"062 2\r\n")


def test_an_acceleration_without_a_round_is_a_problem() -> None:
    draft = read_pasted("001    1      Ann\n001    2      Bob\n250      1.0 000 000 0001 0002\n")
    assert ["trf-line"] == [one.code for one in draft.problems]
    assert draft.event is not None
    assert () == draft.event.accelerations


@given(st.lists(st.text(alphabet="0123456789 wb-=+HUZ.XRA", max_size=110), max_size=6))
def test_no_lines_make_it_fall_over(texts: list[str]) -> None:
    base = ["001    1      Ann", "001    2      Bob"]
    codes_of = ["001", "013", "132", "162", "240", "250", "260", "299", "310", "XXA", "XXS", "XXP", "IND"]
    found = [f"{codes_of[i % len(codes_of)]} {text}" for i, text in enumerate(texts)]
    draft = read_pasted("\n".join(base + found + texts))
    event = draft.event
    assert event is not None
    numbers = [player.number for player in event.players]
    assert [1, 2] == numbers[:2]
    assert len(set(numbers)) == len(numbers)
    for game in event.games():
        assert game.white != game.black
        assert {game.white, game.black} <= set(numbers)
    told = {one.row for one in fates(draft)}
    assert told >= {player.row for player in draft.players} | {one.row for one in draft.problems}
    ids = range(1, len(draft.players) + 1)
    for i in range(len(draft.games)):
        assert 2 == len(draft.games.new_game(i, ids).sides)
