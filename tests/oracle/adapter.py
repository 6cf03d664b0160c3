"""Runs one case: translates its names and units, and calls what the command line calls."""

from __future__ import annotations

from tests.oracle import bradley_terry, elo, glicko, placement, trueskill
from tests.oracle.cases import Case, Operation, Values, numbers
from tourney.core.errors import TourneyError

OPERATIONS: dict[tuple[str, str], Operation] = {
    **elo.OPERATIONS,
    **glicko.OPERATIONS,
    **trueskill.OPERATIONS,
    **bradley_terry.OPERATIONS,
    **placement.OPERATIONS,
}


def run(case: Case) -> Values:
    """Return what the program gives for a case; ``{"error": code}`` where it refuses.

    A case of the operation "note" states a rule in words and asks for nothing.

    Raises
    ------
    LookupError
        For an operation that is not known here.
    """
    name = case["input"]["op"]
    if name == "note":
        return {}
    operation = OPERATIONS.get((case["system"], name))
    if operation is None:
        raise LookupError(f"no operation {case['system']}.{name}")
    try:
        return operation(numbers(case["params"]), numbers(case["input"]))
    except TourneyError as refusal:
        return {"error": refusal.code}
