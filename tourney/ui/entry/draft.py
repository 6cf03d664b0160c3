"""What is filled in for a game of any shape, before it is one: every step gives another draft."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from tourney.core.errors import TourneyError
from tourney.core.games import Forfeit, Game, GameState, Member, NewGame, Side
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.outcomes import (
    Sets,
    number_text,
    plain,
    read_number,
    read_set,
    read_share,
    sets_won,
    without_holes,
)

NOBODY = QT_TRANSLATE_NOOP("GameForm", "Side {side} has nobody in it. Add a person, or remove the side.")
TWICE = QT_TRANSLATE_NOOP("GameForm", "{name} is in this game already.")
PLACE_BAD = QT_TRANSLATE_NOOP("GameForm", "“{text}” is not a place: whole numbers from 1.")
SHARE_BAD = QT_TRANSLATE_NOOP(
    "GameForm", "“{text}” is not a share of the game: write 0.5, ½, 50% or minutes as 45/90, at most 1."
)
POINTS_BAD = QT_TRANSLATE_NOOP("GameForm", "“{text}” is not a number of points.")
SETS_BAD = QT_TRANSLATE_NOOP("GameForm", "“{text}” is not a score of sets: write 11-7 9-11 11-5.")
SETS_SIDES = QT_TRANSLATE_NOOP("GameForm", "Sets need exactly two sides; this game has {sides}.")
TIME_BAD = QT_TRANSLATE_NOOP("GameForm", "“{text}” is not a time of day such as 19:30.")
COUNT_AS = QT_TRANSLATE_NOOP("GameForm", "The places {given} count as {places}.")
SETS_SAY = QT_TRANSLATE_NOOP("GameForm", "The sets say that {winner} won, but the places say otherwise.")
POINTS_SAY = QT_TRANSLATE_NOOP("GameForm", "The points do not fit the places.")
LEAST = 2

NameOf = Callable[[int], str]


@dataclass(frozen=True, slots=True)
class DraftMember:
    """A person of a side; ``share`` is as typed, empty for the whole game."""

    player_id: int
    share: str = ""


@dataclass(frozen=True, slots=True)
class DraftSide:
    """People who play together, their place and their points as typed."""

    members: tuple[DraftMember, ...] = ()
    place: str = ""
    points: str = ""


@dataclass(frozen=True, slots=True)
class Draft:
    """A game being filled in. ``placed`` is True once a person has said something about the places."""

    sides: tuple[DraftSide, ...] = (DraftSide(place="1"), DraftSide(place="2"))
    sets: str = ""
    ending: Forfeit = Forfeit.NONE
    rated: bool = True
    date: dt.date = dt.date.min
    time: str = ""
    note: str = ""
    placed: bool = False

    @property
    def player_ids(self) -> tuple[int, ...]:
        """Everybody in it."""
        return tuple(member.player_id for one in self.sides for member in one.members)

    # Sides

    def with_side(self, at: int, **changes: str) -> Draft:
        """Return the draft with another place or other points of a side."""
        sides = list(self.sides)
        sides[at] = replace(sides[at], **changes)  # type: ignore[arg-type]
        return replace(self, sides=tuple(sides), placed=self.placed or "place" in changes)

    def add_side(self, *members: DraftMember) -> Draft:
        """Return the draft with one more side, in the place after the last."""
        last = max((_place(one.place) or 0 for one in self.sides), default=0)
        return replace(self, sides=(*self.sides, DraftSide(members, str(last + 1))))

    def remove_side(self, at: int) -> Draft:
        """Return the draft without a side; two are always left."""
        if len(self.sides) <= LEAST:
            return self
        return replace(self, sides=self.sides[:at] + self.sides[at + 1 :])._closed_up()

    def move_side(self, at: int, by: int) -> Draft:
        """Return the draft with a side in the place of its neighbour, and the other way round."""
        to = at + by
        if not 0 <= to < len(self.sides):
            return self
        sides = list(self.sides)
        one, other = sides[at], sides[to]
        sides[at], sides[to] = replace(other, place=one.place), replace(one, place=other.place)
        return replace(self, sides=tuple(sides), placed=True)

    def is_tied(self, at: int) -> bool:
        """Tell whether a side shares its place with the side above."""
        return at > 0 and _place(self.sides[at].place) == _place(self.sides[at - 1].place) is not None

    def tie(self, at: int) -> Draft:
        """Return the draft with a side tied with the one above, or no longer tied with it."""
        if not 0 < at < len(self.sides):
            return self
        sides = list(self.sides)
        above = sides[at - 1].place
        if self.is_tied(at):
            sides[at] = replace(sides[at], place=str((_place(above) or 0) + 1))
            later = [_place(one.place) or 0 for one in sides[at + 1 :]]
            if later and min(later) <= (_place(sides[at].place) or 0):
                sides[at + 1 :] = [
                    replace(one, place=str((_place(one.place) or 0) + 1)) for one in sides[at + 1 :]
                ]
        else:
            sides[at] = replace(sides[at], place=above)
        return replace(self, sides=tuple(sides), placed=True)._closed_up()

    def _closed_up(self) -> Draft:
        """Return the draft with places 1, 2 ... where all can be read."""
        places = [_place(one.place) for one in self.sides]
        if any(place is None for place in places):
            return self
        known = sorted({place for place in places if place is not None})
        sides = tuple(
            replace(one, place=str(known.index(place) + 1))
            for one, place in zip(self.sides, places, strict=True)
            if place is not None
        )
        return replace(self, sides=sides)

    # People

    def add_people(self, at: int, player_ids: Sequence[int], name_of: NameOf) -> Draft:
        """Return the draft with people in a side.

        Raises
        ------
        TourneyError
            "player-twice".
        """
        there = set(self.player_ids)
        for player_id in player_ids:
            if player_id in there:
                raise TourneyError("player-twice", TWICE(name=name_of(player_id)), field="sides")
            there.add(player_id)
        members = (*self.sides[at].members, *(DraftMember(player_id) for player_id in player_ids))
        return self._with_members(at, members)

    def remove_person(self, at: int, member: int) -> Draft:
        """Return the draft without a person."""
        members = self.sides[at].members
        return self._with_members(at, members[:member] + members[member + 1 :])

    def with_share(self, at: int, member: int, share: str) -> Draft:
        """Return the draft with another share of a person."""
        members = list(self.sides[at].members)
        members[member] = replace(members[member], share=share)
        return self._with_members(at, tuple(members))

    def move_person(self, at: int, member: int, to: int) -> tuple[Draft, int]:
        """Return the draft with a person in another side, and where that side is now.

        *to* one beyond the last makes a new side. A third side that loses its last person goes.
        """
        if to == at or not 0 <= to <= len(self.sides):
            return self, at
        moved = self.sides[at].members[member]
        left = self.remove_person(at, member)
        if to == len(self.sides):
            left = left.add_side(moved)
        else:
            left = left._with_members(to, (*left.sides[to].members, moved))
        if not left.sides[at].members and len(left.sides) > LEAST:
            return left.remove_side(at), to - (at < to)
        return left, to

    def _with_members(self, at: int, members: tuple[DraftMember, ...]) -> Draft:
        sides = list(self.sides)
        sides[at] = replace(sides[at], members=members)
        return replace(self, sides=tuple(sides))

    # Scores

    def told_places(self) -> tuple[int, ...] | None:
        """Return the places from 1 that sets or points tell; None where they tell none."""
        sets = _sets(self.sets) if self.sets.strip() else None
        if sets and len(self.sides) == LEAST:
            first, second = sets_won(sets)
            return (1, 1) if first == second else (1, 2) if first > second else (2, 1)
        points = [read_number(one.points) for one in self.sides]
        if any(one is None for one in points):
            return None
        return tuple(1 + len({p for p in points if p is not None and p > (own or 0.0)}) for own in points)

    def placed_by_scores(self) -> Draft:
        """Return the draft with the places that sets or points tell; without any, in the sides' order."""
        told = self.told_places()
        if told is None and not self.sets.strip() and not any(one.points.strip() for one in self.sides):
            told = tuple(range(1, len(self.sides) + 1))
        if told is None:
            return self
        sides = tuple(replace(one, place=str(place)) for one, place in zip(self.sides, told, strict=True))
        return replace(self, sides=sides)

    def contradiction(self, name_of: NameOf) -> Text | None:
        """Return what sets or points say against the places, None while they agree."""
        told = self.told_places()
        places = [_place(one.place) for one in self.sides]
        if told is None or self.ending or any(place is None for place in places):
            return None
        given = [place for place in places if place is not None]
        # After a level score one side may still have won, on penalties or by lot.
        if _dense(given) == _dense(told) or (self.sets.strip() and told == (1, 1)):
            return None
        if self.sets.strip():
            winner = " + ".join(name_of(m.player_id) for m in self.sides[told.index(1)].members)
            return SETS_SAY(winner=winner)
        return POINTS_SAY

    def holes(self) -> Text | None:
        """Return how places with holes are read, None where they have none."""
        places = [_place(one.place) for one in self.sides]
        given = [place for place in places if place is not None]
        if len(given) < len(places):
            return None
        dense = without_holes(given)
        if dense is None:
            return None
        return COUNT_AS(given=", ".join(map(str, given)), places=", ".join(map(str, dense)))

    # The game

    def game(self, event_id: int | None = None, base: Game | None = None) -> NewGame:
        """Return the game that is filled in, where *base* stands if it is a correction.

        Raises
        ------
        TourneyError
            In words, for the first thing that makes it none.
        """
        sides = tuple(self._side(number, one) for number, one in enumerate(self.sides, 1))
        sets = _sets(self.sets) if self.sets.strip() else ()
        if sets is None:
            raise TourneyError("sets-bad", SETS_BAD(text=self.sets.strip()), field="sets")
        if sets and len(sides) != LEAST:
            raise TourneyError("sets-sides", SETS_SIDES(sides=len(sides)), field="sets")
        if self.ending is Forfeit.DOUBLE:
            sides = tuple(replace(one, rank=0) for one in sides)
        return NewGame(
            sides,
            self.date,
            self.clock(),
            event_id,
            round_id=base.round_id if base is not None and event_id == base.event_id else None,
            board=base.board if base is not None and event_id == base.event_id else None,
            state=GameState.PLAYED,
            forfeit=self.ending,
            rated=self.rated,
            sets=sets,
            note=self.note.strip(),
            slot=base.slot if base is not None else "",
            category=base.category if base is not None else "",
            extra=base.extra if base is not None else (),
        )

    def clock(self) -> dt.time | None:
        """Return the time of day; TourneyError "time-bad" where none can be read."""
        text = plain(self.time)
        if not text:
            return None
        found = re.fullmatch(r"(\d{1,2})[:.](\d{2})", text)
        if found is None or int(found[1]) > 23 or int(found[2]) > 59:
            raise TourneyError("time-bad", TIME_BAD(text=text), field="time")
        return dt.time(int(found[1]), int(found[2]))

    def _side(self, number: int, one: DraftSide) -> Side:
        if not one.members:
            raise TourneyError("empty-side", NOBODY(side=number), field="sides")
        place = _place(one.place)
        if place is None:
            raise TourneyError("place-bad", PLACE_BAD(text=one.place.strip()), field="place")
        points = None
        if one.points.strip():
            points = read_number(one.points)
            if points is None:
                raise TourneyError("points-bad", POINTS_BAD(text=one.points.strip()), field="points")
        members = tuple(Member(member.player_id, _share(member.share)) for member in one.members)
        return Side(members, place - 1, points)


def draft_of(game: Game) -> Draft:
    """Return a stored game as a draft; an open one has its sides in their order."""
    finished = game.state is not GameState.OPEN and all(one.rank is not None for one in game.sides)
    sides = tuple(
        DraftSide(
            tuple(
                DraftMember(m.player_id, "" if m.weight == 1 else number_text(m.weight)) for m in one.members
            ),
            str((one.rank or 0) + 1 if finished else number),
            "" if one.score is None else number_text(one.score),
        )
        for number, one in enumerate(game.sides, 1)
    )
    return Draft(
        sides,
        " ".join(f"{a}-{b}" for a, b in game.sets),
        game.forfeit,
        game.rated,
        game.date,
        f"{game.time:%H:%M}" if game.time is not None else "",
        game.note,
        placed=finished,
    )


def _place(text: str) -> int | None:
    spelled = plain(text)
    return int(spelled) if re.fullmatch(r"\d{1,4}", spelled) and int(spelled) > 0 else None


def _share(text: str) -> float:
    if not text.strip():
        return 1.0
    share = read_share(text)
    if share is None or share > 1:
        raise TourneyError("share-bad", SHARE_BAD(text=text.strip()), field="share")
    return share


def _sets(text: str) -> Sets | None:
    """Return the sets, None where they cannot be read."""
    found = [read_set(one) for one in re.split(r"[\s,;]+", plain(text)) if one]
    return tuple(one for one in found if one is not None) if all(found) else None


def _dense(places: Sequence[int]) -> list[int]:
    known = sorted(set(places))
    return [known.index(place) for place in places]
