"""Drawing the upper part of the table: locations with their workers, and the track."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.holotype.model import LOCATIONS, PERIODS, WORKERS
from game.holotype.view import HoloView
from ui.boards.holotype import cardface
from ui.boards.holotype.layout import stands
from ui.boards.holotype.pen import (
    BOARD,
    BOARD_LINE,
    CARD_INK,
    CARD_PAPER,
    bright,
    picture,
    write,
)
from ui.theme import BRASS_LIGHT, CREAM, INK, PAPER_EDGE, PLAYERS
from ui.widgets.panel import draw_box

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard


def draw_location(surface: pygame.Surface, table: HoloBoard, view: HoloView, name: str) -> None:
    """A location on its picture: its title, its stock and the workers on its spaces."""
    rect, spaces = table.places[f"location.{name}"], view.spaces[LOCATIONS.index(name)]
    factor = rect.height / 220
    title = pygame.Rect(rect.left, rect.top + round(8 * factor), rect.width, round(26 * factor))
    words = table.app.text(f"holotype.location.{name}.name")
    write(surface, table.app, words, title.inflate(-round(40 * factor), 0), CREAM, 23 * factor, "serif_bold")
    _draw_stock(surface, table, view, name, rect)
    for spot, code in zip(stands(rect, len(spaces)), spaces, strict=True):
        _draw_space(surface, table, spot, code)


def _draw_space(surface: pygame.Surface, table: HoloBoard, spot: pygame.Rect, code: int) -> None:
    """A space with the worker on it, in its seat's colour and with its seat's symbol."""
    app = table.app
    base = pygame.Rect(0, 0, round(spot.width * 0.86), max(round(spot.height * 0.24), 4))
    base.midbottom = spot.midbottom
    fill = (203, 186, 150) if code < 0 else (166, 142, 100)
    draw_box(surface, base, base.height // 2, fill, (140, 114, 76), max(round(spot.height / 30), 1))
    if code >= 0:
        draw_worker(surface, table, code, spot)
        player = PLAYERS[table.match.seats[code // 3].colour]
        side = max(round(spot.height * 0.38), 10)
        badge = pygame.Rect(0, 0, side, side)
        badge.bottomright = (spot.right - spot.width // 12, spot.bottom)
        draw_box(surface, badge, side // 2, player.colour, CREAM, max(side // 12, 1))
        icon = app.assets.icon(player.symbol, round(side * 0.7), CREAM)
        surface.blit(icon, icon.get_rect(center=badge.center))


def draw_worker(surface: pygame.Surface, table: HoloBoard, code: int, box: pygame.Rect) -> None:
    """A worker in its seat's colour, standing at the foot of a box."""
    colour = bright(PLAYERS[table.match.seats[code // 3].colour].colour)
    picture(surface, table.app, f"worker_{WORKERS[code % 3]}", box, colour, "bottom")


def _draw_stock(surface: pygame.Surface, table: HoloBoard, view: HoloView, name: str, rect: pygame.Rect) -> None:
    """What lies at a location: the Museum's cubes, decks and the open pile, the research to gain."""
    factor = rect.height / 220
    plate = pygame.Rect(0, 0, round(rect.width * 0.88), round(44 * factor))
    plate.midbottom = (rect.centerx, rect.top + round(134 * factor))
    if name == "museum":
        draw_box(surface, plate, plate.height // 3, CARD_PAPER, PAPER_EDGE, max(round(factor), 1))
        goods = [(f"cube_{period}", view.museum[n]) for n, period in enumerate(PERIODS)]
        cardface.draw_goods(surface, table, goods, plate.inflate(-plate.height // 2, -plate.height // 8), CARD_INK)
    elif name == "lab":
        _draw_lab(surface, table, view, rect)
    elif name == "field":
        _draw_decks(
            surface, table, rect, [("card_field_back", view.field_deck_size), ("card_trace", view.trace_deck_size)]
        )
    elif name == "library":
        senior, junior = table.box.library[1], table.box.library[0]
        extra = int("library" in view.mats[table.focus].tiles)
        plate.width = round(rect.width * 0.66)
        plate.centerx = rect.centerx
        draw_box(surface, plate, plate.height // 3, CARD_PAPER, PAPER_EDGE, max(round(factor), 1))
        halves = [plate.copy(), plate.copy()]
        halves[0].width = halves[1].width = plate.width // 2
        halves[1].left = halves[0].right
        for half, worker, count in zip(halves, ("paleontologist", "field_assistant"), (senior, junior), strict=True):
            figure = pygame.Rect(half.left + half.height // 6, half.top, half.height * 2 // 3, half.height)
            picture(surface, table.app, f"worker_{worker}", figure.inflate(0, -half.height // 10), (190, 180, 160))
            rest = pygame.Rect(figure.right, half.top, half.right - figure.right, half.height)
            cardface.draw_goods(
                surface, table, [("research", count + extra)], rest.inflate(0, -half.height // 5), CARD_INK
            )


def _draw_decks(surface: pygame.Surface, table: HoloBoard, rect: pygame.Rect, decks: list[tuple[str, int]]) -> None:
    """Small decks with the number of cards in them, at the right of a location's picture."""
    factor = rect.height / 220
    high = round(72 * factor)
    right = rect.right - round(20 * factor)
    for name, count in reversed(decks):
        card = pygame.Rect(right - round(high * 0.714), rect.top + round(60 * factor), round(high * 0.714), high)
        cardface.draw_back(surface, table, card, name)
        draw_count(surface, table, card, count)
        right = card.left - round(8 * factor)


def draw_count(surface: pygame.Surface, table: HoloBoard, card: pygame.Rect, count: int) -> None:
    """A number on a disc in the middle of a deck."""
    side = round(card.height * 0.46)
    disc = pygame.Rect(0, 0, max(side, 12), max(side, 12))
    disc.center = card.center
    draw_box(surface, disc, disc.height // 2, INK, CREAM, max(disc.height // 14, 1))
    write(surface, table.app, str(count), disc.inflate(-disc.width // 5, 0), CREAM, disc.height * 0.62)


def _draw_lab(surface: pygame.Surface, table: HoloBoard, view: HoloView, rect: pygame.Rect) -> None:
    """The Specimen deck and the top of the open pile."""
    factor = rect.height / 220
    _draw_decks(surface, table, rect, [("card_back", view.deck_size)])
    if view.discard:
        slip = pygame.Rect(rect.left + round(20 * factor), rect.top + round(61 * factor), 0, round(70 * factor))
        slip.width = rect.width - round(108 * factor)
        cardface.draw_slip(surface, table, view.discard[-1], slip)


def draw_track(surface: pygame.Surface, table: HoloBoard, view: HoloView) -> None:
    """The spaces of the track with their icons; what is behind the token is filled."""
    rect, app = table.names["track"], table.app
    draw_box(surface, rect, rect.height // 4, BOARD, BOARD_LINE, max(rect.height // 24, 1))
    count = view.end + 1
    inner = rect.inflate(-rect.height // 3, -rect.height // 5)
    step = inner.width / count
    side = min(inner.height, round(step * 0.96))
    middle = inner.centery
    pygame.draw.line(
        surface, BOARD_LINE, (inner.left + round(step / 2), middle), (inner.right - round(step / 2), middle), 2
    )
    for n in range(count):
        spot = pygame.Rect(0, 0, side, side)
        spot.center = (inner.left + round((n + 0.5) * step), middle)
        _draw_step(surface, table, view, n, spot)
    token = pygame.Rect(0, 0, round(side * 0.98), round(side * 0.98))
    token.center = (inner.left + round((view.track + 0.5) * step), middle)
    picture(surface, app, "disc", token, BRASS_LIGHT)
    write(surface, app, str(view.track), token.inflate(-token.width // 3, 0), INK, token.height * 0.5)


def _draw_step(surface: pygame.Surface, table: HoloBoard, view: HoloView, n: int, spot: pygame.Rect) -> None:
    """A space of the track: its number or its icon."""
    passed = n <= view.track
    fill = (112, 98, 54) if passed else (58, 92, 78)
    icon = "milestone" if table.box.milestones >> n & 1 else "museum" if table.box.resets >> n & 1 else ""
    last = n == view.end
    round_box = (
        spot.inflate(-spot.width // 12, -spot.width // 12)
        if icon or last
        else spot.inflate(-spot.width // 4, -spot.width // 4)
    )
    draw_box(
        surface,
        round_box,
        round_box.width // (3 if icon else 2),
        fill,
        BRASS_LIGHT if icon or last else BOARD_LINE,
        max(spot.width // 22, 1),
    )
    inside = round_box.inflate(-round_box.width // 4, -round_box.width // 4)
    if icon == "milestone":
        picture(surface, table.app, "milestone", inside, BRASS_LIGHT)
    elif icon == "museum":
        picture(surface, table.app, "die_triassic_museum", round_box)
    elif last:
        flag = table.app.assets.icon("trophy", inside.width, BRASS_LIGHT)
        surface.blit(flag, flag.get_rect(center=inside.center))
    elif round_box.width >= 14:
        write(surface, table.app, str(n), inside.inflate(inside.width // 4, 0), CREAM, inside.height * 0.9)
