"""How moves of Holotype are shown: workers, cubes, dice, cards and discs on their way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from ui.boards.holotype.pen import bright
from ui.table.motion import Flight, Stage
from ui.theme import PLAYERS

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


def home(table: HoloBoard, seat: int, own: str) -> pygame.Rect:
    """Where a seat's things lie: a part of the mat in the middle, or another seat's strip."""
    return table.places[own] if seat == table.focus else table.places[f"panel.{seat}.header"]


def _flights(table: HoloBoard, event: Event) -> list[Flight]:
    """The pictures that an event sends from one place to another."""
    names, seat = table.places, event.seat
    if event.kind == "placed":
        worker = str(event["worker"])
        start = home(table, seat, f"worker.{worker}")
        flight = _flight(table, f"worker_{worker}", start, names[f"location.{event['location']}"], 64)
        return [replace(flight, tint=bright(PLAYERS[table.match.seats[seat].colour].colour))]
    if event.kind in ("rolled", "rerolled"):
        return _dice(table, event)
    if event.kind == "gained":
        cube = str(event["cube"])
        source = {"library": "library", "museum": "museum"}.get(str(event["source"]), "field")
        image, goal = ("research", "research") if cube == "research" else (f"cube_{cube}", f"cube.{cube}")
        return [_flight(table, image, names[f"location.{source}"], home(table, seat, goal), 44)]
    if event.kind == "published":
        start = home(table, seat, "hand")
        return [_flight(table, f"specimens/{event['card']}", start, home(table, seat, "papers"), 110)]
    if event.kind == "contributed":
        area = names[f"area.{event['objective']}.{event['area']}"]
        flight = _flight(table, "disc", home(table, seat, "contributions"), area, 46)
        return [replace(flight, tint=bright(PLAYERS[table.match.seats[seat].colour].colour))]
    if event.kind == "drew":
        return [_flight(table, "card_back", names["location.lab"], home(table, seat, "hand"), 90)]
    if event.kind in ("took", "discarded"):
        lab, hand = names["location.lab"], home(table, seat, "hand")
        way = (lab, hand) if event.kind == "took" else (hand, lab)
        return [_flight(table, f"specimens/{event['card']}", *way, 90)]
    return []


def _dice(table: HoloBoard, event: Event) -> list[Flight]:
    """Dice tumbling into the middle of the table."""
    period = str(event["period"]) if event.kind == "rolled" else table.dice_period
    faces = str(event["faces"] if event.kind == "rolled" else event["face"])
    goal, start = table.places["goals"], table.places["location.field"]
    result = []
    for n, face in enumerate(faces):
        shown = "museum" if face == "m" else face
        images = tuple(f"holotype/die_{period}_{side}" for side in ("1", "museum", "2", shown))
        end = pygame.Rect(0, 0, round(90 * table.unit), round(90 * table.unit))
        end.center = (goal.centerx + round((n - (len(faces) - 1) / 2) * 110 * table.unit), goal.centery)
        result.append(Flight(images, start, end, 0.05 * n, 60 * table.unit))
    return result


def _flight(table: HoloBoard, image: str, start: pygame.Rect, goal: pygame.Rect, size: float) -> Flight:
    """A picture on its way between the middles of two places."""
    end = pygame.Rect(0, 0, round(size * table.unit), round(size * table.unit))
    end.center = goal.center
    return Flight((f"holotype/{image}",), start, end, 0.0, 30 * table.unit)
