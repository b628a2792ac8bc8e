"""What choices of Encyclopedia cost and bring, as small plates on their places."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.encyclopedia.model import CONTINENTS, LANDS
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia.atlas import land_signs
from ui.boards.encyclopedia.brush import SIGNS, Brush
from ui.boards.encyclopedia.study import price_places, slot_parts
from ui.boards.kit.marks import draw_points, draw_small_points, draw_tag, tag_size
from ui.boards.kit.names import apart
from ui.boards.kit.sequence import sequence
from ui.table.board import Look
from ui.theme import PAPER, RUST

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

AIR = 3
"""The units by which marks stand off places that are full up to their edges."""

PRICE_WIDE, PRICE_HIGH = 54, 28
"""Units of the board that the price of a colour takes."""

CROWDED = ("cube.", "expert.")
"""Kinds of places whose points hang over their corner, because what they cost or whom they show fills them.

Those of a place for a cube lie in its corner where there is room beside its category, and there where another place
lies above it; so Type, category and price stay to be read. Where the price stands alone they are told when it is
pointed at.
"""


def draw_prices(pen: Brush, view: EncycView, look: Look) -> None:
    """What the colour of an animal or a continent costs, on those that can be chosen and are not of the die's."""
    good = "tokens" if view.seats[view.to_act].tokens else "seals"
    for name in look.targets if view.asked in ("academy", "action") and view.colour < LANDS else ():
        if land_of(pen.table, name) not in (-1, view.colour):
            pen.kept(("price", good), price_spot(pen, name), partial(_draw_price, good))


def _draw_price(good: str, pen: Brush, box: pygame.Rect) -> None:
    """One of a good that is to be paid."""
    pen.box(box, box.height // 2, PAPER, RUST, max(pen.edge(1.5), 1))
    row = ["−1", pen.image(SIGNS[good])]
    sequence(pen, row, box.inflate(-box.height // 2, -2), box.height * 0.7, RUST)


def land_of(table: EncycBoard, name: str) -> int:
    """The continent that a place is, or that its animal lives on; -1 for what has none."""
    kind, rest = apart(name)
    if kind == "land":
        return CONTINENTS.index(rest)
    return table.box.continent[table.box.animal_ids.index(rest)] if kind == "animal" else -1


def price_spot(pen: Brush, name: str) -> pygame.Rect:
    """Where the price of a colour hangs: in the upper right corner of an animal, on that of a continent's name."""
    rect, (kind, land) = pen.table.names[name], apart(name)
    box = pygame.Rect(0, 0, pen.px(PRICE_WIDE), pen.px(PRICE_HIGH))
    if kind == "land":
        sign = land_signs(pen.table.names["world"], land)[0]
        box.bottomright = sign.right, sign.top + 2
    else:
        box.topright = rect.right - pen.px(AIR), rect.top + pen.px(AIR)
    return box


def draw_previews(pen: Brush, look: Look) -> None:
    """The points that a target would bring, where no planner tells them."""
    names = pen.table.names
    for name, points in look.previews.items():
        if name not in names:
            continue
        told = name.startswith("option.") and "planner" in names
        strong = name == look.hover
        if points and name.startswith("cube.") and _hangs_in(pen, name):
            draw_small_points(pen.surface, pen.app, slot_parts(pen, names[name])[0].topright, points, strong)
        elif points and not told and (strong or name.startswith("expert.") or _is_priced(pen, name)):
            if name.startswith(CROWDED):
                draw_tag(pen.surface, pen.app, names[name], points, strong, name.startswith("expert."))
            else:
                spot, room = chip_place(pen.table, name)
                draw_points(pen.surface, pen.app, spot, points, strong, room)


def _is_priced(pen: Brush, name: str) -> bool:
    """Whether a place is one for a cube that shows a Type beside its price."""
    return name.startswith("cube.") and price_places(pen, pen.table.names[name])[0] is not None


def _hangs_in(pen: Brush, name: str) -> bool:
    """Whether the points of a place for a cube lie in it: where there is room beside its category or a place above."""
    if not _is_priced(pen, name):
        return False
    spot, names = pen.table.names[name], pen.table.names
    first, over = slot_parts(pen, spot)[0], spot.move(0, -spot.height // 2)
    beneath = any(over.colliderect(rect) for one, rect in names.items() if one.startswith("cube.") and one != name)
    return beneath or first.width - first.height >= 2 * tag_size(pen.app)[0]


def chip_place(table: EncycBoard, name: str) -> tuple[tuple[int, int], pygame.Rect]:
    """Where the chip with the points of a choice hangs, and the place that it must not leave: off all names.

    Cards carry their names above or in their middle, so the chip stands at their foot, and above a plate of the desk.
    """
    rect, unit = table.names[name], table.app.theme
    if name.startswith("option."):
        lift = unit.px(28)
        return (rect.centerx, rect.top - lift), rect.inflate(unit.px(30), 2 * lift)
    return (rect.bottomleft if name.startswith("study.") else rect.bottomright), rect
