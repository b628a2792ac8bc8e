"""A publication: the press prints the plates of the animals, and cubes march from them to their categories."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from ui.boards.encyclopedia import faces
from ui.boards.encyclopedia.brush import cube_tint
from ui.boards.encyclopedia.cards import CARD
from ui.boards.kit import shapes, ways
from ui.boards.kit.names import strip
from ui.table.motion import Stage
from ui.table.sprite import Key, Sprite

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

LIFTED = ("collected", "left_game")
"""Events with which animals leave their study."""

LONG, PRINTED, LEAVES = 1.5, 0.72, 1.06
"""Seconds of a publication, after which the plates are printed, and after which they go to the collection."""

GATHERED, PULLED = 0.28, 0.42
"""Seconds after which the animals are in the press, and after which it has been pulled."""

MOST = 8
"""No more cubes than this march at once."""


def printed(table: EncycBoard, events: Sequence[Event]) -> Stage:
    """Animals go into the press, plates come out of it, cubes march to their categories, plates join the collection."""
    press = _press(table)
    plates = [event for event in events if event.kind in LIFTED]
    cubes = [event for event in events if event.kind == "published_cubes" for _ in range(event.number("cubes"))]
    spots = _plates(press, max(len(plates), 1))
    marching = [_cube(table, event, spots[n % len(spots)], PRINTED + 0.04 * n) for n, event in enumerate(cubes[:MOST])]
    out = [_plate(table, event, press, spot) for event, spot in zip(plates, spots, strict=False)]
    cues = ((0.36, "press"), (0.75, "place"), (1.2, "score"))
    return Stage(LONG, (*out, _presses(press), *marching), "pick", moment="publication", cues=cues)


def _press(table: EncycBoard) -> pygame.Rect:
    """Where the press stands: over the upper half of the table."""
    main = table.main
    high = round(main.height * 0.34)
    rect = pygame.Rect(0, 0, round(high * 1.7), high)
    rect.center = (main.centerx, main.top + round(main.height * 0.26))
    return rect


def _plates(press: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Where printed plates lie: in a row below the press."""
    high = round(press.height * 0.72)
    wide = round(high * CARD)
    first = press.centerx - (wide * count + 8 * (count - 1)) // 2
    top = press.bottom + round(high * 0.08)
    return [pygame.Rect(first + n * (wide + 8), top, wide, high) for n in range(count)]


def _presses(press: pygame.Rect) -> Sprite:
    """The press comes, is pulled once, and goes."""
    middle = press.center
    keys = (
        Key(0.0, middle, 0.8, 0.8, alpha=0.0, picture="encyclopedia/place_publication"),
        Key(0.16, middle),
        Key(GATHERED, middle),
        Key(PULLED - 0.06, middle, 1.0, 0.93),
        Key(PULLED, middle),
        Key(LONG - 0.16, middle),
        Key(LONG, middle, alpha=0.0),
    )
    return Sprite(press.size, keys, still=1)


def _plate(table: EncycBoard, event: Event, press: pygame.Rect, spot: pygame.Rect) -> Sprite:
    """An animal goes from its study into the press; its plate joins the collection of its owner, or leaves the game."""
    inside = spot.copy()
    inside.midbottom = (spot.centerx, press.bottom)
    animal = str(event["animal"])
    picture, goal = partial(faces.animal, table, animal), _shelf(table, event.seat)
    start = table.names.get(f"study.{event.seat}.{animal}", table.names[strip(event.seat, table.focus)])
    if event.kind == "left_game":
        goal = spot.move(0, spot.height // 3)
    stops = ((0.0, start), (GATHERED, inside), (PULLED, inside), (PRINTED, spot), (LEAVES, spot), (LONG, goal))
    plate = ways.still_at(ways.route(picture, stops), LEAVES)
    return plate if event.kind == "collected" else ways.faded(plate)


def _shelf(table: EncycBoard, seat: int) -> pygame.Rect:
    """Where published plates go."""
    zone = table.names.get(f"zone.{seat}.shelf") if seat == table.focus else None
    return square(zone or table.names[strip(seat, table.focus)])


def _cube(table: EncycBoard, event: Event, plate: pygame.Rect, delay: float) -> Sprite:
    """A cube on its way from a plate to its category."""
    spot = table.names.get(f"category.{event.seat}.{event['category']}", _shelf(table, event.seat))
    side = max(plate.height // 5, 12)
    start = shapes.square(pygame.Rect(plate.left, plate.bottom - side, plate.width, side), side)
    goal = square(spot, 0.8)
    tint = cube_tint(table.match.seats[event.seat].colour)
    return ways.fly("encyclopedia/cube", start, goal, LONG - 0.1, delay, side * 1.5, tint, grows=True)


def square(rect: pygame.Rect, part: float = 1.0) -> pygame.Rect:
    """A square in the middle of a place, as large as a part of its shorter side."""
    return shapes.square(rect, max(round(min(rect.size) * part), 8))
