"""A curved arrow from one place to another, over everything that lies between them."""

from __future__ import annotations

import math
from functools import partial
from itertools import pairwise

import pygame

from ui.app import App
from ui.aside import given_pause
from ui.table.sprite import Key, Sprite
from ui.theme import FOCUS, INK

STEPS = 24
NECK = 4
SMOOTH = 2
TILE = 96
"""So many pixels of an arrow's area are made smooth at a time, on either side, and only where the arrow is."""

LIFT = 0.1
"""How far the middle of the curve is lifted, as a part of its length."""

FADES = 0.12
"""Seconds in which an arrow comes or goes."""

Point = tuple[float, float]


def draw_arrow(
    surface: pygame.Surface, app: App, start: tuple[int, int], end: tuple[int, int], lift: float = LIFT
) -> None:
    """A bright arrow with a dark edge, bent upwards, with a negative `lift` downwards; made once for its two ends."""
    area = _area(app, curve_of(start, end, lift))
    surface.blit(_picture(app, start, end, lift, area.size), area)


def arrow_sprite(
    app: App, start: tuple[int, int], end: tuple[int, int], comes: float, goes: float, lift: float = LIFT
) -> Sprite:
    """The same arrow as a sprite, seen between two times; where nothing moves it stands all the while."""
    area = _area(app, curve_of(start, end, lift))
    keys = (
        Key(comes, area.center, alpha=0.0, picture=partial(_picture, app, start, end, lift)),
        Key(comes + FADES, area.center),
        Key(goes - FADES, area.center),
        Key(goes, area.center, alpha=0.0),
    )
    return Sprite(area.size, keys, still=1)


def _area(app: App, curve: list[Point]) -> pygame.Rect:
    """The room that an arrow takes."""
    pad = app.theme.px(30)
    left, top = round(min(x for x, _ in curve)) - pad, round(min(y for _, y in curve)) - pad
    right, bottom = round(max(x for x, _ in curve)) + pad, round(max(y for _, y in curve)) + pad
    return pygame.Rect(left, top, right - left, bottom - top)


def _picture(
    app: App, start: tuple[int, int], end: tuple[int, int], lift: float, _size: tuple[int, int]
) -> pygame.Surface:
    """An arrow in its area; kept by the assets."""
    curve = curve_of(start, end, lift)
    key = ("arrow", start, end, lift, app.theme.unit)
    area = _area(app, curve)
    return app.assets.plain(key, area.size, lambda: _made(curve, area, app.theme.px(9)))


def curve_of(start: tuple[int, int], end: tuple[int, int], part: float) -> list[Point]:
    """The points of an arc whose middle is lifted by a part of its length."""
    lift = part * math.dist(start, end)
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - 2 * lift)
    parts = [n / STEPS for n in range(STEPS + 1)]
    return [
        ((1 - t) ** 2 * start[0] + 2 * t * (1 - t) * middle[0] + t * t * end[0],
         (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * middle[1] + t * t * end[1])
        for t in parts
    ]  # fmt: skip


def _made(curve: list[Point], area: pygame.Rect, wide: int) -> pygame.Surface:
    """The arrow in its area, drawn larger and made smooth, one row of tiles after the other on the same large sheet."""
    smooth = pygame.Surface(area.size, pygame.SRCALPHA)
    band = pygame.Surface((area.width * SMOOTH, min(area.height, TILE) * SMOOTH), pygame.SRCALPHA)
    points = [((x - area.left) * SMOOTH, (y - area.top) * SMOOTH) for x, y in curve]
    inks = [(ink, _outline(points, wide * SMOOTH, more * SMOOTH)) for ink, more in ((INK, 2.5), (FOCUS, 0.0))]
    tiles = _tiles(points, area.size, wide)
    for top in sorted({tile.top for tile in tiles}):
        row = [tile for tile in tiles if tile.top == top]
        for tile in row:
            band.fill((*FOCUS, 0), _larger(tile.move(0, -top)))
        for colour, outline in inks:
            pygame.draw.polygon(band, colour, [(int(x), int(y) - top * SMOOTH) for x, y in outline])
        for tile in row:
            large = band.subsurface(_larger(tile.move(0, -top)))
            pygame.transform.smoothscale(large, tile.size, smooth.subsurface(tile))
        given_pause()
    return smooth


def _tiles(points: list[Point], size: tuple[int, int], wide: int) -> list[pygame.Rect]:
    """The tiles of an area in which something of an arrow lies; its curve is in the pixels of the larger sheet."""
    whole, near = pygame.Rect((0, 0), size), 6 * SMOOTH * (wide + 3)
    spots = [(left, top) for top in range(0, size[1], TILE) for left in range(0, size[0], TILE)]
    tiles = [pygame.Rect(spot, (TILE, TILE)).clip(whole) for spot in spots]
    ways = list(pairwise(points))
    return [tile for tile in tiles if any(_larger(tile).inflate(near, near).clipline(way) for way in ways)]


def _larger(tile: pygame.Rect) -> pygame.Rect:
    """A tile on the larger sheet."""
    return pygame.Rect(*(part * SMOOTH for part in tile))


def _outline(points: list[Point], wide: float, more: float) -> list[Point]:
    """A shaft that grows towards its head, with a margin."""
    tip, neck = points[-1], points[-1 - NECK]
    far = math.dist(tip, neck) or 1.0
    along = ((tip[0] - neck[0]) / far, (tip[1] - neck[1]) / far)
    high = wide * 2.6
    base = (tip[0] - along[0] * high, tip[1] - along[1] * high)
    shaft = [point for point in points if math.dist(point, tip) > high] + [base]
    sides: tuple[list[Point], list[Point]] = ([], [])
    for n, (x, y) in enumerate(shaft):
        after = shaft[n + 1] if n + 1 < len(shaft) else tip
        length = math.dist(after, (x, y)) or 1.0
        half = wide * (0.3 + 0.5 * n / len(shaft)) + more
        dx, dy = (after[1] - y) / length * half, -(after[0] - x) / length * half
        sides[0].append((x + dx, y + dy))
        sides[1].append((x - dx, y - dy))
    half = wide * 1.7 + more * 1.6
    barb = (along[1] * half, -along[0] * half)
    back = (base[0] - along[0] * more, base[1] - along[1] * more)
    point = (tip[0] + along[0] * more * 1.6, tip[1] + along[1] * more * 1.6)
    head = [(back[0] + barb[0], back[1] + barb[1]), point, (back[0] - barb[0], back[1] - barb[1])]
    return [*sides[0], *head, *reversed(sides[1])]
