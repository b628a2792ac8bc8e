"""Marks that every board draws: rings around places, veils over them, previews of points, the glow of last moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from ui.app import App
from ui.boards.kit.writing import signed
from ui.table.board import Board, Look
from ui.theme import BRASS, CREAM, FOCUS, INK, INK_SOFT, MOSS, PLAYERS, RUST, SHADOW, Colour, Theme
from ui.widgets.panel import draw_box, outline
from ui.widgets.patch import draw_patched

CORNER = 26
"""The units that the corner of a mark is long at most."""

ROOMY = 80
"""A place of so many units has room for marks of any size."""


NARROW = 80
"""In a place of fewer units a chip of points keeps its figures closer, to leave room beside it."""


def seat_colour(table: Board, seat: int) -> Colour:
    """The colour of a seat."""
    return PLAYERS[table.match.seats[seat].colour % len(PLAYERS)].colour


def seat_symbol(table: Board, seat: int) -> str:
    """The icon of a seat."""
    return PLAYERS[table.match.seats[seat].colour % len(PLAYERS)].symbol


def draw_glow(surface: pygame.Surface, table: Board, look: Look) -> None:
    """Corners in the colours of seats around what they have just done; a closed ring says what can be chosen.

    They lie half outside of a place, around a low one wholly, so that they cover nothing that stands in its corners.
    """
    grain = table.app.theme.grain
    for name, seat in look.glow.items():
        if name in table.names:
            low = table.names[name].height < grain.px(ROOMY)
            air = 2 * grain.px(2.5 if low else 1.5)
            draw_corners(
                surface, table.app, table.names[name].inflate(air, air), seat_colour(table, seat), 2 if low else 3
            )


def draw_targets(
    surface: pygame.Surface,
    table: Board,
    look: Look,
    targets: Iterable[str],
    colour: Colour = CREAM,
    grain: float = 1.0,
    around: Callable[[str], pygame.Rect] | None = None,
) -> None:
    """Rings that swing around what can be chosen, brighter and wider around what is pointed at.

    Where places are full up to their edges, `around` tells where a ring lies that leaves them to be read.
    """
    for name in targets:
        if name in table.names:
            hovered = name == look.hover
            wide = (3 + look.pulse + 2 * hovered) * grain
            place = table.names[name] if around is None else around(name)
            draw_ring(surface, table.app, place, FOCUS if hovered else colour, wide)


def draw_chosen(surface: pygame.Surface, table: Board, chosen: Iterable[str], grain: float = 1.0) -> None:
    """Rings of brass around what is chosen."""
    for name in chosen:
        if name in table.names:
            draw_ring(surface, table.app, table.names[name], BRASS, 4 * grain)


def draw_veil(surface: pygame.Surface, app: App, rect: pygame.Rect, corner: float = 12, strength: int = 120) -> None:
    """Dim a place that cannot be chosen; its corners are round by so many units."""

    def make() -> pygame.Surface:
        veil = pygame.Surface(rect.size, pygame.SRCALPHA)
        pygame.draw.rect(veil, (*SHADOW, strength), veil.get_rect(), border_radius=app.theme.grain.px(corner))
        return veil

    surface.blit(app.assets.kept(("veil", rect.size, corner, strength, app.theme.grain.unit), make), rect)


def _measures(app: App, place: pygame.Rect) -> Theme:
    """The measures of a mark: those of the scale, in a low place those of the board."""
    return app.theme if place.height >= app.theme.px(ROOMY) else app.theme.grain


def draw_ring(surface: pygame.Surface, app: App, rect: pygame.Rect, colour: Colour, width: float) -> None:
    """A bright line around a place, with a dark one inside it; no wider at large scales, or it would cover words."""
    pixels, radius = max(app.theme.grain.px(width), 1), app.theme.grain.px(12)

    def make(size: tuple[int, int]) -> pygame.Surface:
        ring = outline(size, radius, INK, pixels + max(pixels // 2, 1))
        ring.blit(outline(size, radius, colour, pixels), (0, 0))
        return ring

    def kept(size: tuple[int, int]) -> pygame.Surface:
        return app.assets.kept(("ring", size, colour, pixels, radius), lambda: make(size))

    draw_patched(surface, rect, max(radius, 2 * pixels) + 1, kept)


def draw_corners(surface: pygame.Surface, app: App, rect: pygame.Rect, colour: Colour, width: float) -> None:
    """The four corners of such a ring alone, each of them at most a third of a side long."""
    clip = surface.get_clip()
    wide, high = (min(app.theme.grain.px(CORNER), side // 3) for side in rect.size)
    for x in (rect.left, rect.right - wide):
        for y in (rect.top, rect.bottom - high):
            surface.set_clip(clip.clip((x, y, wide, high)))
            draw_ring(surface, app, rect, colour, width)
    surface.set_clip(clip)


def draw_points(
    surface: pygame.Surface,
    app: App,
    midtop: tuple[int, int],
    points: int,
    strong: bool,
    inside: pygame.Rect,
    small: bool = False,
) -> None:
    """What an option would bring, as a chip that stays inside a place; in a low one it is no larger than at 100 %.

    A `small` one leaves a small picture to be seen.
    """
    theme, size = (app.theme.grain, 17) if small else (_measures(app, inside), 21)
    label = theme.font("round", size + 3 * strong).render(signed(points), True, CREAM)
    roomy = inside.width >= theme.px(NARROW) and not small
    box = label.get_rect().inflate(theme.px(18 if roomy else 8), theme.px(2 if small else 6))
    box.midtop = midtop
    box.clamp_ip(inside)
    _draw_chip(surface, theme, box, label, points)


def draw_tag(
    surface: pygame.Surface, app: App, place: pygame.Rect, points: int, strong: bool, left: bool = False
) -> pygame.Rect:
    """What an option would bring, as a small chip over an upper corner of a place full of signs; where it hangs."""
    theme, size = app.theme.grain, 22 if strong else 18
    label = theme.font("round", size).render(signed(points), True, CREAM)
    box = tag_place(place, (label.get_width() + theme.px(10), theme.px(size + 4)), left)
    _draw_chip(surface, theme, box, label, points)
    return box


def draw_small_points(
    surface: pygame.Surface, app: App, topright: tuple[int, int], points: int, strong: bool
) -> pygame.Rect:
    """What an option would bring, as a small chip in a corner of a sign that it may cover in part; where it lies."""
    theme, size = app.theme.grain, 20 if strong else 17
    label = theme.font("round", size).render(signed(points), True, CREAM)
    box = pygame.Rect((0, 0), (label.get_width() + theme.px(8), theme.px(size + 6)))
    box.topright = topright
    _draw_chip(surface, theme, box, label, points)
    return box


def tag_size(app: App) -> tuple[int, int]:
    """How large a chip of one figure is at most."""
    return app.theme.grain.px(36), app.theme.grain.px(26)


def tag_place(place: pygame.Rect, size: tuple[int, int], left: bool = False) -> pygame.Rect:
    """Where a chip of that size hangs over the right or the left upper corner of a place: less into a low one."""
    box = pygame.Rect((0, 0), size)
    box.bottom = place.top + min(size[1] * 2 // 3, place.height // 5)
    if left:
        box.left = place.left - size[0] // 4
    else:
        box.right = place.right + size[0] // 4
    return box


def _draw_chip(surface: pygame.Surface, theme: Theme, box: pygame.Rect, label: pygame.Surface, points: int) -> None:
    """A round plate with points on it, green for a gain and red for a loss."""
    colour = MOSS if points > 0 else RUST if points < 0 else INK_SOFT
    draw_box(surface, box, box.height // 2, colour, CREAM, max(theme.px(1.5), 1))
    surface.blit(label, label.get_rect(center=box.center))
