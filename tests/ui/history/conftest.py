"""The Games page in the real window, as its own tests have it."""

from tests.ui.games.conftest import (  # noqa: F401 - fixtures
    blank,
    club_path,
    dialog,
    open_club,
    stage,
)
