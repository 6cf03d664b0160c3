"""Yes and no as tables write them, folded: numbers, letters and words of several languages."""

from __future__ import annotations

YES = frozenset(("1", "yes", "y", "true", "t", "ja", "j", "oui", "si", "是"))
NO = frozenset(("0", "no", "n", "false", "f", "nein", "non", "否"))
