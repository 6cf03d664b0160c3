"""Columns find their meaning in many languages, or are told it; the rest is kept."""

from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.exchange.pasting import open_pasted, read_pasted
from tourney.core.errors import TourneyError
from tourney.exchange.drafts import ImportDraft, ReadOptions
from tourney.exchange.headings import role_of
from tourney.exchange.mapping import EXTRA, ROLES, ColumnMap, Kind, roles_for
from tourney.exchange.preview import Fate, duplicates, fates, repairs
from tourney.exchange.readers._numbers import decimal_sign, number_text, read_decimal
from tourney.exchange.reading import open_table

DAY = dt.date(2024, 1, 5)


def read(content: str, **options: object) -> ImportDraft:
    return read_pasted(content, ReadOptions(**{"date": DAY, **options}))  # type: ignore[arg-type]


def winners(draft: ImportDraft) -> list[str]:
    """Return the games as "Ann>Bob" or "Ann=Bob"."""
    told = []
    for i in range(len(draft.games)):
        at = draft.games.first_side[i]
        names = [
            draft.players[draft.games.member_player[draft.games.first_member[s]]].name
            for s in range(at, draft.games.first_side[i + 1])
        ]
        ranks = draft.games.side_rank[at : draft.games.first_side[i + 1]]
        sign = "=" if len(set(ranks)) == 1 else ">"
        order = sorted(range(len(names)), key=ranks.__getitem__)
        told.append(sign.join(names[k] for k in order))
    return told


# languages


@pytest.mark.parametrize(
    "heading",
    [
        "Surname,First name,Rating,Birth year,Club",
        "Nachname,Vorname,DWZ,Jahrgang,Verein",
        "Nom,Prénom,Elo,Année de naissance,Club",
        "Apellidos,Nombre,Elo,Año de nacimiento,Club",
        "Cognome,Nome,Elo,Anno di nascita,Circolo",
        "Achternaam,Voornaam,Rating,Geboortejaar,Vereniging",
        "Nazwisko,Imię,Elo,Rok urodzenia,Klub",
        "Příjmení,Jméno,Elo,Rok narození,Oddíl",
        "Sobrenome,Primeiro nome,Rating,Ano de nascimento,Clube",
        "Фамилия,Имя,Рейтинг,Год рождения,Клуб",
        "姓,名,等级分,出生年份,俱乐部",
        "姓,名,レーティング,生年,クラブ",
    ],
)
def test_players_are_found_in_many_languages(heading: str) -> None:
    draft = read(f"{heading}\nDoe,Ann,1875,1980,Rook\n")
    player = draft.players[0]
    assert ("Doe", "Ann", "Ann Doe") == (player.surname, player.given, player.name)
    assert (1875.0, 1980, "Rook") == (player.rating, player.born, player.club)


@pytest.mark.parametrize(
    "heading",
    [
        "White,Black,Result",
        "Weiß,Schwarz,Ergebnis",
        "Blancs,Noirs,Résultat",
        "Blancas,Negras,Resultado",
        "Bianco,Nero,Risultato",
        "Wit,Zwart,Uitslag",
        "Białe,Czarne,Wynik",
        "Bílý,Černý,Výsledek",
        "Brancas,Pretas,Resultado",
        "Белые,Чёрные,Результат",
        "白方,黑方,结果",
        "白番,黒番,結果",
    ],
)
def test_games_are_found_in_many_languages(heading: str) -> None:
    assert ["Ann>Bob"] == winners(read(f"{heading}\nAnn,Bob,1-0\n"))


def test_all_facts_of_a_player_are_read() -> None:
    draft = read(
        "FIDE ID,Name,Federation,Sex,Title,Rating,RD,Section,Household,Born\n"
        '04567,"Doe, Ann",GER,w,WGM,2100,55,A,Doe-Smith,1980-05-01\n'
    )
    one = draft.players[0]
    assert ("04567", "GER", "f", "WGM", "A", "Doe-Smith") == (
        one.number,
        one.federation,
        one.sex,
        one.title,
        one.group,
        one.household,
    )
    assert (2100.0, 55.0, dt.date(1980, 5, 1)) == (one.rating, one.deviation, one.birth)


def test_a_list_of_names_and_surnames_takes_the_name_as_the_given_one() -> None:
    assert "Ann Doe" == read("Name,Surname\nAnn,Doe\n").players[0].name
    assert "Ann Doe" == read("Surname,Name\nDoe,Ann Doe\n").players[0].name


def test_each_heading_has_a_role_that_exists() -> None:
    known = set(ROLES) | {"index"}
    assert all(role_of(word) in known for word in ("white", "Elo", "№", "姓名", "Geb.-Datum"))
    assert "name" in [role.key for role in roles_for(Kind.PLAYERS)]
    assert "name1" not in [role.key for role in roles_for(Kind.PLAYERS)]


# mapping


def test_a_mapping_says_what_headings_do_not() -> None:
    content = "Wer,Wie gut,Etwas\nAnn,1800,x\nBob,1700,y\n"
    with pytest.raises(TourneyError):
        read(content)
    chosen = ColumnMap.parse(["name=Wer", "rating=wie  GUT"])
    draft = read(content, mapping=chosen)
    assert [("Ann", 1800.0), ("Bob", 1700.0)] == [(p.name, p.rating) for p in draft.players]
    assert (("Etwas", "x"),) == draft.players[0].extra


def test_columns_can_be_named_by_their_place() -> None:
    chosen = ColumnMap.parse(["name1=#1", "name2=#2", "result=#3"])
    assert ["Ann>Bob", "Cid=Dee"] == winners(read("Ann,Bob,1-0\nCid,Dee,=\n", mapping=chosen))
    named = read("a,b,c\nAnn,Bob,1-0\n", mapping=chosen, header_row=1)
    assert ["Ann>Bob"] == winners(named)


def test_a_mapping_takes_a_role_away_and_leaves_columns_out() -> None:
    chosen = ColumnMap((("Elo", "ignore"), ("DWZ", "rating"), ("Club", EXTRA)))
    one = read("Name,Elo,DWZ,Club\nAnn,2000,1800,Rook\n", mapping=chosen).players[0]
    assert (1800.0, "", (("Club", "Rook"),)) == (one.rating, one.club, one.extra)


def test_usual_words_stand_for_roles() -> None:
    chosen = ColumnMap.parse(["white=A", "black=B", "score=C"])
    assert ["Ann>Bob"] == winners(read("A,B,C\nAnn,Bob,1\n", mapping=chosen))


def test_a_mapping_can_make_one_row_a_player() -> None:
    chosen = ColumnMap.parse(["game=G", "player=P", "rank=R"])
    assert ["Ann>Bob"] == winners(read("G,P,R\n1,Bob,2\n1,Ann,1\n", mapping=chosen))


@pytest.mark.parametrize(
    ("texts", "code"), [(["name"], "bad-map"), (["=x"], "bad-map"), (["nonsense=x"], "unknown-role")]
)
def test_a_mapping_that_says_nothing_is_refused(texts: list[str], code: str) -> None:
    with pytest.raises(TourneyError) as caught:
        ColumnMap.parse(texts)
    assert code == caught.value.code


def test_a_column_that_is_not_there_is_named() -> None:
    with pytest.raises(TourneyError) as caught:
        read("Name,Elo\nAnn,1\n", mapping=ColumnMap.parse(["rating=DWZ"]))
    assert "no-column" == caught.value.code
    assert "DWZ" in str(caught.value)
    assert "Name, Elo" in str(caught.value)


@given(st.lists(st.tuples(st.text(max_size=8), st.sampled_from(sorted(ROLES))), max_size=5))
def test_a_mapping_survives_being_remembered(pairs: list[tuple[str, str]]) -> None:
    chosen = ColumnMap(tuple(pairs))
    assert chosen == ColumnMap.from_json(chosen.to_json())


def test_what_is_no_remembered_mapping_is_refused() -> None:
    for text in ("", "[]", '{"columns": 3}', '{"columns": [["a"]]}'):
        with pytest.raises(TourneyError):
            ColumnMap.from_json(text)


@given(st.lists(st.text(alphabet="ab ", max_size=3), min_size=1, max_size=5))
def test_a_mapping_finds_its_columns_again(headings: list[str]) -> None:
    roles = dict.fromkeys(range(len(headings)), "rating")
    assert roles == ColumnMap.of(headings, roles).places(headings)


# looking before reading


def test_a_table_can_be_looked_at_before_anything_is_known() -> None:
    raw = open_pasted("Wer\tWie gut\nAnn\t1800\n")
    assert (("#1", "#2"), {}, None) == (raw.headings, raw.roles, raw.kind)
    assert [["Wer", "Wie gut"], ["Ann", "1800"]] == raw.cells.rows
    told = open_pasted("Wer\tWie gut\nAnn\t1800\n", ReadOptions(header_row=1))
    assert (("Wer", "Wie gut"), [["Ann", "1800"]]) == (told.headings, told.cells.rows)


def test_a_table_shows_the_roles_it_found() -> None:
    raw = open_pasted("Title line\n\nName;Elo;Sponsor\nAnn;1800;x\n")
    assert {0: "name", 1: "rating", 2: EXTRA} == raw.roles
    assert (Kind.PLAYERS, 3, ";") == (raw.kind, raw.form.header_row, raw.form.delimiter)


def test_a_report_of_a_tournament_has_no_columns_to_choose() -> None:
    with pytest.raises(TourneyError) as caught:
        open_table("x.trf", b"001    1      Ann")
    assert "no-table" == caught.value.code


def test_a_table_is_no_event() -> None:
    with pytest.raises(TourneyError) as caught:
        read("name,rating\nAnn,1\n", kind=Kind.EVENT)
    assert "not-an-event" == caught.value.code


# choices


def test_the_kind_can_be_told() -> None:
    content = "name,white,black,result\nx,Ann,Bob,1-0\n"
    assert Kind.GAMES is read(content).kind
    assert ["x"] == [player.name for player in read(content, kind=Kind.PLAYERS).players]
    with pytest.raises(TourneyError):
        read("name,rating\nAnn,1\n", kind=Kind.GAMES)


def test_the_heading_row_can_be_told() -> None:
    content = "name,rating\nplayer,elo\nAnn,1500\n"
    assert ["player", "Ann"] == [player.name for player in read(content, header_row=1).players]
    assert ["Ann"] == [player.name for player in read(content, header_row=2).players]


@pytest.mark.parametrize("delimiter", ["", ";;", '"', "\n"])
def test_a_separator_is_one_sign(delimiter: str) -> None:
    with pytest.raises(TourneyError) as caught:
        read("name\nAnn\n", delimiter=delimiter)
    assert "import-delimiter" == caught.value.code


def test_the_decimal_sign_is_found_and_can_be_told() -> None:
    draft = read("name;rating;fee\nAnn;1.875;7,50\nBob;1.900;12,00\n")
    assert (",", 1875.0) == (draft.form.decimal, draft.players[0].rating)
    assert ["7.5", "12"] == [dict(player.extra)["fee"] for player in draft.players]
    unsure = read("name;rating\nAnn;1.875\n")
    assert (None, ["rating-bad"]) == (unsure.players[0].rating, [one.code for one in unsure.remarks])
    assert 1875.0 == read("name;rating\nAnn;1.875\n", decimal=",").players[0].rating


@pytest.mark.parametrize(
    ("texts", "sign"),
    [
        (["1,5", "2,25"], ","),
        (["1.5"], "."),
        (["1.234,50"], ","),
        (["1,234.50"], "."),
        (["1500"], ""),
        (["€ 7,50"], ","),
        (["1.875"], ""),
    ],
)
def test_the_decimal_sign_of_a_column(texts: list[str], sign: str) -> None:
    assert sign == decimal_sign(texts)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1875", 1875),
        ("1.234,50", 1234.5),
        ("1,234.50", 1234.5),
        ("1 875", 1875),
        ("-3,5", -3.5),
        ("1875?", 1875),
    ],
)
def test_numbers_as_people_write_them(text: str, value: float) -> None:
    assert value == read_decimal(text)


@pytest.mark.parametrize("text", ["", "x", "1.875", "12.34.56", "1e5", "1/2"])
def test_what_is_no_clear_number_is_none(text: str) -> None:
    assert read_decimal(text) is None


def test_amounts_lose_their_currency_and_ids_keep_their_zeros() -> None:
    assert ["7.5", "7.5", "60", None] == [number_text(one) for one in ("$7.50", "7,50 €", "60,00 kr", "007")]


def test_a_time_since_1970_is_a_date() -> None:
    draft = read("model_a,model_b,winner,tstamp\ng,c,model_a,1682351591.1322\n")
    assert [dt.date(2023, 4, 24)] == draft.games.dates
    assert draft.games.times[0] == dt.time(15, 53, 11)


# votes


@pytest.mark.parametrize(
    ("winner", "told"),
    [
        ("model_a", "gpt>claude"),
        ("model_b", "claude>gpt"),
        ("tie", "gpt=claude"),
        ("tie (bothbad)", "gpt=claude"),
        ("both bad", "gpt=claude"),
        ("A", "gpt>claude"),
        ("b", "claude>gpt"),
        ("claude", "claude>gpt"),
        ("Model A", "gpt>claude"),
    ],
)
def test_votes_of_an_arena(winner: str, told: str) -> None:
    draft = read(f"model_a,model_b,winner,judge,language,turn\ngpt,claude,{winner},u1,en,1\n")
    assert ([told], Kind.VOTES, ()) == (winners(draft), draft.kind, draft.problems)
    game = draft.games.new_game(0, [1, 2])
    assert {"judge": "u1", "language": "en", "turn": "1"}.items() <= dict(game.extra).items()


def test_a_verdict_that_both_are_bad_is_kept_beside_the_tie() -> None:
    draft = read("model_a,model_b,winner\na1,b1,tie (bothbad)\na1,b1,tie\na1,b1,model_a\n")
    assert ["tie (bothbad)", "", ""] == draft.games.extras["verdict"]


def test_votes_in_columns_of_one_and_zero() -> None:
    content = (
        "id,model_a,model_b,winner_model_a,winner_model_b,winner_tie\n1,p,q,1,0,0\n2,p,q,0,0,1\n3,p,q,0,1,0\n"
    )
    assert ["p>q", "p=q", "q>p"] == winners(read(content))


def test_a_vote_for_nobody_is_told() -> None:
    assert ["winner-unknown"] == [p.code for p in read("model_a,model_b,winner\na,b,c\n").problems]


# what is kept, repaired, doubled


def test_other_columns_of_games_are_kept() -> None:
    draft = read("date,white,black,result,opening,seconds\n2024-01-05,Ann,Bob,1-0,Réti,12.5\n")
    game = draft.games.new_game(0, [1, 2])
    assert {"opening": "Réti", "response_time": "12.5"} == dict(game.extra)


def test_other_columns_of_one_row_a_player_are_kept_where_the_game_agrees() -> None:
    draft = read("game,player,rank,car,track\n1,Ann,1,red,Spa\n1,Bob,2,blue,Spa\n")
    assert {"car": [""], "track": ["Spa"]} == draft.games.extras


@pytest.mark.parametrize(
    ("row", "number", "code"),
    [
        ("Ann,'0123'", "0123", "number-bad"),
        ('Ann,"""0123"""', "0123", "number-bad"),
        ("Ann,12.05.1980", "", "number-bad"),
        ("Ann,1.23E+07", "", "number-bad"),
        ("Ann,12345.0", "12345", None),
        ("Ann,0", "", None),
        ("Ann,00123", "00123", None),
    ],
)
def test_numbers_of_members_are_mended(row: str, number: str, code: str | None) -> None:
    draft = read(f"name,fideid\n{row}\n")
    assert number == draft.players[0].number
    assert ([code] if code else []) == [one.code for one in repairs(draft)]


def test_words_that_are_no_sex_are_told() -> None:
    draft = read("name,sex\nAnn,w\nBob,Herr\nCid,5\nDee,女\n")
    assert ["f", "m", "", "f"] == [player.sex for player in draft.players]
    assert ["sex-bad"] == [one.code for one in repairs(draft)]


def test_a_column_that_only_counts_the_rows_gives_nobody_a_number() -> None:
    assert ["", ""] == [p.number for p in read("id,name\n1,Ann\n2,Bob\n").players]
    assert ["1", "3"] == [p.number for p in read("id,name\n1,Ann\n3,Bob\n").players]
    told = read("id,name\n1,Ann\n2,Bob\n", mapping=ColumnMap.parse(["number=id"]))
    assert ["1", "2"] == [p.number for p in told.players]


def test_birth_dates_that_can_be_read_two_ways_give_the_year() -> None:
    draft = read("name,dob\nAnn,1/2/1980\nBob,3/4/1981\n")
    assert [1980, 1981] == [player.born for player in draft.players]
    assert [None, None] == [player.birth for player in draft.players]
    assert ["born-bad"] * 2 == [one.code for one in repairs(draft)]
    assert dt.date(1980, 2, 1) == read("name,dob\nAnn,1/2/1980\n", day_first=True).players[0].birth
    dashed = read("name,dob\nAnn,05-06-2001\nBob,1.2.1980\nCid,2001-06-05\n")
    assert [2001, 1980, 2001] == [player.born for player in dashed.players]
    assert [None, dt.date(1980, 2, 1), dt.date(2001, 6, 5)] == [player.birth for player in dashed.players]
    assert ["born-bad"] == [one.code for one in repairs(dashed)]
    assert "" == dashed.form.date_order


def test_lines_below_the_table_are_left_out() -> None:
    draft = read(
        "No.,Name,Rtg\n1,Ann,1500\n,,\nProgram used: x,,\nhttp://x.invalid/,http://x.invalid/,http://x.invalid/\n"
    )
    assert ["Ann"] == [player.name for player in draft.players]
    assert (Fate.IN, Fate.OUT, Fate.OUT) == tuple(one.fate for one in fates(draft))


def test_duplicates_are_shown() -> None:
    draft = read("name,born\nJosé Núñez,1980\nJose Nunez,1980\nJosé Núñez,1980\n")
    assert [(3, "similar-name"), (4, "player-again")] == [(one.row, one.code) for one in duplicates(draft)]


def test_placeholders_are_nobody() -> None:
    draft = read("name,rating\nN.N.,0\nAnn,1500\nTBD,\n")
    assert ["Ann"] == [player.name for player in draft.players]


def test_a_line_torn_by_its_commas_is_told_and_not_cut() -> None:
    draft = read("date,result\n2024-01-01,ann > bob\n2024-01-02,ann > Smith, John\n")
    assert 1 == len(draft.games)
    assert ["torn-line"] == [one.code for one in draft.problems]
