"""How moves of Holotype are shown: workers, cubes, dice, cards and discs on their way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from game.holotype.model import LOCATIONS, WORKERS
from game.holotype.view import HoloView
from ui.boards.holotype import mounting
from ui.boards.holotype.inks import figure, good
from ui.boards.holotype.layout import stands
from ui.boards.holotype.mat import TILE_PICTURES
from ui.boards.holotype.workbench_layout import dice_spots, rolling_tray
from ui.boards.kit import ways
from ui.boards.kit.names import strip
from ui.boards.kit.shapes import square
from ui.table.banner import Livery
from ui.table.motion import Stage
from ui.table.sprite import Sprite
from ui.theme import PAPER
from ui.widgets.panel import rounded_box

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

LIVERY = Livery(
    "holotype/banner",
    title=(0.18, 0.2, 0.64, 0.36),
    line=(0.18, 0.56, 0.64, 0.28),
    sides=((0.075, 0.28, 0.085, 0.46), (0.845, 0.28, 0.085, 0.46)),
    ink=(59, 42, 28),
    soft=(86, 58, 34),
    comes=(0.0, 1.0),
)
"""A page of the field notebook, pinned to leather."""

LONG = {"placed": 0.6, "contributed": 0.7, "turned_up": 0.6, "retrieved": 0.7, "traced": 0.7, "milestone": 0.7}
"""Seconds of what takes longer than a moment."""

MOMENT = 0.5

FIRST = (("bumped",), ("placed",), ("turned_up",), ("rolled",), ("rerolled",), ("published",))
"""What is shown before the rest, one after the other, so that nobody misses a roll."""

SOUNDS = {
    "bumped": "bump", "placed": "place", "rolled": "die", "rerolled": "die", "published": "pick",
    "contributed": "score", "gained": "pick", "drew": "pick", "took": "pick", "discarded": "pass",
    "turned_up": "reveal", "milestone": "score", "retrieved": "pass", "traded": "place", "exchanged": "place",
    "gave": "pass", "traced": "place", "found_trace": "pick",
}  # fmt: skip
"""What is heard of an event; those without a sound are not shown by themselves."""

SOURCES = {"library": "library", "museum": "museum"}
"""Where cubes come from; all others come from the Field."""

MOST = 4
"""No more cubes than this fly at once."""


def stages(table: HoloBoard, events: Sequence[Event], before: HoloView) -> list[Stage]:
    """First who is bumped leaves and the worker goes, then cards are turned up, dice fall, and the rest moves."""
    shown = [event for event in events if event.kind in SOUNDS]
    groups = [[event for event in shown if event.kind in kinds] for kinds in FIRST]
    groups.append([event for event in shown if not any(event.kind in kinds for kinds in FIRST)])
    result = [stage for group in groups if group for stage in _stages(table, group, before)]
    return [*result[:-1], replace(result[-1], swap=True)] if result else []


def _stages(table: HoloBoard, events: list[Event], before: HoloView) -> list[Stage]:
    """Events that are shown together, as long as the longest of them takes."""
    kind = events[0].kind
    if kind == "rolled":
        return [_rolled(table, events[0])]
    if kind == "rerolled":
        return [_rerolled(table, events[0], before)]
    if kind == "published":
        return [mounting.hung_up(table, events[0], len(before.mats[events[0].seat].papers))]
    if kind == "bumped":
        sprites = tuple(_bumped(table, event) for event in events)
        spots = tuple(_stand(table, event) for event in events)
        return [Stage(0.7, sprites, SOUNDS[kind], moment="bumped", caption=_told(table, events[0]), clears=spots)]
    seconds = max(LONG.get(event.kind, MOMENT) for event in events)
    sprites = tuple(sprite for event in events for sprite in _flights(table, event, before, seconds))
    spots = tuple(spot for event in events if event.kind == "retrieved" for _, spot in _out(table, event.seat, before))
    return [Stage(seconds + 0.1, sprites, SOUNDS[kind], caption=_told(table, events[0]), clears=spots)]


def _told(table: HoloBoard, event: Event) -> str:
    """The sentence of the log for one event."""
    return next((line.text for line in table.log_lines([event])), "")


def home(table: HoloBoard, seat: int, own: str) -> pygame.Rect:
    """A part of the mat in the middle, or the strip of another seat."""
    return table.places[own if seat == table.focus and own in table.places else strip(seat, table.focus)]


def _flights(table: HoloBoard, event: Event, before: HoloView, seconds: float) -> list[Sprite]:
    """The pictures that an event sends from one place to another."""
    ways_of: dict[str, Callable[[], list[Sprite]]] = {
        "placed": lambda: [_worker(table, event, seconds)],
        "retrieved": lambda: _retrieved(table, event, before, seconds),
        "gained": lambda: _gained(table, event, seconds),
        "contributed": lambda: [_contributed(table, event, seconds)],
        "milestone": lambda: [_milestone(table, event, seconds)],
        "traced": lambda: [_traced(table, event, before, seconds)],
        "turned_up": lambda: [_turned_up(table, event, seconds)],
    }
    if event.kind in ways_of:
        return ways_of[event.kind]()
    if event.kind in ("drew", "took", "discarded", "found_trace"):
        return [_card(table, event, seconds)]
    if event.kind in ("traded", "exchanged", "gave"):
        return _museum(table, event, seconds)
    return []


def _fly(table: HoloBoard, image: str, start: pygame.Rect, goal: pygame.Rect, size: float, seconds: float) -> Sprite:
    """A picture on its way between the middles of two places."""
    return ways.fly(f"holotype/{image}", start, square(goal, size * table.unit), seconds, arc=30 * table.unit)


def _stand(table: HoloBoard, event: Event) -> pygame.Rect:
    """The space of a location at which a worker stands."""
    place = str(event["location"])
    spaces = table.box.spaces_of[LOCATIONS.index(place)]
    spots = stands(table.places[f"location.{place}"], len(spaces))
    return spots[list(spaces).index(event.number("space"))]


def _worker(table: HoloBoard, event: Event, seconds: float) -> Sprite:
    """A worker goes to its space."""
    worker, spot = event["worker"], _stand(table, event)
    start = home(table, event.seat, f"worker.{worker}")
    flight = _fly(table, f"worker_{worker}", start, spot, spot.height / table.unit, seconds)
    return replace(flight, tint=figure(table, event.seat))


def _bumped(table: HoloBoard, event: Event) -> Sprite:
    """A worker is pushed off its space and tumbles home to the Lounge."""
    worker, spot = event["worker"], _stand(table, event)
    start, goal = square(spot), square(home(table, event.seat, f"worker.{worker}"), spot.height)
    tint = figure(table, event.seat)
    return ways.route(f"holotype/worker_{worker}", ((0.0, start), (0.65, goal)), 60 * table.unit, tint, 40)


def _out(table: HoloBoard, seat: int, before: HoloView) -> list[tuple[str, pygame.Rect]]:
    """The workers of a seat on the board, with their spaces."""
    found = []
    for place, codes in zip(LOCATIONS, before.spaces, strict=True):
        spots = stands(table.places[f"location.{place}"], len(codes))
        found += [
            (WORKERS[code % 3], spot)
            for code, spot in zip(codes, spots, strict=True)
            if code >= 0 and code // 3 == seat
        ]
    return found


def _retrieved(table: HoloBoard, event: Event, before: HoloView, seconds: float) -> list[Sprite]:
    """Every worker of a seat goes home from its space."""
    tint, result = figure(table, event.seat), list[Sprite]()
    for worker, spot in _out(table, event.seat, before):
        goal = home(table, event.seat, f"worker.{worker}")
        sprite = _fly(table, f"worker_{worker}", spot, goal, spot.height / table.unit, seconds)
        result.append(replace(sprite, tint=tint))
    return result


def _gained(table: HoloBoard, event: Event, seconds: float) -> list[Sprite]:
    """Fossils or research come to their owner, one a little after the other."""
    cube, source = str(event["cube"]), SOURCES.get(str(event["source"]), "field")
    goal = home(table, event.seat, "research" if cube == "research" else f"cube.{cube}")
    start = table.places.get("tray" if source == "field" else "", table.places[f"location.{source}"])
    cubes = [_fly(table, good(cube), start, goal, 44, seconds)] * min(event.number("count"), MOST)
    return list(ways.in_turn(cubes, 0.06))


def _contributed(table: HoloBoard, event: Event, seconds: float) -> Sprite:
    """A disc goes onto an area of a Global Objective."""
    area = table.places[f"area.{event['objective']}.{event['area']}"]
    sprite = _fly(table, "disc", home(table, event.seat, "contributions"), area, 56, seconds)
    return replace(sprite, tint=figure(table, event.seat))


def _milestone(table: HoloBoard, event: Event, seconds: float) -> Sprite:
    """A Milestone tile comes from the track onto a mat."""
    image, tint = TILE_PICTURES[str(event["tile"])]
    goal = home(table, event.seat, f"tile.{event['tile']}")
    return replace(_fly(table, image, table.places["track"], goal, 44, seconds), tint=tint)


def _traced(table: HoloBoard, event: Event, before: HoloView, seconds: float) -> Sprite:
    """A Trace Fossil goes up beside the Holotype that was just published."""
    spot = mounting.paper_spot(table, event.seat, str(event["card"]), len(before.mats[event.seat].papers))
    return _fly(table, f"traces/{event['trace']}", home(table, event.seat, "traces"), spot, 56, seconds)


def _turned_up(table: HoloBoard, event: Event, seconds: float) -> Sprite:
    """A card of the Field deck is turned up over the workbench."""
    unit, goal = table.unit, table.places["goals"]
    box = pygame.Rect(0, 0, round(120 * unit), round(168 * unit))
    box.center = (goal.left + round(210 * unit), goal.centery)
    picture = "holotype/erosion" if "erosion" in str(event["dig"]) else "holotype/card_field"
    return ways.turn_over("holotype/card_field_back", picture, box, seconds)


def _card(table: HoloBoard, event: Event, seconds: float) -> Sprite:
    """A Specimen or a trace between Lab and hand."""
    images = {"drew": "card_back", "found_trace": "card_trace"}
    image = images.get(event.kind) or f"specimens/{event['card']}"
    lab = table.places["location.field" if event.kind == "found_trace" else "location.lab"]
    hand = home(table, event.seat, "traces" if event.kind == "found_trace" else "hand")
    start, goal = (hand, lab) if event.kind == "discarded" else (lab, hand)
    return _fly(table, image, start, goal, 90, seconds)


def _museum(table: HoloBoard, event: Event, seconds: float) -> list[Sprite]:
    """What a seat gives to the Museum, and what it takes for it."""
    data, museum = dict(event.data), table.places["location.museum"]
    given = str(data.get("give", data.get("cube")))
    count = int(data.get("given", data.get("count", 1)))
    taken = str(data.get("take", "research" if event.kind == "exchanged" else ""))
    start = home(table, event.seat, f"cube.{given}")
    result = [_fly(table, good(given), start, museum, 44, seconds)] * min(count, MOST)
    if taken:
        goal = home(table, event.seat, "research" if taken == "research" else f"cube.{taken}")
        number = int(data.get("taken", data.get("research", 1)))
        result += [_fly(table, good(taken), museum, goal, 44, seconds)] * min(number, MOST)
    return list(ways.in_turn(result, 0.05))


def _faces(period: str, face: str) -> tuple[str, ...]:
    """The pictures of a tumbling die, the true one last."""
    return tuple(f"holotype/die_{period}_{side}" for side in ("1", "museum", "2", _side(face)))


def _side(face: str) -> str:
    return "museum" if face in ("m", "0") else face


def _rolled(table: HoloBoard, event: Event) -> Stage:
    """Dice tumble from the Field onto the workbench, where they will lie."""
    faces = sorted(str(event["faces"]), key=lambda face: -int(face.replace("m", "0")))
    spots = dice_spots(rolling_tray(table.places["goals"], table.unit), len(faces), table.unit)
    start = square(table.places["location.field"], spots[0].height)
    dice = [
        ways.tumble(_faces(str(event["period"]), face), start, spot, 1.1, 0.05 * n, 70 * table.unit)
        for n, (face, spot) in enumerate(zip(faces, spots, strict=True))
    ]
    return Stage(1.3, tuple(dice), "die", moment="roll", caption=_told(table, event))


def _rerolled(table: HoloBoard, event: Event, before: HoloView) -> Stage:
    """One die is rolled again where it lies."""
    old, faces = before.dice[event.number("die")], sorted(before.dice, reverse=True)
    spots = dice_spots(table.places["tray"], len(faces), table.unit)
    alike = [spot for spot, face in zip(spots, faces, strict=True) if face == old]
    die = ways.tumble(_faces(table.dice_period, str(event["face"])), alike[0], alike[0], 1.0, 0.0, 90 * table.unit)
    empty = ways.route(_paper, ((0.0, alike[0]), (1.1, alike[0])))
    return Stage(1.1, (empty, die), "die", moment="reroll", caption=_told(table, event))


def _paper(size: tuple[int, int]) -> pygame.Surface:
    """The workbench where a die lay that is in the air."""
    return rounded_box(size, 0, PAPER)
