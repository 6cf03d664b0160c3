"""Which heading means what, in the languages clubs write their tables in."""

from __future__ import annotations

from collections.abc import Sequence

from tourney.core.names import fold

# role -> headings, written as ``key_of`` gives them (folded, without spaces)
SYNONYMS: dict[str, str] = {
    "winner": (
        "winner winnername winningplayer winningteam sieger gewinner vainqueur gagnant ganador vincitore "
        "winnaar zwyciezca vitez vencedor победитель 胜者 胜方 获胜者 赢家 勝者 승자 kazanan νικητης "
        "vinnare vinder gyoztes 勝方 贏家"
    ),
    "loser": (
        "loser losername losingplayer losingteam verlierer perdant perdedor sconfitto perdente verliezer "
        "przegrany porazeny проигравший 负者 负方 败者 输家 敗者 패자 kaybeden ηττημενος forlorare taber "
        "vesztes 負者 負方 輸家"
    ),
    "name1": (
        "player1 playera name1 white whiteplayer hometeam teamhome home sidea side1 team1 teama playerone "
        "weiss heim heimmannschaft spieler1 spielera blancs joueur1 domicile blancas left modela model1 "
        "optiona answera responsea jugador1 local bianco giocatore1 casa wit speler1 thuis biale gracz1 "
        "gospodarz bily hrac1 domaci brancas jogador1 mandante белые игрок1 хозяева 选手1 选手一 选手甲 "
        "主队 白方 甲方 球员1 模型a 模型1 先手 白番 選手1 ホーム 백 선수1 beyaz oyuncu1 λευκα vit hvid "
        "vilagos 主隊 甲隊"
    ),
    "name2": (
        "player2 playerb name2 black blackplayer awayteam teamvisitor away sideb side2 team2 teamb "
        "playertwo schwarz gast gastmannschaft spieler2 spielerb noirs joueur2 exterieur negras visitor "
        "right modelb model2 optionb answerb responseb opponent gegner adversaire rival jugador2 visitante "
        "nero giocatore2 ospite zwart speler2 uit czarne gracz2 gosc cerny hrac2 hoste pretas jogador2 "
        "черные игрок2 гости 选手2 选手二 选手乙 客队 黑方 乙方 球员2 对手 模型b 模型2 后手 黒番 選手2 "
        "アウェイ 흑 선수2 siyah oyuncu2 μαυρα svart sotet 客隊 乙隊 對手"
    ),
    "score1": (
        "score1 scorea homescore frames1 points1 goals1 sets1 result1 scorewhite whitescore homegoals "
        "pointshome tore1 punkte1 score1st puntos1 punti1 punkty1 body1 pontos1 очки1 winnermodela 得分1 "
        "比分1 主队得分 主队比分 甲方得分 得点1"
    ),
    "score2": (
        "score2 scoreb awayscore frames2 points2 goals2 sets2 result2 scoreblack blackscore awaygoals "
        "pointsvisitor tore2 punkte2 puntos2 punti2 punkty2 body2 pontos2 очки2 winnermodelb 得分2 比分2 "
        "客队得分 客队比分 乙方得分 得点2"
    ),
    "result": (
        "result results score outcome ergebnis resultat resultado res scoreline risultato uitslag wynik "
        "vysledek результат счет 结果 比分 成绩 赛果 結果 スコア 결과 sonuc skor αποτελεσμα σκορ eredmeny "
        "lopputulos rezultat tulos 賽果 比數"
    ),
    "line": "game notation gameline resultline line zeile 记录",
    "date": (
        "date day played playedon gamedate matchdate datetime datum tag spieltag fecha jour data dia "
        "timestamp tstamp createdat дата 日期 比赛日期 时间日期 日付 날짜 tarih ημερομηνια dato paiva "
        "datumi 比賽日期"
    ),
    "time": "time starttime uhrzeit zeit heure hora ora tijd godzina cas время 时间 开始时间 時刻 시간",
    "event": (
        "event tournament competition league turnier veranstaltung tournoi epreuve torneo evento gara "
        "toernooi turniej turnaj torneio турнир eventname tournamentname 赛事 比赛 锦标赛 联赛 大会 대회"
    ),
    "round": (
        "round rd roundno runde ronde tour rounds stage ronda turno runda kolo rodada тур раунд 轮 轮次 "
        "轮数 回戦 라운드 tur γυρος omgang fordulo kierros 輪 輪次"
    ),
    "board": (
        "board table court boardno brett tisch echiquier tablero mesa scacchiera tavolo bord tafel "
        "szachownica stol sachovnice tabuleiro доска стол 台 台号 桌号 台次 盤 卓 masa σκακιερα braet "
        "tabla poyta 檯號"
    ),
    "note": (
        "note notes remark remarks comment comments bemerkung bemerkungen anmerkung remarque observacion "
        "osservazione opmerking uwagi poznamka observacao примечание 备注 说明 備考 비고"
    ),
    "sets": "sets setscores setscore satze manches parziali sety 局分 小分",
    "category": "category kategorie categorie categoria kategoria категория 类别 项目 カテゴリ",
    "neutral": "neutral neutralground neutralvenue neutralerplatz 中立场地 中立",
    "rated": "rated israted gewertet 计分 计等级分",
    "judge": (
        "judge voter rater annotator evaluator worker juror juge juez giudice richter beurteiler sedzia "
        "судья эксперт 评委 裁判 投票者 评审 審査員"
    ),
    "response_time": (
        "responsetime latency duration durationseconds seconds timetaken reactiontime antwortzeit dauer "
        "duree tempsdereponse duracion durata времяответа 用时 耗时 响应时间 回答時間"
    ),
    "rating1": (
        "rating1 ratinga elo1 elowhite whiteelo whiterating homerating winnerrating winnerelo 等级分1 "
        "选手1等级分"
    ),
    "rating2": (
        "rating2 ratingb elo2 eloblack blackelo blackrating awayrating loserrating loserelo 等级分2 "
        "选手2等级分"
    ),
    "name": (
        "name player playername fullname spieler spielername teilnehmer joueur nom jugador nombrecompleto "
        "nombre participant competitor entrant surnamename lastnamefirstname namevorname nachnamevorname "
        "giocatore nominativo naam speler gracz zawodnik nazwiskoiimie imieinazwisko hrac jmeno "
        "jmenoaprijmeni jogador фио игрок участник имяфамилия фамилияимя 姓名 选手 名字 球员 棋手 氏名 "
        "名前 選手 이름 성명 ad isim adsoyad adisoyadi oyuncu ονομα ονοματεπωνυμο παικτης namn spelare "
        "navn spiller nev jatekos nimi pelaaja nume jucator 棋手姓名 球員"
    ),
    "surname": (
        "surname lastname familyname nachname famille nomdefamille apellido apellidos cognome achternaam "
        "nazwisko prijmeni sobrenome apelido фамилия 姓 名字姓 苗字 성 soyad soyadi επωνυμο επιθετο "
        "efternamn efternavn etternavn vezeteknev csaladnev sukunimi"
    ),
    "given": (
        "given givenname firstname forename vorname prenom nombredepila nome voornaam imie krestnijmeno "
        "primeironome имя 名 이름만 adi fornamn fornavn utonev keresztnev etunimi prenume"
    ),
    "rating": (
        "rating elo startrating ratingnow dwz twz nwz wertungszahl wertung classement fiderating rtg rtgi "
        "rtgn currentrating eloactual rejting рейтинг 等级分 积分 段位分 棋力 レーティング 레이팅 puan ukd "
        "elopuani βαθμολογια ελο ρειτινγκ elotal ertekszam vahvuusluku 等級分 積分 等級"
    ),
    "deviation": (
        "deviation rd ratingdeviation sigma abweichung ecart desviacion deviazione отклонение 偏差 等级分偏差"
    ),
    "born": (
        "born birth birthdate birthday dob dateofbirth birthyear yearofbirth yob geburtsdatum geburtstag "
        "gebdatum geb geburtsjahr jahrgang geboren naissance datedenaissance anneedenaissance nacimiento "
        "fechadenacimiento anodenacimiento datadinascita nascita annodinascita geboortedatum geboortejaar "
        "dataurodzenia rokurodzenia urodzony datumnarozeni roknarozeni narozen datadenascimento "
        "anodenascimento nascimento датарождения годрождения рождения 出生 出生日期 出生年份 出生年月 生日 "
        "生年月日 生年 생년월일 dogum dogumtarihi dogumyili γεννηση ημερομηνιαγεννησης ετοςγεννησης fodd "
        "fodelsear fodelsedatum fodt fodselsdato fodselsar szuletett szuletesiev szuletesidatum syntynyt "
        "syntymaaika nascut datanasterii 出生年"
    ),
    "number": (
        "number id playerid memberid memberno membernumber membership fideid fidecode fideno fidenumber "
        "idfide licence license licenseno licencenumber mitgliedsnummer mitgliedsnr mitgliednr passnr "
        "passnummer numerodelicence licencia numerodelicencia tessera lidnummer numerlicencji legitymacja "
        "registracnicislo numerodesocio номер idфиде билет 编号 号码 会员号 学号 会員番号 등록번호 "
        "lisansno uyeno lisans αριθμος αριθμοσμητρωου medlemsnummer medlemsnr jasennumero igazolasszam "
        "編號 號碼 會員號"
    ),
    "index": (
        "nr no num lfdnr lfd startnr startno startingno sno snr rank seed pos position rg rang platz place "
        "numero n lp poradi cislo № п/п номерпп 序号 序 番号 순번 sira sirano αα ορνr plac hely sijoitus "
        "序號 名次 排名"
    ),
    "club": (
        "club clubname clubcity cluborcity verein vereinort clubort equipe societe circolo societa "
        "vereniging klub oddil clube team mannschaft клуб команда 俱乐部 协会单位 单位 クラブ 所属 클럽 "
        "소속 kulup συλλογος ομαδα klubb forening egyesulet csapat seura clubul 俱樂部 協會 單位"
    ),
    "federation": (
        "federation fed country nation nationality land verband pays nazione federazione pais federacja "
        "kraj zeme federace федерация страна 国家 国籍 地区 协会 国 連盟 국가 ulke χωρα ομοσπονδια orszag "
        "maa tara 國家 國籍"
    ),
    "sex": (
        "sex gender geschlecht sexe sexo sesso geslacht plec pohlavi mf mw пол 性别 性別 성별 cinsiyet "
        "φυλο kon nem sukupuoli"
    ),
    "title": (
        "title titel titre titulo titolo tytul titul звание 称号 头衔 タイトル 칭호 unvan τιτλος titteli 稱號"
    ),
    "household": (
        "household haushalt foyer menage hogar nucleofamiliare huishouden gospodarstwo domacnost семья "
        "家庭 世帯"
    ),
    "group": (
        "group section division gruppe klasse groupe grupo gruppo groep grupa skupina sekce agegroup "
        "altersklasse ageclass группа секция 组 组别 分组 グループ 部門 그룹"
    ),
}

HOME = (
    "hometeam home teamhome homeplayer white whiteplayer weiss heim heimmannschaft blancs domicile "
    "blancas local bianco casa wit thuis biale gospodarz bily domaci brancas mandante белые хозяева "
    "beyaz λευκα vit hvid vilagos 主队 白方 先手 主隊"
)
"""Headings of ``name1`` that say that this side is at home or moves first."""

VOTES = (
    "modela model1 left optiona answera responsea 模型a 模型1 modelb model2 right optionb answerb responseb "
    "模型b 模型2"
)
"""Headings of sides that are compared by a judge."""


def key_of(heading: str) -> str:
    """Return a heading as it is compared: folded, without spaces and punctuation."""
    return fold(heading.replace("\ufeff", "")).replace(" ", "")


def _keys(words: str) -> frozenset[str]:
    return frozenset(key_of(word) for word in words.split())


HOME_KEYS = _keys(HOME)
VOTE_KEYS = _keys(VOTES)
_ROLE_OF: dict[str, str] = {}
for _role, _words in SYNONYMS.items():
    for _word in _words.split():
        _ROLE_OF.setdefault(key_of(_word), _role)


def role_of(heading: str) -> str | None:
    """Return what a column of that heading means, None if nothing here."""
    return _ROLE_OF.get(key_of(heading))


def known_headings(row: Sequence[str]) -> int:
    """Return how many different roles the cells of a row name, if it could be a heading row."""
    return len({role for cell in row if len(cell) < 60 and (role := role_of(cell)) is not None})
