"""The Desk's stage, for the form that opens over it."""

from tests.ui.desk.conftest import bare, built, quiet_stage, round_stage, stage

__all__ = ["bare", "built", "quiet_stage", "round_stage", "stage"]
