"""The settings file: typed, forgiving, and written so that the next run reads the same."""

import datetime as dt

from PySide6.QtCore import QByteArray

from tourney.ui.base.settings import RECENT_LIMIT, RecentClub, Settings


def test_values_survive_into_the_next_run(tmp_path):
    path = tmp_path / "tourney.ini"
    first = Settings(path)
    first.language = "zh_CN"
    first.theme_mode = "dark"
    first.text_scale = 1.15
    first.desk_name = "Ngozi"
    first.geometry = QByteArray(b"\x01\x02")
    first.set_columns("games", QByteArray(b"\x03"))
    first.last_club = "/clubs/北.tourney"
    first.sync()
    second = Settings(path)
    assert second.language == "zh_CN"
    assert second.theme_mode == "dark"
    assert second.text_scale == 1.15
    assert second.desk_name == "Ngozi"
    assert second.geometry == QByteArray(b"\x01\x02")
    assert second.columns("games") == QByteArray(b"\x03")
    assert second.last_club == "/clubs/北.tourney"


def test_recent_clubs_are_latest_first_and_each_once(tmp_path):
    settings = Settings(tmp_path / "s.ini")
    settings.remember_club(RecentClub("a.tourney", "Riverside, “Table” Tennis", 42, 3118))
    settings.remember_club(RecentClub("b.tourney", "北一女桌遊社"))
    settings.remember_club(RecentClub("a.tourney", "Riverside", 43, 3120, "2026-12-01T19:42:00"))
    settings.sync()
    clubs = Settings(tmp_path / "s.ini").recent_clubs()
    assert [(c.path, c.name, c.players) for c in clubs] == [
        ("a.tourney", "Riverside", 43),
        ("b.tourney", "北一女桌遊社", 0),
    ]
    assert clubs[0].opened_at == dt.datetime(2026, 12, 1, 19, 42)


def test_the_list_of_recent_clubs_has_an_end(tmp_path):
    settings = Settings(tmp_path / "s.ini")
    for number in range(30):
        settings.remember_club(RecentClub(f"{number}.tourney", str(number)))
    assert len(settings.recent_clubs()) == RECENT_LIMIT


def test_forgetting_a_club_also_forgets_it_as_the_last_one(tmp_path):
    settings = Settings(tmp_path / "s.ini")
    settings.remember_club(RecentClub("a.tourney", "A"))
    settings.last_club = "a.tourney"
    settings.forget_club("a.tourney")
    assert settings.recent_clubs() == []
    assert settings.last_club == ""


def test_a_damaged_file_reads_as_defaults(tmp_path):
    path = tmp_path / "s.ini"
    path.write_text("[look]\ntheme=pink\ntext_scale=huge\n[clubs]\nrecent=not json\n[window]\ngeometry=7\n")
    settings = Settings(path)
    assert settings.theme_mode == "system"
    assert settings.text_scale == 1.0
    assert settings.recent_clubs() == []
    assert settings.geometry.isEmpty()
    assert settings.desk_name
