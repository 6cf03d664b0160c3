"""The result notation, by its published examples and by round trips."""

from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.written_lines import format_line
from tourney.core.errors import TourneyError
from tourney.core.games import Forfeit, GameState, NewGame, side
from tourney.core.names import spelling
from tourney.core.notation import (
    NamedMember,
    NamedSide,
    ParsedLine,
    TokenKind,
    parse,
    quoted,
    scan,
)
from tourney.core.outcomes import NotationError, Outcome, outcome_text, parse_score, with_outcome

DAY = dt.date(2024, 1, 5)


def shape(line: str) -> list[tuple[int, list[str]]]:
    return [(one.rank, [member.name for member in one.members]) for one in parse(line).sides]


def code_of(line: str) -> str:
    with pytest.raises(NotationError) as caught:
        parse(line)
    return caught.value.code


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("ann > bob", [(0, ["ann"]), (1, ["bob"])]),
        ("ann = bob", [(0, ["ann"]), (0, ["bob"])]),
        ("ann + bob > cid + dee", [(0, ["ann", "bob"]), (1, ["cid", "dee"])]),
        ("ann > bob = cid > dee", [(0, ["ann"]), (1, ["bob"]), (1, ["cid"]), (2, ["dee"])]),
        ("ann＞bob＋cid", [(0, ["ann"]), (1, ["bob", "cid"])]),
        ("王小明＝李雷", [(0, ["王小明"]), (0, ["李雷"])]),
        ('"A > B" > "say ""hi"""', [(0, ["A > B"]), (1, ['say "hi"'])]),
        ("“A+B” > bob", [(0, ["A+B"]), (1, ["bob"])]),
        ("mary ann  lee>bob", [(0, ["mary ann lee"]), (1, ["bob"])]),
        ("0 > 1", [(0, ["0"]), (1, ["1"])]),
    ],
)
def test_sides_stand_in_order_of_finish(line: str, expected: list[tuple[int, list[str]]]) -> None:
    assert expected == shape(line)


@pytest.mark.parametrize("line", ["ann + bob*0.5 > cid", "ann + bob * 0.5 > cid", "ann＋bob＊½ > cid"])
def test_a_share_belongs_to_its_player(line: str) -> None:
    assert (NamedMember("ann"), NamedMember("bob", 0.5)) == parse(line).sides[0].members


@pytest.mark.parametrize(
    ("typed", "share"), [("45/90", 0.5), ("30 / 90", None), ("50%", 0.5), ("1", 1.0), ("０．５", 0.5)]
)
def test_a_share_may_be_minutes_or_a_percentage(typed: str, share: float | None) -> None:
    problem = scan(f"ann + bob*{typed} > cid").problem
    if share is None:
        assert problem is not None
    else:
        assert share == parse(f"ann + bob*{typed} > cid").sides[0].members[1].weight


def test_a_share_above_the_whole_game_is_refused_in_words() -> None:
    for typed in ("99999", "1.01", "91/90", "101%"):
        problem = scan(f"ann + bob*{typed} > cid").problem
        assert problem is not None
        assert ("share-large", False) == (problem.code, problem.incomplete)
        assert f"“bob” cannot take part for {typed}" in str(problem)


@pytest.mark.parametrize(
    ("line", "date", "time"),
    [
        ("ann > bob @2026-11-03", dt.date(2026, 11, 3), None),
        ("@2026/11/3 ann > bob 11-7 @19:30", dt.date(2026, 11, 3), dt.time(19, 30)),
        ("ann > ＠2026.11.03 bob", dt.date(2026, 11, 3), None),
        ("ann > bob", None, None),
    ],
)
def test_a_date_and_a_time_may_be_typed(line: str, date: dt.date | None, time: dt.time | None) -> None:
    parsed = parse(line)
    assert (date, time, ("ann", "bob")) == (parsed.date, parsed.time, parsed.names)
    game = parsed.game([[1], [2]], DAY)
    assert (date or DAY, time) == (game.date, game.time)


def test_a_note_may_follow() -> None:
    parsed = parse("ann > bob 11-7 // rain,  so indoors > outdoors")
    assert "rain, so indoors > outdoors" == parsed.note
    assert parsed.note == parsed.game([[1], [2]], DAY).note


def test_a_plus_right_before_a_name_is_a_team_where_teams_are_known() -> None:
    scanned = scan("+Red Lions > +Blue*0.5 + ann", teams=True)
    assert scanned.line is not None
    told = [[(m.name, m.team) for m in side.members] for side in scanned.line.sides]
    assert [[("Red Lions", True)], [("Blue", True), ("ann", False)]] == told
    assert "+Red Lions > +Blue*0.5 + ann" == format_line(scanned.line)
    assert "name-missing" == code_of("+Red > bob")
    assert scan("+ Red > bob", teams=True).problem is not None


def test_a_team_is_completed_with_its_plus() -> None:
    scanned = scan("ann > +re", teams=True)
    token = scanned.name_at(9)
    assert token is not None
    assert ("ann > +Red Lions ", 17) == scanned.with_name(token, "Red Lions")


def test_sets_stand_at_the_end() -> None:
    line = parse("ann > bob 11-7 9–11 11:5")
    assert ((11, 7), (9, 11), (11, 5)) == line.sets
    assert ("ann", "bob") == line.names


def test_points_follow_each_side() -> None:
    assert [41000, 32000, 27000] == [one.points for one in parse("ann 41000 > bob 32000 > cid 27000").sides]


def test_points_and_sets_stand_together() -> None:
    line = parse("ann 2 > bob 1 11-7 9-11 11-5")
    assert [2, 1] == [one.points for one in line.sides]
    assert 3 == len(line.sets)


@pytest.mark.parametrize(
    ("line", "forfeit", "rated"),
    [
        ("ann > bob !forfeit", Forfeit.FORFEIT, True),
        ("ann > bob !no-show", Forfeit.NO_SHOW, True),
        ("ann > bob ！double", Forfeit.DOUBLE, True),
        ("ann > bob !unrated", Forfeit.NONE, False),
        ("ann > bob !UNRATED !forfeit", Forfeit.FORFEIT, False),
    ],
)
def test_flags_are_read(line: str, forfeit: Forfeit, *, rated: bool) -> None:
    parsed = parse(line)
    assert (forfeit, rated) == (parsed.forfeit, parsed.rated)


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        ("#7 1", Outcome((0, 1))),
        ("#7 0", Outcome((1, 0))),
        ("#7 =", Outcome((0, 0))),
        ("＃7 ½", Outcome((0, 0))),
        ("#7 3-1", Outcome((0, 1), (3, 1))),
        ("#7 +", Outcome((0, 1), forfeit=Forfeit.FORFEIT)),
        ("#7 -", Outcome((1, 0), forfeit=Forfeit.FORFEIT)),
        ("#7 0 !noshow", Outcome((1, 0), forfeit=Forfeit.NO_SHOW)),
        ("#7 !double", Outcome((0, 0), forfeit=Forfeit.DOUBLE)),
        ("#7 1 !unrated", Outcome((0, 1), rated=False)),
        ("#7 7-11 11-9 5-11", Outcome((1, 0), sets=((7, 11), (11, 9), (5, 11)))),
    ],
)
def test_a_board_line_gives_the_result_of_a_board(line: str, outcome: Outcome) -> None:
    parsed = parse(line)
    assert (7, outcome) == (parsed.board, parsed.outcome)


@pytest.mark.parametrize(
    ("line", "code", "span", "incomplete"),
    [
        ("", "empty", (0, 0), True),
        ("ann", "no-opponent", (3, 3), True),
        ("ann >", "name-missing", (5, 5), True),
        ("> bob", "name-missing", (0, 0), False),
        ("ann > > bob", "name-missing", (6, 6), False),
        ("ann + > bob", "name-missing", (6, 6), False),
        ('ann > "bo', "quote-open", (6, 9), True),
        ("ann > bob !forf", "flag-unknown", (10, 15), True),
        ("ann > bob !foo", "flag-unknown", (10, 14), False),
        ("ann > bob !double !noshow", "flag-clash", (18, 25), False),
        ("ann > ANN", "player-twice", (6, 9), False),
        ("ann + ann", "player-twice", (6, 9), False),
        ("ann + bob > ann + ", "player-twice", (12, 15), False),
        ("ann > bob @", "when-bad", (10, 11), True),
        ("ann > bob @2026-1", "when-bad", (10, 17), True),
        ("ann @2026-1 > bob", "when-bad", (4, 11), False),
        ("ann > bob @2026-02-30", "no-such-day", (10, 21), False),
        ("ann > bob @24:00", "no-such-day", (10, 16), False),
        ("ann > bob @19:30 @20:00", "when-twice", (17, 23), False),
        ("ann > bob 7-11", "sets-order", (10, 14), False),
        ("ann = bob 11-7", "sets-order", (10, 14), False),
        ("ann 3 > bob 4", "points-order", (4, 13), False),
        ("ann 3 = bob 4", "points-order", (4, 13), False),
        ("ann > bob > cid 3-1", "sets-sides", (16, 19), False),
        ("ann 3-1 > bob", "score-place", (4, 7), False),
        ("ann = bob !forfeit", "forfeit-draw", (0, 18), False),
        ("ann*x > bob", "share", (3, 5), False),
        ("ann < bob", "less-than", (4, 5), False),
        ("#", "board-number", (0, 1), True),
        ("#x 1", "board-number", (0, 4), False),
        ("#7", "board-result", (2, 2), True),
        ("#7 zz", "score-unknown", (3, 5), False),
    ],
)
def test_what_is_wrong_is_told_with_its_place(
    line: str, code: str, span: tuple[int, int], *, incomplete: bool
) -> None:
    problem = scan(line).problem
    assert problem is not None
    assert (code, span, incomplete) == (problem.code, (problem.start, problem.end), problem.incomplete)


def test_a_score_that_disagrees_is_allowed_in_a_forfeit() -> None:
    assert Forfeit.FORFEIT is parse("ann > bob 3-11 !forfeit").forfeit


def test_equal_points_may_be_decided_otherwise() -> None:
    assert [0, 1] == [one.rank for one in parse("ann 1 > bob 1").sides]


def test_a_comma_that_may_mean_thousands_is_not_points() -> None:
    assert ("ann 41,000", "bob") == parse("ann 41,000 > bob").names


def test_tokens_lie_where_the_text_is() -> None:
    line = "mary ann*0.5 + bob 3 > cid 1 3-1 !unrated"
    told = {(token.kind, line[token.start : token.end]) for token in scan(line).tokens}
    assert {
        (TokenKind.NAME, "mary ann"),
        (TokenKind.WEIGHT, "*0.5"),
        (TokenKind.PLUS, "+"),
        (TokenKind.NAME, "bob"),
        (TokenKind.POINTS, "3"),
        (TokenKind.RELATION, ">"),
        (TokenKind.NAME, "cid"),
        (TokenKind.POINTS, "1"),
        (TokenKind.SET, "3-1"),
        (TokenKind.FLAG, "!unrated"),
    } == told


def test_completion_replaces_the_name_under_the_cursor() -> None:
    scanned = scan("ann > bo")
    token = scanned.name_at(8)
    assert token is not None
    assert ("bo", 1) == (token.text, token.side)
    assert ('ann > "Bob + Co" ', 17) == scanned.with_name(token, "Bob + Co")


def test_completion_offers_a_name_where_one_is_wanted() -> None:
    scanned = scan("ann > ")
    token = scanned.name_at(6)
    assert token is not None
    assert ("ann > Bob ", 10) == scanned.with_name(token, "Bob")
    assert scan("ann > bob 3").name_at(11) is None


def test_completion_in_the_middle_keeps_the_rest() -> None:
    scanned = scan("an > bob")
    token = scanned.name_at(2)
    assert token is not None
    assert ("Ann Lee > bob", 8) == scanned.with_name(token, "Ann Lee")


@given(st.text(alphabet='ab 7-1>=+*!"#＞“”½:,.<', max_size=25))
def test_scanning_never_fails_and_always_tells(line: str) -> None:
    scanned = scan(line)
    assert (scanned.line is None) == (scanned.problem is not None)
    for token in scanned.tokens:
        assert 0 <= token.start <= token.end <= len(line)


names = (
    st.text(alphabet=st.sampled_from("abZé王李 >=+*!\"'#<-–½7０1.,:“”＋@/＠"), min_size=1, max_size=14)
    .map(lambda text: " ".join(text.split()))
    .filter(bool)
)
weights = st.sampled_from([1.0, 0.5, 0.25, 0.1, 1 / 3])


@st.composite
def lines(draw: st.DrawFn) -> ParsedLine:
    people = draw(st.lists(names, min_size=2, max_size=7, unique_by=spelling))
    cuts = draw(st.integers(2, len(people)))
    groups = [people[i::cuts] for i in range(cuts)]
    forfeit = draw(st.sampled_from(list(Forfeit)))
    steps = [0] + [draw(st.integers(0, 1)) for _ in groups[1:]]
    if forfeit is Forfeit.DOUBLE:
        steps = [0] * len(groups)
    elif forfeit and not any(steps):
        steps[-1] = 1
    ranks = [sum(steps[: i + 1]) for i in range(len(steps))]
    with_points = draw(st.booleans())
    base = draw(st.floats(-1e6, 1e6, allow_subnormal=False).map(lambda x: round(x, 4)))
    sides = tuple(
        NamedSide(
            tuple(NamedMember(name, draw(weights)) for name in group),
            rank,
            base - rank if with_points else None,
        )
        for group, rank in zip(groups, ranks, strict=True)
    )
    sets = ((11, 7), (9, 11), (11, 5)) if len(sides) == 2 and ranks[-1] and draw(st.booleans()) else ()
    date = draw(st.none() | st.dates(dt.date(1000, 1, 1)))
    time = draw(st.none() | st.times().map(lambda one: one.replace(second=0, microsecond=0)))
    note = " ".join(draw(st.text(alphabet="a1 >=+*@/#!王", max_size=12)).split())
    return ParsedLine(sides, sets, forfeit, draw(st.booleans()), date=date, time=time, note=note)


@given(lines())
def test_every_line_is_read_back_as_it_was_written(line: ParsedLine) -> None:
    assert line == parse(format_line(line))


@given(
    st.integers(0, 9999),
    st.sampled_from(["1", "0", "=", "3-1", "2-2", "+", "-", "--", "11-7 5-11 11-9", "0.5-0.5"]),
    st.booleans(),
)
def test_every_board_line_is_read_back(board: int, result: str, rated: bool) -> None:
    line = parse(f"#{board} {result}{'' if rated else ' !unrated'}")
    assert line == parse(format_line(line))


@given(names)
def test_a_quoted_name_is_one_name(name: str) -> None:
    other = "zoe" if spelling(name) != "zoe" else "tom"
    assert (name, other) == parse(f"{quoted(name)} > {other}").names


def test_a_line_becomes_a_game() -> None:
    game = parse("ann + bob*0.5 > cid 11-7 !unrated").game([[1, 2], [3]], DAY, event_id=4)
    assert (1, 2, 3) == game.player_ids
    assert (0.5, 4, False) == (game.sides[0].members[1].weight, game.event_id, game.rated)


def test_two_names_for_one_person_are_refused() -> None:
    with pytest.raises(TourneyError) as caught:
        parse("ann > annie").game([[1], [1]], DAY)
    assert "player-twice" == caught.value.code


@pytest.mark.parametrize(
    ("cell", "ranks", "scores", "forfeit"),
    [
        ("1", (0, 1), None, ""),
        ("0", (1, 0), None, ""),
        ("0.5", (0, 0), None, ""),
        ("0,5", (0, 0), None, ""),
        ("½", (0, 0), None, ""),
        ("1/2", (0, 0), None, ""),
        ("remis", (0, 0), None, ""),
        ("1-0", (0, 1), (1, 0), ""),
        ("0:1", (1, 0), (0, 1), ""),
        ("1 – 0", (0, 1), (1, 0), ""),
        ("0 − 1", (1, 0), (0, 1), ""),
        ("½-½", (0, 0), (0.5, 0.5), ""),
        ("1/2-1/2", (0, 0), None, ""),
        ("0,5-0,5", (0, 0), (0.5, 0.5), ""),
        ("3-1", (0, 1), (3, 1), ""),
        ("1½-2½", (1, 0), (1.5, 2.5), ""),
        ("３：１", (0, 1), (3, 1), ""),
        ("+", (0, 1), None, "forfeit"),
        ("-", (1, 0), None, "forfeit"),
        ("+:-", (0, 1), None, "forfeit"),
        ("1F-0F", (0, 1), None, "forfeit"),
        ("-:-", (0, 0), None, "double"),
    ],
)
def test_score_cells(
    cell: str, ranks: tuple[int, int], scores: tuple[float, float] | None, forfeit: str
) -> None:
    outcome = parse_score(cell)
    assert (ranks, scores, forfeit) == (outcome.ranks, outcome.scores, outcome.forfeit)


@pytest.mark.parametrize(
    ("cell", "code"),
    [
        ("", "score-empty"),
        ("*", "score-open"),
        ("01. Feb", "score-date"),
        ("Feb-01", "score-date"),
        ("5/12", "score-date"),
        ("2024-02-01 00:00:00", "score-date"),
        ("Not Tracked", "score-unknown"),
        ("7", "score-unknown"),
    ],
)
def test_cells_that_are_no_result_are_refused(cell: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_score(cell)
    assert code == caught.value.code


OPEN = NewGame((side(1), side(2)), DAY, board=7, state=GameState.OPEN)


@pytest.mark.parametrize(
    ("result", "text"),
    [
        ("1", "1–0"),
        ("=", "½–½"),
        ("0", "0–1"),
        ("3-1", "3–1"),
        ("+", "+ –"),
        ("-", "– +"),
        ("-:-", "– –"),
        ("11-7 9-11 11-5", "2–1 (11–7 9–11 11–5)"),
    ],
)
def test_a_board_with_its_result_is_shown(result: str, text: str) -> None:
    assert text == outcome_text(with_outcome(OPEN, parse_score(result)))


def test_an_open_board_shows_nothing_and_many_sides_show_places() -> None:
    assert outcome_text(OPEN) == ""
    game = parse("a > b = c > d").game([[1], [2], [3], [4]], DAY)
    assert "1–2–2–4" == outcome_text(game)


def test_correcting_a_result_forgets_the_forfeit() -> None:
    forfeited = with_outcome(OPEN, parse_score("+"))
    corrected = with_outcome(forfeited, parse_score("0"))
    assert (Forfeit.NONE, 1) == (corrected.forfeit, corrected.sides[0].rank)


def test_a_bare_name_line_is_only_unfinished() -> None:
    assert "no-opponent" == code_of("ann")


def test_a_board_result_needs_two_sides() -> None:
    three = parse("a > b > c").game([[1], [2], [3]], DAY)
    with pytest.raises(TourneyError, match="this one has 3"):
        with_outcome(three, Outcome((0, 1)))


def test_a_player_called_star_may_have_points() -> None:
    line = parse('"*" 5 > bob 3')
    assert [("*", 5.0), ("bob", 3.0)] == [(side.members[0].name, side.points) for side in line.sides]
