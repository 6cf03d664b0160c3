"""Tables as clubs really have them: old encodings, sums, torn lines, words of many languages."""

from __future__ import annotations

import datetime as dt

import pytest

from tourney.core.errors import TourneyError
from tourney.exchange.drafts import ImportDraft, ReadOptions
from tourney.exchange.mapping import Kind
from tourney.exchange.preview import Fate, fates
from tourney.exchange.reading import read_document

GERMAN = (
    "Spielerliste SC Nord\r\n\r\nNr;Name;Vorname;Verein;Wertung\r\n"
    "1;Müller;Jürgen;Köln;1.850,5\r\n2;Großmann;Änne;Fürth;1720\r\n3;Weiß;Özgür;Lübeck;1500\r\n"
)
POLISH = "Nr;Nazwisko;Imię;Klub\n1;Łukaszewicz;Żaneta;Gdańsk\n2;Kąkol;Paweł;Łódź\n"
CZECH = "Příjmení;Jméno;Klub\nDvořák;Zdeněk;Jičín\nNováková;Věra;Plzeň\n"
SPANISH = "Apellidos;Nombre;Club\nNúñez de la Peña;José María;Cádiz\nGarcía;Íñigo;León\n"
RUSSIAN = "Фамилия\tИмя\tРейтинг\tКлуб\nИванов\tИван\t1850\tМосква\nПетрова\tАнна\t1720\tКазань\n"
TURKISH = "Ad Soyad;Puan;Kulüp\nŞükrü Öztürk;1850;Beşiktaş\nIşıl Çağlar;1720;Göztepe\n"
GREEK = "Όνομα;Βαθμολογία;Σύλλογος\nΓιώργος Παπαδόπουλος;1850;Αθήνα\nΜαρία Νικολάου;1720;Πάτρα\n"
CHINESE = "姓名,等级分,俱乐部\n李小龙,1850,北京棋院\n王芳,1720,上海\n"
TAIWAN = "姓名|等級分|俱樂部\n陳大文|1850|臺北\n黃小明|1720|高雄\n"


def read(data: str | bytes, name: str = "x.csv", **options: object) -> ImportDraft:
    raw = data.encode() if isinstance(data, str) else data
    chosen = ReadOptions(**{"date": dt.date(2024, 1, 5), **options})  # type: ignore[arg-type]
    return read_document(name, raw, chosen)


def names(draft: ImportDraft) -> list[str]:
    return [player.name for player in draft.players]


def out(draft: ImportDraft) -> list[int]:
    return [one.row for one in fates(draft) if one.fate is Fate.OUT]


@pytest.mark.parametrize(
    ("text", "encodings"),
    [
        (GERMAN, "cp1252 iso-8859-15 mac_roman cp850 utf-16-le utf-16-be utf-32 utf-8-sig"),
        (POLISH, "cp1250 iso-8859-2 cp852 utf-16-le utf-8"),
        (CZECH, "cp1250 iso-8859-2 cp852 utf-8"),
        (SPANISH, "cp1252 mac_roman cp850 utf-8"),
        (RUSSIAN, "cp1251 koi8_r cp866 iso-8859-5 utf-16-be utf-8"),
        (TURKISH, "cp1254 utf-8"),
        (GREEK, "cp1253 utf-8"),
        (CHINESE, "gbk gb18030 utf-16-le utf-16-be utf-8"),
        (TAIWAN, "big5 utf-8"),
    ],
)
def test_each_encoding_gives_the_same_people(text: str, encodings: str) -> None:
    whole = read(text)
    assert not whole.problems
    for encoding in encodings.split():
        draft = read(text.encode(encoding))
        assert names(whole) == names(draft), encoding
        assert [p.club for p in whole.players] == [p.club for p in draft.players], encoding
        assert [p.rating for p in whole.players] == [p.rating for p in draft.players], encoding


@pytest.mark.parametrize("text", [TURKISH, GREEK, TAIWAN, CHINESE, RUSSIAN])
def test_headings_of_these_languages_are_known(text: str) -> None:
    assert all(player.rating and player.club for player in read(text).players)


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("text", ["姓名\n李小龙\n王芳\n上海人\n", "Фамилия\nИванов\nПетров\n"])
def test_sixteen_bits_without_a_mark_are_known_by_their_line_ends(text: str, encoding: str) -> None:
    assert text.split()[1:] == names(read(text.encode(encoding)))


def test_half_points_of_western_europe_are_no_accents() -> None:
    text = "Runde;Weiß;Schwarz;Ergebnis\r\n1;Müller;Öz;½:½\r\n1;Schmidt;Ähnlich;1:0\r\n"
    draft = read(text.encode("cp1252"))
    assert (2, "cp1252") == (len(draft.games), draft.encoding)


def test_bare_names_of_western_europe_keep_their_accents() -> None:
    assert ["Jürgen Müller", "José Peña"] == names(read("Jürgen Müller\nJosé Peña\n".encode("cp1252")))


def test_a_sum_is_left_out_wherever_its_word_stands() -> None:
    people = read("Nr;Name;Geld\n1;Ann;5\n2;Bob;7\nSumme;;12\n")
    assert (["Ann", "Bob"], [], [4]) == (names(people), list(people.problems), out(people))
    games = read("Runde;Weiß;Schwarz;Ergebnis\n1;Ann;Bob;1-0\nSumme;;;1\n;;;\nGesamt;;;\n")
    assert (1, [], [3, 5]) == (len(games.games), list(games.problems), out(games))


def test_a_line_of_dashes_is_nobody() -> None:
    draft = read("| Name | Rating |\n|------|-------|\n| Ann | 1500 |\n| Bob | 1400 |\n")
    assert (["Ann", "Bob"], [2]) == (names(draft), out(draft))
    games = read("white;black;result\n-----;-----;---\nAnn;Bob;1-0\n")
    assert (1, [2], []) == (len(games.games), out(games), list(games.problems))


def test_rows_swallowed_by_a_torn_quotation_mark_are_told() -> None:
    for text in (
        'name,rating\n"Ann,1500\nBob,1400\nCid "the kid" Doe,1300\n',
        'name,rating,club\n"Ann,1500,X\nBob,1400,X\nCid,1300",X\n',
    ):
        with pytest.raises(TourneyError) as refusal:
            read(text)
        assert "import-quote" == refusal.value.code
        assert "row 2" in str(refusal.value)
    fine = read('name,note\nAnn,"likes tea, and cake\nand more, too"\nBob,x\n')
    assert ["Ann", "Bob"] == names(fine)


def test_a_name_cut_by_its_comma_is_put_together() -> None:
    draft = read("name,rating,club\nBob,1400,X\nDoe, Ann,1300,Y\nDee,1200,Z\n")
    assert ["Bob", "Doe, Ann", "Dee"] == names(draft)
    assert (1300.0, "Y") == (draft.players[1].rating, draft.players[1].club)
    assert [3] == [one.row for one in fates(draft) if one.fate is Fate.REPAIRED]


def test_a_number_belongs_to_one_person() -> None:
    draft = read("name,number,rating\nAnn,0012,1500\nBob,0012,1400\nCid,13,1300\n")
    assert ["0012", "", "13"] == [player.number for player in draft.players]
    assert [(3, "number-twice")] == [(one.row, one.code) for one in draft.remarks]


def test_lines_of_notation_need_no_heading() -> None:
    draft = read("ann > bob\nbob = cid 3-3\nann + bob > cid + dee\n", "x.txt")
    assert (Kind.GAMES, 3, ["ann", "bob", "cid", "dee"]) == (draft.kind, len(draft.games), names(draft))
    odd = read("ann > bob\nbob == cid ==\ncid > ann\n", "x.txt")
    assert (2, [2]) == (len(odd.games), out(odd))


@pytest.mark.parametrize("text", ["Name:Rating\nAnn:1500\n", "Name   Rating\nAnn   1500\nBob   1400\n"])
def test_columns_cut_by_other_signs_are_no_names(text: str) -> None:
    with pytest.raises(TourneyError) as refusal:
        read(text)
    assert "import-no-heading" == refusal.value.code


@pytest.mark.parametrize(
    "word",
    ["tablas", "patta", "empate", "ничья", "remíza", "berabere", "引き分け", "무승부", "和局"],
)
def test_a_draw_is_a_draw_in_these_languages(word: str) -> None:
    games = read(f"white,black,result\nAnn,Bob,{word}\n").games
    assert [0, 0] == list(games.side_rank)


def test_a_score_may_be_written_in_chinese() -> None:
    games = read("白方,黑方,结果\n李雷,韩梅梅,1比0\n王芳,张伟,２比３\n").games
    assert [0, 1, 1, 0] == list(games.side_rank)


@pytest.mark.parametrize(
    ("name", "data", "words"),
    [
        ("a.ods", b"PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheet", ".xlsx"),
        ("a.xml", b'<?xml version="1.0"?><Tournament><Players/></Tournament>', "XML"),
        ("a.pdf", b"%PDF-1.4", ".xlsx"),
        ("a.docx", b"PK\x03\x04word/document.xml", "docx"),
    ],
)
def test_other_documents_are_refused_with_what_to_do(name: str, data: bytes, words: str) -> None:
    with pytest.raises(TourneyError) as refusal:
        read(data, name)
    said = str(refusal.value)
    assert name in said
    assert words in said
    assert ".csv" in said or "CSV" in said
