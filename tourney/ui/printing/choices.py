"""How each document was printed last: one choice remembered per document, on this computer."""

from __future__ import annotations

import json
from typing import Any

from tourney.ui.base.settings import Settings
from tourney.ui.printing.paper import SCALES, Paper, Size, usual_size

LAST = "paper"
"""The size chosen last: what a document takes that was never printed."""


def remembered(settings: Settings, key: str) -> Paper:
    """Return the paper of a document; what cannot be read is as if it had not been chosen."""
    last = settings.choice(LAST)
    size = Size(last) if last in tuple(Size) else usual_size()
    try:
        kept = json.loads(settings.choice(f"{LAST}-{key}", "{}"))
    except ValueError:
        kept = {}
    return _read(kept, size) if isinstance(kept, dict) else Paper(size)


def remember(settings: Settings, key: str, paper: Paper) -> None:
    """Keep the paper of a document for the next time."""
    settings.set_choice(LAST, paper.size.value)
    value = {
        "size": paper.size.value,
        "landscape": paper.landscape,
        "scale": paper.scale,
        "hidden": list(paper.hidden),
    }
    settings.set_choice(f"{LAST}-{key}", json.dumps(value))


def _read(kept: dict[str, Any], size: Size) -> Paper:
    landscape, scale, hidden = kept.get("landscape"), kept.get("scale"), kept.get("hidden")
    return Paper(
        Size(kept["size"]) if kept.get("size") in tuple(Size) else size,
        landscape if isinstance(landscape, bool) else None,
        scale if scale in SCALES else 1.0,
        tuple(one for one in hidden if isinstance(one, str)) if isinstance(hidden, list) else (),
    )
