"""Drawing the own mat and the hand: workers, fossils against the limit, research, traces, rewards, cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.holotype import forecast
from game.holotype.model import LOCATIONS, LOUNGE, PERIODS, TILES, WAITING, WORKERS
from game.holotype.view import HoloView, Mat
from ui.boards.holotype import cards, wall
from ui.boards.holotype.inks import BOARD, BOARD_LIGHT, BOARD_LINE, CARD, CARD_INK, CARD_PAPER, figure, pictured
from ui.boards.holotype.layout import CAPTION, card_row, under_caption, whole_card
from ui.boards.holotype.wall import DADO, WOOD
from ui.boards.kit import names, writing
from ui.boards.kit.pen import Pen
from ui.boards.kit.sequence import goods
from ui.boards.kit.shapes import centred, columns, inset, left, square, top
from ui.theme import BRASS_LIGHT, CREAM, INK, RUST, Colour, mix

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

BLOCKS = ("lounge", "storage", "research", "traces", "rewards")
"""The parts of the mat on its dark board; the last one is missing in the Basal variant."""

TILE_PICTURES: dict[str, tuple[str, Colour | None]] = {
    "library": ("research", None), "storage": ("storage", (110, 70, 30)), "field": ("die_cretaceous_1", None),
    "museum": ("cube_jurassic", None), "discard": ("card_jurassic", None), "lab": ("card_back", None),
}  # fmt: skip
"""The pictures of Milestone tiles with their tints."""


FRAMED = 7
"""The units at each side of a worker in the Lounge that the frame around it takes."""


def draw_ground(pen: Pen, table: HoloBoard) -> None:
    """The board of the mat with its parts, the wall, the desk of the hand, the pictures of the locations."""
    places, unit = table.names, table.unit
    for name in LOCATIONS:
        pen.stretched(f"location_{name}", table.places[f"location.{name}"])
    pen.box(places["mat"], 12 * unit, BOARD, WOOD, 4 * unit)
    for name in (block for block in BLOCKS if block in places):
        pen.box(places[name], 8 * unit, BOARD_LIGHT, BOARD_LINE, 1.5 * unit)
        if name != "storage":
            _caption(pen, table, name, table.say(f"mat.{name}"))
    wall.draw_ground(pen, table.places["papers"], unit)
    left_end, upper = places["mat"].right + round(8 * unit), places["hand"].top
    desk = pygame.Rect(left_end, upper, table.places["places"].right - left_end, places["mat"].bottom - upper)
    pen.box(desk, 8 * unit, DADO, WOOD, 3 * unit)
    if table.box.basal:
        pen.box(places["prompt"], 8 * unit, mix(DADO, WOOD, 0.4), WOOD, 3 * unit)


def _caption(pen: Pen, table: HoloBoard, block: str, words: str, ink: Colour = BRASS_LIGHT) -> None:
    """The words above a part of the mat."""
    line = inset(top(table.names[block], CAPTION * table.unit)[0], 14 * table.unit).move(0, 1)
    pen.write(words, line, table.letters(17, line.height * 0.84), ink)


def draw_workers(pen: Pen, table: HoloBoard, view: HoloView, mat: Mat) -> None:
    """Workers in the Lounge in full colour, those on the board faintly, a locked one with a lock; and the way back."""
    tint, frame = figure(table, table.focus), 2 * table.app.theme.grain.px(FRAMED)
    for name, where in zip(WORKERS, mat.workers, strict=True):
        rect = inset(table.names[f"worker.{name}"], frame, frame)
        if where == LOUNGE:
            pen.picture(f"worker_{name}", rect, tint, "bottom")
            continue
        pen.faint(f"worker_{name}", rect, 70, tint, "bottom")
        if where == WAITING and (short := forecast.until_unlocked(table.box, mat)):
            _draw_locked(pen, table, rect, short)
        else:
            pen.icon("lock" if where == WAITING else "arrow_up", rect, rect.width * 0.44, CREAM)
    _draw_retrieve(pen, table, view, mat)


def _draw_locked(pen: Pen, table: HoloBoard, rect: pygame.Rect, short: int) -> None:
    """A lock, and below it a frame for each of the Holotypes that open it, filled once it hangs on the wall."""
    above, row = top(rect, rect.height * 0.6)
    pen.icon("lock", above, above.height * 0.86, CREAM)
    for n, cell in enumerate(columns(inset(row, 0, row.height * 0.1), table.box.unlocks, round(3 * table.unit))):
        frame, filled = centred(cell, min(cell.width, cell.height * 0.8), cell.height), n < table.box.unlocks - short
        pen.box(frame, 3 * table.unit, BRASS_LIGHT if filled else BOARD, BRASS_LIGHT, 2 * table.unit)
        if filled:
            pen.icon("check", frame, frame.width * 0.8, INK)


def _draw_retrieve(pen: Pen, table: HoloBoard, view: HoloView, mat: Mat) -> None:
    """The button that calls all workers back, with the research that it brings."""
    rect, unit = table.names["retrieve"], table.unit
    out = any(space >= 0 for space in mat.workers)
    mine = table.asks and view.asked == "turn" and view.to_act == view.seat == table.focus and out
    fill, ink = ((150, 84, 30), CREAM) if mine else (BOARD, BOARD_LINE)
    pen.box(rect, 10 * unit, fill, ink, 2 * unit)
    icon = pygame.Rect(rect.left + round(6 * unit), rect.top, rect.height, rect.height).inflate(-8, -8)
    pen.picture("retrieve", icon, ink)
    gain = pygame.Rect(rect.right - round(64 * unit), rect.top, round(58 * unit), rect.height)
    goods(pen, [("research", table.box.retrieved)], gain.inflate(0, -6), ink)
    label = pygame.Rect(icon.right + 4, rect.top, gain.left - icon.right - 8, rect.height)
    pen.write(table.say("mat.retrieve"), label, table.letters(20, label.height * 0.6), ink)


def draw_storage(pen: Pen, table: HoloBoard, mat: Mat) -> None:
    """A counter for each period, and below them the spaces of the storage with what fills them."""
    unit, block, total = table.unit, table.names["storage"], sum(mat.fossils)
    words = table.say("mat.storage", n=total, limit=mat.limit)
    _caption(pen, table, "storage", words, BRASS_LIGHT if total <= mat.limit else (255, 170, 140))
    for period, count in zip(PERIODS, mat.fossils, strict=True):
        rect = table.names[f"cube.{period}"]
        pen.box(rect, 8 * unit, CARD_PAPER if count else BOARD, BOARD_LINE, 1)
        room = rect.inflate(-4, -round(16 * unit))
        goods(pen, pictured([(period, count)]), room, CARD_INK if count else BOARD_LINE)
    area = under_caption(block, unit)
    above = table.names["cube.triassic"].bottom + round(6 * unit)
    _draw_slots(pen, mat, pygame.Rect(area.left, above, area.width, area.bottom - above))


def _draw_slots(pen: Pen, mat: Mat, strip: pygame.Rect) -> None:
    """The spaces of the storage in a row, or two where there are many; cubes beyond the limit have a red edge."""
    cubes = [period for period, count in zip(PERIODS, mat.fossils, strict=True) for _ in range(count)]
    slots = max(mat.limit, len(cubes))
    across = slots if slots <= 12 else -(-slots // 2)
    high = strip.height // -(-slots // across)
    side = min(high, strip.width // across)
    for n in range(slots):
        start = strip.centerx - side * across // 2 + n % across * side
        spot = pygame.Rect(start, strip.top + n // across * high, side, side).inflate(-2, -2)
        pen.box(spot, max(side // 6, 1), BOARD, RUST if n >= mat.limit else BOARD_LINE, 1)
        if n < len(cubes):
            pen.picture(f"cube_{cubes[n]}", spot)


def draw_research(pen: Pen, table: HoloBoard, mat: Mat) -> None:
    """The research with its number."""
    area = under_caption(table.names["research"], table.unit)
    image, number = left(area, area.width * 0.46)
    pen.picture("research", image)
    pen.write(str(mat.research), number, 44 * table.unit, CREAM, "serif_bold")


def draw_traces(pen: Pen, table: HoloBoard, mat: Mat) -> None:
    """The traces in hand with their number; only how many for those who may not see them."""
    area, unit = under_caption(table.names["traces"], table.unit), table.unit
    if not mat.trace_count:
        pen.write("–", area, 30 * unit, BOARD_LINE)
    elif not mat.traces:
        card = card_row(area, 1, 0)[0]
        card.center = area.center
        cards.draw_deck(pen, card, "card_trace", mat.trace_count)
    for kind, rect in names.of_kind(table.names, "held"):
        if kind not in mat.traces:
            continue
        image, label = left(rect, rect.width * 0.4)
        label = centred(label, label.width, min(label.height, round(26 * unit)))
        pen.picture(f"traces/{kind}", image.inflate(-2, -2))
        count, points = mat.traces.count(kind), forecast.trace_points(table.box, kind)
        pen.box(label, label.height // 3, CARD_PAPER, None)
        forms = (f"+{points}",) if count == 1 else (f"{count}×+{points}", f"{count}×")
        room = label.inflate(-2, 0)
        pen.write(writing.fitting(pen.app, forms, room.width) or forms[-1], room, 18 * unit, CARD_INK)


def draw_rewards(pen: Pen, table: HoloBoard, mat: Mat) -> None:
    """The points of contributions above the Milestone tiles; those that are not reached yet lie under a disc."""
    box, used = table.box, forecast.contributed(table.box, mat)
    spots = columns(table.names["contributions"], box.discs, 2)
    for n, (points, spot) in enumerate(zip(box.contributions, spots, strict=True)):
        ring, reached = square(spot), n < used
        if not reached:
            pen.faint("disc", ring, 255, figure(table, table.focus), "bottom")
        inner = ring.inflate(-ring.width // 4, -ring.width // 4)
        fill = BRASS_LIGHT if n == used - 1 else CARD_PAPER
        pen.box(ring.inflate(-4, -4) if reached else inner, ring.width // 2, fill, BOARD_LINE, 1)
        pen.write(str(points), inner, ring.width * 0.5, INK, "serif_bold")
    for tile in TILES:
        draw_tile(pen, tile, table.names[f"tile.{tile}"], tile in mat.tiles)


def draw_tile(pen: Pen, tile: str, rect: pygame.Rect, taken: bool) -> None:
    """A Milestone tile: bright once it is taken."""
    spot = square(rect)
    side, (name, tint) = spot.width, TILE_PICTURES[tile]
    fill, edge = (CARD_PAPER, BRASS_LIGHT) if taken else (BOARD, BOARD_LINE)
    pen.box(spot, max(side // 6, 1), fill, edge, side // 16)
    inner = spot.inflate(-side // 4, -side // 4)
    if taken:
        pen.picture(name, inner, tint)
    else:
        pen.faint(name, inner, 80, (220, 220, 200) if tint else None, "bottom")


def draw_hand(pen: Pen, table: HoloBoard, view: HoloView) -> None:
    """The cards with what they lack, face down for those who may not see them, and room for more."""
    mat, hand, gap = view.mats[table.focus], table.names["hand"], round(8 * table.unit)
    room = (hand.width + gap) // (round(hand.height * CARD) + gap)
    for spot in card_row(hand, 0 if mat.offered else room, gap)[mat.hand_size :]:
        pen.box(spot, 10 * table.unit, mix(DADO, INK, 0.25), mix(DADO, WOOD, 0.6), 2 * table.unit)
    shown = [name for name in mat.hand if f"hand.{name}" in table.names]
    for spot in card_row(hand, 0 if shown else mat.hand_size, gap):
        pen.stretched("card_back", spot)
    for name in shown:
        draw_hand_card(pen, table, mat, name, whole_card(table.names[f"hand.{name}"]))
    if not mat.hand_size and not mat.offered:
        place = inset(card_row(hand, 1, 0)[0], 32 * table.unit)
        pen.block(table.say("mat.no_hand"), place, 22 * table.unit, BOARD_LINE)


def draw_front(pen: Pen, table: HoloBoard, mat: Mat) -> None:
    """What the cards above it would cost at the end; only how many they are for those who may not see them."""
    left_over = sum(forecast.specimen(table.box, card).research for card in mat.hand)
    key, count = ("mat.left_over", left_over) if left_over else ("large.hand", mat.hand_size)
    line = inset(table.names["prompt"], 28 * table.unit, 8 * table.unit)
    pen.write(table.say(key, n=count), line, table.letters(20, line.height * 0.8), BRASS_LIGHT, "ui", "left")


def draw_hand_card(pen: Pen, table: HoloBoard, mat: Mat, name: str, rect: pygame.Rect) -> None:
    """A card of the hand with what it lacks."""
    cards.draw_card(pen, table, name, rect)
    cards.draw_lacking(pen, forecast.lacks(table.box, mat, name), rect)
