"""The stages of a beat of Encyclopedia; an Automa's turn is told in two: it takes a die, then it acts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from game.encyclopedia.model import GOODS
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia.moves import (
    CARRIED,
    SPAN,
    carried,
    die_flight,
    die_picture,
    flight,
    place_rect,
    plain_stages,
    square,
)
from ui.boards.encyclopedia.names import hand_image
from ui.table.motion import Flight, Stage

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

TAKES, ENDS = "automa", ("turn", "round", "ended")
"""The event with which an Automa takes its die, and those after which its turn is over."""


def stages(table: EncycBoard, events: Sequence[Event], before: EncycView) -> list[Stage]:
    """The stages of what happened, in order; the last one shows the table after it."""
    result: list[Stage] = []
    for group in _turns(events):
        acting = _acting(table, group)
        if group[0].kind == TAKES:
            result += _takes(table, group)
        elif acting is not None:
            result += _acts(table, acting, group)
        else:
            result += plain_stages(table, group, hand_image(before) if before.value else "die_any")
    return [*result, Stage(0.0, swap=True)] if result else []


def _turns(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Events in groups: the turn of each Automa, the beginning of a round, everything else between them."""
    group: list[Event] = []
    for event in events:
        if event.kind in (TAKES, "round") and group:
            yield group
            group = []
        group.append(event)
    if group:
        yield group


def _acting(table: EncycBoard, group: Sequence[Event]) -> Event | None:
    """With what the Automa whose events these are has begun its turn; None if they are nobody's or a player's."""
    told = table.match.moments[-1].events if table.match.moments and group[0].kind not in ENDS else ()
    last = next((event for event in reversed(told) if event.kind == TAKES or event.kind in ENDS), None)
    return last if last is not None and last.kind == TAKES and last.seat == group[0].seat else None


def _takes(table: EncycBoard, events: Sequence[Event]) -> list[Stage]:
    """An Automa shows its card and takes a die; what that pays its owner goes there too."""
    first = events[0]
    taken = next((event for event in events if event.kind == "took_die"), None)
    die = die_flight(table, taken, table.names["hand"], "") if taken is not None else None
    if taken is None or die is None:
        return []
    owner, reason = taken.number("owner"), table.say(f"automa.reason.{first['reason']}")
    key, named = "die_own" if owner == first.seat else "die", table.words.spoken(str(taken["die"]))
    line = table.say(f"automa.step.{key}", die=named, owner=table.seat_names[owner], reason=reason)
    paid = [one for event in events if event.kind == "gained" for one in carried(table, event, die.start)]
    return [Stage(SPAN["automa"], (die, *paid), "pick", caption=_said(table, first, line), note=_note(first))]


def _acts(table: EncycBoard, first: Event, events: Sequence[Event]) -> list[Stage]:
    """An Automa places the die by the row of its card and gains what the row says; then what follows by itself."""
    after = next((n for n, event in enumerate(events) if event.kind in ("passed", "ended", "display")), len(events))
    own, rest, note = events[:after], events[after:], _note(first)
    goal, place = table.names.get(f"place.{first['place']}", table.names["central"]), f"automa.place.{first['place']}"
    row = _said(table, first, table.say("automa.step.row", row=first.number("row"), place=table.say(place)))
    flights = [one for event in own if event.kind in CARRIED for one in carried(table, event, goal)]
    effect = _said(table, first, _effect(table, first.seat, own))
    return [
        Stage(SPAN["row"], (_placing(table, own, goal),), "place", caption=row, note=note),
        Stage(SPAN["effect"], tuple(flights), "score", caption=effect, note=note),
        *plain_stages(table, rest, "die_any"),
    ]


def _placing(table: EncycBoard, events: Sequence[Event], goal: pygame.Rect) -> Flight:
    """The die of an Automa on its way from the hand to its place."""
    sailed = next((event for event in events if event.kind == "automa_sailed"), None)
    spot = place_rect(table, sailed) if sailed is not None else None
    taken = next(event for event in reversed(table.match.moments[-1].events) if event.kind == "took_die")
    return flight(die_picture(taken), square(table.names["hand"]), spot or square(goal, 0.4))


def _said(table: EncycBoard, first: Event, line: str) -> str:
    """A sentence of an Automa's turn with its name before it."""
    return f"{table.seat_names[first.seat]}: {line}"


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
