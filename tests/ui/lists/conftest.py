"""The Engine page in the real window, as its own tests have it."""

from __future__ import annotations

from tests.ui.engine.conftest import bare, empty_stage, season, stage

__all__ = ("bare", "empty_stage", "season", "stage")
