"""How an Automa's turn is shown, in two: it takes a die, then it acts by the row of its card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from game.encyclopedia.model import GOODS
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia import flights
from ui.boards.encyclopedia.layout import die_place
from ui.boards.encyclopedia.lifting import lifted
from ui.table.motion import Stage
from ui.table.sprite import Sprite

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

TAKES, ENDS = "automa", ("turn", "round", "ended")
"""The event with which an Automa takes its die, and those after which its turn is over."""

SPAN = {"automa": 1.5, "row": 0.9, "effect": 1.2}
"""Seconds of its steps: it takes a die, places it, gains."""


def acting(table: EncycBoard, group: Sequence[Event]) -> Event | None:
    """With what the Automa whose events these are has begun its turn; None if they are nobody's or a player's."""
    told = table.match.moments[-1].events if table.match.moments and group[0].kind not in ENDS else ()
    last = next((event for event in reversed(told) if event.kind == TAKES or event.kind in ENDS), None)
    return last if last is not None and last.kind == TAKES and last.seat == group[0].seat else None


def takes(table: EncycBoard, events: Sequence[Event], before: EncycView) -> list[Stage]:
    """An Automa shows its card and takes a die; what that pays its owner goes there too."""
    first = events[0]
    taken = next((event for event in events if event.kind == "took_die"), None)
    if taken is None:
        return []
    die, start = flights.die_flight(table, taken), flights.taken_from(table, taken)
    owner, reason = taken.number("owner"), table.say(f"automa.reason.{first['reason']}")
    key, named = "die_own" if owner == first.seat else "die", table.words.spoken(str(taken["die"]))
    line = table.say(f"automa.step.{key}", die=named, owner=table.seat_names[owner], reason=reason)
    paid = [one for event in events if event.kind == "gained" for one in flights.goods(table, event, start)]
    under, caption, hand = lifted(table.box, before, events), _said(table, first, line), table.names["hand"]
    return [
        Stage(
            SPAN["automa"],
            (die, *paid),
            "pick",
            caption=caption,
            note=_note(first),
            lifts=((0.0, under),),
            clears=(hand,),
        )
    ]


def parted(events: Sequence[Event]) -> tuple[Sequence[Event], Sequence[Event]]:
    """What an Automa does itself, and what follows by itself."""
    after = next((n for n, event in enumerate(events) if event.kind in ("passed", "ended", "display")), len(events))
    return events[:after], events[after:]


def acts(table: EncycBoard, first: Event, own: Sequence[Event], before: EncycView) -> list[Stage]:
    """An Automa places the die by the row of its card and gains what the row says."""
    note = _note(first)
    goal, place = table.names.get(f"place.{first['place']}", table.names["central"]), f"automa.place.{first['place']}"
    row = _said(table, first, table.say("automa.step.row", row=first.number("row"), place=table.say(place)))
    gains = [one for event in own for one in _carried(table, event, goal, before)]
    effect, under = _said(table, first, _effect(table, first.seat, own)), lifted(table.box, before, own)
    hand = (table.names["hand"],)
    return [
        Stage(SPAN["row"], (_placing(table, own, goal),), "place", caption=row, note=note, clears=hand),
        Stage(SPAN["effect"], tuple(gains), "score", caption=effect, note=note, lifts=((0.0, under),)),
    ]


def _carried(table: EncycBoard, event: Event, start: pygame.Rect, before: EncycView) -> list[Sprite]:
    """What an event brings an Automa, on its way."""
    if event.kind == "took_animal":
        return [flights.animal(table, event, before)]
    if event.kind == "took_expert":
        return [flights.expert(table, event, before)]
    return flights.goods(table, event, start) if event.kind in ("gained", "bonus") else []


def _placing(table: EncycBoard, events: Sequence[Event], goal: pygame.Rect) -> Sprite:
    """The die of an Automa on its way from the hand to its place."""
    sailed = next((event for event in events if event.kind == "automa_sailed"), None)
    spot = flights.place_rect(table, sailed) if sailed is not None else None
    taken = next(event for event in reversed(table.match.moments[-1].events) if event.kind == "took_die")
    return flights.flight(flights.die_picture(taken), flights.hand_die(table), spot or die_place(goal), grows=True)


def _said(table: EncycBoard, first: Event, line: str) -> str:
    """A sentence of an Automa's turn with its name before it."""
    return table.say("told", head=table.seat_names[first.seat], line=line)


def _note(first: Event) -> str:
    """What the board draws over the table while an Automa acts: whose card, and which row of it."""
    return f"{first.seat} {first['card']} {first['row']}"


def _effect(table: EncycBoard, seat: int, events: Sequence[Event]) -> str:
    """What an Automa gains in its turn, in one sentence."""
    names, gains = table.words, list[str]()
    for event in (event for event in events if event.seat == seat):
        if event.kind == "gained" or (event.kind == "bonus" and event["bonus"] in GOODS):
            good = event["good" if event.kind == "gained" else "bonus"]
            gains.append(names.good(str(good), event.number("amount")))
        elif event.kind == "took_animal":
            gains.append(names.animal(str(event["animal"])))
        elif event.kind == "took_expert":
            gains.append(names.expert(str(event["expert"])))
    return table.say("automa.step.effect", gains=", ".join(gains)) if gains else table.say("automa.step.none")
