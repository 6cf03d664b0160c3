#!/usr/bin/env python3
"""Make resources/sample/demo.tourney from resources/sample/snooker.csv; takes no arguments."""

from pathlib import Path

from tourney.club.demo import FILE, build

SAMPLE = Path(__file__).resolve().parent.parent / "resources" / "sample"


def main():
    target = SAMPLE / FILE
    target.unlink(missing_ok=True)
    build(SAMPLE / "snooker.csv", target)
    print(f"{target.name}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
