"""``python -m tests.season [--seasons N] [--engine KEY]``: what ways of pairing buy a club, in figures."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from tests.season.club import POLICIES, columns, play, together


def table(seasons: int, key: str) -> str:
    """Return the table as Markdown, one row a policy."""
    shown = columns()
    lines = [
        "| pairing | " + " | ".join(heading for heading, _ in shown) + " |",
        "| --- |" + " ---: |" * len(shown),
    ]
    for policy in POLICIES:
        found = together([play(policy, seed, key=key) for seed in range(seasons)])
        lines.append(f"| {policy.name} | " + " | ".join(cell(found) for _, cell in shown) + " |")
    return "\n".join(lines)


def main(argv: Sequence[str] | None = None) -> int:
    """Print the table; each season has the same people and the same luck for every policy."""
    parser = argparse.ArgumentParser(prog="python -m tests.season")
    parser.add_argument("--seasons", type=int, default=20)
    parser.add_argument("--engine", default="glicko2")
    options = parser.parse_args(argv)
    print(table(options.seasons, options.engine))
    return 0


if __name__ == "__main__":
    sys.exit(main())
