"""The door to every explanation: of a game played or open, of a rating."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from tourney.core.games import Game
    from tourney.ui.base.context import Context
    from tourney.ui.explain.game_dialog import ExplainGameDialog
    from tourney.ui.explain.outlook_dialog import OutlookDialog
    from tourney.ui.explain.rating_dialog import ExplainRatingDialog


def explain_game(
    ctx: Context, window: QWidget, game_id: int, player_id: int | None = None
) -> ExplainGameDialog:
    """Show why a game moved the ratings, beginning with one of its players."""
    from tourney.ui.explain.game_dialog import ExplainGameDialog
    from tourney.ui.widgets.showing import show_dialog

    dialog = ExplainGameDialog(ctx, game_id, player_id, window)
    show_dialog(dialog)
    return dialog


def explain_open(ctx: Context, window: QWidget, game: Game) -> OutlookDialog:
    """Show what is expected of an open game and what each result would do."""
    from tourney.ui.explain.outlook_dialog import OutlookDialog
    from tourney.ui.widgets.showing import show_dialog

    dialog = OutlookDialog(ctx, game, window)
    show_dialog(dialog)
    return dialog


def explain_rating(ctx: Context, window: QWidget, player_id: int) -> ExplainRatingDialog:
    """Show why a rating is what it is: how sure, placed or not, and where the points came from."""
    from tourney.ui.explain.rating_dialog import ExplainRatingDialog
    from tourney.ui.widgets.showing import show_dialog

    dialog = ExplainRatingDialog(ctx, player_id, window)
    show_dialog(dialog)
    return dialog
