"""Drawing the central board: continents with their spaces, places, rounds, displays."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.encyclopedia.forecast import levels
from game.encyclopedia.model import COLOURS, CONTINENTS
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia import layout
from ui.boards.encyclopedia.brush import GAINS, LAND_TINTS, SIGNS, Brush
from ui.boards.encyclopedia.cards import draw_animal, draw_expert
from ui.boards.kit.shapes import centred, grid, top
from ui.theme import BRASS, BRASS_LIGHT, CREAM, INK, INK_SOFT, PAPER, PAPER_EDGE, PAPER_SHADE, WALNUT, Colour

Face = Callable[[Brush, int, pygame.Rect], None]
"""What draws a card."""

LAND_PICTURE, PLACE_PICTURE = 0.5, 0.46
"""Parts of their heights that the pictures of continents and places take."""

ROUNDS_PART, COLUMNS = 0.72, 2
"""The part of its zone that the track of rounds takes, above the dice that lie on the board; its columns."""


def draw_grounds(pen: Brush) -> None:
    """Everything of the central board that stays for a whole game."""
    for land, name in enumerate(CONTINENTS):
        _draw_land(pen, land, pen.table.names[f"land.{name}"])
    for name in ("embassy", "bank", "publication", "academy"):
        rect = pen.table.names[f"place.{name}"]
        foot = _draw_place(pen, name, rect, round(rect.height * PLACE_PICTURE), pen.table.say(f"place.{name}.name"))
        _draw_gains(pen, name, foot.inflate(-6, -6))
    _plate(pen, pen.table.names["rounds"])


def _plate(pen: Brush, rect: pygame.Rect, edge: Colour = PAPER_EDGE) -> None:
    """The ground of a place."""
    pen.box(rect, pen.edge(8), PAPER_SHADE, edge, pen.edge(1.5))


def draw_voyages(pen: Brush, view: EncycView, land: int) -> None:
    """The dice on a continent."""
    for spot in land_spaces(pen.table.names[f"land.{CONTINENTS[land]}"])[: view.sailed[land]]:
        pen.picture(f"die_{COLOURS[land]}", spot.inflate(4, 4))


def draw_first(pen: Brush, view: EncycView) -> None:
    """The First Player token at the Bank, until somebody goes there."""
    bank = pen.table.names["place.bank"]
    side = round(bank.height * 0.3)
    if not view.banked:
        pen.picture("first_player", pygame.Rect(bank.right - side, bank.top, side, side))


def land_spaces(rect: pygame.Rect) -> list[pygame.Rect]:
    """The four spaces of a continent, from the left."""
    _, foot = top(rect, rect.height - round(rect.height * 0.31))
    foot.height -= 4
    return [cell.inflate(-4, 0) for cell in grid(foot, 4)]


def _draw_land(pen: Brush, land: int, rect: pygame.Rect) -> None:
    """A continent: its map, its name in its colour, what its four spaces bring."""
    box, name, words = pen.table.box, CONTINENTS[land], pen.table.words.land(land)
    _draw_place(pen, name, rect, round(rect.height * LAND_PICTURE), words, LAND_TINTS[land], CREAM, 8)
    for spot, stars, lift in zip(land_spaces(rect), box.stars, box.lift, strict=False):
        pen.box(spot, pen.edge(5), width=pen.edge(1))
        upper, lower = top(spot, spot.height // 2)
        if stars:
            pen.counted("reputation", str(stars), upper.inflate(-2, 0), part=0.8)
        pen.write(f"+{lift}", lower.inflate(-2, -2), lower.height * 0.85, INK if lift else INK_SOFT)


def _draw_place(
    pen: Brush,
    name: str,
    rect: pygame.Rect,
    high: int,
    words: str,
    tint: Colour = WALNUT,
    ink: Colour = BRASS_LIGHT,
    air: int = 6,
) -> pygame.Rect:
    """A place: its picture so high, and its name below it; what is left for what it brings."""
    _plate(pen, rect, tint)
    image, rest = top(rect, high)
    pen.filled(f"place_{name}", image, pen.edge(8))
    band, foot = top(rest, rect.height * 0.17)
    pygame.draw.rect(pen.surface, tint, band)
    pen.write(words, band.inflate(-air, 0), band.height * 0.78, ink, "serif_bold")
    return foot


def _draw_gains(pen: Brush, name: str, foot: pygame.Rect) -> None:
    """What a place brings: a small table by the value of the die, or a number."""
    found = levels(pen.table.box, name)
    if name in ("bank", "university"):
        pen.counted(SIGNS[GAINS[name]], f"+{found[0].gain}", foot, part=0.7)
        return
    needs = [level.need for level in found]
    for n, (level, cell) in enumerate(zip(found, grid(foot, len(found)), strict=True)):
        cell.width -= 1
        upper, lower = top(cell, cell.height * 0.44)
        pen.box(upper, 3, PAPER, None)
        pen.write(str(needs[n]) if name == "publication" else _span(needs, n), upper, upper.height * 0.82)
        if name == "publication":
            pen.picture(f"type_{level.gain}", lower)
        else:
            pen.counted(SIGNS[GAINS[name]], str(level.gain), lower, part=0.7)


def _span(needs: list[int], number: int) -> str:
    """The values of a die that reach one level and not the next."""
    if number + 1 == len(needs):
        return f"{needs[number]}+"
    last = needs[number + 1] - 1
    return f"{needs[number]}–{last}" if last > needs[number] else str(last)


def draw_rounds(pen: Brush, view: EncycView) -> None:
    """The round tokens, those to come face down, and the dice that lie on the board."""
    rect = pen.table.names["rounds"].inflate(-6, -4)
    lines = (view.rounds + 1) // COLUMNS
    side = min(rect.width // COLUMNS, round(rect.height * ROUNDS_PART / lines))
    track = pygame.Rect(rect.centerx - side * COLUMNS // 2, rect.top, side * COLUMNS, side * lines)
    for n, cell in enumerate(grid(track, COLUMNS, lines)[: view.rounds]):
        spot = cell.inflate(-2, -2)
        if n < len(view.round_tokens):
            pen.picture(f"round_{view.round_tokens[n]}", spot)
        else:
            pygame.draw.circle(pen.surface, WALNUT, spot.center, side // 2 - 2)
            pen.write(str(n + 1), spot, side * 0.5, BRASS_LIGHT)
        if n == view.round - 1:
            pygame.draw.circle(pen.surface, INK, spot.center, side // 2 + 1, pen.edge(2))
            pygame.draw.circle(pen.surface, BRASS, spot.center, side // 2, pen.edge(2))
    _draw_used(pen, view, top(rect, lines * side, 2)[1])


def _draw_used(pen: Brush, view: EncycView, area: pygame.Rect) -> None:
    """How many dice of each colour lie on the central board."""
    side = min(round(area.width / len(COLOURS)), area.height // 2)
    row = pygame.Rect(area.left, area.centery - side, area.width, side)
    for colour, count, cell in zip(COLOURS, view.used, grid(row, len(COLOURS)), strict=True):
        pen.picture(f"die_{colour}", cell)
        pen.write(str(count), cell.move(0, side), side * 0.95, INK if count else INK_SOFT)


def draw_animals(pen: Brush, view: EncycView) -> None:
    """The animals on display at the Academy, and their deck."""
    _draw_display(pen, view.animals, "academy", "animal", draw_animal, view.animal_deck)


def draw_experts(pen: Brush, view: EncycView) -> None:
    """The University with the experts on display, and their deck."""
    rect = pen.table.names["place.university"]
    _plate(pen, rect, WALNUT)
    image, band = top(rect, rect.height - round(rect.height * 0.3))
    pen.filled("place_university", image, pen.edge(8))
    pygame.draw.rect(pen.surface, WALNUT, band)
    words = pen.table.say("place.university.name")
    pen.write(words, band.inflate(-6, 0), band.height * 0.75, BRASS_LIGHT, "serif_bold")
    badge = pygame.Rect(0, 0, round(rect.width * 0.4), round(rect.height * 0.34))
    badge.topright = (rect.right - 2, rect.top + 2)
    _draw_gains(pen, "university", badge)
    _draw_display(pen, view.experts, "university", "expert", draw_expert, view.expert_deck)


def _draw_display(pen: Brush, cards: tuple[int, ...], row: str, kind: str, draw: Face, left: int) -> None:
    """The cards of a display, its empty places, and its pile with the number of cards left."""
    spots = layout.display_spots(pen.table.names[row], len(cards), pen.table.grain)
    for card, spot in zip(cards, spots, strict=True):
        if card >= 0:
            draw(pen, card, spot)
        else:
            pygame.draw.rect(pen.surface, BRASS, spot.inflate(-4, -4), pen.edge(1), border_radius=pen.edge(8))
    spot = pen.picture(f"card_{kind}_back", pen.table.names[f"deck.{kind}s"])
    disc = centred(spot, spot.width * 0.74, spot.width * 0.56)
    pen.box(disc, disc.height // 2, INK, CREAM)
    pen.write(str(left), disc.inflate(-4, 0), disc.height * 0.72, CREAM)
