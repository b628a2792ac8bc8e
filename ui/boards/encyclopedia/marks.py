"""Marks of Encyclopedia that change from frame to frame: targets, what a die is good for, the magnifier."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.encyclopedia.forecast import wanting
from game.encyclopedia.model import CONTINENTS
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia import desk, whole_cards
from ui.boards.encyclopedia.paths import MEANS
from ui.boards.kit.marks import draw_points, draw_ring, draw_veil
from ui.table.board import Look
from ui.theme import BRASS, FOCUS, Colour
from ui.widgets.panel import draw_shadow

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

TARGET: Colour = (24, 132, 74)
"""The ring around what can be chosen: seen on paper as well as on cloth."""

MAGNIFIED = 0.42
"""The least height of the magnifier as a part of that of the table."""

VEILED = ("option.",)
"""Kinds of places that are dimmed whenever they cannot be chosen."""

DIMMED = ("land.", "place.", "animal.", "expert.", *VEILED)
"""Kinds of places that are dimmed while something else is to be chosen."""


def draw_marks(surface: pygame.Surface, table: EncycBoard, view: EncycView, look: Look) -> None:
    """Bright targets with their points, what is chosen, whom a die helps, the glow of last moves, the magnifier."""
    names = table.names
    for name in MEANS:
        if name in names and (name in look.targets or name in look.chosen):
            desk.draw_plate(surface, table, view, name, names[name])
    if look.targets:
        _draw_veils(surface, table, look)
    for name, seat in look.glow.items():
        if name in names:
            draw_ring(surface, table.app, names[name], table.seat_colour(seat), 3)
    if look.hover.startswith("die.") and look.hover in names:
        _draw_uses(surface, table, view, look.hover)
    _draw_targets(surface, table, look)
    _draw_magnifier(surface, table, view, look.hover)


def _draw_veils(surface: pygame.Surface, table: EncycBoard, look: Look) -> None:
    """Dim what cannot be chosen: cards and places while others can be, choices on the desk always."""
    busy = any(name.startswith(DIMMED[:4]) for name in look.targets)
    for name, rect in table.names.items():
        if name not in look.targets and name.startswith(DIMMED if busy else VEILED) and name not in look.chosen:
            draw_veil(surface, table.app, rect)


def _draw_targets(surface: pygame.Surface, table: EncycBoard, look: Look) -> None:
    """Rings around targets and what is chosen; the points that a target would bring, where no planner tells them."""
    app, names = table.app, table.names
    grain = table.grain.unit / app.theme.unit
    bright = 3 + look.pulse
    for name in look.targets:
        if name in names:
            hovered = name == look.hover
            draw_ring(surface, app, names[name], FOCUS if hovered else TARGET, (bright + 2 * hovered) * grain)
    for name in (*look.chosen, *waiting(table)):
        if name in names and name not in ("supply",):
            draw_ring(surface, app, names[name], BRASS, 4 * grain)
    for name, points in look.previews.items():
        told = name.startswith("option.") and "university" not in names
        if points and name in names and not told and (name == look.hover or name.startswith(("cube.", "expert."))):
            spot, room = chip_place(table, name)
            draw_points(surface, app, spot, points, name == look.hover, room)


def chip_place(table: EncycBoard, name: str) -> tuple[tuple[int, int], pygame.Rect]:
    """Where the chip with the points of a choice hangs, and the place that it must not leave: off all names.

    Cards carry their names above or in their middle, so the chip stands at their foot, and above a plate of the desk.
    """
    rect, unit = table.names[name], table.app.theme
    if name.startswith("option."):
        lift = unit.px(28)
        return (rect.centerx, rect.top - lift), rect.inflate(unit.px(30), 2 * lift)
    if name.startswith("study."):
        return (rect.left, rect.bottom), rect
    return (rect.right, rect.bottom), rect


def waiting(table: EncycBoard) -> tuple[str, ...]:
    """The places of the choice that waits to be confirmed."""
    trial = table.trial
    if trial is None or trial.last is None:
        return ()
    view = table.match.view(table.focus)
    return tuple(name for name in table.path(view, trial.last) if name not in ("hand", "supply", "rolled"))


def _draw_uses(surface: pygame.Surface, table: EncycBoard, view: EncycView, name: str) -> None:
    """Whom a die helps: the continent of its colour, and every animal there that still wants research."""
    _, owner, slot = name.split(".")
    die = view.seats[int(owner)].dice[int(slot)]
    if die is None:
        return
    land = die.colour
    draw_ring(surface, table.app, table.names[f"land.{CONTINENTS[land]}"], FOCUS, 4)
    for number, seat in enumerate(view.seats):
        for animal in wanting(table.box, seat, land):
            rect = table.names.get(f"study.{number}.{table.box.animal_ids[animal]}")
            if rect is not None:
                draw_ring(surface, table.app, rect, table.seat_colour(number), 4)


def magnified(table: EncycBoard, view: EncycView, name: str) -> tuple[str, int] | None:
    """The card that a place shows: its kind and its number."""
    kind, _, rest = name.partition(".")
    if kind == "animal":
        return "animal", table.box.animal_ids.index(rest)
    if kind == "study":
        return "animal", table.box.animal_ids.index(rest.partition(".")[2])
    if kind == "expert":
        return "expert", table.box.experts.ids.index(rest)
    if kind == "chair":
        seat, _, chair = rest.partition(".")
        card = view.seats[int(seat)].active[int(chair)]
        return ("expert", card) if card >= 0 else None
    return None


def _draw_magnifier(surface: pygame.Surface, table: EncycBoard, view: EncycView, name: str) -> None:
    """The card under the pointer, large, on the side of the table where nothing is hidden that matters."""
    found = magnified(table, view, name)
    if found is None or name not in table.names:
        return
    rect = magnifier_rect(table, table.names[name])
    draw_shadow(surface, rect, table.app.theme.px(14), table.app.theme.px(20))
    draw = whole_cards.draw_animal if found[0] == "animal" else whole_cards.draw_expert
    draw(surface, table, found[1], rect)


def magnifier_rect(table: EncycBoard, place: pygame.Rect) -> pygame.Rect:
    """Where the magnifier stands: at the foot of the table for what is above the own board, else at its head."""
    own, central = table.names["own"], table.names["central"]
    high = max(own.height, round((own.bottom - central.top) * MAGNIFIED))
    rect = pygame.Rect(0, 0, round(high * whole_cards.CARD), high)
    if place.top < own.top and place.right <= own.right:
        rect.bottomright = (own.right, own.bottom)
        if place.centerx > own.centerx:
            rect.bottomleft = own.bottomleft
    else:
        rect.topright = (central.right, central.top)
        if place.centerx > central.centerx and place.right <= own.right:
            rect.topleft = central.topleft
    return rect
