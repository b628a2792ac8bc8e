"""What flies over a table of Encyclopedia: dice, cards, cubes and goods on their way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from game.encyclopedia.model import GOODS
from ui.boards.encyclopedia.atlas import land_dice
from ui.boards.encyclopedia.brush import SIGNS, cube_tint
from ui.boards.encyclopedia.printing import square
from ui.boards.kit import ways
from ui.boards.kit.names import strip
from ui.table.sprite import Sprite
from ui.theme import Colour

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

ARC = 30
TAKEN = ("took_die", "rolled_again")
"""Events with which a die comes into the hand."""

CARRIED = ("took_animal", "took_expert", "gained", "bonus", "cube", "collected", "published_cubes", "used_expert")
"""Events that bring something to a seat."""

FLIGHT, ROLL = 0.6, 1.1
"""Seconds of a flight, and of a roll."""

ZONES = {"took_animal": "study", "took_expert": "experts", "collected": "shelf", "published_cubes": "shelf"}
"""The zones of the own board to which cards and cubes fly."""


def flight(image: str, start: pygame.Rect, end: pygame.Rect, tint: Colour | None = None) -> Sprite:
    """A picture on its way from one box to another."""
    return ways.fly(f"encyclopedia/{image}", start, end, FLIGHT, arc=ARC, tint=tint)


def tumble(die: str, start: pygame.Rect, end: pygame.Rect, delay: float = 0.0) -> Sprite:
    """A die that rolls from one box to another and comes to lie with its true value up."""
    colour, _, value = die.partition(" ")
    faces = tuple(f"encyclopedia/die_{colour}_{side}" for side in (3, 5, 1, 6, 2, 4, value))
    return ways.tumble(faces, start, end, ROLL, delay, max(end.height * 0.9, ARC))


def die_picture(event: Event) -> str:
    """The picture of a die that an event names."""
    return f"die_{str(event['die']).replace(' ', '_')}"


def die_goal(table: EncycBoard, event: Event) -> pygame.Rect | None:
    """Where a die goes: to the hand, or to a place."""
    return square(table.names["hand"]) if event.kind in TAKEN else place_rect(table, event)


def die_flight(table: EncycBoard, event: Event, start: pygame.Rect, held: str) -> Sprite:
    """A die on its way: from a board to the hand, from the hand to a place."""
    names, goal = table.names, die_goal(table, event)
    assert goal is not None
    if event.kind == "took_die":
        return flight(die_picture(event), square(taken_from(table, event)), goal)
    if event.kind == "rolled_again":
        return tumble(str(event["die"]), square(names["rounds"]), goal)
    return flight(held, square(start), goal)


def put(table: EncycBoard, event: Event) -> Sprite:
    """A die on its way from whoever rolled it to a space of that board."""
    start = table.names["hand"] if event.seat == table.focus else table.names[strip(event.seat, table.focus)]
    goal = square(table.names[f"space.{event.seat}.{event['space']}"], 0.8)
    return ways.fly(f"encyclopedia/{die_picture(event)}", square(start), goal, 0.35, arc=ARC)


def taken_from(table: EncycBoard, event: Event) -> pygame.Rect:
    """The place of a die that is taken."""
    owner, slot, space = event.number("owner"), event.number("slot"), event["space"]
    return table.names.get(f"die.{owner}.{slot}", table.names[f"space.{owner}.{space}"])


def place_rect(table: EncycBoard, event: Event) -> pygame.Rect | None:
    """Where a die is placed."""
    if event.kind == "placed_die":
        rect = table.names.get(f"place.{event['place']}")
        return square(rect, 0.5) if rect is not None else None
    return land_dice(table.names["world"], str(event["continent"]))[event.number("space") - 1]


def carried(table: EncycBoard, event: Event, start: pygame.Rect) -> list[Sprite]:
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
