"""The rules of an event are looked at before they are stored, whoever wrote them."""

from __future__ import annotations

from tourney.core.records import NewEvent
from tourney.core.rules import EventRules
from tourney.standings.scoring import check_scoring


def refuse_bad_event(event: NewEvent) -> None:
    """Refuse an event whose scoring says something unknown, what its bye is worth included.

    Raises
    ------
    TourneyError
        "bad-scoring" or "bad-points", naming the field.
    """
    check_scoring(event.scoring)


def refuse_bad_rules(rules: EventRules | None) -> None:
    """Refuse the rules of a stage likewise; None are those of its event."""
    if rules is not None:
        check_scoring(rules.scoring)
