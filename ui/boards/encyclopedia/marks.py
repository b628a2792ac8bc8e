"""Marks of Encyclopedia that come and go: targets, what a die is good for, an Automa's card."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.encyclopedia.forecast import Row, automa_row, reached, value_now, wanting
from game.encyclopedia.model import CONTINENTS, GOODS
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia.atlas import draw_coast, land_signs, land_spaces, newest_die
from ui.boards.encyclopedia.brush import SIGNS, Brush
from ui.boards.encyclopedia.central import level_cells
from ui.boards.encyclopedia.chips import AIR, draw_previews, draw_prices
from ui.boards.kit.marks import (
    draw_chosen,
    draw_corners,
    draw_glow,
    draw_ring,
    draw_targets,
    draw_veil,
    seat_colour,
)
from ui.boards.kit.names import apart, seated
from ui.boards.kit.shapes import grid, left, square, top
from ui.palette import Tone
from ui.table.board import Look
from ui.theme import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, FOCUS, INK, INK_SOFT, PAPER, PAPER_EDGE, Colour
from ui.widgets.panel import draw_shadow

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

VALUES = (6, 5, 4, 3, 2, 1)
"""The rows of an Automa's behaviour card from its top."""

TARGET = Tone((24, 132, 74), contrast=(0, 92, 44), red_green=(0, 104, 190))
"""The ring around what can be chosen: seen on paper as well as on cloth."""

PLATES = ("option.", "means.")
"""Kinds of plates on the desk, which are dimmed whenever they cannot be chosen."""

CENTRE = ("land.", "place.", "animal.", "expert.")
"""Kinds of places in the middle of the table, which are dimmed a little while the question is not about them."""

FAINT, STRONG = 56, 120
"""How much is dimmed in the middle of the table, where one looks ahead all the same, and how much on the desk."""

FULL, FINE = ("expert.", "chair.", "cube.", "study."), 0.7
"""Kinds of places that are full up to their edges, and the width of their rings as a part of the usual one."""


def draw_marks(pen: Brush, view: EncycView, look: Look) -> None:
    """Bright targets with their points, what is chosen, whom a die helps, the glow of last moves."""
    table, names = pen.table, pen.table.names
    if look.targets:
        _draw_veils(pen, view, look)
    _draw_last(pen, view, look)
    if look.hover.startswith("die.") and look.hover in names:
        _draw_uses(pen, view, look.hover)
    grain = table.grain.unit / pen.app.theme.grain.unit
    full = {name for name in look.targets if name.startswith(FULL)}
    dice = {name for name in look.targets if name.startswith("die.")}
    lands = {name for name in look.targets if name.startswith("land.")}
    draw_targets(pen.surface, table, look, look.targets - full - lands - dice, TARGET, grain)
    draw_targets(pen.surface, table, look, dice, TARGET, grain, partial(_around, pen))
    draw_targets(pen.surface, table, look, full, TARGET, grain * FINE, partial(_around, pen))
    for name in lands:
        _draw_land(pen, name, FOCUS if name == look.hover else TARGET)
    _draw_chosen(pen, look, grain)
    _draw_levels(pen, view, look)
    draw_prices(pen, view, look)
    draw_previews(pen, look)


def _around(pen: Brush, name: str) -> pygame.Rect:
    """Where the ring of a place lies that is full up to its edges: off them, and close around a die."""
    rect, wider = pen.table.names[name], 2 * pen.px(AIR)
    return (square(rect) if name.startswith("die.") else rect).inflate(wider, wider)


def _draw_last(pen: Brush, view: EncycView, look: Look) -> None:
    """The glow of last moves: of an expedition around the die that lies on the land."""
    lands = {name: seat for name, seat in look.glow.items() if name.startswith("land.")}
    others = {name: seat for name, seat in look.glow.items() if name not in lands}
    draw_glow(pen.surface, pen.table, replace(look, glow=others))
    for name, seat in lands.items():
        land = apart(name)[1]
        die = newest_die(pen.table.names["world"], land, view.sailed[CONTINENTS.index(land)])
        if die is not None:
            air = 2 * pen.edge(8)
            draw_corners(pen.surface, pen.app, die.inflate(air, air), seat_colour(pen.table, seat), 3)


def _draw_land(pen: Brush, name: str, colour: Colour) -> None:
    """A continent that can be chosen: its coast, and a ring around its name."""
    land = apart(name)[1]
    draw_coast(pen, land, colour)
    sign = land_signs(pen.table.names["world"], land)[0]
    draw_ring(pen.surface, pen.app, sign.inflate(pen.edge(6), pen.edge(6)), colour, 3)


def _draw_chosen(pen: Brush, look: Look, grain: float) -> None:
    """What is chosen, or waits to be confirmed."""
    chosen = [name for name in (*look.chosen, *waiting(pen.table)) if name != "supply"]
    lands = [name for name in chosen if name.startswith("land.")]
    draw_chosen(pen.surface, pen.table, (name for name in chosen if name not in lands), grain)
    for name in lands:
        _draw_land(pen, name, BRASS)


def _draw_veils(pen: Brush, view: EncycView, look: Look) -> None:
    """Dim what cannot be chosen: plates on the desk, whatever lies in the middle of the table, and of the own animals
    those that are out of the question while some are asked for."""
    own, bright = f"study.{pen.table.focus}.", {*look.targets, *look.chosen, *waiting(pen.table)}
    asked = any(name.startswith(own) for name in look.targets)
    bright |= {f"{own}{pen.table.box.animal_ids[one]}" for one in (view.reference, *view.taking_part) if one >= 0}
    for name, rect in pen.table.names.items():
        if name.startswith((*CENTRE, *PLATES, *((own,) * asked))) and name not in bright:
            kind, land = apart(name)
            for part in _veiled(pen.table.names["world"], land) if kind == "land" else (rect,):
                draw_veil(pen.surface, pen.app, part, 8, STRONG if name.startswith(PLATES) else FAINT)


def _veiled(world: pygame.Rect, land: str) -> list[pygame.Rect]:
    """What is dimmed of a continent: its name and each of its spaces, but not the sea between them."""
    return [land_signs(world, land)[0], *land_spaces(world, land)]


def _draw_levels(pen: Brush, view: EncycView, look: Look) -> None:
    """What the die in hand would bring at the places where it can go."""
    for place in ("embassy", "academy", "publication") if view.asked == "action" else ():
        level = reached(pen.table.box, place, value_now(pen.table.box, view))
        for one, cell in level_cells(pen, place) if f"place.{place}" in look.targets else ():
            if one == level:
                pygame.draw.rect(pen.surface, TARGET, cell.inflate(2, 2), max(pen.px(3), 2), border_radius=pen.px(4))


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
    _draw_land(pen, f"land.{CONTINENTS[die.colour]}", FOCUS)
    for number, seat in enumerate(view.seats):
        for animal in wanting(table.box, seat, die.colour):
            rect = table.names.get(f"study.{number}.{table.box.animal_ids[animal]}")
            if rect is not None:
                draw_ring(pen.surface, pen.app, rect, seat_colour(table, number), 4)


def draw_note(pen: Brush, note: str) -> None:
    """The card of the note `seat card row` over the own board, where nothing of an Automa's turn happens."""
    own, theme = pen.table.names["own"], pen.app.theme
    rect = pygame.Rect(own.topleft, (min(round(own.height * 2.3), own.width), own.height))
    draw_shadow(pen.surface, rect, theme.px(12), theme.px(20))
    pen.kept(("note", note), rect, partial(_draw_card, note))


def _draw_card(note: str, pen: Brush, rect: pygame.Rect) -> None:
    seat, behaviour, used = note.split()
    pen.box(rect, pen.edge(12), PAPER, seat_colour(pen.table, int(seat)), max(pen.edge(4), 2))
    inner = rect.inflate(-pen.app.theme.px(16), -pen.app.theme.px(12))
    portrait, rest = left(inner, inner.width * 0.26, pen.app.theme.px(10))
    pen.picture(f"automa_{behaviour}", portrait)
    head, rest = top(rest, rest.height * 0.15)
    name = pen.table.say(f"automa.behaviour.{behaviour}.name")
    pen.write(name, head, head.height * 0.8, INK, "serif_bold", "left")
    for value, line in zip(VALUES, grid(rest, 1, len(VALUES)), strict=True):
        line.height -= 2
        _draw_row(pen, automa_row(pen.table.box, behaviour, value), value, line, value == int(used))


def _draw_row(pen: Brush, row: Row, value: int, line: pygame.Rect, used: bool) -> None:
    """One row: the die, the place, what is gained; the row in use stands out."""
    fill, edge = (BRASS_LIGHT, BRASS_DARK) if used else (CREAM, PAPER_EDGE)
    pen.box(line, pen.edge(6), fill, edge, 2 if used else 1)
    die = pygame.Rect(line.left + 3, line.top + 2, line.height - 4, line.height - 4)
    pen.picture(f"die_any_{value}", die)
    _, rest = left(line, die.right + 4 - line.left)
    pen.icon("arrow_right", rest, line.height * 0.5, INK_SOFT, "left")
    place = pygame.Rect(die.right + round(line.height * 0.7), line.top, round(line.width * 0.38), line.height)
    words = pen.table.say(f"place.{row.place}.name")
    pen.write(words, place, line.height * 0.62, INK, "ui_bold" if used else "ui", "left")
    box = pygame.Rect(place.right + 4, line.top + 1, round(line.height * 2.1), line.height - 2)
    for image, label in row_signs(row):
        pen.counted(image, label, box)
        box = box.move(box.width + 2, 0)


def row_signs(row: Row) -> list[tuple[str, str]]:
    """What a row brings, as pictures with numbers."""
    signs = [(SIGNS[name], f" {row.gains[name]}") for name in ("animals", "experts", *GOODS) if name in row.gains]
    if "per_token" in row.gains:
        signs += [("token", " ="), ("points", f" {row.gains['per_token']}")]
    return signs
