"""The federation's tie-breaks give the published values, and their parts make the values."""

from __future__ import annotations

import functools
import time
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.standings.federation_files import DATA, read_games, read_rows, read_trf
from tourney.core.errors import TourneyError
from tourney.core.games import Forfeit
from tourney.core.rules import Scoring
from tourney.standings.contest import Contest, Contested, Free, FreeRound, Unit
from tourney.standings.federation.book import book_of
from tourney.standings.federation.keys import KINDS, parse
from tourney.standings.federation.virtual import virtual_score
from tourney.standings.ranking import rank
from tourney.standings.registry import family_of, labelled
from tourney.standings.tiebreak_base import EDITIONS, Column, Ground
from tourney.standings.tiebreaks.federation import PLUGIN

NAMES = {
    "points": "PTS",
    "win": "WIN",
    "won": "WON",
    "games_elected_to_play": "REP",
    "played_with_black": "BPG",
    "won_with_black": "BWG",
    "kashdan": "KA",
    "koya": "KS",
    "buchholz": "BH",
    "buchholz_cut1": "BH:C1",
    "fore_buchholz": "FB",
    "aob": "AOB",
    "sonneborn_berger_swiss": "SB",
    "sonneborn_berger_round_robin": "SB",
    "sb_cut1_swiss": "SB:C1",
    "sb_cut1_round_robin": "SB:C1",
    "progressive_scores": "PS",
    "progressive_cut1": "PS:C1",
    "aro": "ARO",
    "aro_cut1": "ARO:C1",
    "tpr": "TPR",
    "ptp": "PTP",
    "apro": "APRO",
    "average_perfect_performance_opponents": "APPO",
    "player_rating": "RTNG",
    "standard_points": "STD",
    "adjusted_score": "ABH",
    "adjusted_score_fore": "AFB",
    "direct_encounter": "DE",
}
EDITIONS_OF = {
    "both": ("2024", "2026"),
    "FIDE tie-break rules before 2026-03": ("2024",),
    "FIDE tie-break rules from 2026-03": ("2026",),
}
ANSWERS = read_rows(DATA / "fide_exercise" / "EXPECTED_answers.csv")


@functools.cache
def exercise(name: str) -> Contest:
    return read_trf(DATA / "fide_exercise" / f"{name}.trf")


def column(contest: Contest, key: str, edition: str = "2026") -> Column:
    ranking = rank(contest, [key], ground=Ground(edition=edition))
    return ranking.columns[0]


def test_all_526_answers_of_the_exercise_are_there() -> None:
    assert len(ANSWERS) == 526


@pytest.mark.parametrize(
    ("tournament", "tie_break"), sorted({(row["tournament"], row["tie_break"]) for row in ANSWERS})
)
def test_answers_of_the_exercise(tournament: str, tie_break: str) -> None:
    contest = exercise(tournament)
    rows = [row for row in ANSWERS if (row["tournament"], row["tie_break"]) == (tournament, tie_break)]
    for edition in EDITIONS[1:]:
        ranking = rank(contest, [NAMES[tie_break]], ground=Ground(edition=edition))
        expected = {int(row["start_no"]) - 1: row for row in rows if edition in EDITIONS_OF[row["rules"]]}
        for unit, row in expected.items():
            value = ranking.columns[0].values[unit].value
            if tie_break == "direct_encounter":  # the exercise counts those of the tied behind a player
                level = [one.unit for one in ranking.rows if one.points == ranking.row_of(unit).points]
                own = ranking.columns[0].values
                value = Fraction(sum(own[other].value > own[unit].value for other in level))  # type: ignore[operator]
            assert value is not None
            assert float(value) == float(row["value"]), (edition, row)


@pytest.mark.parametrize("edition", EDITIONS[1:])
def test_every_player_of_the_world_championship(edition: str) -> None:
    contest = read_trf(DATA / "chess_events" / "fwwrc2024.trf")
    ranking = rank(contest, ["BH:C1", "BH", "ARO:C1"], ground=Ground(edition=edition))
    official = read_rows(DATA / "chess_events" / "fwwrc2024_EXPECTED_official.csv")
    by_number = {int(row["start_no"]): row for row in official}
    columns = ("buchholz_cut1", "buchholz", "aro_cut1")
    wrong = 0
    for place, row in enumerate(ranking.rows, 1):
        expected = by_number[row.unit + 1]
        same = [float(value.value or 0) for value in row.values] == [
            float(expected[name]) for name in columns
        ]
        assert float(row.points) == float(expected["points"])
        wrong += not same or (edition == "2024" and int(expected["rank_by_listed_keys"]) != place)
    assert len(ranking.rows) == 110
    assert wrong == 0 if edition == "2024" else wrong >= 0


def test_sonneborn_berger_and_average_buchholz_of_the_world_championship() -> None:
    contest = read_trf(DATA / "chess_events" / "fwwrc2024.trf")
    ids = {
        row["fide_id"]: int(row["start_no"])
        for row in read_rows(DATA / "chess_events/fwwrc2024_EXPECTED_official.csv")
    }
    sb, aob = column(contest, "SB", "2024"), column(contest, "AOB", "2024")
    for row in read_rows(DATA / "chess_events" / "fwwrc2024_EXPECTED_scalachess_extra.csv"):
        unit = ids[row["fide_id"]] - 1
        assert float(sb.values[unit].value or 0) == float(row["sonneborn_berger"])
        assert float(aob.values[unit].value or 0) == pytest.approx(
            float(row["avg_of_opponents_buchholz"]), abs=6e-4
        )


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_player_of_the_round_robin_of_masters(edition: str) -> None:
    contest = read_trf(DATA / "chess_events" / "uzchesscup2025.trf")
    ranking = rank(contest, ["DE", "SB", "WIN", "BWG", "KS"], ground=Ground(edition=edition))
    names = ("direct_encounter_rank", "sonneborn_berger", "wins", "wins_with_black", "koya")
    for row, expected in zip(
        ranking.rows, read_rows(DATA / "chess_events" / "uzchesscup2025_EXPECTED_official.csv"), strict=True
    ):
        assert row.unit + 1 == int(expected["start_no"])
        assert float(row.points) == float(expected["points"])
        assert [float(value.value or 0) for value in row.values] == [float(expected[name]) for name in names]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("event", ["mannheim_1914", "new_york_1924"])
def test_crosstables_of_the_past(event: str, edition: str) -> None:
    contest, number = read_games(DATA / "chess_crosstables" / f"{event}_games.csv")
    ranking = rank(contest, ["SB"], ground=Ground(edition=edition))
    table = read_rows(DATA / "chess_crosstables" / f"{event}_EXPECTED_standings.csv")
    assert len(table) == contest.n
    for expected in table:
        row = ranking.row_of(number[expected["name"]])
        assert float(row.points) == float(expected["points"])
        assert float(row.values[0].value or 0) == float(expected["sonneborn_berger"])


def test_virtual_opponents_of_2018_are_those_of_the_handbook() -> None:
    """Round 3 of nine: P with 1½ points is absent, O with 1½ gets the point: 5½ and 4½."""
    half = Fraction(1, 2)
    games = [
        Contested(1, (0, 2), (0, 1), (Fraction(1), Fraction(0))),
        Contested(2, (0, 3), (0, 0), (half, half)),
        Contested(1, (1, 3), (0, 1), (Fraction(1), Fraction(0))),
        Contested(2, (1, 2), (0, 0), (half, half)),
        Contested(3, (0, 1), (1, 0), (Fraction(0), Fraction(1)), forfeit=Forfeit.FORFEIT),
    ]
    units = tuple(Unit(name) for name in "POXY")
    book = book_of(Contest(units, tuple(games), (), 9, 9))
    assert virtual_score(book, 0, 2) == Fraction(11, 2)
    assert virtual_score(book, 1, 2) == Fraction(9, 2)


def test_the_three_editions_differ_where_rounds_were_not_played() -> None:
    values = {
        edition: [value.value for value in column(exercise("tec-swiss"), "BH", edition).values]
        for edition in EDITIONS
    }
    assert len({tuple(found) for found in values.values()}) == 3
    assert values["2024"][3] == 15
    assert values["2026"][3] == 14


def test_fore_buchholz_looks_at_the_planned_rounds() -> None:
    whole = exercise("tec-swiss")
    early = Contest(
        whole.units,
        tuple(game for game in whole.games if game.round <= 3),
        tuple(one for one in whole.free if one.round <= 3),
        3,
        5,
    )
    fore = [value.value for value in column(early, "FB").values]
    plain = [value.value for value in column(early, "BH").values]
    assert fore == plain


def test_keys_are_read_as_people_write_them() -> None:
    for written, normal in {
        "bh/c1": "BH:C1",
        "BH-C1": "BH:C1",
        "bh:p/c1": "BH:C1/P",
        "GE": "REP",
        "BH:GP/C1": "BH:GP/C1",
        "EMGSB": "ESB:MG",
        "KS:L60": "KS:L60",
    }.items():
        assert family_of(written) is PLUGIN
        found = PLUGIN.labelled(written)
        assert str(found)
        assert parse(written).normal == normal
    assert str(labelled("BH:C1/P")) == "Buchholz, cut 1, forfeits as games"


@pytest.mark.parametrize("key", ["BH:X", "WIN:C1", "BH:C1/C2", "BH:C0", "DE:C1", "ARO:U", "PS:M1"])
def test_a_modifier_that_means_nothing_is_refused(key: str) -> None:
    with pytest.raises(TourneyError) as refused:
        PLUGIN.labelled(key)
    assert refused.value.code == "bad-tiebreak"


def test_tie_breaks_by_board_are_refused_in_words() -> None:
    with pytest.raises(TourneyError, match="boards of every match"):
        PLUGIN.labelled("EDEC")


# --- properties ------------------------------------------------------------------------------------

KEYS = [
    *(kind.name for kind in KINDS if kind.name != "ESB"),
    *("BH:C1", "BH:C2", "BH:M1", "BH:C1/P", "SB:C1", "SB:P", "PS:C1"),
    *("KS:L60", "ARO:C1", "ARO:U1400", "FB:C1", "DE:P"),
]
SINCE_2024 = {"FB", "FB:C1", "ABH", "AFB"}


@st.composite
def contests(draw: st.DrawFn, win: int = 1) -> Contest:
    n, rounds = draw(st.integers(1, 7)), draw(st.integers(0, 5))
    half = Fraction(win, 2)
    scoring = (
        Scoring()
        if win == 1
        else Scoring(
            win=Fraction(win),
            draw=Fraction(1),
            forfeit_win=Fraction(win),
            bye=Fraction(win),
            half_bye=Fraction(1),
            full_bye=Fraction(win),
        )
    )
    draw_points = half if win == 1 else Fraction(1)
    rated = draw(st.booleans())
    units = tuple(Unit(f"u{i}", rating=2000.0 - 50 * i if rated or i else None) for i in range(n))
    games, free = [], []
    for number in range(1, rounds + 1):
        order = draw(st.permutations(range(n)))
        for a, b in zip(order[::2], order[1::2], strict=False):
            what = draw(st.integers(0, 6))
            w, z = Fraction(win), Fraction(0)
            made = [
                Contested(number, (a, b), (0, 1), (w, z)),
                Contested(number, (a, b), (1, 0), (z, w)),
                Contested(number, (a, b), (0, 0), (draw_points, draw_points)),
                Contested(number, (a, b), (0, 1), (w, z), forfeit=Forfeit.FORFEIT),
                Contested(number, (a, b), (0, 0), (z, z), forfeit=Forfeit.DOUBLE),
                Contested(number, (a, b)),
            ]
            if what < len(made):
                games.append(made[what])
        if n % 2:
            kind = draw(st.sampled_from([*Free, None]))
            if kind is not None:
                points = {Free.PAIRING: scoring.bye, Free.FULL: scoring.full_bye, Free.HALF: draw_points}
                free.append(FreeRound(number, order[-1], kind, points.get(kind, Fraction(0))))
    return Contest(units, tuple(games), tuple(free), rounds, rounds + draw(st.integers(0, 2)), scoring)


def check_parts(contest: Contest, key: str, edition: str, found: Column) -> None:
    assert len(found.values) == contest.n
    for unit, value in enumerate(found.values):
        where = (key, edition, unit)
        counted = [part.value for part in value.parts if part.counted]
        assert all(part.opponent != unit for part in value.parts), where
        if value.value is None:
            assert value.text == "–", where
        elif value.how == "sum":
            assert sum(counted, Fraction(0)) == value.value, where
            assert all(part.of is None or part.of * part.weight == part.value for part in value.parts), where  # type: ignore[operator]
        elif value.how == "mean" and counted:
            mean = sum(counted, Fraction(0)) / len(counted)
            places = Decimal(value.text).as_tuple().exponent
            exact = Decimal(mean.numerator) / Decimal(mean.denominator)
            step = Decimal(1).scaleb(int(places))
            assert abs(exact.quantize(step, ROUND_HALF_UP) - Decimal(value.text)) <= 0, where


@settings(max_examples=40, deadline=None)
@given(contests(), st.sampled_from(EDITIONS), st.sampled_from([None, True, False]))
def test_parts_make_the_value_in_any_event(contest: Contest, edition: str, everybody: bool | None) -> None:
    for key in KEYS:
        ground = Ground(edition=edition, everybody_meets=everybody)
        if edition == "2018" and key in SINCE_2024 and contest.n:
            with pytest.raises(TourneyError, match="rules of 2024"):
                rank(contest, [key], ground=ground)
            continue
        found = rank(contest, [key], ground=ground).columns[0]
        check_parts(contest, key, edition, found)


@settings(max_examples=15, deadline=None)
@given(contests(win=3), st.sampled_from(EDITIONS))
def test_three_points_for_a_win_are_counted_as_such(contest: Contest, edition: str) -> None:
    for key in ("BH", "BH:C1", "SB", "DE", "WIN", "PS", "KS", "AOB"):
        check_parts(contest, key, edition, column(contest, key, edition))


def test_buchholz_with_three_points_for_a_win() -> None:
    three = Scoring(win=Fraction(3), draw=Fraction(1), bye=Fraction(3), forfeit_win=Fraction(3))
    contest = read_trf(DATA / "fide_exercise" / "tec-round-robin.trf", scoring=three)
    table = column(contest, "BH").values
    total = [value.value for value in column(contest, "PTS").values]
    assert sum(total) == 3 * 12 + 2 * 3  # type: ignore[arg-type]
    assert all(table[unit].value == sum(total) - total[unit] for unit in range(6))  # type: ignore[arg-type, operator]


def test_an_event_scored_by_sets_gets_counts_and_a_refusal_in_words() -> None:
    sets = Scoring(by="sets")
    game = Contested(1, (0, 1), (0, 1), (Fraction(3), Fraction(1)))
    contest = Contest((Unit("a"), Unit("b"), Unit("c")), (game,), (), 1, 3, sets)
    assert [value.value for value in column(contest, "WIN").values] == [1, 0, 0]
    with pytest.raises(TourneyError, match="no fixed worth") as refused:
        rank(contest, ["BH"], ground=Ground(everybody_meets=False))
    assert refused.value.code == "unfit-tiebreak"


def test_games_of_three_sides_are_refused_in_words() -> None:
    contest = Contest((Unit("a"), Unit("b"), Unit("c")), (Contested(1, (0, 1, 2)),), (), 1)
    with pytest.raises(TourneyError, match="two sides"):
        column(contest, "BH")


def test_ratings_of_another_scale_are_refused_and_unrated_players_named() -> None:
    game = Contested(1, (0, 1), (0, 1), (Fraction(1), Fraction(0)))
    small = Contest((Unit("a", 25.0), Unit("b", 22.0)), (game,), (), 1, 1)
    with pytest.raises(TourneyError, match="another scale"):
        column(small, "TPR")
    partly = Contest((Unit("a", 1800.0), Unit("b")), (game,), (), 1, 1)
    hidden = column(partly, "ARO")
    assert [value.value for value in hidden.values] == [None, None]
    assert "1 player without a rating" in str(hidden.notes[0])
    assert [value.text for value in column(partly, "ARO:U1400").values] == ["1400", "1800"]


def test_teams_are_counted_by_match_and_game_points() -> None:
    """Three teams, four boards: 3-1, 2-2, 4-0; match points 2, 1, 0."""
    two = Scoring(win=Fraction(2), draw=Fraction(1), bye=Fraction(1))

    def match(round_: int, a: int, b: int, own: float, other: float) -> Contested:
        ranks = (0, 1) if own > other else (1, 0) if own < other else (0, 0)
        points = {0: (Fraction(2), Fraction(0)), 1: (Fraction(0), Fraction(2))}.get(
            ranks.index(0), (Fraction(1), Fraction(1))
        )
        if own == other:
            points = (Fraction(1), Fraction(1))
        return Contested(round_, (a, b), ranks, points, scores=(own, other))

    games = (match(1, 0, 1, 3, 1), match(2, 1, 2, 2, 2), match(3, 2, 0, 0, 4))
    units = tuple(Unit(name) for name in ("A", "B", "C"))
    contest = Contest(units, games, (), 3, 3, two)
    assert [value.value for value in column(contest, "PTS:GP").values] == [7, 3, 2]
    assert [value.value for value in column(contest, "BH:MP").values] == [2, 5, 5]
    assert [value.value for value in column(contest, "BH:GP").values] == [5, 9, 10]
    assert [value.value for value in column(contest, "ESB:MG").values] == [
        1 * 3 + 1 * 4,
        4 * 1 + 1 * 2,
        1 * 2,
    ]
    assert [value.value for value in column(contest, "EGMSB").values] == [3 * 2 + 2 * 2, 2 * 1, 3 * 1]


def test_a_place_says_why() -> None:
    value = column(exercise("tec-swiss"), "BH:C1").values[3]
    assert str(value.why) == "The points of the opponents, round by round."
    words = [str(part.reason) for part in value.parts if part.reason]
    assert any("virtual opponent" in word for word in words)
    assert [part.counted for part in value.parts].count(False) == 1
    direct = column(exercise("tec-round-robin"), "DE").values[0]
    assert str(direct.why) == "Place 1 of the 3 tied: 2 points in 2 games against each other."
    assert {part.opponent for part in direct.parts} == {1, 2}


def test_nobody_has_no_values() -> None:
    for key in KEYS:
        assert column(Contest((), ()), key).values == ()


def test_two_hundred_players_take_a_moment() -> None:
    n, rounds = 200, 9
    games = []
    for number in range(1, rounds + 1):
        for i in range(n // 2):
            a, b = i, n // 2 + (i + number) % (n // 2)
            games.append(
                Contested(number, (a, b), (i % 2, (i + 1) % 2), (Fraction(i % 2 == 0), Fraction(i % 2)))
            )
    contest = Contest(tuple(Unit(f"u{i}", 2000.0 - i) for i in range(n)), tuple(games), (), rounds, rounds)
    start = time.perf_counter()
    rank(contest, ["BH:C1", "BH", "SB", "WIN", "DE"])
    assert time.perf_counter() - start < 3.0
