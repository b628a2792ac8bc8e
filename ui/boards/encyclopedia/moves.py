"""How moves of Encyclopedia are shown: dice roll and fly to places, cards and goods fly to their owners.

An Automa's turn is told in two: it takes a die, then it acts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from game.encyclopedia.model import GOODS, SPACES
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia import words
from ui.boards.encyclopedia.atlas import land_dice
from ui.boards.encyclopedia.brush import SIGNS, cube_tint
from ui.boards.encyclopedia.names import hand_image
from ui.boards.kit import shapes
from ui.boards.kit.names import strip
from ui.table.motion import Flight, Stage
from ui.theme import Colour

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

ARC = 30
TAKEN, PLACED = ("took_die", "rolled_again"), ("placed_die", "sailed", "automa_sailed")
CARRIED = ("took_animal", "took_expert", "gained", "bonus", "cube", "collected", "published_cubes", "used_expert")
SPAN = {"die": 0.7, "place": 0.6, "gain": 0.8, "roll": 0.9, "automa": 1.5, "row": 0.9, "effect": 1.2}
"""Seconds that the kinds of stages take."""

TAKES, ENDS = "automa", ("turn", "round", "ended")
"""The event with which an Automa takes its die, and those after which its turn is over."""

TOUCHED = {
    "took_die": "space.{owner}.{space}", "placed_die": "place.{place}", "automa": "place.{place}",
    "sailed": "land.{continent}", "automa_sailed": "land.{continent}", "took_animal": "study.{seat}.{animal}",
    "cube": "study.{seat}.{animal}",
}  # fmt: skip
"""The places that events touch."""

ZONES = {"took_animal": "study", "took_expert": "experts", "collected": "shelf", "published_cubes": "shelf"}
"""The zones of the own board to which cards and cubes fly."""


def flight(image: str, start: pygame.Rect, end: pygame.Rect, tint: Colour | None = None) -> Flight:
    """A picture on its way from one box to another."""
    return Flight((f"encyclopedia/{image}",), start, end, 0.0, ARC, tint)


def _tumble(die: str, start: pygame.Rect, end: pygame.Rect, delay: float = 0.0, arc: float = ARC) -> Flight:
    """A die that shows its faces in turn while it rolls from one box to another."""
    faces = (f"encyclopedia/die_{die.partition(' ')[0]}_{value}" for value in (3, 5, 1, 6, 2, 4))
    return Flight(tuple(faces), start, end, delay, arc)


def plain_stages(table: EncycBoard, events: Sequence[Event], held: str) -> list[Stage]:
    """The stages of a person's or a bot's choices, or of the beginning of a round."""
    result: list[Stage] = []
    gains: list[Flight] = []
    told, start = "", table.names["hand"]
    for event in events:
        if event.kind in (*TAKEN, *PLACED):
            result += _gain_stage(gains, told)
            gains, is_taken = [], event.kind in TAKEN
            held = die_picture(event) if is_taken else held
            found = die_flight(table, event, start, held)
            if found is not None:
                start, sound = found.end, "pick" if is_taken else "place"
                span = SPAN["die" if is_taken else "place"]
                result.append(Stage(span, (found,), sound, caption=_caption(table, event, events)))
        elif event.kind in CARRIED:
            gains += carried(table, event, start)
            told = _caption(table, event, events)
    return [*result, *_gain_stage(gains, told), *_roll_stage(table, events)]


def _gain_stage(flights: list[Flight], caption: str) -> list[Stage]:
    """Cards and goods on their way, one a little after the other."""
    if not flights:
        return []
    late = [replace(one, delay=min(n * 0.07, 0.5)) for n, one in enumerate(flights)]
    return [Stage(SPAN["gain"] + 0.07 * min(len(late), 8), tuple(late), "score", caption=caption)]


def _caption(table: EncycBoard, event: Event, events: Sequence[Event]) -> str:
    """The sentence of the log for an event."""
    if event.kind == "took_die" and any(one.kind == "automa" for one in events):
        return ""
    lines = words.log_lines(table, [event])
    return lines[0].text if lines else ""


def die_picture(event: Event) -> str:
    """The picture of a die that an event names."""
    return f"die_{str(event['die']).replace(' ', '_')}"


def die_flight(table: EncycBoard, event: Event, start: pygame.Rect, held: str) -> Flight | None:
    """A die on its way: from a board to the hand, from the hand to a place."""
    names, hand = table.names, square(table.names["hand"])
    if event.kind == "took_die":
        owner, slot, space = event.number("owner"), event.number("slot"), event["space"]
        origin = names.get(f"die.{owner}.{slot}", names[f"space.{owner}.{space}"])
        return flight(die_picture(event), square(origin), hand)
    if event.kind == "rolled_again":
        return _tumble(str(event["die"]), square(names["rounds"]), hand)
    goal = place_rect(table, event)
    return flight(held, square(start), goal) if goal is not None else None


def place_rect(table: EncycBoard, event: Event) -> pygame.Rect | None:
    """Where a die is placed."""
    if event.kind == "placed_die":
        rect = table.names.get(f"place.{event['place']}")
        return square(rect, 0.5) if rect is not None else None
    return land_dice(table.names["world"], str(event["continent"]))[event.number("space") - 1]


def carried(table: EncycBoard, event: Event, start: pygame.Rect) -> list[Flight]:
    """What an event brings to a seat, as flights."""
    names, kind, seat = table.names, event.kind, event.seat
    goal, tint = _goal(table, event), cube_tint(table.match.seats[seat].colour)
    if kind in ("took_animal", "took_expert"):
        card = kind.removeprefix("took_")
        origin = names.get(f"{card}.{event[card]}", names.get(f"deck.{card}s", names["desk"]))
        return [flight(f"{card}s/{event[card]}", square(origin), goal)]
    if kind == "cube":
        spot = names.get(f"cube.{event['animal']}.{event['type']}", goal)
        return [flight("cube", square(names["desk"], 0.6), square(spot), tint)]
    if kind == "collected":
        origin = names.get(f"study.{seat}.{event['animal']}", names["desk"])
        return [flight(f"animals/{event['animal']}", square(origin), goal)]
    if kind == "published_cubes":
        spot = names.get(f"category.{seat}.{event['category']}", goal)
        return [flight("cube", square(names["place.publication"], 0.4), square(spot), tint)]
    good = _good(event)
    count = min(event.number("amount"), 3) if good in GOODS else 0
    return [flight(SIGNS[good], square(start, 0.5), goal)] * count if count else []


def _good(event: Event) -> str:
    """The good that an event brings, '' if it brings none."""
    return str(event["bonus" if event.kind == "bonus" else "good"]) if event.kind in ("bonus", "gained") else ""


def _goal(table: EncycBoard, event: Event) -> pygame.Rect:
    """Where what a seat gains lands."""
    names, seat, good = table.names, event.seat, _good(event)
    if seat == table.focus and event.kind in ZONES:
        return square(names[f"zone.{seat}.{ZONES[event.kind]}"], 0.5)
    if seat == table.focus and good:
        return square(names.get(f"good.{seat}.{good}", names[f"track.{seat}"]))
    return square(names[strip(seat, table.focus)])


def _roll_stage(table: EncycBoard, events: Sequence[Event]) -> list[Stage]:
    """The dice of a new round tumble to their owners."""
    start = square(table.names["rounds"], 0.4)
    flights = [
        _tumble(die, start, _roll_goal(table, event.seat, n), n * 0.05, ARC * 2)
        for event in events
        if event.kind == "rolled"
        for n, die in enumerate(str(event["dice"]).split(", "))
    ]
    return [Stage(SPAN["roll"], tuple(flights), "die")] if flights else []


def _roll_goal(table: EncycBoard, seat: int, number: int) -> pygame.Rect:
    """Where a rolled die comes to rest: on the desk for the own seat, on the spaces of the others."""
    if seat == table.focus:
        hand = table.names["hand"]
        return square(hand.move(number * hand.width, 0), 0.7)
    return square(table.names[f"space.{seat}.{SPACES[min(number, 3)]}"])


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


def glow(table: EncycBoard, events: Sequence[Event]) -> dict[str, int]:
    """The places that the last moves touched."""
    touched = [event for event in events if event.seat != table.focus and event.kind in TOUCHED]
    named = [(TOUCHED[event.kind].format(seat=event.seat, **dict(event.data)), event.seat) for event in touched]
    return {name: seat for name, seat in named if name != "place.expedition"}


def square(rect: pygame.Rect, part: float = 1.0) -> pygame.Rect:
    """A square in the middle of a place, as large as a part of its shorter side."""
    return shapes.square(rect, max(round(min(rect.size) * part), 8))
