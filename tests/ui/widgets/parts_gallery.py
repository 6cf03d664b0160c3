"""Draws every part in its states on one sheet.

Run it by its path: parts_gallery.py OUT.png [--dark] [--scale 1.5] [--text 1.2]
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[3]))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from parts_models import Boards, People, Ranks
from PySide6.QtCore import QDate, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QAction, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDateEdit,
    QDoubleSpinBox,
    QMenu,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QWidget,
)

from tourney.ui.base import icons
from tourney.ui.base.theme import Theme
from tourney.ui.models.roles import Badge, Change, Odds
from tourney.ui.widgets.badge import BadgeLabel
from tourney.ui.widgets.buttons import IconButton, KeyButton
from tourney.ui.widgets.change import ChangeLabel
from tourney.ui.widgets.chips import Chip
from tourney.ui.widgets.delegates.figures import ChangeCell, OddsCell, QualityCell, RangeCell, RankSpreadCell
from tourney.ui.widgets.delegates.marks import ResultCell
from tourney.ui.widgets.delegates.text import CheckCell, FigureCell, NameCell, RatingCell, TwoLineCell
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.empty import EmptyState
from tourney.ui.widgets.fields import Field, SearchField
from tourney.ui.widgets.form import FormStrip
from tourney.ui.widgets.keycap import KeyCap
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.lists import ListView
from tourney.ui.widgets.notice import Notice
from tourney.ui.widgets.odds import OddsBar
from tourney.ui.widgets.painting import Painted, outline, tile
from tourney.ui.widgets.progress import ProgressStrip
from tourney.ui.widgets.surface import Surface
from tourney.ui.widgets.table import Column, Table
from tourney.ui.widgets.tabs import PillTabs, UnderlineTabs
from tourney.ui.widgets.undobar import UndoBar


class IconRow(Painted):
    """All icons in a row."""

    def paintEvent(self, event) -> None:
        painter = QPainter(self)
        for number, name in enumerate(icons.ICONS):
            across, down = number % 34, number // 34
            icons.paint(painter, name, QRectF(across * 40, down * 32, 20, 28), self.theme.color("soft"), 20)
        painter.drawPixmap(QPoint(40 * 32, 32), icons.mark(self.theme, 28, self.devicePixelRatioF()))


class Swatch(Painted):
    """One colour."""

    def __init__(self, theme: Theme, token: str, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.token = token

    def paintEvent(self, event) -> None:
        painter = QPainter(self)
        tile(painter, QRectF(self.rect()), self.theme.color(self.token), 6)
        outline(painter, QRectF(self.rect()), self.theme.color("control"), 6)


def board_table(theme: Theme, parent: QWidget | None = None) -> Table:
    table = Table(theme, lines=2, parent=parent)
    table.setModel(Boards(table))
    table.set_columns(
        (
            Column("board", 56, delegate=FigureCell(theme)),
            Column("a", 170, 120, 2, TwoLineCell(theme)),
            Column("odds", 116, 92, 1, OddsCell(theme)),
            Column("b", 170, 120, 2, TwoLineCell(theme)),
            Column("quality", 88, 52, 0, QualityCell(theme)),
            Column("result", 110, 100, 0, ResultCell(theme)),
        )
    )
    return table


def rank_table(theme: Theme, parent: QWidget | None = None) -> Table:
    table = Table(theme, sections=True, parent=parent)
    table.setModel(Ranks(table))
    table.set_columns(
        (
            Column("rank", 44, delegate=FigureCell(theme, ink="text")),
            Column("spread", 160, 110, 0, RankSpreadCell(theme)),
            Column("name", 200, 120, 2, NameCell(theme)),
            Column("rating", 120, 110, 0, RatingCell(theme)),
            Column("change", 92, 60, 0, ChangeCell(theme)),
            Column("range", 300, 120, 1, RangeCell(theme)),
            Column("games", 70, 60, 0, FigureCell(theme)),
            Column("last", 70, 60, 0, FigureCell(theme)),
        )
    )
    table.horizontalHeader().setSortIndicatorShown(True)
    table.horizontalHeader().setSortIndicator(3, Qt.SortOrder.DescendingOrder)
    return table


class Sheet(Surface):
    """Every part at its place."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.resize(1480, 1640)
        self.focused: list[QWidget] = []
        self._put(Label(theme, "Parts and their states · 组件与状态", "page"), 32, 20)
        for number, token in enumerate(theme.tokens):
            x, y = 32 + (number % 14) * 98, 64 + (number // 14) * 58
            self._put(Swatch(theme, token, self), x, y, 86, 32)
            self._put(Label(theme, token, "badge", "soft"), x, y + 34)
        x = 32
        for role, words in (
            ("page", "Page 第 4 轮"), ("panel", "Panel 面板"), ("name", "Name 姓名"),
            ("name_strong", "Winner 胜者"),
            ("body", "Body 正文"), ("second", "Second 次行"), ("header", "Header 表头"), ("figure", "1698"),
            ("range", "1262–1604"), ("card", "陈思远 Ana"),
        ):  # fmt: skip
            label = self._put(Label(theme, words, role), x, 188)
            label.move(x, 212 - label.height() // 2)
            x += label.width() + 28
        self._buttons(theme)
        self._fields(theme)
        self._marks(theme)
        self._stock(theme)
        self._put(IconRow(theme), 32, 790, 1380, 64)
        self._put(board_table(theme), 32, 880, 800, 330)
        self.boards = self.children()[-1]
        self._put(rank_table(theme), 32, 1240, 1416, 360)
        people = ListView(theme, hairlines=False)
        people.setModel(People(people))
        people.setItemDelegate(CheckCell(theme, people))
        people.setCurrentIndex(people.model().index(1, 0))
        self._put(people, 850, 880, 216, 250)
        self._put(
            empty := EmptyState(theme, "Nobody is here yet",
                       "Type two letters of a name on the left and press Enter.",
                       hint="With two people here, a first round can be suggested."),
            1080, 860, 390, 360,
        )  # fmt: skip
        empty.primary("Check in", "F2")
        empty.second("Import", "Ctrl+I", "import")

    def _put(self, part: QWidget, x: int, y: int, wide: int = 0, high: int = 0) -> QWidget:
        part.setParent(self)
        part.adjustSize()
        part.setGeometry(QRect(x, y, wide or part.sizeHint().width(), high or part.sizeHint().height()))
        part.show()
        return part

    def _row(self, parts: list[QWidget], x: int, y: int, gap: int = 16) -> None:
        for part in parts:
            self._put(part, x, y)
            x += part.width() + gap

    def _buttons(self, theme: Theme) -> None:
        self._put(
            Label(theme, "Buttons: primary, plain, focus, disabled, ghost, quiet", "header", "faint"), 32, 252
        )
        off = KeyButton(theme, "Redo")
        off.setEnabled(False)
        focus = KeyButton(theme, "打印", key="Ctrl+P", icon="print")
        focus.hasFocus = lambda: True
        self._row(
            [
                KeyButton(theme, "Use round 4", key="F5", kind="primary"),
                KeyButton(theme, "采用第 4 轮", key="F5", kind="primary"),
                KeyButton(theme, "Print", key="Ctrl+P", icon="print"),
                focus,
                off,
                KeyButton(theme, "Why?", kind="ghost"),
                KeyButton(theme, "Riverside Table Tennis", kind="quiet", menu=True, role="panel"),
                IconButton(theme, "undo", "Undo", key="Ctrl+Z"),
                IconButton(theme, "more", "More"),
            ],
            32, 272, 12,
        )  # fmt: skip
        pills = PillTabs(theme)
        for key, word, count in (
            ("all", "All", 42),
            ("here", "到场", 22),
            ("prov", "Provisional", 5),
            ("away", "Away", 6),
        ):
            pills.add(key, word, count)
        lines = UnderlineTabs(theme)
        for key, word in (("h", "History"), ("o", "Opponents"), ("g", "对局")):
            lines.add(key, word)
        self._put(pills, 32, 322)
        self._put(lines, 420, 316)

    def _fields(self, theme: Theme) -> None:
        search = SearchField(theme, "Find a player, game or action", key="Ctrl+K")
        self._put(search, 904, 272, 300, 32)
        focused = SearchField(theme, "", key="Enter records", icon="", live=True)
        focused.setText("kwame > priya")
        self._put(focused, 1216, 272, 250, 32)
        wrong = Field(theme, "Name", placeholder="Type a name")
        wrong.set_text("an > bob")
        wrong.set_error("Two people match “an”: Ana Duarte, Đặng Minh Anh. One more letter.")
        self._put(wrong, 720, 314, 330, 94)
        hint = Field(theme, "Start rating")
        hint.set_hint("From another club, for instance")
        self._put(hint, 1070, 314, 200, 80)
        off = Field(theme, "Number")
        off.edit.setEnabled(False)
        self._put(off, 1290, 314, 170, 60)

    def _marks(self, theme: Theme) -> None:
        self._row([BadgeLabel(theme, badge, self) for badge in Badge], 32, 376, 12)
        self._row([ChangeLabel(theme, Change(value)) for value in (12, -9, 0)], 320, 374, 18)
        x = 32
        for odds in (
            Odds(0.74, 0.05),
            Odds(0.52, 0.11),
            Odds(0.52, 0.26),
            Odds(0.30, 0.12),
            Odds(0.4, 0.05, 0.25),
        ):
            self._put(OddsBar(theme, odds), x, 414, 144)
            x += 168
        self._put(FormStrip(theme, (1, 1, 0, 1, 0.5, 1, 1, 0, 0, 1, 1, 1)), 32, 466)
        self._row([KeyCap(theme, key) for key in ("Ctrl+K", "F5", "Enter", "Esc")], 300, 466, 8)
        self._row(
            [Chip(theme, "Kwame + Zofia", "a"), Chip(theme, "Priya + Oisín", "b"),
             Chip(theme, "an?", "unknown"),
             Chip(theme, "Ana")],
            530, 464, 8,
        )  # fmt: skip
        bar = UndoBar(theme)
        self._put(bar, 880, 452, 530, 42)
        bar.say("Board 4 is now 3 – 0. Ratings of 2 people changed. 两人等级分已更新。")
        strip = ProgressStrip(theme)
        self._put(strip, 880, 502, 530, 40)
        strip.begin("Replaying 3,118 games with Glicko-2…")
        strip.set_progress(1940, 3118)
        strip.show()
        notice = Notice(
            theme,
            "This club was made by a newer Tourney (1.4).",
            "Nothing was changed. Open it to read only, or update.",
            closable=True,
        )
        notice.add_button("Read only")
        self._put(notice, 880, 556, 530, 70)
        warn = Notice(
            theme, "The USB stick is full.", "The last result is kept in memory.", kind="warn", icon="warning"
        )
        self._put(warn, 880, 634, 530, 66)

    def _stock(self, theme: Theme) -> None:
        combo = QComboBox()
        combo.addItems(["fewest byes", "轮空最少者"])
        self._put(combo, 32, 512, 150, 32)
        spin = QSpinBox()
        spin.setValue(42)
        self._put(spin, 196, 512, 90, 32)
        double = QDoubleSpinBox()
        self._put(double, 300, 512, 90, 32)
        date = QDateEdit(QDate(2026, 12, 1))
        date.setCalendarPopup(True)
        self._put(date, 404, 512, 130, 32)
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setValue(35)
        self._put(slider, 550, 516, 160, 24)
        progress = QProgressBar()
        progress.setValue(60)
        progress.setTextVisible(False)
        self._put(progress, 726, 526, 120, 4)
        check, half, radio, radio_off, check_off = (
            QCheckBox("Draws allowed"), QCheckBox("Some"), QRadioButton("Glicko-2"), QRadioButton("Elo"),
            QCheckBox("off"),
        )  # fmt: skip
        check.setChecked(True)
        half.setTristate(True)
        half.setCheckState(Qt.CheckState.PartiallyChecked)
        radio.setChecked(True)
        check_off.setEnabled(False)
        self._row([check, half, check_off, radio, radio_off], 32, 560, 12)
        plain = QPushButton("Stock button")
        default = QPushButton("Default")
        default.setDefault(True)
        self._row([plain, default], 550, 556, 12)
        text = QPlainTextEdit("Note\n备注\n…\n…\n…")
        self._put(text, 740, 552, 120, 70)
        menu = QMenu(self)
        for words, key in (("Void this game", "Del"), ("Correct…", "F4")):
            action = QAction(words, menu)
            action.setShortcut(key)
            menu.addAction(action)
        menu.addSeparator()
        ticked = QAction("Compact rows", menu, checkable=True, checked=True)
        menu.addAction(ticked)
        menu.addMenu("More").setEnabled(True)
        self.menu = menu
        menu.setWindowFlags(Qt.WindowType.Widget)
        self._put(menu, 32, 600)
        dialog = Dialog(
            theme,
            "Take Ana Duarte off the register?",
            "She keeps her 200 games and leaves the lists. Undo brings her back.",
        )
        dialog.set_safe(dialog.add_verb("Keep", key="Esc"))
        dialog.add_verb("Archive", kind="primary")
        dialog.setWindowFlags(Qt.WindowType.Widget)
        self._put(dialog, 300, 616, 480, 160)


def build(theme: Theme) -> Sheet:
    sheet = Sheet(theme)
    table = sheet.boards
    table.setCurrentIndex(table.model().index(3, 1))
    table.rows.hover(1)
    table.setFocus()
    return sheet


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--scale", default="1")
    parser.add_argument("--text", type=float, default=1.0)
    given = parser.parse_args()
    os.environ["QT_SCALE_FACTOR"] = given.scale
    app = QApplication([])
    theme = Theme("dark" if given.dark else "light", given.text)
    theme.apply(app)
    sheet = build(theme)
    sheet.show()
    for _ in range(3):
        app.processEvents()
    sheet.activateWindow()
    sheet.boards.setFocus()
    app.processEvents()
    sheet.grab().save(given.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
