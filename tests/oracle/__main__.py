"""``python -m tests.oracle FILE...``: run reference cases and print where the program differs."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from tests.oracle.adapter import run
from tests.oracle.cases import Case, Difference, differences, malformed, read


def check(case: Case) -> list[Difference]:
    """Return where the program differs from a case; a failure of ours is a difference too."""
    if wrong := malformed(case):
        return [("case", wrong, case.get("expected"))]
    try:
        return differences(case, run(case))
    except LookupError as error:
        what = f"no field {error}" if isinstance(error, KeyError) else str(error)
        return [("failure", what, case["expected"])]
    except Exception as error:
        return [("failure", f"{type(error).__name__}: {error}", case.get("expected"))]


def main(arguments: Sequence[str]) -> int:
    """Print id, field, got and expected of every difference, then the count; return 1 if there is any.

    A file without cases is a failure too: nothing was shown. 2 stands for a file that is none of cases.
    """
    if not arguments:
        print("usage: python -m tests.oracle FILE...", file=sys.stderr)
        return 2
    passed = failed = 0
    for name in arguments:
        try:
            cases = read(Path(name))
        except (OSError, ValueError) as error:
            print(f"{name}: {error}", file=sys.stderr)
            return 2
        if not cases:
            print(f"{name}: holds no cases")
            failed += 1
        for case in cases:
            found = check(case)
            for field, got, expected in found:
                print(case["id"], field, f"got {got!r}", f"expected {expected!r}", sep="\t")
            passed, failed = passed + (not found), failed + bool(found)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
