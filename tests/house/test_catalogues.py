"""Every text a person can meet is there in every language."""

from __future__ import annotations

import sys

from tests.house.rules import ROOT

sys.path.insert(0, str(ROOT / "packaging"))
try:
    import translations
finally:
    sys.path.pop(0)


def test_the_catalogues_are_complete_and_match_the_program() -> None:
    assert [] == list(translations.faults())
