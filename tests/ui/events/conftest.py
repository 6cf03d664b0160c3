"""The Desk of ``tests/ui/desk``: its club, its window, and what a person does with them."""

from tests.ui.desk.conftest import bare, built, quiet_stage, round_stage, stage

__all__ = ["bare", "built", "quiet_stage", "round_stage", "stage"]
