"""How moves of Encyclopedia are shown: dice roll and fly to places, cards and goods fly to their owners."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from game.encyclopedia.model import COLOURS, CONTINENTS
from ui.boards.encyclopedia import words
from ui.boards.encyclopedia.cards import GAIN_IMAGES
from ui.boards.encyclopedia.central import land_spaces
from ui.boards.encyclopedia.parts import cube_tint
from ui.table.motion import Flight, Stage

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

ARC = 30
CUBE = ("encyclopedia/cube",)
TAKEN, PLACED = ("took_die", "rolled_again"), ("placed_die", "sailed", "automa_sailed")
CARRIED = ("took_animal", "took_expert", "gained", "bonus", "cube", "collected", "published_cubes", "used_expert")
SPAN = {"die": 0.7, "place": 0.6, "gain": 0.8, "roll": 0.9, "automa": 1.5, "row": 0.9, "effect": 1.2}
"""Seconds that the kinds of stages take."""


def plain_stages(table: EncycBoard, events: Sequence[Event], held: str) -> list[Stage]:
    """The stages of a person's or a bot's choices, or of the beginning of a round."""
    result: list[Stage] = []
    gains: list[Flight] = []
    told = ""
    start = table.names["hand"]
    for event in events:
        if event.kind in (*TAKEN, *PLACED):
            result += _gain_stage(gains, told)
            gains = []
            held = die_picture(str(event["die"])) if event.kind in TAKEN else held
            flight = die_flight(table, event, start, held)
            caption = _caption(table, event, events)
            if flight is not None:
                start = flight.end
                span = SPAN["die" if event.kind in TAKEN else "place"]
                result.append(Stage(span, (flight,), "pick" if event.kind in TAKEN else "place", caption=caption))
        elif event.kind in CARRIED:
            gains += carried(table, event, start)
            told = _caption(table, event, events)
    result += _gain_stage(gains, told)
    return [*result, *_roll_stage(table, events)]


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


def die_picture(name: str) -> str:
    """The picture of a die that an event names."""
    return f"encyclopedia/die_{name.replace(' ', '_')}"


def die_flight(table: EncycBoard, event: Event, start: pygame.Rect, held: str) -> Flight | None:
    """A die on its way: from a board to the hand, from the hand to a place."""
    names = table.names
    if event.kind == "took_die":
        owner, slot, space = event.number("owner"), event.number("slot"), event["space"]
        origin = names.get(f"die.{owner}.{slot}", names[f"space.{owner}.{space}"])
        return Flight((die_picture(str(event["die"])),), square(origin), square(names["hand"]), 0.0, ARC)
    if event.kind == "rolled_again":
        return Flight(_tumbling(str(event["die"])), square(names["rounds"]), square(names["hand"]), 0.0, ARC)
    goal = place_rect(table, event)
    return Flight((held,), square(start), goal, 0.0, ARC) if goal is not None else None


def place_rect(table: EncycBoard, event: Event) -> pygame.Rect | None:
    """Where a die is placed."""
    if event.kind == "placed_die":
        rect = table.names.get(f"place.{event['place']}")
        return square(rect, 0.5) if rect is not None else None
    land = CONTINENTS.index(str(event["continent"]))
    return land_spaces(table.names[f"land.{CONTINENTS[land]}"])[event.number("space") - 1]


def carried(table: EncycBoard, event: Event, start: pygame.Rect) -> list[Flight]:
    """What an event brings to a seat, as flights."""
    names, kind = table.names, event.kind
    goal, tint = _goal(table, event), cube_tint(table.match.seats[event.seat].colour)
    if kind in ("took_animal", "took_expert"):
        card = "animal" if kind == "took_animal" else "expert"
        origin = names.get(f"{card}.{event[card]}", names.get(f"deck.{card}s", names["desk"]))
        return [Flight((f"encyclopedia/{card}s/{event[card]}",), square(origin), goal, 0.0, ARC)]
    if kind == "cube":
        spot = names.get(f"cube.{event['animal']}.{event['type']}", goal)
        return [Flight(CUBE, square(names["desk"], 0.6), square(spot), 0.0, ARC, tint)]
    if kind == "collected":
        origin = names.get(f"study.{event.seat}.{event['animal']}", names["desk"])
        return [Flight((f"encyclopedia/animals/{event['animal']}",), square(origin), goal, 0.0, ARC)]
    if kind == "published_cubes":
        spot = names.get(f"category.{event.seat}.{event['category']}", goal)
        return [Flight(CUBE, square(names["place.publication"], 0.4), square(spot), 0.0, ARC, tint)]
    if kind == "used_expert":
        return []
    good = str(event["bonus" if kind == "bonus" else "good"])
    if good not in GAIN_IMAGES:
        return []
    count = min(event.number("amount"), 3)
    origin = square(start, 0.5)
    return [Flight((f"encyclopedia/{GAIN_IMAGES[good]}",), origin, goal, 0.0, ARC)] * count


def _goal(table: EncycBoard, event: Event) -> pygame.Rect:
    """Where what a seat gains lands."""
    names, seat = table.names, event.seat
    if seat != table.focus:
        return square(names[f"panel.{seat}.header"])
    zones = {"took_animal": "study", "took_expert": "experts", "collected": "shelf", "published_cubes": "shelf"}
    if event.kind in zones:
        return square(names[f"zone.{seat}.{zones[event.kind]}"], 0.5)
    if event.kind in ("gained", "bonus"):
        good = str(event["bonus" if event.kind == "bonus" else "good"])
        return square(names.get(f"good.{seat}.{good}", names[f"track.{seat}"]))
    return square(names["header"])


def _roll_stage(table: EncycBoard, events: Sequence[Event]) -> list[Stage]:
    """The dice of a new round tumble to their owners."""
    flights: list[Flight] = []
    for event in events:
        if event.kind != "rolled":
            continue
        for n, die in enumerate(str(event["dice"]).split(", ")):
            goal = _roll_goal(table, event.seat, n)
            flights.append(Flight(_tumbling(die), square(table.names["rounds"], 0.4), goal, n * 0.05, ARC * 2))
    return [Stage(SPAN["roll"], tuple(flights), "die")] if flights else []


def _roll_goal(table: EncycBoard, seat: int, number: int) -> pygame.Rect:
    """Where a rolled die comes to rest: on the desk for the own seat, on the spaces of the others."""
    if seat == table.focus:
        hand = table.names["hand"]
        return square(hand.move(number * hand.width, 0), 0.7)
    space = ("nothing", "coins", "reputation", "points")[min(number, 3)]
    return square(table.names[f"space.{seat}.{space}"])


def _tumbling(die: str) -> tuple[str, ...]:
    """Faces of a die while it rolls."""
    colour = die.partition(" ")[0]
    assert colour in COLOURS
    return tuple(f"encyclopedia/die_{colour}_{value}" for value in (3, 5, 1, 6, 2, 4))


def glow(table: EncycBoard, events: Sequence[Event]) -> dict[str, int]:
    """The places that the last moves touched."""
    result: dict[str, int] = {}
    for event in events:
        if event.seat == table.focus:
            continue
        if event.kind == "took_die":
            result[f"space.{event['owner']}.{event['space']}"] = event.seat
        elif event.kind == "placed_die" or (event.kind == "automa" and event["place"] != "expedition"):
            result[f"place.{event['place']}"] = event.seat
        elif event.kind in ("sailed", "automa_sailed"):
            result[f"land.{event['continent']}"] = event.seat
        elif event.kind in ("took_animal", "cube"):
            result[f"study.{event.seat}.{event['animal']}"] = event.seat
    return result


def square(rect: pygame.Rect, part: float = 1.0) -> pygame.Rect:
    """A square in the middle of a place, as large as a part of its shorter side."""
    side = max(round(min(rect.size) * part), 8)
    square = pygame.Rect(0, 0, side, side)
    square.center = rect.center
    return square
