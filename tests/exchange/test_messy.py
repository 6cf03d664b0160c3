"""Each messy table yields what its EXPECTED file says, and a sentence for each row left out."""

from __future__ import annotations

import csv
import datetime as dt
from pathlib import Path

import pytest

from tourney.core.errors import TourneyError
from tourney.core.games import Forfeit
from tourney.core.names import spelling
from tourney.exchange.drafts import DraftPlayer, ImportDraft, ReadOptions
from tourney.exchange.preview import Fate, fates
from tourney.exchange.reading import read_document

MESSY = Path(__file__).parent.parent / "data" / "messy"
DAY = dt.date(2024, 1, 5)
PLAYERS = sorted(
    path.name for path in MESSY.iterdir() if path.name.startswith("players") and "EXPECTED" not in path.name
)
WITH_EXPECTED = [name for name in PLAYERS if list(MESSY.glob(f"{name.rpartition('.')[0]}*.EXPECTED.csv"))]


def messy(name: str, **options: object) -> ImportDraft:
    chosen = ReadOptions(**{"date": DAY, **options})  # type: ignore[arg-type]
    return read_document(name, (MESSY / name).read_bytes(), chosen)


def expected_of(name: str) -> list[dict[str, str]]:
    path = next(MESSY.glob(f"{name.rpartition('.')[0]}*.EXPECTED.csv"))
    with path.open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


def fact(player: DraftPlayer, column: str) -> str:
    extra = {name.casefold(): text for name, text in player.extra}
    match column:
        case "rating":
            return "" if player.rating is None else f"{player.rating:g}"
        case "birth":
            return player.birth.isoformat() if player.birth else ""
        case "fee" | "prize":
            return str(float(extra[{"fee": "fee", "prize": "prize"}[column]]))
        case "note":
            return extra.get("note", "")
        case _:
            return str(getattr(player, column))


@pytest.mark.parametrize("name", WITH_EXPECTED)
def test_players_are_those_expected(name: str) -> None:
    draft = messy(name)
    rows = expected_of(name)
    assert not draft.problems
    assert len(rows) == len(draft.players)
    for row, player in zip(rows, draft.players, strict=True):
        for column, text in row.items():
            if column == "nr":
                continue
            if column == "fee" and "Startgeld" in dict(player.extra):
                assert float(text) == float(dict(player.extra)["Startgeld"])
                continue
            assert text == fact(player, column), (row, column)


def test_games_are_those_expected() -> None:
    draft = messy("results_mixed_notation.csv")
    games = draft.games
    found = []
    for i in range(len(games)):
        first, second = (
            draft.players[games.member_player[games.first_member[s]]].name
            for s in range(games.first_side[i], games.first_side[i + 1])
        )
        ranks = games.side_rank[games.first_side[i]], games.side_rank[games.first_side[i] + 1]
        found.append((games.rounds[i], games.dates[i].isoformat(), first, second, ranks, games.forfeits[i]))
    wanted = []
    for row in expected_of("results_mixed_notation.csv"):
        if row["kind"] not in ("played", "forfeit", "double forfeit"):
            continue
        one, two = float(row["score_white"]), float(row["score_black"])
        ranks = (0, 0) if one == two else (0, 1) if one > two else (1, 0)
        forfeit = {"forfeit": Forfeit.FORFEIT, "double forfeit": Forfeit.DOUBLE}.get(
            row["kind"], Forfeit.NONE
        )
        wanted.append((row["round"], row["date"], row["white"], row["black"], ranks, forfeit))
    assert wanted == found


def test_a_score_that_became_a_date_is_refused_in_a_text_and_in_a_workbook() -> None:
    assert ["score-date"] == [one.code for one in messy("results_mixed_notation.csv").problems]
    rounds = messy("players_and_round.xlsx", sheet="Runde 1")
    assert [(2, "Ergebnis", "score-date")] == [(p.row, p.column, p.code) for p in rounds.problems]
    assert 2 == len(rounds.games)


@pytest.mark.parametrize("name", PLAYERS)
def test_every_row_has_a_fate_and_each_left_out_a_sentence(name: str) -> None:
    told = fates(messy(name))
    assert told
    for one in told:
        assert one.reasons or one.fate is Fate.IN
        assert all(str(reason) for reason in one.reasons)


def test_the_fates_of_a_list_with_duplicates() -> None:
    told = {one.row: one.fate for one in fates(messy("players_duplicates.csv"))}
    same = {3: Fate.DUPLICATE, 4: Fate.DUPLICATE, 5: Fate.DUPLICATE, 9: Fate.DUPLICATE}
    out = {10: Fate.OUT, 11: Fate.OUT, 12: Fate.OUT}
    assert same | out == {row: fate for row, fate in told.items() if row in same | out}
    assert {2: Fate.IN, 6: Fate.IN, 7: Fate.REPAIRED} == {row: told[row] for row in (2, 6, 7)}


def test_text_that_was_read_in_a_wrong_encoding_is_mended_and_told() -> None:
    draft = messy("players_mojibake_utf8_read_as_cp1252.csv")
    assert "Müller Jürgen" == draft.players[0].name
    assert ["mojibake"] == [one.code for one in draft.remarks]


def test_hostile_cells_stay_text() -> None:
    draft = messy("players_hostile_cells.csv")
    names = [player.name for player in draft.players]
    assert ['=HYPERLINK("http://x.invalid","Ann")', "+49 Team", "-Dash-", "@ndrew", "Tabby"] == names[:5]
    assert {"\u200bZero\u200dWidth", "\u202eevil\u202c", "NullByte"} <= set(names)
    assert [7] == [one.row for one in draft.problems]


@pytest.mark.parametrize(
    ("name", "code"), [("empty_file.csv", "import-empty"), ("header_only.csv", "import-no-rows")]
)
def test_nothing_to_import_is_said(name: str, code: str) -> None:
    with pytest.raises(TourneyError) as caught:
        messy(name)
    assert code == caught.value.code
    assert name in str(caught.value)


def test_a_column_of_names_is_a_list_of_players() -> None:
    draft = messy("one_column_names.txt")
    lines = (MESSY / "one_column_names.txt").read_text("utf-8").splitlines()
    assert lines == [player.name for player in draft.players]
    assert ("Müller", "Jürgen") == (draft.players[0].surname, draft.players[0].given)


def test_the_form_of_each_file_is_told() -> None:
    form = messy("players_excel_semicolon_cp1252.csv").form
    assert ("cp1252", ";", "CRLF", 4, ",") == (
        form.encoding,
        form.delimiter,
        form.newline,
        form.header_row,
        form.decimal,
    )
    assert "month" == messy("players_utf8_bom_quoted.csv").form.date_order
    assert "CR" == messy("players_cr_only_macroman.csv").form.newline
    assert "mixed" == messy("players_mixed_newlines.csv").form.newline
    sheet = messy("players_and_round.xlsx").form
    assert ("Teilnehmer", ("Teilnehmer", "Runde 1"), 4) == (sheet.sheet, sheet.sheets, sheet.header_row)


def test_nobody_is_in_twice() -> None:
    for name in PLAYERS:
        names = [spelling(player.name) for player in messy(name).players]
        assert len(names) == len(set(names))
