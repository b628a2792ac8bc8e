"""A publication: the press prints the plates of the animals, and cubes march from them to their categories."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from ui.boards.encyclopedia.brush import cube_tint
from ui.boards.encyclopedia.cards import CARD, draw_animal
from ui.boards.kit import shapes, ways
from ui.boards.kit.names import strip
from ui.table.motion import Stage
from ui.table.sprite import Key, Picture, Sprite

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

SHOWN = ("collected", "published_cubes")
"""What happens in a publication and is not shown apart from it."""

LONG, PRINTED, LEAVES = 1.5, 0.62, 1.02
"""Seconds of a publication, after which the plates are printed, and after which they go to the collection."""

MOST = 8
"""No more cubes than this march at once."""


def printed(table: EncycBoard, events: Sequence[Event]) -> Stage:
    """The press comes down, plates come out of it, cubes march to their categories, plates join the collection."""
    press = _press(table)
    plates = [event for event in events if event.kind in ("collected", "left_game")]
    cubes = [event for event in events if event.kind == "published_cubes" for _ in range(event.number("cubes"))]
    spots = _plates(press, max(len(plates), 1))
    marching = [
        _cube(table, event, spots[n % len(spots)], 0.7 + 0.05 * min(n, MOST)) for n, event in enumerate(cubes[:MOST])
    ]
    out = [_plate(table, event, press, spot) for event, spot in zip(plates, spots, strict=False)]
    cues = ((0.28, "press"), (0.75, "place"), (1.2, "score"))
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
        Key(0.26, middle, 1.0, 0.93),
        Key(0.34, middle),
        Key(LONG - 0.16, middle),
        Key(LONG, middle, alpha=0.0),
    )
    return Sprite(press.size, keys, still=1)


def _plate(table: EncycBoard, event: Event, press: pygame.Rect, spot: pygame.Rect) -> Sprite:
    """A plate comes out of the press; it joins the collection of its owner, or leaves the game."""
    inside = spot.copy()
    inside.midbottom = (spot.centerx, press.bottom)
    picture, goal = _face(table, str(event["animal"])), _shelf(table, event.seat)
    if event.kind == "left_game":
        goal = spot.move(0, spot.height // 3)
    return ways.still_at(ways.route(picture, ((0.3, inside), (PRINTED, spot), (LEAVES, spot), (LONG, goal))), LEAVES)


def _face(table: EncycBoard, animal: str) -> Picture:
    """The plate of an animal as it lies on display."""
    return partial(_painted, table, table.box.animal_ids.index(animal))


def _painted(table: EncycBoard, card: int, size: tuple[int, int]) -> pygame.Surface:
    """A plate as a picture; kept by the assets."""

    def made() -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        draw_animal(table.pen(surface), card, surface.get_rect())
        return surface

    key = ("encyclopedia plate", card, size, table.app.text.lang, table.app.theme.unit)
    return table.app.assets.kept(key, made)


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
