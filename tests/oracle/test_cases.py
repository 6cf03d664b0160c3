"""Every reference case within its own tolerance, and a runner that tells what differs."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from tests.oracle.__main__ import check, main
from tests.oracle.adapter import run
from tests.oracle.cases import Case, differences, read

DATA = Path(__file__).parents[1] / "data" / "oracle"
FILES = sorted(DATA.glob("*.json"))
CASES = [case for path in FILES for case in read(path)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_program_gives_the_reference_value(case: Case) -> None:
    assert differences(case, run(case)) == []


def case_of(name: str) -> Case:
    return copy.deepcopy(next(case for case in CASES if case["id"] == name))


def changed(name: str, **expected: Any) -> Case:
    case = case_of(name)
    case["expected"].update(expected)
    return case


@pytest.mark.parametrize(
    "case",
    [
        changed("elo-e-equal", e_a=0.5000001),
        changed("elo-e-equal", more=1.0),
        changed("ts-err-one-team", error="refused")
        | {"input": case_of("elo-e-equal")["input"], "system": "elo"},
        case_of("elo-e-equal") | {"system": "nothing"},
        case_of("elo-e-equal") | {"input": {"op": "expected", "a": "NaN", "b": 1500.0}},
    ],
    ids=["value", "field", "no-error", "unknown", "nan"],
)
def test_a_case_that_differs_is_found(case: Case) -> None:
    assert check(case)


def test_the_runner_prints_what_differs_and_counts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cases.json"
    path.write_text(json.dumps([case_of("elo-e-100"), changed("elo-e-equal", e_b=0.25)]), encoding="utf-8")
    assert main([str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == ["elo-e-equal\te_b\tgot 0.5\texpected 0.25", "1 passed, 1 failed"]


def test_all_files_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(path) for path in FILES]) == 0
    assert capsys.readouterr().out == f"{len(CASES)} passed, 0 failed\n"


def test_a_fraction_of_a_day_keeps_its_digits() -> None:
    case = case_of("ts-drift-gamma")
    case["params"]["gamma"] = 2.0
    case["input"].update(mu=-3.0, sigma=1.25, elapsed=1.0 / 3.0)
    case["expected"] = {"mu": -3.0, "sigma": 1.7017148213885114}
    assert check(case) == []


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("ts-err-one-team", {"teams": [[[25.0, 8.0]], [[20.0, 4.0]]], "ranks": [0, "NaN"]}),
        ("elo-err-length", {"places": ["NaN", 2]}),
        ("ts-margins", {"p": [1.0], "n": [2]}),
        ("ts-q-1v1", {"teams": [[["NaN", 8.0]], [[20.0, 4.0]]]}),
        ("bt-cycle", {"rows": [[0, 1, 1.2, 1.0]]}),
    ],
)
def test_what_cannot_be_is_an_error(name: str, given: dict[str, Any]) -> None:
    case = case_of(name)
    case["input"].update(given)
    assert check(case | {"expected": {"error": "ValueError"}}) == []


def test_a_fit_of_no_rows_is_none() -> None:
    case = case_of("bt-x-disconnected")
    case["input"].update(items=["A", "B"], rows=[])
    assert check(case | {"expected": {"finite_mle": False, "weak_components": [[0], [1]]}}) == []


def test_the_runner_refuses_what_is_no_file_of_cases(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "other.json"
    path.write_text('{"a": 1}', encoding="utf-8")
    assert [main([str(path)]), main([str(tmp_path / "none.json")]), main([])] == [2, 2, 2]
    assert capsys.readouterr().out == ""


def test_no_cases_are_a_failure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "empty.json"
    path.write_text("[]", encoding="utf-8")
    assert main([str(path)]) == 1
    assert capsys.readouterr().out == f"{path}: holds no cases\n0 passed, 1 failed\n"


def test_malformed_cases_are_told_one_by_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = {"id": "a", "system": "elo", "params": {}, "input": {"op": "expected"}, "expected": {}}
    wrong = [
        {"id": "b"},
        whole | {"system": 3},
        whole | {"input": []},
        whole | {"input": {}},
        whole | {"tolerance": 3},
        whole | {"system": "nothing"},
        whole | {"input": {"op": "nothing"}},
        whole,
    ]
    path = tmp_path / "cases.json"
    path.write_text(json.dumps(wrong), encoding="utf-8")
    assert main([str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    told = [line.split("\t")[2] for line in lines[:-1]]
    assert told == [
        "got \"the case has no 'system'\"",
        "got \"'system' is not a word\"",
        "got \"'input' is not an object\"",
        "got \"the input names no operation 'op'\"",
        "got \"'tolerance' is not an object\"",
        "got 'no operation nothing.expected'",
        "got 'no operation elo.nothing'",
        "got \"no field 'a'\"",
    ]
    assert lines[-1] == "0 passed, 8 failed"
