"""Painting zoos in the evening: dusk over a board, light in a pen, visitors on the promenade, fireworks."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.draftosaurus.board import Board as ZooBoard
from ui.app import App
from ui.boards.draftosaurus import paint, small
from ui.boards.draftosaurus.geometry import geometry
from ui.boards.draftosaurus.layout import scaled
from ui.boards.draftosaurus.words import signs
from ui.theme import Colour, mix
from ui.widgets.panel import draw_box, draw_shadow

SMALL = 470
"""Zoos of fewer units are painted as small ones, with a count for every species in a pen."""

TREX_SIGN = (1062, 22, 116, 124)
"""Where the sign of the T. rex stands on both boards, in their measures."""

DUSK: Colour = (98, 92, 158)
LAMP: Colour = (255, 243, 214)
"""What the painting is multiplied by in the evening, and in the light of a lamp."""

FRAME: Colour = (52, 33, 24)
PATH: Colour = (214, 164, 104)
PATH_EDGE: Colour = (122, 78, 52)
SHADES: tuple[Colour, ...] = ((44, 32, 66), (62, 40, 70), (34, 30, 58))
BURST_GAP, BURST_OPENS, BURST_FADES, BURST_EVERY = 0.22, 0.5, 0.7, 1.54
"""Seconds between fireworks, in which one opens, in which it goes out, and after which it bursts elsewhere."""

SPARKS: tuple[Colour, ...] = ((255, 222, 120), (255, 150, 120), (150, 220, 255), (190, 255, 170), (240, 180, 255))

VISITORS = 7
"""How many kinds of visitors are drawn."""


def bright_zoo(app: App, board: ZooBoard, codes: Sequence[int], size: tuple[int, int]) -> pygame.Surface:
    """A zoo with its dinosaurs in the light of lamps."""
    picture = pygame.Surface(size)
    area = picture.get_rect()
    if size[0] >= app.theme.px(SMALL):
        paint.draw_board(picture, app, board, area)
        paint.draw_pieces(picture, app, paint.stand(board, codes, area))
    else:
        small.draw_board(picture, app, board, area)
        for pen, form in geometry(board.name).pens.items():
            small.draw_pen(picture, app, board, pen, codes, scaled(board.name, area, form.rect))
        small.draw_values(picture, app, board, codes, area)
    _draw_sign(picture.subsurface(scaled(board.name, area, TREX_SIGN)), app)
    picture.fill(LAMP, special_flags=pygame.BLEND_RGB_MULT)
    return picture


def draw_park(surface: pygame.Surface, app: App, board: pygame.Rect, walk: pygame.Rect, bright: pygame.Surface) -> None:
    """A zoo at dusk in its frame, and the promenade before it with its lamps."""
    px, whole = app.theme.px, board.union(walk)
    draw_shadow(surface, whole, px(8), px(14))
    pygame.draw.rect(surface, FRAME, whole.inflate(px(8), px(8)), border_radius=px(8))
    dark = bright.copy()
    dark.fill(DUSK, special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(dark, board)
    for n in range(walk.height):
        part = abs(n / walk.height - 0.55)
        colour = mix(PATH, PATH_EDGE, min(part * 1.6, 1.0))
        pygame.draw.line(surface, colour, (walk.left, walk.top + n), (walk.right - 1, walk.top + n))
    rail, step = max(px(2), 1), max(walk.height // 3, 6)
    for x in range(walk.left, walk.right, step):
        pygame.draw.line(surface, FRAME, (x, walk.top), (x, walk.top + walk.height // 4), rail)
    for y in (walk.top + rail, walk.top + walk.height // 6):
        pygame.draw.line(surface, FRAME, (walk.left, y), (walk.right - 1, y), rail)


def draw_lit(
    surface: pygame.Surface, app: App, board: pygame.Rect, bright: pygame.Surface, place: pygame.Rect, part: float
) -> None:
    """A place of a zoo in the light."""
    place = place.clip(board)
    lit = bright.subsurface(place.move(-board.left, -board.top)).convert_alpha()
    lit.blit(_softness(app, place.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    lit.set_alpha(round(255 * part))
    surface.blit(lit, place)


def draw_lantern(surface: pygame.Surface, app: App, corner: pygame.Rect, part: float) -> None:
    """A lantern that is lit at a corner of a place."""
    lantern, glow = app.assets.image("draftosaurus/lantern", corner.size), _glow(app, corner.width * 3)
    glow.set_alpha(round(255 * part))
    surface.blit(glow, glow.get_rect(center=corner.center), special_flags=pygame.BLEND_RGB_ADD)
    surface.blit(lantern, corner)


def lantern_at(app: App, board: ZooBoard, pen: str, area: pygame.Rect) -> pygame.Rect:
    """Where the lantern of a pen hangs: at its upper left corner, beside its sign where that reaches so far."""
    form, side = geometry(board.name).pens[pen], max(round(area.width * 0.036), 8)
    place = scaled(board.name, area, form.rect)
    sign, _ = paint.set_sign(app, board.name, area, form, signs(app.text, pen))
    below = area.width // 12 if pen == "river" else 0
    corner = pygame.Rect(place.left, place.top + below, side, round(side * 1.5))
    if corner.colliderect(sign):
        corner.right = max(sign.left, area.left + side)
    return corner


def _softness(app: App, size: tuple[int, int]) -> pygame.Surface:
    """A white cloth with soft edges, by which light is cut to a place."""

    def make() -> pygame.Surface:
        cloth = pygame.Surface((max(size[0] // 4, 4), max(size[1] // 4, 4)), pygame.SRCALPHA)
        cloth.fill((255, 255, 255, 0))
        inner = cloth.get_rect().inflate(-4, -4)
        pygame.draw.rect(cloth, (255, 255, 255, 255), inner, border_radius=max(min(inner.size) // 5, 1))
        return pygame.transform.smoothscale(pygame.transform.gaussian_blur(cloth, 1), size)

    return app.assets.kept(("dusk softness", size), make)


def _glow(app: App, side: int) -> pygame.Surface:
    """The light around a lamp, to be added to what is there."""

    def make() -> pygame.Surface:
        glow = pygame.Surface((side, side))
        for ring in range(side // 2, 0, -1):
            part = (1 - ring * 2 / side) ** 2
            colour = mix((0, 0, 0), (120, 84, 30), part)
            pygame.draw.circle(glow, colour, (side // 2, side // 2), ring)
        return glow

    return app.assets.kept(("dusk glow", side), make)


def draw_visitor(surface: pygame.Surface, app: App, walk: pygame.Rect, seat: int, number: int, part: float) -> None:
    """A visitor who comes to the promenade from the nearer side."""
    chance = _chance(seat, number)
    near = number % 3
    high = round(walk.height * (0.66 + 0.1 * near))
    image = app.assets.image(f"draftosaurus/visitor_{chance % VISITORS + 1}", (high, high), SHADES[near])
    room = walk.width - high
    goal = walk.left + (number * 0.618034 + chance % 97 / 97 * 0.06) % 1.0 * room
    start = walk.left if goal < walk.centerx else walk.right - high
    x = round(start + (goal - start) * part)
    sway = round(abs(math.sin(part * math.pi * 5)) * walk.height * 0.05)
    spot = image.get_rect(midbottom=(x + high // 2, walk.bottom - round(walk.height * 0.05 * (2 - near)) - sway))
    if part < 1:
        image = image.copy()
        image.set_alpha(round(255 * min(part * 2, 1)))
    surface.blit(image, spot)


def _draw_sign(board: pygame.Surface, app: App) -> None:
    """The sign of the T. rex, on which its points are hung."""
    area = board.get_rect()
    draw_box(board, area, area.width // 8, paint.SIGN, paint.SIGN_EDGE, max(area.width // 24, 1))
    picture = app.assets.image("draftosaurus/trex", (area.width * 3 // 4, area.height * 3 // 4))
    board.blit(picture, picture.get_rect(center=(area.centerx, area.centery - area.height // 14)))


def draw_lanterns(surface: pygame.Surface, app: App, walk: pygame.Rect, part: float) -> None:
    """Lanterns along the fence of the winner's zoo, hung one after the other."""
    count, side = 9, max(round(walk.height * 0.34), 8)
    ends = [walk.left + side + (walk.width - 2 * side) * n // (count - 1) for n in range(count)]
    lantern, glow = app.assets.image("draftosaurus/lantern", (side, round(side * 1.5))), _glow(app, side * 4)
    for x in ends[: round(count * min(part * 1.6, 1))]:
        spot = lantern.get_rect(midtop=(x, walk.top - side // 8))
        surface.blit(glow, glow.get_rect(center=spot.center), special_flags=pygame.BLEND_RGB_ADD)
        surface.blit(lantern, spot)


def scattered(window: pygame.Rect, radius: int) -> list[tuple[int, int]]:
    """Points all over a window, none beside the other, in an order that looks like chance."""
    count = window.width * window.height // (radius * radius)
    return [
        (round(window.width * (n * 0.754878 % 1)), round(window.height * (n * 0.569840 % 1))) for n in range(1, count)
    ]


def burst_at(number: int, seconds: float) -> tuple[int, float]:
    """How often a firework has burst before, and how far it is: 0 unseen, 1 wide open, 2 gone out."""
    if seconds < 0:
        return 0, 1.0
    age = seconds - number * BURST_GAP
    turn, rest = divmod(max(age, 0.0), BURST_EVERY)
    opens = min(rest / BURST_OPENS, 1.0)
    return int(turn), opens + min(max(rest - BURST_OPENS, 0.0) / BURST_FADES, 1.0)


def draw_burst(surface: pygame.Surface, centre: tuple[int, int], radius: int, number: int, own: float) -> None:
    """A firework that opens, then sinks and goes out: sparks on two rings around a centre, and tails behind them."""
    if not 0 < own < 2:
        return
    fades = max(own - 1, 0.0)
    wide = radius * (1 - (1 - min(own, 1.0)) ** 3) * (1 + 0.12 * fades)
    side = round(radius * 2.6)
    sparks = pygame.Surface((side, side), pygame.SRCALPHA)
    _draw_burst(sparks, (side / 2, side / 2), wide, SPARKS[number % len(SPARKS)], number)
    sparks.set_alpha(round(255 * (1 - fades)))
    surface.blit(sparks, sparks.get_rect(center=(centre[0], centre[1] + round(radius * 0.3 * fades * fades))))


def _draw_burst(surface: pygame.Surface, centre: tuple[float, float], radius: float, colour: Colour, turn: int) -> None:
    """Sparks on two rings around a centre, and short tails behind them."""
    grain = max(radius * 0.045, 1.2)
    for ring, rays in ((1.0, 14), (0.58, 9)):
        for ray in range(rays):
            angle = 2 * math.pi * ray / rays + turn + ring
            x, y = math.cos(angle), math.sin(angle)
            tip = (centre[0] + x * radius * ring, centre[1] + y * radius * ring)
            tail = (centre[0] + x * radius * ring * 0.72, centre[1] + y * radius * ring * 0.72)
            pygame.draw.line(surface, colour, tail, tip, max(round(grain * 0.6), 1))
            pygame.draw.aacircle(surface, colour, tip, round(grain + 0.5))
    pygame.draw.aacircle(surface, (255, 250, 230), centre, round(grain + 0.5))


def _chance(seat: int, number: int) -> int:
    """A number that looks like chance, always the same for a visitor."""
    return (seat * 7919 + number * 104729 + 12345) * 2654435761 % 4294967296 >> 7
