"""Which heading means what, in the languages clubs write their tables in."""

from __future__ import annotations

from collections.abc import Sequence

from tourney.core.names import fold

# role -> headings, written as ``heading_key`` gives them (folded, without spaces)
SYNONYMS: dict[str, str] = {
    "winner": (
        "winner winnername winningplayer winningteam sieger gewinner vainqueur gagnant ganador "
        "胜者 胜方 获胜者 赢家"
    ),
    "loser": "loser losername losingplayer losingteam verlierer perdant perdedor 负者 负方 败者 输家",
    "name1": (
        "player1 playera name1 white whiteplayer hometeam teamhome home sidea side1 team1 teama playerone "
        "weiss heim heimmannschaft spieler1 blancs joueur1 domicile blancas left 选手1 选手一 "
        "选手甲 主队 白方 甲方 球员1"
    ),
    "name2": (
        "player2 playerb name2 black blackplayer awayteam teamvisitor away sideb side2 team2 teamb playertwo "
        "schwarz gast gastmannschaft spieler2 noirs joueur2 exterieur negras visitor right "
        "opponent gegner 选手2 选手二 选手乙 客队 黑方 乙方 球员2 对手"
    ),
    "score1": (
        "score1 scorea homescore frames1 points1 goals1 sets1 result1 scorewhite whitescore "
        "homegoals pointshome tore1 punkte1 score1st 得分1 比分1 主队得分 主队比分 甲方得分"
    ),
    "score2": (
        "score2 scoreb awayscore frames2 points2 goals2 sets2 result2 scoreblack blackscore "
        "awaygoals pointsvisitor tore2 punkte2 得分2 比分2 客队得分 客队比分 乙方得分"
    ),
    "result": ("result results score outcome ergebnis resultat resultado res scoreline 结果 比分 成绩 赛果"),
    "line": "game notation gameline resultline line 记录",
    "date": (
        "date day played playedon gamedate matchdate datetime datum tag spieltag fecha jour 日期 "
        "比赛日期 时间日期"
    ),
    "time": "time starttime uhrzeit zeit heure hora 时间 开始时间",
    "event": (
        "event tournament competition league turnier veranstaltung tournoi epreuve torneo "
        "eventname tournamentname 赛事 比赛 锦标赛 联赛"
    ),
    "round": "round rd roundno runde ronde tour rounds stage 轮 轮次 轮数",
    "board": "board table court boardno brett tisch echiquier 台 台号 桌号 台次",
    "note": ("note notes remark remarks comment comments bemerkung bemerkungen anmerkung remarque 备注 说明"),
    "sets": "sets setscores setscore satze 局分 小分",
    "category": "category kategorie categorie 类别 组别",
    "neutral": "neutral neutralground neutralvenue neutralerplatz 中立场地 中立",
    "rated": "rated israted gewertet 计分 计等级分",
    "rating1": (
        "rating1 ratinga elo1 elowhite whiteelo whiterating homerating winnerrating winnerelo "
        "等级分1 选手1等级分"
    ),
    "rating2": (
        "rating2 ratingb elo2 eloblack blackelo blackrating awayrating loserrating loserelo "
        "等级分2 选手2等级分"
    ),
    "name": (
        "name player playername fullname spieler spielername teilnehmer joueur nom jugador "
        "nombre participant competitor entrant 姓名 选手 名字 球员 棋手"
    ),
    "surname": "surname lastname familyname nachname famille nomdefamille apellido apellidos фамилия 姓",
    "given": "given givenname firstname forename vorname prenom имя 名",
    "rating": (
        "rating elo startrating ratingnow dwz wertungszahl wertung classement fiderating "
        "currentrating рейтинг 等级分 积分 段位分 棋力 レーティング"
    ),
    "deviation": "deviation rd ratingdeviation sigma abweichung ecart 偏差 等级分偏差",
    "born": (
        "born birth birthdate birthday dob dateofbirth birthyear yearofbirth yob geburtsdatum "
        "gebdatum geburtsjahr jahrgang geboren naissance datedenaissance nacimiento 出生 "
        "出生日期 出生年份 生日"
    ),
    "number": (
        "number id playerid memberid membership fideid licence license mitgliedsnummer passnr "
        "编号 号码 会员号"
    ),
}

HOME = (
    "hometeam home teamhome homeplayer white whiteplayer weiss heim heimmannschaft blancs domicile blancas "
    "主队 白方"
)
"""Headings of ``name1`` that say that this side is at home or moves first."""

PAIRS = (("winner", "loser"), ("name1", "name2"))


def heading_key(heading: str) -> str:
    """Return a heading as it is compared: folded, without spaces and punctuation."""
    return fold(heading).replace(" ", "")


_HOME = frozenset(heading_key(key) for key in HOME.split())
_ROLE_OF = {heading_key(key): role for role, keys in SYNONYMS.items() for key in keys.split()}


def role_of(heading: str) -> str | None:
    """Return what a column of that heading means, None if nothing here."""
    return _ROLE_OF.get(heading_key(heading))


def first_is_home(headings: Sequence[str], roles: dict[str, int]) -> bool:
    """Tell whether the first of two name columns is the side at home, or the side that moves first."""
    if "name1" not in roles or "name2" not in roles:
        return False
    return "neutral" in roles or heading_key(headings[roles["name1"]]) in _HOME


def known_headings(row: Sequence[str]) -> int:
    """Return how many different roles the cells of a row name, if it could be a heading row."""
    return len({role for cell in row if (role := role_of(cell)) is not None})


def assign(headings: Sequence[str]) -> dict[str, int]:
    """Return role -> column; the first column of a role counts.

    A file of two players has its "id" of the game, not of a person, and one "name" column is not a
    side. Two plain "player" columns are the two sides.
    """
    roles: dict[str, int] = {}
    names: list[int] = []
    for i, heading in enumerate(headings):
        role = role_of(heading)
        if role == "name":
            names.append(i)
        if role is not None:
            roles.setdefault(role, i)
    if len(names) == 2 and not any(pair[0] in roles and pair[1] in roles for pair in PAIRS):
        roles["name1"], roles["name2"] = names
    if "name1" not in roles and "name" in roles and "name2" in roles:
        roles["name1"] = roles["name"]
    if is_games(roles):
        for role in ("number", "name", "surname", "given", "born", "rating", "deviation"):
            roles.pop(role, None)
    return roles


def is_games(roles: dict[str, int]) -> bool:
    """Tell whether the columns name both sides of games, or hold whole lines of notation."""
    if any(first in roles and second in roles for first, second in PAIRS):
        return True
    return "line" in roles or ("result" in roles and not ({"name", "surname"} & roles.keys()))


def is_players(roles: dict[str, int]) -> bool:
    """Tell whether the columns are a list of people."""
    return "name" in roles or "surname" in roles
