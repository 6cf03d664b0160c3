"""The headings of the long shape of a table of games: one row for every player of every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tourney.exchange.headings import key_of, role_of

_HEADINGS = {
    "game": (
        "game gameid gameno gamenumber match matchid matchno matchnumber race raceid heat night session "
        "partie spiel 局 对局 对局编号 场次 比赛编号"
    ),
    "player": "player name driver rider racer",
    "side": "side sideno team teamid teamno teamname seite mannschaft equipe 方 队 队伍",
    "rank": "rank place position pos finish finished placing placement platz rang 名次 排名",
    "score": "score scores points pts punkte net netto winnings profit 得分 分数 积分 净胜",
    "weight": "weight share part participation anteil gewicht 权重 占比 份额",
    "category": "category kind class kategorie categorie 类别 组别 项目",
    "home": "home firstmover first white heim 主场 先手",
}
_LONG = {
    key_of(key): (role, likeness)
    for role, keys in _HEADINGS.items()
    for likeness, key in enumerate(keys.split())
}
"""Heading -> role and how far it stands down the list: "game" is the game where there is a "night" too."""
_SHARED = {"name": "player", "date": "date", "time": "time", "event": "event", "round": "round"}
_SHARED |= {"rated": "rated"}
LONG_ONLY = frozenset(("game", "player", "side", "rank", "weight", "home"))
"""Roles that no other shape of a table has."""


def long_roles(headings: Sequence[str], said: Mapping[str, int] | None = None) -> dict[str, int] | None:
    """Return role -> column where the headings are those of the long shape, else None.

    *said* are columns that a person gave a role. A game without a column of its own is known by its date,
    event and round.
    """
    found: dict[str, tuple[int, int]] = {}
    for i, heading in enumerate(headings):
        role, likeness = _LONG.get(key_of(heading), (_SHARED.get(role_of(heading) or ""), 0))
        if role is not None:
            found[role] = min(found.get(role, (likeness, i)), (likeness, i))
    roles = {role: i for role, (_, i) in found.items()} | {
        role: i for role, i in (said or {}).items() if role in _KNOWN
    }
    if "game" not in roles:
        roles.pop("time", None)  # beside a race it is what the rider took
    placed = "rank" in roles or ("score" in roles and "game" in roles)
    # Without a number of its own a game is the race of a day and a round; ranks alone tell it from a list.
    told = "game" in roles or ("rank" in roles and "date" in roles and {"round", "event"} & roles.keys())
    return roles if "player" in roles and placed and told else None


_KNOWN = frozenset(_HEADINGS) | frozenset(_SHARED.values()) | {"judge", "response_time"}
