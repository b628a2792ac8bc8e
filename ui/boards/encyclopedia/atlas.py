"""The map of the world: where its continents lie, their spaces beside the coast, their dice on the land."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.encyclopedia.model import COLOURS, CONTINENTS
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia.brush import LAND_TINTS, Brush
from ui.boards.kit.painted import Box
from ui.boards.kit.shapes import centred, grid, left, top
from ui.theme import BRASS_DARK, CREAM, INK, INK_SOFT, PAPER, PAPER_EDGE, PAPER_SHADE, Colour

WORLD = (880, 400)
"""The measures of the map, in which everything on it is told."""

STRETCH = (1.9, 2.5)
"""The map is drawn at most so much taller or wider than it is: its width divided by its height."""


class Region(NamedTuple):
    """A continent on the map: all of it, its cartouche, its four spaces two by two, its dice in so many columns."""

    place: Box
    name: Box
    spaces: Box
    dice: Box
    columns: int = 2


REGIONS = {
    "america": Region((14, 14, 336, 374), (116, 114, 148, 30), (134, 236, 98, 108), (258, 236, 74, 74)),
    "africa": Region((352, 166, 232, 222), (398, 178, 128, 30), (362, 264, 98, 108), (464, 232, 68, 68)),
    "asia": Region((588, 14, 278, 222), (634, 66, 136, 30), (758, 118, 98, 108), (632, 116, 74, 74)),
    "europe": Region((304, 14, 280, 148), (440, 118, 128, 30), (316, 42, 98, 108), (506, 46, 68, 68)),
    "oceania": Region((588, 240, 278, 148), (704, 284, 136, 30), (598, 270, 98, 108), (704, 318, 130, 34), 4),
}
"""Where the continents lie."""


COASTS: dict[str, Box] = {
    "america": (19, 9, 375, 382),
    "africa": (387, 153, 176, 177),
    "asia": (494, 9, 377, 260),
    "europe": (372, 9, 228, 157),
    "oceania": (689, 242, 181, 149),
}
"""What the pictures of the coasts cover of the map."""

SIGN_AIR = 2
"""Units of the interface by which a coast stands off the cartouches and spaces that it would run through."""


def world_rect(area: pygame.Rect) -> pygame.Rect:
    """Where the map lies in its part of the table: all of it, unless that is much taller or wider than the map."""
    low, high = STRETCH
    wide = min(area.width, area.height * high)
    return centred(area, wide, min(area.height, wide / low))


def placed(world: pygame.Rect, box: Box) -> pygame.Rect:
    """A box of the map on the table."""
    across, down = world.width / WORLD[0], world.height / WORLD[1]
    x, y, wide, high = box
    start = (world.left + round(x * across), world.top + round(y * down))
    return pygame.Rect(start, (round(wide * across), round(high * down)))


def land_places(world: pygame.Rect) -> dict[str, pygame.Rect]:
    """The continents as named places."""
    return {f"land.{name}": placed(world, region.place) for name, region in REGIONS.items()}


def land_spaces(world: pygame.Rect, land: str) -> list[pygame.Rect]:
    """The four spaces of a continent, the first one first."""
    return grid(placed(world, REGIONS[land].spaces), 2, 2, max(world.width // 220, 2))


def land_dice(world: pygame.Rect, land: str) -> list[pygame.Rect]:
    """Where the dice of expeditions lie on a continent."""
    region = REGIONS[land]
    return grid(placed(world, region.dice), region.columns, 4 // region.columns, 2)


def land_signs(world: pygame.Rect, land: str) -> tuple[pygame.Rect, pygame.Rect]:
    """The cartouche and the spaces of a continent."""
    return placed(world, REGIONS[land].name), placed(world, REGIONS[land].spaces)


def draw_coast(pen: Brush, land: str, colour: Colour) -> None:
    """The coast of a continent as a bright line, that leaves cartouches and spaces to be read."""
    world = pen.table.names["world"]
    box = placed(world, COASTS[land])

    def make() -> pygame.Surface:
        image = pen.app.assets.image(f"encyclopedia/coast_{land}", box.size, colour, stretch=True).copy()
        for sign in (sign for name in REGIONS for sign in land_signs(world, name)):
            clear = sign.inflate(2 * pen.edge(SIGN_AIR), 2 * pen.edge(SIGN_AIR)).move(-box.left, -box.top)
            image.fill((0, 0, 0, 0), clear)
        return image

    pen.surface.blit(pen.app.assets.kept(("coast", land, world.size, colour), make), box)


def newest_die(world: pygame.Rect, land: str, sailed: int) -> pygame.Rect | None:
    """Where the die of the last expedition to a continent lies, None before the first."""
    return land_dice(world, land)[min(sailed, 4) - 1] if sailed else None


def draw_world(pen: Brush) -> None:
    """The map with the names of the continents: what stays for a whole game."""
    world = pen.table.names["world"]
    pen.stretched("world", world)
    for land, name in enumerate(CONTINENTS):
        _draw_cartouche(pen, land, placed(world, REGIONS[name].name))


def _draw_cartouche(pen: Brush, land: int, rect: pygame.Rect) -> None:
    """The name of a continent in its colour, behind its emblem."""
    plate = rect.inflate(0, -max(rect.height // 8, 2))
    pen.box(plate.move(1, 2), plate.height // 2, INK, None)
    pen.box(plate, plate.height // 2, LAND_TINTS[land], CREAM, pen.edge(1.5))
    emblem, words = left(rect, rect.height)
    pen.land(land, emblem.inflate(4, 4))
    words.width -= rect.height // 3
    pen.write(pen.table.words.land(land), words, rect.height * 0.66, CREAM, "serif_bold")


def draw_voyages(pen: Brush, view: EncycView) -> None:
    """What the spaces of the continents bring, those still free bright; and the dice on the land."""
    box, world = pen.table.box, pen.table.names["world"]
    for land, (name, sailed) in enumerate(zip(CONTINENTS, view.sailed, strict=True)):
        spaces = zip(land_spaces(world, name), box.stars, box.lift, strict=False)
        for n, (spot, stars, lift) in enumerate(spaces):
            if n < sailed:
                pen.box(spot, pen.edge(5), PAPER_SHADE, PAPER_EDGE)
                pen.icon("check", spot, min(spot.size) * 0.5, BRASS_DARK)
            else:
                _draw_space(pen, spot, stars, lift, LAND_TINTS[land] if n == sailed else None)
        for spot in land_dice(world, name)[:sailed]:
            pen.picture(f"die_{COLOURS[land]}", spot)


def _draw_space(pen: Brush, spot: pygame.Rect, stars: int, lift: int, ring: Colour | None) -> None:
    """A free space: its reputation above what it adds to an expedition; the next one has a ring."""
    pen.box(spot, pen.edge(5), CREAM if ring else PAPER, ring or PAPER_EDGE, pen.edge(3 if ring else 1))
    inner = spot.inflate(-4, -4)
    upper, lower = top(inner, inner.height // 2)
    if stars:
        pen.counted("reputation", str(stars), upper, part=0.84)
    pen.write(f"+{lift}", lower if stars else inner, lower.height * 0.9, INK if lift else INK_SOFT)
