"""What is typed about a person, read or refused in words at the field."""

from __future__ import annotations

import datetime as dt

from PySide6.QtCore import QCoreApplication, QLocale, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.records import NewPlayer, Player, StartRating
from tourney.ui.base.errors import sentence
from tourney.ui.base.i18n import format_rating
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.choices import Choice
from tourney.ui.widgets.fields import Field

OLDEST_YEAR = 1880
BAD_YEAR = QT_TRANSLATE_NOOP("Errors", "A year of birth has four digits, such as 1987.")
NOT_A_NUMBER = QT_TRANSLATE_NOOP("Errors", "This is not a number.")
BAD_DATE = QT_TRANSLATE_NOOP("Errors", "A date is written like 2024-05-31.")
RATING_MISSING = QT_TRANSLATE_NOOP("Errors", "The rating itself is missing.")


def read_number(text: str, *, field: str) -> float | None:
    """Return a number written the local or the plain way; None for an empty field.

    Raises
    ------
    TourneyError
        "not-a-number".
    """
    text = text.strip()
    if not text:
        return None
    for locale in (QLocale(), QLocale.c()):
        value, fine = locale.toDouble(text)
        if fine:
            return float(value)
    raise TourneyError("not-a-number", NOT_A_NUMBER(), field=field)


def read_year(text: str) -> int | None:
    """Return a year of birth; None for an empty field.

    Raises
    ------
    TourneyError
        "bad-year".
    """
    text = text.strip()
    if not text:
        return None
    if not (text.isdecimal() and OLDEST_YEAR <= int(text) <= dt.date.today().year):
        raise TourneyError("bad-year", BAD_YEAR(), field="born")
    return int(text)


def read_date(text: str) -> dt.date | None:
    """Return a date written as 2024-05-31 or the local way; None for an empty field.

    Raises
    ------
    TourneyError
        "bad-date".
    """
    text = text.strip()
    if not text:
        return None
    try:
        return dt.date.fromisoformat(text)
    except ValueError:
        found = QLocale().toDate(text, QLocale.FormatType.ShortFormat)
    if found.isValid() and found.year() >= OLDEST_YEAR:
        return dt.date(found.year(), found.month(), found.day())
    raise TourneyError("bad-date", BAD_DATE(), field="date")


class _Fields(QWidget):
    """Fields by name; a refusal goes to the one it concerns."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.by_name: dict[str, Field] = {}
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(12)

    def add(self, *fields: tuple[str, Field]) -> None:
        """Put fields side by side in a row of their own."""
        row = QHBoxLayout()
        row.setSpacing(12)
        for name, field in fields:
            self.by_name[name] = field
            field.inner.setObjectName(f"player-{name}")
            row.addWidget(field, 1)
        self.column.addLayout(row)

    def clear_errors(self) -> None:
        """Forget what was wrong."""
        for field in self.by_name.values():
            field.set_error("")

    def refuse(self, error: TourneyError) -> bool:
        """Show a refusal at its field and put the cursor there; False when it concerns none."""
        field = self.by_name.get(error.field or "")
        if field is None:
            return False
        field.set_error(sentence(error))
        field.edit.setFocus()
        field.edit.selectAll()
        return True


class PersonFields(_Fields):
    """Name, club number, year of birth, note; below a button what tournaments want to know besides.

    Signals
    -------
    grown
        More fields are shown.
    """

    grown = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.name = Field(theme, self.tr("Full name"))
        self.number = Field(theme, self.tr("Club number"))
        self.born = Field(theme, self.tr("Born"), placeholder=self.tr("Year"))
        self.note = Field(theme, self.tr("Note"))
        self.add(("name", self.name))
        self.add(("number", self.number), ("born", self.born))
        self.add(("note", self.note))
        self.title = Field(theme, self.tr("Title"), placeholder=self.tr("GM, 3 dan, …"))
        self.federation = Field(theme, self.tr("Federation"), placeholder=self.tr("Country"))
        self.club = Field(theme, self.tr("Plays for"), placeholder=self.tr("Club or team"))
        self.household = Field(theme, self.tr("Household"), placeholder=self.tr("Kept apart in pairings"))
        self.sex = Choice(theme)
        for key, words in (("", "–"), ("m", self.tr("male")), ("f", self.tr("female"))):
            self.sex.add(key, words)
        self._added = QWidget()
        self.more = KeyButton(theme, self.tr("More about the person"), icon="plus", kind="ghost")
        self.more.setObjectName("player-more")
        self.more.clicked.connect(self.show_more)
        self.column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self.column.addWidget(self._added)
        own, self.column = self.column, QVBoxLayout(self._added)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(12)
        sex = Field.around(theme, self.tr("Sex"), self.sex)
        self.add(("title", self.title), ("federation", self.federation), ("sex", sex))
        self.add(("club", self.club), ("household", self.household))
        self.column = own
        self._added.hide()

    def show_more(self) -> None:
        """Show the fields below the button."""
        self.more.hide()
        self._added.show()
        self.title.edit.setFocus()
        self.grown.emit()

    def fill(self, player: Player) -> None:
        """Show what is known of a person."""
        self.name.set_text(player.name)
        self.number.set_text(player.number)
        self.born.set_text(str(player.born) if player.born else "")
        self.note.set_text(player.note)
        self.title.set_text(player.title)
        self.federation.set_text(player.federation)
        self.club.set_text(player.club)
        self.household.set_text(player.household)
        # What somebody else's program wrote stays what it is.
        if self.sex.findData(player.sex) < 0:
            self.sex.add(player.sex, player.sex)
        self.sex.choose(player.sex)
        known = (player.title, player.federation, player.club, player.household, player.sex)
        if any(known):
            self.more.hide()
            self._added.show()

    def read(self) -> NewPlayer:
        """Return what was typed.

        Raises
        ------
        TourneyError
            With the field concerned.
        """
        born = read_year(self.born.text())
        return NewPlayer(
            self.name.text(),
            self.number.text().strip(),
            born,
            self.note.text().strip(),
            club=self.club.text().strip(),
            household=self.household.text().strip(),
            federation=self.federation.text().strip(),
            sex=self.sex.current(),
            title=self.title.text().strip(),
        )


class StartFields(_Fields):
    """A rating brought along: points, deviation, where it is from, and of what day."""

    def __init__(self, theme: Theme, *, with_date: bool, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.rating = Field(theme, self.tr("Rating"))
        self.deviation = Field(theme, self.tr("± deviation"), placeholder=self.tr("as for everybody"))
        self.source = Field(theme, self.tr("Comes from"), placeholder=self.tr("Federation or former club"))
        self.date = Field(theme, self.tr("As of"), placeholder="2024-05-31")
        self.add(("rating", self.rating), ("deviation", self.deviation))
        if with_date:
            self.add(("source", self.source), ("date", self.date))
        else:
            self.add(("source", self.source))

    def fill(self, start: StartRating) -> None:
        """Show the start rating there is."""
        self.rating.set_text(format_rating(start.mean, 0 if start.mean == round(start.mean) else 2))
        deviation = start.deviation
        if deviation is not None:
            self.deviation.set_text(format_rating(deviation, 0 if deviation == round(deviation) else 2))
        self.source.set_text(start.source)
        self.date.set_text(start.date.isoformat() if start.date else "")

    def read(self, player_id: int) -> StartRating | None:
        """Return what was typed; None when all is empty.

        Raises
        ------
        TourneyError
            With the field concerned.
        """
        mean = read_number(self.rating.text(), field="rating")
        deviation = read_number(self.deviation.text(), field="deviation")
        date = read_date(self.date.text())
        source = self.source.text().strip()
        if mean is None:
            if deviation is not None or date is not None or source:
                raise TourneyError("rating-missing", RATING_MISSING(), field="rating")
            return None
        return StartRating(player_id, mean, deviation, date, source)


def rating_heading() -> str:
    """Return the words over the fields of a rating brought along."""
    return QCoreApplication.translate("StartFields", "Brings a rating along (leave empty if not)")
