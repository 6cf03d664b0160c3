"""Deeds on whole events, teams, lists and votes; importing this adds them to ``DEEDS``."""

from __future__ import annotations

import datetime as dt

from tests.club.deeds import DAY, World, deed
from tourney.club import commands as c
from tourney.club import event_commands as e
from tourney.club import list_commands as lists
from tourney.club import team_commands as t
from tourney.club import vote_commands as v
from tourney.club.rating_lists import ListRow, RatingDocument, document_text
from tourney.core.records import ByeKind, NewEvent, NewTeam
from tourney.core.rules import EventRules


@deed(e.SetEntries)
def _set_entries(w: World) -> c.Command | None:
    if not w.events or not w.people:
        return None
    values = w.pick(((("section", "B"),), (("seed", 3), ("withdrawn", True)), (("fixed_board", 2),)))
    return e.SetEntries(w.pick(w.events).id, w.several(w.ids(), 3), values)


@deed(e.RemoveEntries)
def _remove_entries(w: World) -> c.Command | None:
    if not w.entries:
        return None
    busy = {(g.event_id, p) for g in w.games for p in g.player_ids}
    busy |= {(r.event_id, p) for r in w.rounds for p in r.bye_ids}
    idle = [entry for entry in w.entries if (entry.event_id, entry.player_id) not in busy]
    one = w.pick([*w.entries, *idle * 3])
    return e.RemoveEntries(one.event_id, (one.player_id,))


@deed(e.SetAbsence)
def _absence(w: World) -> c.Command | None:
    if not w.events or not w.people:
        return None
    kind = w.pick((None, ByeKind.HALF, ByeKind.ZERO))
    return e.SetAbsence(w.pick(w.events).id, w.pick(w.ids()), w.several(range(1, 6), 3), kind)


@deed(e.AddBoard)
def _add_board(w: World) -> c.Command | None:
    who = w.several(w.ids(), 2)
    if not w.rounds or len(who) < 2:
        return None
    return e.AddBoard(w.pick(w.rounds).id, ((who[0],), (who[1],)))


@deed(e.MoveBoard)
def _move_board(w: World) -> c.Command | None:
    return e.MoveBoard(w.pick(w.games).id, w.pick(range(1, 6))) if w.games else None


@deed(e.PublishRound)
def _publish(w: World) -> c.Command | None:
    return e.PublishRound(w.pick(w.rounds).id, w.pick((True, False))) if w.rounds else None


@deed(e.AddStage)
def _add_stage(w: World) -> c.Command | None:
    if not w.events:
        return None
    rules = w.pick((None, EventRules(), EventRules(system="knockout", advance=2)))
    return e.AddStage(w.pick(w.events).id, f"Stage {w.pick('AB')}", rules, w.pick(("", "Groups")))


@deed(e.CloseStage)
def _close_stage(w: World) -> c.Command | None:
    return e.CloseStage(w.pick(w.stages).id, w.pick((True, False))) if w.stages else None


@deed(t.SaveTeam)
def _team(w: World) -> c.Command | None:
    if not w.people:
        return None
    event = w.pick((None, *(one.id for one in w.events)))
    new = NewTeam(f"Team {w.pick('ABC')}", w.several(w.ids(), 3), event)
    old = w.pick((None, *w.teams))
    return t.SaveTeam(new) if old is None else t.SaveTeam(new, old.id, old.version)


@deed(t.DeleteTeam)
def _delete_team(w: World) -> c.Command | None:
    return t.DeleteTeam(w.pick(w.teams).id) if w.teams else None


@deed(v.BeginVote)
def _begin_vote(w: World) -> c.Command:
    names = [p.name for p in w.people] + ["Old bridge", "Harbour"]
    entries = tuple(
        v.NewEntry(name, v.ShownEntry(text=w.pick(("", "By night")))) for name in w.several(names, 3)
    )
    return v.BeginVote(NewEvent("Photos", w.date()), entries, v.VoteSetup(next=w.pick((v.RANDOM, v.TELLING))))


@deed(v.SetVote)
def _set_vote(w: World) -> c.Command | None:
    if not w.events:
        return None
    return v.SetVote(w.pick(w.events).id, v.VoteSetup(w.pick(("", "Which is better?")), goal=w.pick((0, 20))))


@deed(lists.OpenPeriod)
def _open_period(w: World) -> c.Command:
    return lists.OpenPeriod(f"Season {w.pick('ABC')}", w.date())


@deed(lists.PublishList)
def _publish_list(w: World) -> c.Command | None:
    if not w.lists:
        return None
    day = DAY + dt.timedelta(900)
    rows = tuple(
        ListRow(one.id, one.name, None, 1500.0 + one.id, 350.0, 0, provisional=True, low=800.0, high=2200.0)
        for one in w.people
    )
    made = RatingDocument(day, w.pick(("elo", "glicko2")), {}, 0, rows)
    return lists.PublishList(w.pick(w.lists), "Spring", day, document_text(made))


@deed(lists.DeleteList)
def _delete_list(w: World) -> c.Command | None:
    return lists.DeleteList(w.pick(w.lists)) if w.lists else None
