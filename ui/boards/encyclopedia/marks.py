"""Marks of Encyclopedia that change from frame to frame: targets, what a die is good for, the magnifier."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.encyclopedia.forecast import wanting
from game.encyclopedia.model import CONTINENTS
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia.brush import Brush
from ui.boards.encyclopedia.desk import draw_plate
from ui.boards.encyclopedia.paths import MEANS
from ui.boards.encyclopedia.whole_cards import CARD, draw_whole
from ui.boards.kit.marks import draw_chosen, draw_glow, draw_points, draw_ring, draw_targets, draw_veil, seat_colour
from ui.boards.kit.names import apart, seated
from ui.table.board import Look
from ui.theme import FOCUS, Colour
from ui.widgets.panel import draw_shadow

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

TARGET: Colour = (24, 132, 74)
"""The ring around what can be chosen: seen on paper as well as on cloth."""

MAGNIFIED = 0.42
"""The least height of the magnifier as a part of that of the table."""

BUSY = ("land.", "place.", "animal.", "expert.")
"""Kinds of places that are dimmed while others of them are to be chosen; plates are whenever they cannot be."""


def draw_marks(pen: Brush, view: EncycView, look: Look) -> None:
    """Bright targets with their points, what is chosen, whom a die helps, the glow of last moves, the magnifier."""
    table, names = pen.table, pen.table.names
    for name in MEANS:
        if name in names and (name in look.targets or name in look.chosen):
            draw_plate(pen, view, name)
    if look.targets:
        _draw_veils(pen, look)
    draw_glow(pen.surface, table, look)
    if look.hover.startswith("die.") and look.hover in names:
        _draw_uses(pen, view, look.hover)
    grain = table.grain.unit / pen.app.theme.unit
    draw_targets(pen.surface, table, look, look.targets, TARGET, grain)
    chosen = (name for name in (*look.chosen, *waiting(table)) if name != "supply")
    draw_chosen(pen.surface, table, chosen, grain)
    _draw_previews(pen, look)
    _draw_magnifier(pen, view, look.hover)


def _draw_veils(pen: Brush, look: Look) -> None:
    """Dim what cannot be chosen: cards and places while others can be, choices on the desk always."""
    busy = any(name.startswith(BUSY) for name in look.targets)
    dimmed = (*BUSY, "option.") if busy else ("option.",)
    for name, rect in pen.table.names.items():
        if name.startswith(dimmed) and name not in look.targets and name not in look.chosen:
            draw_veil(pen.surface, pen.app, rect)


def _draw_previews(pen: Brush, look: Look) -> None:
    """The points that a target would bring, where no planner tells them."""
    names = pen.table.names
    for name, points in look.previews.items():
        told = name.startswith("option.") and "university" not in names
        if points and name in names and not told and (name == look.hover or name.startswith(("cube.", "expert."))):
            spot, room = chip_place(pen.table, name)
            draw_points(pen.surface, pen.app, spot, points, name == look.hover, room)


def chip_place(table: EncycBoard, name: str) -> tuple[tuple[int, int], pygame.Rect]:
    """Where the chip with the points of a choice hangs, and the place that it must not leave: off all names.

    Cards carry their names above or in their middle, so the chip stands at their foot, and above a plate of the desk.
    """
    rect, unit = table.names[name], table.app.theme
    if name.startswith("option."):
        lift = unit.px(28)
        return (rect.centerx, rect.top - lift), rect.inflate(unit.px(30), 2 * lift)
    return (rect.bottomleft if name.startswith("study.") else rect.bottomright), rect


def waiting(table: EncycBoard) -> tuple[str, ...]:
    """The places of the choice that waits to be confirmed."""
    trial = table.trial
    if trial is None or trial.last is None:
        return ()
    view = table.match.view(table.focus)
    return tuple(name for name in table.path(view, trial.last) if name not in ("hand", "supply", "rolled"))


def _draw_uses(pen: Brush, view: EncycView, name: str) -> None:
    """Whom a die helps: the continent of its colour, and every animal there that still wants research."""
    (owner, slot), table = seated(name), pen.table
    die = view.seats[owner].dice[int(slot)]
    if die is None:
        return
    draw_ring(pen.surface, pen.app, table.names[f"land.{CONTINENTS[die.colour]}"], FOCUS, 4)
    for number, seat in enumerate(view.seats):
        for animal in wanting(table.box, seat, die.colour):
            rect = table.names.get(f"study.{number}.{table.box.animal_ids[animal]}")
            if rect is not None:
                draw_ring(pen.surface, pen.app, rect, seat_colour(table, number), 4)


def magnified(table: EncycBoard, view: EncycView, name: str) -> tuple[str, int] | None:
    """The card that a place shows: its kind and its number."""
    kind, rest = apart(name)
    if kind in ("animal", "study"):
        return "animal", table.box.animal_ids.index(rest if kind == "animal" else seated(name)[1])
    if kind == "expert":
        return "expert", table.box.experts.ids.index(rest)
    if kind == "chair":
        seat, chair = seated(name)
        card = view.seats[seat].active[int(chair)]
        return ("expert", card) if card >= 0 else None
    return None


def _draw_magnifier(pen: Brush, view: EncycView, name: str) -> None:
    """The card under the pointer, large, on the side of the table where nothing is hidden that matters."""
    found = magnified(pen.table, view, name)
    if found is None or name not in pen.table.names:
        return
    rect = magnifier_rect(pen.table, pen.table.names[name])
    draw_shadow(pen.surface, rect, pen.app.theme.px(14), pen.app.theme.px(20))
    draw_whole(pen, *found, rect)


def magnifier_rect(table: EncycBoard, place: pygame.Rect) -> pygame.Rect:
    """Where the magnifier stands: at the foot of the table for what is above the own board, else at its head."""
    own, central = table.names["own"], table.names["central"]
    high = max(own.height, round((own.bottom - central.top) * MAGNIFIED))
    rect = pygame.Rect(0, 0, round(high * CARD), high)
    if place.top < own.top and place.right <= own.right:
        rect.bottomright = own.bottomright
        if place.centerx > own.centerx:
            rect.bottomleft = own.bottomleft
    else:
        rect.topright = central.topright
        if place.centerx > central.centerx and place.right <= own.right:
            rect.topleft = central.topleft
    return rect
