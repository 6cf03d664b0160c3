"""Lines as people write results into a message become games, and lists of names stay lists of names."""

from __future__ import annotations

import pytest

from tourney.exchange.drafts import ReadOptions
from tourney.exchange.mapping import Kind
from tourney.exchange.reading import CLIPBOARD, open_table, read_document


def games(text: str) -> list[tuple[str, str, tuple[int, ...]]]:
    draft = read_document(CLIPBOARD, text.encode())
    table, names = draft.games, [one.name for one in draft.players]
    return [
        (
            names[table.member_player[2 * i]],
            names[table.member_player[2 * i + 1]],
            tuple(table.side_rank[2 * i : 2 * i + 2]),
        )
        for i in range(len(table))
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Ana Duarte 1-0 Bo Berg\n陈思远 ½-½ Ana Duarte\n",
        "1. Ana Duarte 1 : 0 Bo Berg\n2. 陈思远 1/2-1/2 Ana Duarte\n",
        "Ana Duarte - Bo Berg 1-0\n陈思远 vs. Ana Duarte 0.5-0.5\n",
        "Ana Duarte – Bo Berg: 3:1\n陈思远 – Ana Duarte: 2:2\n",
    ],
)
def test_lines_with_a_score_are_games(text: str) -> None:
    assert games(text) == [("Ana Duarte", "Bo Berg", (0, 1)), ("陈思远", "Ana Duarte", (0, 0))]
    assert open_table(CLIPBOARD, text.encode(), ReadOptions()).kind is Kind.GAMES


def test_a_line_among_them_that_is_none_is_told() -> None:
    draft = read_document(CLIPBOARD, b"Ann 1-0 Bob\nCy 0-1 Ann\nwhat a night\n")
    assert len(draft.games) == 2
    assert [one.row for one in draft.problems] == [3]


@pytest.mark.parametrize("text", ["Ann Doe\nBob Roe\n", "Ann-Lena 2\nBob-Jan 3\n", "FC 04 - Old Boys\nBob\n"])
def test_names_are_no_games(text: str) -> None:
    draft = read_document(CLIPBOARD, text.encode())
    assert (draft.kind, len(draft.players)) == (Kind.PLAYERS, 2)
