"""Named places of a table of Draftosaurus: a pure function of view, window and scale."""

from __future__ import annotations

import pygame

from game.draftosaurus.board import Board as ZooBoard
from game.draftosaurus.model import KINDS, SPECIES
from game.draftosaurus.view import DraftView
from ui.boards.draftosaurus.geometry import Box, geometry
from ui.boards.kit.names import laid
from ui.boards.kit.shapes import bottom, columns, in_middle, left, right, top
from ui.table.plan import Plan
from ui.theme import Theme

HEADER = 40
HAND = 112
LEAST_HAND = 76
GAP = 8
LEAST_RAIL, MOST_RAIL = 68, 220
"""The units of a rail beside another seat's zoo; there is one where half of the least room is free."""

EDGE = 12
"""How wide the frame of a painted board is, in its own units."""

RATIO = 1.5
"""Width of a painted board divided by its height."""


def wanted_width(height: int, theme: Theme) -> int:
    """The width at which the painted board fills the height left by header and hand."""
    return round((height - freed(theme) - theme.grain.px(GAP) - hand_height(height, theme.grain)) * RATIO)


def freed(theme: Theme) -> int:
    """The height of the own strip with its gap."""
    return theme.grain.px(HEADER + GAP)


def hand_height(height: int, theme: Theme) -> int:
    """The height of the hand; it gives way to the board where the table is low."""
    return min(theme.px(HAND), max(round(height * 0.18), theme.px(LEAST_HAND)))


def panel_height(width: int, theme: Theme) -> int:
    """The height at which another seat's zoo fills its panel."""
    return round(width / RATIO) + theme.px(HEADER)


def lay_out(view: DraftView, plan: Plan, focus: int, theme: Theme) -> dict[str, pygame.Rect]:
    """The named places: own board with pens, hand, die, box, and every other zoo with its pens."""
    gap = theme.grain.px(GAP)
    header, below = plan.divided(theme.grain.px(HEADER), gap)
    hand, free = bottom(below, hand_height(plan.usual, theme.grain), gap)
    board = fit_board(free)
    names = {"header": header, "board": board, "hand": hand}
    names |= {f"pen.{name}": rect for name, rect in pens(view.board, board).items()}
    names |= _hand_places(view, hand, focus, theme.grain)
    for seat in plan.panels:
        names |= _panel_places(view.board, seat, plan.whole(seat), theme)
    return names | plan.tabs()


def fit_board(area: pygame.Rect) -> pygame.Rect:
    """The largest board inside an area, in its middle."""
    width = min(area.width, round(area.height * RATIO))
    board = pygame.Rect(0, 0, width, round(width / RATIO))
    board.center = area.center
    return board


def scaled(board_name: str, board: pygame.Rect, box: Box) -> pygame.Rect:
    """A box of the painted board as pixels of the window."""
    factor = board.width / geometry(board_name).size[0]
    left, top = round(board.left + box[0] * factor), round(board.top + box[1] * factor)
    right, bottom = round(board.left + (box[0] + box[2]) * factor), round(board.top + (box[1] + box[3]) * factor)
    return pygame.Rect(left, top, right - left, bottom - top)


def piece_rect(board_name: str, board: pygame.Rect, pen: str, number: int) -> pygame.Rect:
    """Where the piece of that number stands in a pen; past the last slot pieces crowd together."""
    form = geometry(board_name)
    slots = form.pens[pen].slots
    x, y = slots[number] if number < len(slots) else slots[number % len(slots)]
    shift = 14 * (number // len(slots))
    factor = board.width / form.size[0]
    piece = pygame.Rect(0, 0, round(form.piece[0] * factor), round(form.piece[1] * factor))
    piece.center = (round(board.left + (x + shift) * factor), round(board.top + (y - shift) * factor))
    return piece


def pens(board_name: str, board: pygame.Rect) -> dict[str, pygame.Rect]:
    """The click targets of a board: one for every pen, for the pyramid one for every slot."""
    places: dict[str, pygame.Rect] = {}
    for name, pen in geometry(board_name).pens.items():
        if name != "pyramid":
            places[name] = scaled(board_name, board, pen.rect)
            continue
        for slot, (x, y) in enumerate(pen.slots):
            places[f"{name}.{slot}"] = scaled(board_name, board, (x - 46, y - 30, 92, 99))
    return places


def halves(zoo: ZooBoard, board: pygame.Rect) -> dict[str, pygame.Rect]:
    """The forest and the plain of a board, from edge to edge; they meet between their pens, above every sign below."""
    form = geometry(zoo.name)
    boxes = {zone: [form.pens[pen.id].rect for pen in zoo.pens if pen.zone == zone] for zone in ("forest", "plain")}
    foot, head = max(box[1] + box[3] for box in boxes["forest"]), min(box[1] for box in boxes["plain"])
    line = min((foot + head) / 2, head)
    wide, high = form.size[0] - 2 * EDGE, form.size[1] - EDGE
    upper, lower = (EDGE, EDGE, wide, line - EDGE), (EDGE, line, wide, high - line)
    return {"half.forest": scaled(zoo.name, board, upper), "half.plain": scaled(zoo.name, board, lower)}


def wholes(zoo: ZooBoard, board: pygame.Rect) -> dict[str, pygame.Rect]:
    """The pens of a board with all of their slots and their signs."""
    form = geometry(zoo.name)
    return {f"whole.{pen.id}": scaled(zoo.name, board, form.pens[pen.id].rect) for pen in zoo.pens}


def _hand_places(view: DraftView, hand: pygame.Rect, focus: int, theme: Theme) -> dict[str, pygame.Rect]:
    """The die at the left, the box at the right, and a stack for every species in hand between them."""
    gap, pad = theme.px(GAP), theme.px(6)
    die, tray = left(hand, min(theme.px(216), hand.width * 3 // 10), gap)
    places = {"die": die}
    if len(view.zoos) == 2:
        places["box"], tray = right(tray, theme.px(96), gap)
    places["tray"] = places["prompt"] = tray
    held = view.hands[focus] if view.seat == focus else None
    kinds = [kind for kind in range(KINDS) if held and held[kind]]
    inner = tray.inflate(-2 * pad, -2 * pad)
    spots = in_middle(columns(inner, len(kinds), most=theme.px(170)), inner)
    return places | laid("hand", [SPECIES[kind] for kind in kinds], spots)


def stack_rects(place: pygame.Rect, count: int, theme: Theme) -> list[pygame.Rect]:
    """Where so many dinosaurs of one species stand in their place of the hand, one behind the other."""
    step = min(theme.px(24), place.width // (3 * max(count, 1)))
    room = place.inflate(-(count - 1) * step - theme.px(6), -theme.px(10))
    return [room.move(round((n - (count - 1) / 2) * step), 0) for n in range(count)]


def _panel_places(board_name: str, seat: int, panel: pygame.Rect, theme: Theme) -> dict[str, pygame.Rect]:
    """Another seat's panel: a header, its zoo as large as the panel allows, and a rail in the room beside it."""
    high, gap = theme.px(HEADER), theme.px(GAP) // 2
    header, body = top(panel, high)
    board, rail = fit_board(body), pygame.Rect(0, 0, 0, 0)
    free = panel.width - board.width - gap
    if free >= theme.px(LEAST_RAIL) // 2:
        wide = min(max(free, theme.px(LEAST_RAIL)), theme.px(MOST_RAIL))
        board = fit_board(left(body, body.width - wide - gap)[0])
        rail = pygame.Rect(board.right + gap, board.top, wide, board.height)
    places = {f"panel.{seat}": header.union(board), f"panel.{seat}.header": header, f"panel.{seat}.board": board}
    if rail.width:
        places |= {f"panel.{seat}": panel, f"rail.{seat}": rail}
    for name, pen in geometry(board_name).pens.items():
        places[f"zoo.{seat}.{name}"] = scaled(board_name, board, pen.rect)
    return places
