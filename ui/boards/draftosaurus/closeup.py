"""What can be looked at large in Draftosaurus: a pen with its sign, what stands in it and what that counts; the die."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.draftosaurus.model import KINDS, SPECIES
from game.draftosaurus.model import Pen as ZooPen
from game.draftosaurus.view import DraftView
from ui.boards.draftosaurus import words
from ui.boards.draftosaurus.paint import SIGN, SIGN_EDGE
from ui.boards.kit.closeup import SMALL, of_picture
from ui.boards.kit.names import apart, seated
from ui.boards.kit.pen import Pen
from ui.boards.kit.shapes import bottom, centred, columns, inset, square, top
from ui.theme import BRASS_LIGHT, CREAM, INK, Colour, mix
from ui.widgets.closeup import CloseUp

if TYPE_CHECKING:
    from ui.boards.draftosaurus.board import DraftBoard

GROUNDS: dict[str, tuple[Colour, Colour]] = {
    "forest": ((74, 128, 66), (44, 86, 46)), "plain": ((168, 206, 96), (104, 146, 56)),
    "none": ((84, 170, 214), (42, 116, 160)),
}  # fmt: skip
"""The ground of a close-up and its edge, by the zone of the pen."""

SHAPE, HIGH = 1.8, 0.58
"""The width of a pen's close-up divided by its height, and its height beside a card of other games."""

LEAST = 4
"""A pen without a row of points has so many spots if it holds any number, or as many as it needs."""


def close_up(table: DraftBoard, view: DraftView, name: str) -> CloseUp | None:
    """What a place holds, drawn large."""
    kind, rest = apart(name)
    if kind in ("pen", "zoo"):
        seat, pen = seated(name) if kind == "zoo" else (table.focus, rest)
        return CloseUp(name, SHAPE, partial(_pen, table, view, seat, pen.partition(".")[0]), HIGH)
    if kind == "hand" and rest:
        return of_picture(table.app, f"draftosaurus/{rest}", HIGH)
    return of_picture(table.app, f"draftosaurus/die_{view.die}", SMALL) if kind == "die" and view.die else None


def _pen(
    table: DraftBoard, view: DraftView, seat: int, pen_id: str, surface: pygame.Surface, rect: pygame.Rect
) -> None:
    """The sign of a pen, the dinosaurs that stand in it, and below them what so many of them count."""
    pen, entry = Pen(surface, table.app), next(one for one in table.zoo_board(view).pens if one.id == pen_id)
    edge = max(rect.height // 40, 1)
    fill, line = GROUNDS[entry.zone]
    pen.box(rect, 4 * edge, fill, line, 2 * edge)
    head, body = top(inset(rect, 8 * edge, 8 * edge), rect.height * 0.2, 2 * edge)
    sign = centred(head, head.width * 0.8, head.height)
    pen.box(sign, 2 * edge, SIGN, SIGN_EDGE, edge)
    pen.write(words.sign(table.app.text, pen_id), sign.inflate(-6 * edge, 0), sign.height * 0.66, INK, "round")
    foot, field = bottom(body, body.height * 0.3, edge)
    held = [code % KINDS for code in view.zoos[seat] if code // KINDS in entry.places]
    _dinosaurs(pen, entry, held, field)
    _points(pen, entry, len(held), foot)


def _slots(entry: ZooPen, held: int) -> int:
    """How many columns a pen has."""
    if len(entry.values) > 1:
        return len(entry.values)
    return max(held, min(entry.slots or LEAST, LEAST))


def _dinosaurs(pen: Pen, entry: ZooPen, held: list[int], area: pygame.Rect) -> None:
    """The dinosaurs side by side, each on a pale spot of its own."""
    cells = columns(area, _slots(entry, len(held)), 2)
    for cell in cells:
        spot = centred(cell, cell.width * 0.84, min(cell.width * 0.36, cell.height))
        spot.bottom = cell.bottom
        pen.oval(spot, mix(GROUNDS[entry.zone][0], CREAM, 0.36))
    for kind, cell in zip(held, cells, strict=False):
        pen.picture(f"draftosaurus/{SPECIES[kind]}", cell.move(0, -cell.width // 12), valign="bottom")


def _points(pen: Pen, entry: ZooPen, held: int, area: pygame.Rect) -> None:
    """The row of points with the present one bright, or the one number of the pen."""
    cells = columns(area, len(entry.values), 2) if len(entry.values) > 1 else [area] * len(entry.values)
    for n, (value, cell) in enumerate(zip(entry.values, cells, strict=True), 1):
        high = min(cell.height, round(cell.width / 1.2))
        plaque = square(cell, cell.height) if len(cells) == 1 else centred(cell, cell.width, high)
        bright = len(cells) > 1 and n == held
        pen.box(plaque, plaque.height // 2, BRASS_LIGHT if bright else CREAM, SIGN_EDGE, plaque.height / 14)
        pen.write(str(value), plaque.inflate(-plaque.height // 4, 0), plaque.height * 0.66, INK, "round")


def told_of(image: str) -> str:
    """The place that would show the dinosaur with that picture, '' if it is none."""
    species = image.removeprefix("draftosaurus/")
    return f"hand.{species}" if species in SPECIES else ""
