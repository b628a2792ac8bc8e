"""Halls of museums at the end of Holotype: where walls, frames and lines are, lamps, visitors and bunting."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from ui.boards.holotype.layout import FRAME
from ui.boards.holotype.wall import CLOTH, WOOD
from ui.boards.kit.pen import Pen
from ui.boards.kit.shapes import bottom, card_grid, centred, grid, inset, right, top
from ui.theme import BRASS, BRASS_LIGHT, CREAM, INK, Colour, Theme, mix
from ui.widgets.panel import draw_box, draw_shadow

PLATE = 58
"""Units that the plate with a seat's name is tall."""

LINE = 54
"""Units that a line below the wall takes at most."""

WIDE, BESIDE = 1.7, 0.36
"""Where a cell is so many times as wide as tall, its lines stand beside the wall and take this part of the width."""

FLOOR: Colour = (92, 62, 40)
NIGHT: Colour = (24, 14, 20)
LIGHT: Colour = (255, 236, 178)

DARK = 150
"""How dark a frame is without light, of 255."""

VISITORS = ("lady", "gentleman", "child")
"""Who comes, one after the other."""

TALL = {"lady": 0.94, "gentleman": 1.0, "child": 0.7}
"""How tall each of them is, as a part of the tallest."""

PENNANTS = 11
"""How many pennants hang on a garland."""


@dataclass(frozen=True)
class Hall:
    """The hall of a seat: its plate, its wall with a plaque and frames, the floor before it, and lines below."""

    plate: pygame.Rect
    wall: pygame.Rect
    plaque: pygame.Rect
    floor: pygame.Rect
    frames: tuple[pygame.Rect, ...]
    lines: dict[str, pygame.Rect]


def lay_out_halls(
    area: pygame.Rect, papers: Sequence[int], steps: Sequence[str], theme: Theme, named: int
) -> list[Hall]:
    """A hall for every seat with so many papers: up to three side by side, more in two rows.

    Frames carry names if they are `named` pixels wide. Where some would not, the lines of all halls stand two by two,
    so that their walls are taller.
    """
    seats = len(papers)
    across = seats if seats <= 3 else -(-seats // 2)
    cells = grid(area, across, -(-seats // across), theme.px(20))[:seats]
    if seats % across and seats > across:
        shift = (cells[1].left - cells[0].left) * (across - seats % across) // 2
        cells[across:] = [cell.move(shift, 0) for cell in cells[across:]]
    for abreast in (1, 2):
        halls = [_hall(cell, count, steps, theme, abreast) for cell, count in zip(cells, papers, strict=True)]
        if all(frame.width >= named for hall in halls for frame in hall.frames):
            break
    return halls


def _hall(cell: pygame.Rect, papers: int, steps: Sequence[str], theme: Theme, abreast: int) -> Hall:
    """A plate above a hall; the lines stand at its foot, or at its side where it is wide."""
    gap = theme.px(5)
    plate, rest = top(cell, min(theme.px(PLATE), cell.height // 5), theme.px(6))
    if rest.width > rest.height * WIDE:
        foot, hall = right(rest, rest.width * BESIDE, theme.px(8))
    else:
        down, part = -(-len(steps) // abreast), 0.44 if abreast == 1 else 0.3
        line = min(theme.px(LINE), round(rest.height * part) // max(down, 1) - gap)
        foot, hall = bottom(rest, (line + gap) * down - gap, theme.px(6))
    floor, wall = bottom(hall, hall.height * (0.2 if abreast == 1 else 0.12))
    edge = min(theme.px(28), wall.height // (8 if abreast == 1 else 16))
    high = min(theme.px(40), wall.height // (5 if abreast == 1 else 7))
    plaque, cloth = top(inset(wall, theme.px(24), edge), high, edge * 2 // 3)
    frames = _in_the_middle(card_grid(cloth, max(papers, 3), theme.px(8), FRAME, 4)[: max(papers, 1)], cloth)
    plaque = centred(plaque, min(plaque.width, theme.px(130)), plaque.height)
    across = 1 if rest.width > rest.height * WIDE else abreast
    lines = grid(foot, across, -(-len(steps) // across), gap)
    return Hall(plate, wall, plaque, floor, tuple(frames), dict(zip(steps, lines, strict=False)))


def _in_the_middle(frames: list[pygame.Rect], cloth: pygame.Rect) -> list[pygame.Rect]:
    """The frames of every row side by side in the middle of the cloth, no further apart than a third of one."""
    placed: list[pygame.Rect] = []
    for upper in sorted({frame.top for frame in frames}):
        line = [frame for frame in frames if frame.top == upper]
        wide = line[0].width
        step = min(line[1].left - line[0].left, wide * 4 // 3) if len(line) > 1 else 0
        left = cloth.centerx - (step * (len(line) - 1) + wide) // 2
        placed += [pygame.Rect(left + n * step, upper, wide, frame.height) for n, frame in enumerate(line)]
    return placed


def draw_hall(pen: Pen, hall: Hall) -> None:
    """A wall of striped cloth with a cornice, and a floor of boards, both by night."""
    surface, px = pen.surface, pen.app.theme.px
    whole = hall.wall.union(hall.floor)
    draw_shadow(surface, whole, px(8), px(12))
    draw_box(surface, whole, px(8), mix(CLOTH, NIGHT, 0.35), WOOD, max(px(4), 1))
    stripe = max(px(16), 2)
    for x in range(hall.wall.left + stripe, hall.wall.right - stripe, 2 * stripe):
        pygame.draw.rect(surface, mix(CLOTH, NIGHT, 0.5), (x, hall.wall.top + px(6), stripe, hall.wall.height - px(6)))
    _draw_floor(pen, hall.floor)
    pygame.draw.rect(surface, WOOD, (hall.wall.left, hall.wall.top, hall.wall.width, px(9)), border_radius=px(4))
    pygame.draw.rect(surface, BRASS, (hall.wall.left, hall.wall.top + px(9), hall.wall.width, max(px(2), 1)))
    pen.box(hall.plaque, px(6), mix(WOOD, INK, 0.4), BRASS, px(1.5))


def _draw_floor(pen: Pen, floor: pygame.Rect) -> None:
    """Boards that run towards whoever looks on, and a skirting where the wall ends."""
    px, inner = pen.app.theme.px, inset(floor, pen.app.theme.px(8), 0)
    pygame.draw.rect(pen.surface, mix(FLOOR, NIGHT, 0.3), (inner.left, inner.top, inner.width, inner.height - px(4)))
    for n in range(-6, 7):
        start = (inner.centerx + n * inner.width // 14, inner.top)
        end = (min(max(inner.centerx + n * inner.width // 9, inner.left), inner.right), inner.bottom - px(5))
        pygame.draw.aaline(pen.surface, mix(FLOOR, NIGHT, 0.55), start, end)
    pygame.draw.rect(pen.surface, WOOD, (inner.left, inner.top - px(5), inner.width, px(7)))


def draw_light(pen: Pen, hall: Hall, spot: pygame.Rect, lit: bool) -> None:
    """The light of a lamp on a frame, or the dark over it."""
    if not lit:
        shade = pygame.Surface(spot.size, pygame.SRCALPHA)
        shade.fill((*NIGHT, DARK))
        pen.surface.blit(shade, spot)
        return
    reach = spot.width // 2
    box = pygame.Rect(spot.left - reach // 3, spot.top - spot.height // 8, spot.width + 2 * (reach // 3), spot.height)
    box = box.clip(hall.wall)
    cone = pygame.Surface(box.size, pygame.SRCALPHA)
    middle = spot.centerx - box.left
    points = [(middle - reach // 5, 0), (middle + reach // 5, 0), (box.width, box.height), (0, box.height)]
    pygame.draw.polygon(cone, (*LIGHT, 46), points)
    pen.surface.blit(cone, box)
    lamp = pygame.Rect(0, 0, max(reach // 2, 4), max(spot.height // 16, 3))
    lamp.midbottom = (spot.centerx, spot.top + 1)
    pen.box(lamp, lamp.height // 2, BRASS_LIGHT, mix(BRASS, INK, 0.4))


def draw_visitors(pen: Pen, hall: Hall, count: int, seat: int) -> None:
    """So many visitors before the wall, from the sides to the middle; each hall has them in another order."""
    high = hall.floor.height * 1.15
    step = hall.floor.width / 8
    places = (0.5, 6.6, 1.5, 5.6, 2.5, 4.6, 3.5)
    for n, place in enumerate(places[:count]):
        who = VISITORS[(n + seat) % len(VISITORS)]
        tall = round(high * TALL[who])
        box = pygame.Rect(0, 0, round(tall * 0.6), tall)
        box.midbottom = (hall.floor.left + round((place + 0.5) * step), hall.floor.bottom - round(high * 0.05))
        pen.picture(f"night/{who}", box, valign="bottom")


def draw_bunting(pen: Pen, hall: Hall, colour: Colour, part: float) -> None:
    """A garland of pennants that unrolls under the cornice from the left, and leaves the plaque to be read."""
    px, wall = pen.app.theme.px, hall.wall
    wide, drop = wall.width / PENNANTS, hall.plaque.height * 0.5
    for n in range(round(PENNANTS * part)):
        x = wall.left + n * wide
        y, after = (wall.top + px(6) + drop * _sag(at / PENNANTS) for at in (n, n + 1))
        if abs(x + wide / 2 - hall.plaque.centerx) < (hall.plaque.width + wide) / 2:
            continue
        pygame.draw.line(pen.surface, CREAM, (x, y), (x + wide, after), max(px(2), 1))
        size = min(wide * 0.9, drop * 1.4)
        points = [(x + wide * 0.1, y), (x + wide * 0.9, after), (x + wide / 2, (y + after) / 2 + size)]
        pygame.draw.polygon(pen.surface, colour if n % 2 else BRASS_LIGHT, points)
        pygame.draw.polygon(pen.surface, CREAM if n % 2 else mix(BRASS, INK, 0.3), points, max(px(2), 1))


def _sag(part: float) -> float:
    """How low a garland hangs at that part of its way, from 0 at its ends to 1 in its middle."""
    return 1 - (2 * part - 1) ** 2
