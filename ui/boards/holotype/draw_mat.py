"""Drawing the own mat and the hand: workers, fossils against the limit, research, traces, rewards, cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.holotype.model import LOUNGE, PERIODS, TILES, TRACES, WAITING, WORKERS
from game.holotype.view import HoloView, Mat
from ui.boards.holotype import cardface, draw, facts
from ui.boards.holotype.draw_tally import draw_tally
from ui.boards.holotype.layout import CAPTION, card_row, under_caption, whole_card
from ui.boards.holotype.pen import (
    BOARD,
    BOARD_LIGHT,
    BOARD_LINE,
    CARD_INK,
    CARD_PAPER,
    bright,
    columns,
    faint,
    picture,
    write,
)
from ui.theme import BRASS_LIGHT, CREAM, INK, PAPER_EDGE, PLAYERS, RUST
from ui.widgets.panel import draw_box

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

FRAME = (104, 66, 38)


def draw_ground(surface: pygame.Surface, table: HoloBoard) -> None:
    """The board of the mat with its parts, the felt of the hand, the pictures of the locations."""
    names, unit = table.names, table.unit
    for name in ("field", "lab", "library", "journal", "museum"):
        rect = table.places[f"location.{name}"]
        surface.blit(table.app.assets.image(f"holotype/location_{name}", rect.size, stretch=True), rect)
    draw_box(surface, names["mat"], round(12 * unit), BOARD, FRAME, max(round(4 * unit), 1))
    parts = [name for name in ("lounge", "storage", "research", "traces", "rewards") if name in names]
    for name in parts:
        draw_box(surface, names[name], round(8 * unit), BOARD_LIGHT, BOARD_LINE, max(round(1.5 * unit), 1))
    for name in (part for part in parts if part != "storage"):
        block = names[name]
        caption = pygame.Rect(block.left, block.top + 1, block.width, round(24 * unit)).inflate(-round(10 * unit), 0)
        write(surface, table.app, table.app.text(f"holotype.mat.{name}"), caption, BRASS_LIGHT, 17 * unit)
    block = names["papers"]
    draw_box(surface, block, round(8 * unit), CARD_PAPER, PAPER_EDGE, max(round(1.5 * unit), 1))
    caption = pygame.Rect(block.left, block.top + 1, block.width, round(CAPTION * unit)).inflate(-round(10 * unit), 0)
    write(surface, table.app, table.app.text("holotype.mat.papers"), caption, CARD_INK, 17 * unit)


def draw_workers(surface: pygame.Surface, table: HoloBoard, view: HoloView, mat: Mat) -> None:
    """Workers in the Lounge in full colour, those on the board faintly, a locked one with a lock; and the way back."""
    app = table.app
    for n, name in enumerate(WORKERS):
        rect = table.names[f"worker.{name}"]
        if mat.workers[n] == LOUNGE:
            draw.draw_worker(surface, table, table.focus * 3 + n, rect)
            continue
        faint(surface, app, f"worker_{name}", rect, bright(PLAYERS[table.match.seats[table.focus].colour].colour), 70)
        side = round(rect.width * 0.44)
        sign = "lock" if mat.workers[n] == WAITING else "arrow_up"
        icon = app.assets.icon(sign, side, CREAM)
        surface.blit(icon, icon.get_rect(center=rect.center))
        if mat.workers[n] == WAITING:
            left = table.box.unlocks - len(mat.papers)
            words = pygame.Rect(rect.left, rect.bottom - round(30 * table.unit), rect.width, round(26 * table.unit))
            write(surface, app, app.text("holotype.mat.unlocks", n=left), words, BRASS_LIGHT, 17 * table.unit)
    _draw_retrieve(surface, table, view, mat)


def _draw_retrieve(surface: pygame.Surface, table: HoloBoard, view: HoloView, mat: Mat) -> None:
    """The button that calls all workers back, with the research that it brings."""
    rect, unit = table.names["retrieve"], table.unit
    out = any(space >= 0 for space in mat.workers)
    mine = view.asked == "turn" and view.to_act == view.seat == table.focus and out
    fill, ink = ((150, 84, 30), CREAM) if mine else (BOARD, BOARD_LINE)
    draw_box(surface, rect, round(10 * unit), fill, ink, max(round(2 * unit), 1))
    icon = pygame.Rect(rect.left + round(6 * unit), rect.top, rect.height, rect.height).inflate(-8, -8)
    picture(surface, table.app, "retrieve", icon, ink)
    goods = pygame.Rect(rect.right - round(64 * unit), rect.top, round(58 * unit), rect.height)
    cardface.draw_goods(surface, table, [("research", table.box.retrieved)], goods.inflate(0, -6), ink)
    label = pygame.Rect(icon.right + 4, rect.top, goods.left - icon.right - 8, rect.height)
    write(surface, table.app, table.app.text("holotype.mat.retrieve"), label, ink, 20 * unit)


def draw_storage(surface: pygame.Surface, table: HoloBoard, mat: Mat) -> None:
    """A counter for each period, and below them the spaces of the storage with what fills them."""
    app, unit, block = table.app, table.unit, table.names["storage"]
    total = sum(mat.fossils)
    caption = pygame.Rect(block.left, block.top + 1, block.width, round(24 * unit)).inflate(-round(10 * unit), 0)
    words = app.text("holotype.mat.storage", n=total, limit=mat.limit)
    write(surface, app, words, caption, BRASS_LIGHT if total <= mat.limit else (255, 170, 140), 17 * unit)
    for n, period in enumerate(PERIODS):
        rect = table.names[f"cube.{period}"]
        draw_box(surface, rect, round(8 * unit), BOARD if not mat.fossils[n] else CARD_PAPER, BOARD_LINE, 1)
        ink = CARD_INK if mat.fossils[n] else BOARD_LINE
        cardface.draw_goods(
            surface, table, [(f"cube_{period}", mat.fossils[n])], rect.inflate(-4, -round(16 * unit)), ink
        )
    area = under_caption(block, unit)
    top = table.names["cube.triassic"].bottom + round(6 * unit)
    strip = pygame.Rect(area.left, top, area.width, area.bottom - top)
    _draw_slots(surface, table, mat, strip)


def _draw_slots(surface: pygame.Surface, table: HoloBoard, mat: Mat, strip: pygame.Rect) -> None:
    """The spaces of the storage in a row or two; cubes beyond the limit have a red edge."""
    cubes = [n for n, count in enumerate(mat.fossils) for _ in range(count)]
    slots = max(mat.limit, len(cubes))
    across = slots if slots <= 8 else -(-slots // 2)
    high = strip.height // -(-slots // across)
    side = min(high, strip.width // across)
    for n in range(slots):
        left = strip.centerx - side * across // 2 + n % across * side
        spot = pygame.Rect(left, strip.top + n // across * high, side, side).inflate(-2, -2)
        draw_box(surface, spot, max(side // 6, 1), BOARD, RUST if n >= mat.limit else BOARD_LINE, 1)
        if n < len(cubes):
            picture(surface, table.app, f"cube_{PERIODS[cubes[n]]}", spot)


def draw_research(surface: pygame.Surface, table: HoloBoard, mat: Mat) -> None:
    """The research with its number."""
    area = under_caption(table.names["research"], table.unit)
    upper = pygame.Rect(area.left, area.top, area.width, area.height // 2)
    picture(surface, table.app, "research", upper.inflate(-4, -4))
    lower = pygame.Rect(area.left, upper.bottom, area.width, area.bottom - upper.bottom)
    write(surface, table.app, str(mat.research), lower, CREAM, 52 * table.unit, "serif_bold")


def draw_traces(surface: pygame.Surface, table: HoloBoard, mat: Mat) -> None:
    """The traces in hand with their number; only how many for those who may not see them."""
    area = under_caption(table.names["traces"], table.unit)
    if mat.trace_count and not mat.traces:
        card = card_row(area, 1, 0)[0]
        card.center = area.center
        cardface.draw_back(surface, table, card, "card_trace")
        draw.draw_count(surface, table, card, mat.trace_count)
    elif not mat.trace_count:
        write(surface, table.app, "–", area, BOARD_LINE, 30 * table.unit)
    for kind in TRACES:
        rect = table.names.get(f"held.{kind}")
        if rect is not None:
            label = pygame.Rect(rect.left, rect.bottom - round(22 * table.unit), rect.width, round(22 * table.unit))
            upper = pygame.Rect(rect.left, rect.top, rect.width, label.top - rect.top)
            picture(surface, table.app, f"traces/{kind}", upper.inflate(-2, -2))
            count, points = mat.traces.count(kind), table.trace_points(kind)
            words = f"+{points}" if count == 1 else f"{count}× +{points}"
            draw_box(surface, label, label.height // 3, CARD_PAPER)
            write(surface, table.app, words, label.inflate(-2, 0), CARD_INK, 18 * table.unit)


def draw_rewards(surface: pygame.Surface, table: HoloBoard, mat: Mat) -> None:
    """The points of contributions above the Milestone tiles."""
    _draw_contributions(surface, table, mat)
    for tile in TILES:
        draw_tile(surface, table, tile, table.names[f"tile.{tile}"], tile in mat.tiles)


def draw_papers(surface: pygame.Surface, table: HoloBoard, mat: Mat) -> None:
    """What the seat in the middle has published."""
    draw_tally(surface, table, mat, under_caption(table.names["papers"], table.unit))


def _draw_contributions(surface: pygame.Surface, table: HoloBoard, mat: Mat) -> None:
    """The points of contributions; those that are not reached yet lie under a disc."""
    used = table.box.discs - mat.discs
    area = table.names["contributions"]
    for n, spot in enumerate(columns(area, table.box.discs, 2)):
        side = min(spot.width, spot.height)
        ring = pygame.Rect(0, 0, side, side)
        ring.center = spot.center
        reached = n < used
        if not reached:
            colour = bright(PLAYERS[table.match.seats[table.focus].colour].colour)
            faint(surface, table.app, "disc", ring, colour, 255)
        now = n == used - 1
        inner = ring.inflate(-side // 4, -side // 4)
        fill = BRASS_LIGHT if now else CARD_PAPER
        draw_box(surface, inner if not reached else ring.inflate(-4, -4), side // 2, fill, BOARD_LINE, 1)
        write(surface, table.app, str(table.box.contributions[n]), inner, INK, side * 0.5, "serif_bold")


def draw_tile(surface: pygame.Surface, table: HoloBoard, tile: str, rect: pygame.Rect, taken: bool) -> None:
    """A Milestone tile: bright once it is taken."""
    side = min(rect.width, rect.height)
    spot = pygame.Rect(0, 0, side, side)
    spot.center = rect.center
    draw_box(
        surface, spot, max(side // 6, 1), CARD_PAPER if taken else BOARD, BRASS_LIGHT if taken else BOARD_LINE,
        max(side // 16, 1),
    )  # fmt: skip
    inner = spot.inflate(-side // 4, -side // 4)
    name, tint = tile_picture(tile)
    if taken:
        picture(surface, table.app, name, inner, tint)
    else:
        faint(surface, table.app, name, inner, (220, 220, 200) if tint else None, 80)


def tile_picture(tile: str) -> tuple[str, tuple[int, int, int] | None]:
    """The picture of a Milestone tile and its tint."""
    pictures = {
        "library": ("research", None),
        "storage": ("storage", (110, 70, 30)),
        "field": ("die_cretaceous_1", None),
        "museum": ("cube_jurassic", None),
        "discard": ("card_jurassic", None),
        "lab": ("card_back", None),
    }
    return pictures[tile]


def draw_hand(surface: pygame.Surface, table: HoloBoard, view: HoloView) -> None:
    """The cards with what they lack, face down for those who may not see them."""
    mat, names = view.mats[table.focus], table.names
    hand = names["hand"]
    shown = [name for name in mat.hand if f"hand.{name}" in names]
    if not shown:
        for spot in card_row(hand, mat.hand_size, round(8 * table.unit)):
            cardface.draw_back(surface, table, spot)
    for name in shown:
        draw_hand_card(surface, table, mat, name, whole_card(names[f"hand.{name}"]))
    if not mat.hand_size and not mat.offered:
        write(surface, table.app, table.app.text("holotype.mat.no_hand"), hand, BOARD_LINE, 22 * table.unit)


def draw_hand_card(surface: pygame.Surface, table: HoloBoard, mat: Mat, name: str, rect: pygame.Rect) -> None:
    """A card of the hand with what it lacks."""
    cardface.draw_card(surface, table, name, rect)
    cardface.draw_lacking(surface, table, facts.lacks(table.box, mat, name), rect)
