"""Drawing what stands around the map: buildings, rounds, displays."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.encyclopedia.forecast import Level, levels
from game.encyclopedia.model import COLOURS
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia import layout
from ui.boards.encyclopedia.atlas import draw_world
from ui.boards.encyclopedia.brush import GAINS, SIGNS, Brush
from ui.boards.encyclopedia.cards import draw_animal, draw_expert
from ui.boards.kit.shapes import centred, grid, left, top
from ui.boards.kit.writing import smallest
from ui.theme import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    INK,
    INK_SOFT,
    PAPER,
    PAPER_EDGE,
    PAPER_SHADE,
    WALNUT,
    Colour,
)
from ui.widgets.panel import draw_focus

Face = Callable[[Brush, int, pygame.Rect], None]
"""What draws a card."""

BAND, FOOT = 0.19, 0.34
"""Parts of its height that the name of a building and what it brings take; the picture has the rest."""

TITLE = 20
"""The height of the name of a building at most, in units of the board."""

ROUNDS_PART = 0.6
"""The part of its zone that the track of rounds takes, beside the dice that lie on the board."""


def draw_grounds(pen: Brush) -> None:
    """Everything of the central board that stays for a whole game."""
    draw_world(pen)
    for name in ("embassy", "bank", "publication", "academy"):
        draw_place(pen, name, pen.table.names[f"place.{name}"])
    _plate(pen, pen.table.names["rounds"])


def _plate(pen: Brush, rect: pygame.Rect, edge: Colour = PAPER_EDGE) -> None:
    """The ground of a place."""
    pen.box(rect, pen.edge(8), PAPER_SHADE, edge, pen.edge(1.5))


def draw_first(pen: Brush, view: EncycView) -> None:
    """The First Player token at the Bank, until somebody goes there."""
    bank = pen.table.names["place.bank"]
    side = round(bank.height * 0.3)
    if not view.banked:
        pen.picture("first_player", pygame.Rect(bank.right - side, bank.top, side, side))


def _parts(pen: Brush, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """The picture of a building, its name below it, and what is left for what it brings."""
    foot = max(round(rect.height * FOOT), round(2.6 * smallest(pen.app)))
    above, rest = top(rect, rect.height - foot)
    image, band = top(above, above.height - max(rect.height * BAND, smallest(pen.app)))
    rest.height -= pen.px(4)
    return image, band, rest.inflate(-pen.px(8), -2)


def draw_place(pen: Brush, name: str, rect: pygame.Rect) -> None:
    """A building: its picture, its name, and what it brings by the value of the die, or as a number."""
    _plate(pen, rect, WALNUT)
    image, band, foot = _parts(pen, rect)
    pen.filled(f"place_{name}", top(rect, image.height + band.height / 2)[0], pen.edge(8))
    pygame.draw.rect(pen.surface, WALNUT, band)
    high = min(band.height * 0.8, pen.px(TITLE))
    pen.write(pen.table.say(f"place.{name}.name"), band.inflate(-6, 0), high, BRASS_LIGHT, "serif_bold")
    if name == "bank":
        pen.counted(SIGNS[GAINS[name]], f"+{levels(pen.table.box, name)[0].gain}", foot, part=0.7)
        return
    needs = [level.need for level in levels(pen.table.box, name)]
    for n, (level, cell) in enumerate(level_cells(pen, name)):
        upper, lower = top(cell, cell.height * 0.44)
        pen.box(upper, 3, PAPER, None)
        pen.write(str(needs[n]) if name == "publication" else _span(needs, n), upper, upper.height * 0.82)
        if name == "publication":
            pen.picture(f"type_{level.gain}", lower)
        else:
            pen.counted(SIGNS[GAINS[name]], str(level.gain), lower, part=0.7)


def level_cells(pen: Brush, name: str) -> list[tuple[Level, pygame.Rect]]:
    """The levels of a building, and where what each of them brings is told."""
    found = levels(pen.table.box, name)
    cells = grid(_parts(pen, pen.table.names[f"place.{name}"])[2], len(found))
    return [(level, left(cell, cell.width - 1)[0]) for level, cell in zip(found, cells, strict=True)]


def _span(needs: list[int], number: int) -> str:
    """The values of a die that reach one level and not the next."""
    if number + 1 == len(needs):
        return f"{needs[number]}+"
    last = needs[number + 1] - 1
    return f"{needs[number]}–{last}" if last > needs[number] else str(last)


def draw_rounds(pen: Brush, view: EncycView) -> None:
    """The round tokens, those to come face down, and the dice on the board under the signs of their continents."""
    track, used = left(pen.table.names["rounds"].inflate(-6, -4), pen.table.names["rounds"].width * ROUNDS_PART, 4)
    side = min(track.width // view.rounds, track.height)
    for n, cell in enumerate(grid(track, view.rounds)):
        spot = centred(cell, side - 2, side - 2)
        if n < len(view.round_tokens):
            pen.picture(f"round_{view.round_tokens[n]}", spot)
        else:
            pen.oval(spot.inflate(-2, -2), WALNUT)
            pen.write(str(n + 1), spot, side * 0.5, BRASS_LIGHT)
        if n == view.round - 1:
            ring = spot.inflate(4, 4)
            draw_focus(pen.surface, ring, ring.height // 2, BRASS, pen.edge(2))
    for land, (count, cell) in enumerate(zip(view.used, grid(used, len(COLOURS)), strict=True)):
        upper, lower = top(cell, cell.height * 0.56)
        die = pen.picture(f"die_{COLOURS[land]}", upper.inflate(-2, 0))
        pen.land(land, die)
        pen.write(str(count), lower, lower.height * 0.9, INK if count else INK_SOFT)


def draw_animals(pen: Brush, view: EncycView) -> None:
    """The animals on display at the Academy, and their deck."""
    spots = layout.animal_spots(pen.table.names["academy"], len(view.animals), pen.table.grain)
    _draw_display(pen, zip(view.animals, spots, strict=True), draw_animal)
    _draw_deck(pen, "animal", view.animal_deck)


def draw_experts(pen: Brush, view: EncycView) -> None:
    """The University with the experts on display, and their deck."""
    rect = pen.table.names["place.university"]
    pen.box(rect, pen.edge(8), WALNUT, BRASS_DARK, pen.edge(1.5))
    image, words = left(rect, rect.width * 0.5)
    pen.filled("place_university", image, pen.edge(8))
    name, gain = top(words.inflate(-8, -8), words.height * 0.44)
    pen.write(
        pen.table.say("place.university.name"), name, min(name.height * 0.8, pen.px(TITLE)), BRASS_LIGHT, "serif_bold"
    )
    pen.counted(SIGNS[GAINS["university"]], f"+{levels(pen.table.box, 'university')[0].gain}", gain, CREAM, 0.76)
    spots = layout.expert_spots(pen.table.names["university"], len(view.experts), pen.table.grain)
    _draw_display(pen, zip(view.experts, spots, strict=True), draw_expert)
    _draw_deck(pen, "expert", view.expert_deck)


def _draw_display(pen: Brush, cards: Iterable[tuple[int, pygame.Rect]], draw: Face) -> None:
    """The cards of a display, and the places of those taken."""
    for card, spot in cards:
        if card >= 0:
            draw(pen, card, spot)
        else:
            pygame.draw.rect(pen.surface, BRASS, spot.inflate(-4, -4), pen.edge(1), border_radius=pen.edge(8))


def _draw_deck(pen: Brush, kind: str, count: int) -> None:
    """A deck with the number of its cards."""
    spot = pen.picture(f"card_{kind}_back", pen.table.names[f"deck.{kind}s"])
    disc = centred(spot, spot.width * 0.74, spot.width * 0.56)
    pen.box(disc, disc.height // 2, INK, CREAM)
    pen.write(str(count), disc.inflate(-4, 0), disc.height * 0.72, CREAM)
