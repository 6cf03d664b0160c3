"""Moments as the tables keep them: UTC without a zone, the same in every database."""

from __future__ import annotations

import datetime as dt


def stored(moment: dt.datetime) -> dt.datetime:
    """Return a moment in UTC without its zone; one without a zone is taken as local time."""
    return moment.astimezone(dt.UTC).replace(tzinfo=None)


def shown(moment: dt.datetime) -> dt.datetime:
    """Return a stored moment as an aware one in UTC."""
    return moment.replace(tzinfo=dt.UTC)
