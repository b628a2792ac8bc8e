"""How moves of Holotype are shown: workers, cubes, dice, cards and discs on their way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from ui.boards.holotype.inks import figure, good
from ui.boards.kit.names import strip
from ui.boards.kit.shapes import square
from ui.table.motion import Flight, Stage

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

LONG = {"placed": 0.5, "rolled": 0.8, "rerolled": 0.8, "published": 0.7, "contributed": 0.6, "turned_up": 0.5}
"""Seconds of what takes longer than a moment."""

MOMENT = 0.4

FIRST = (("placed",), ("turned_up",), ("rolled", "rerolled"))
"""What is shown before the rest, one after the other, so that nobody misses a roll."""

SOUNDS = {
    "placed": "place", "rolled": "die", "rerolled": "die", "published": "score", "contributed": "score",
    "gained": "pick", "drew": "pick", "took": "pick", "discarded": "pass", "turned_up": "reveal", "milestone": "score",
    "retrieved": "pass", "traded": "place", "exchanged": "place", "gave": "pass", "traced": "place",
}  # fmt: skip
"""What is heard of an event; those without a sound are not shown by themselves."""

SOURCES = {"library": "library", "museum": "museum"}
"""Where cubes come from; all others come from the Field."""


def stages(table: HoloBoard, events: Sequence[Event]) -> list[Stage]:
    """First the worker goes, then cards are turned up, then dice fall, then the rest moves and the table is new."""
    shown = [event for event in events if event.kind in SOUNDS]
    groups = [[event for event in shown if event.kind in kinds] for kinds in FIRST]
    groups.append([event for event in shown if not any(event.kind in kinds for kinds in FIRST)])
    result = [_stage(table, group) for group in groups if group]
    return [*result[:-1], replace(result[-1], swap=True)] if result else []


def _stage(table: HoloBoard, events: list[Event]) -> Stage:
    """Events that are shown together, as long as the longest of them takes."""
    flights = [flight for event in events for flight in _flights(table, event)]
    return Stage(max(LONG.get(event.kind, MOMENT) for event in events), tuple(flights), SOUNDS[events[0].kind])


def _flights(table: HoloBoard, event: Event) -> list[Flight]:
    """The pictures that an event sends from one place to another: parts of the mat in the middle, or strips."""
    places, seat, kind = table.places, event.seat, event.kind

    def home(own: str) -> pygame.Rect:
        return places[own if seat == table.focus else strip(seat, table.focus)]

    if kind in ("rolled", "rerolled"):
        return _dice(table, event)
    if kind == "placed":
        worker, goal = event["worker"], places[f"location.{event['location']}"]
        flight = _flight(table, f"worker_{worker}", home(f"worker.{worker}"), goal, 64)
        return [replace(flight, tint=figure(table, seat))]
    if kind == "gained":
        cube, source = str(event["cube"]), SOURCES.get(str(event["source"]), "field")
        goal = home("research" if cube == "research" else f"cube.{cube}")
        return [_flight(table, good(cube), places[f"location.{source}"], goal, 44)]
    if kind == "published":
        start = places.get(f"hand.{event['card']}", home("hand"))
        return [_flight(table, f"specimens/{event['card']}", start, home("frame"), 110)]
    if kind == "contributed":
        area = places[f"area.{event['objective']}.{event['area']}"]
        return [replace(_flight(table, "disc", home("contributions"), area, 46), tint=figure(table, seat))]
    if kind in ("drew", "took", "discarded"):
        image = "card_back" if kind == "drew" else f"specimens/{event['card']}"
        way = (home("hand"), places["location.lab"]) if kind == "discarded" else (places["location.lab"], home("hand"))
        return [_flight(table, image, *way, 90)]
    return []


def _dice(table: HoloBoard, event: Event) -> list[Flight]:
    """Dice tumbling into the middle of the table."""
    rolled, unit = event.kind == "rolled", table.unit
    period = str(event["period"]) if rolled else table.dice_period
    faces = str(event["faces"] if rolled else event["face"])
    middle, start = square(table.places["goals"], 90 * unit), table.places["location.field"]
    result = []
    for n, face in enumerate(faces):
        shown = "museum" if face == "m" else face
        images = tuple(f"holotype/die_{period}_{side}" for side in ("1", "museum", "2", shown))
        end = middle.move(round((n - (len(faces) - 1) / 2) * 110 * unit), 0)
        result.append(Flight(images, start, end, 0.05 * n, 60 * unit))
    return result


def _flight(table: HoloBoard, image: str, start: pygame.Rect, goal: pygame.Rect, size: float) -> Flight:
    """A picture on its way between the middles of two places."""
    return Flight((f"holotype/{image}",), start, square(goal, size * table.unit), 0.0, 30 * table.unit)
