"""Zoos on the plates of the rules: written positions as dinosaurs on the painted board, whole or cut out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.draftosaurus import forecast
from game.draftosaurus.board import Board as ZooBoard
from game.draftosaurus.model import KINDS, SPECIES
from game.draftosaurus.rules import DraftRules
from ui.boards.draftosaurus import paint, small
from ui.boards.draftosaurus.geometry import Box, geometry
from ui.boards.draftosaurus.layout import RATIO, scaled
from ui.boards.kit.marks import draw_points, draw_ring, draw_veil
from ui.boards.kit.pen import Pen
from ui.boards.kit.plates import drawn, inner_width
from ui.leaf import Leaf
from ui.theme import FOCUS
from ui.widgets.blocks import Block

WIDEST = 840
"""Units that a whole board is wide at most."""

RIVER: Box = (524, 12, 152, 330)
"""What is cut out of the river: its first places."""

Zoo = Mapping[str, Sequence[str | None]]
"""A zoo as positions are written: the dinosaurs of every pen."""


def rules_of(leaf: Leaf, seats: int, side: str) -> DraftRules:
    """The rules of one side of the board, as they are told on a leaf."""
    rules = leaf.rules(seats, board=side)
    assert isinstance(rules, DraftRules)
    return rules


def board_of(leaf: Leaf, side: str) -> ZooBoard:
    """One side of the board, as it is told on a leaf."""
    return rules_of(leaf, 2, side).boards[0]


def codes_of(board: ZooBoard, zoo: Zoo) -> list[int]:
    """The dinosaurs of a written zoo as the board keeps them."""
    codes = []
    for pen, held in zoo.items():
        for number, species in enumerate(held):
            if species is not None:
                place = board.places.index(f"{pen}.{number}" if pen == "pyramid" else pen)
                codes.append(place * KINDS + SPECIES.index(species))
    return codes


def board_width(leaf: Leaf) -> int:
    """How wide a whole board is on a leaf."""
    return min(inner_width(leaf), leaf.px(WIDEST))


def _board_width(leaf: Leaf, side: str, pens: Sequence[str]) -> int:
    """How wide a board is from which these pens are cut out, so that they fit."""
    if not pens:
        return board_width(leaf)
    return min(leaf.px(WIDEST), round(inner_width(leaf) * geometry(side).size[0] / area_of(side, pens)[2]))


def area_of(side: str, pens: Sequence[str]) -> Box:
    """The part of a painted board that holds these pens."""
    boxes = [RIVER if pen == "river" else geometry(side).pens[pen].rect for pen in pens]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
    return left - 8, top - 8, right - left + 16, bottom - top + 16


def cut_out(
    leaf: Leaf,
    side: str,
    zoo: Zoo,
    pens: Sequence[str] = (),
    points: Mapping[str, int] | None = None,
    part: float = 1.0,
) -> Block:
    """A zoo on its board, or the part of it that holds these pens, with the points of some pens on them."""
    board, wide = board_of(leaf, side), round(_board_width(leaf, side, pens) * part)
    whole = pygame.Rect(0, 0, wide, round(wide / RATIO))
    cut = scaled(side, whole, area_of(side, pens)).clip(whole) if pens else whole

    def draw(pen: Pen, _rect: pygame.Rect) -> None:
        placed = whole.move(-cut.left, -cut.top)
        paint.draw_board(pen.surface, leaf.app, board, placed)
        leaf.app.assets.breathe()
        paint.draw_pieces(pen.surface, leaf.app, paint.stand(board, codes_of(board, zoo), placed))
        for name, count in (points or {}).items():
            _draw_points(pen, leaf, side, name, count, placed)

    return drawn(leaf, cut.size, draw)


def _draw_points(pen: Pen, leaf: Leaf, side: str, name: str, count: int, placed: pygame.Rect) -> None:
    """What a pen counts, under its sign."""
    form = geometry(side).pens[name]
    spot = scaled(side, placed, form.title)
    draw_points(pen.surface, leaf.app, (spot.centerx, spot.bottom + 2), count, True, scaled(side, placed, form.rect))


def open_pens(leaf: Leaf, side: str, zoo: Zoo, face: str, species: str) -> set[str]:
    """The pens into which a face of the die lets a dinosaur of a zoo, by the rules."""
    rules = rules_of(leaf, 2, side)
    places = forecast.open_places(rules, codes_of(rules.boards[0], zoo), face, SPECIES.index(species))
    return {rules.boards[0].places[place].partition(".")[0] for place in places}


def bound(leaf: Leaf, side: str, zoo: Zoo, face: str, species: str, wide: int) -> Block:
    """A small zoo: bright the pens that the die leaves open, veiled the others."""
    board, allowed = board_of(leaf, side), open_pens(leaf, side, zoo, face, species)

    def draw(pen: Pen, rect: pygame.Rect) -> None:
        small.draw_board(pen.surface, leaf.app, board, rect)
        paint.draw_pieces(pen.surface, leaf.app, paint.stand(board, codes_of(board, zoo), rect))
        for name, form in geometry(side).pens.items():
            place = scaled(side, rect, form.rect)
            if name in allowed:
                draw_ring(pen.surface, leaf.app, place, FOCUS, 4)
            else:
                draw_veil(pen.surface, leaf.app, place)

    return drawn(leaf, (wide, round(wide / RATIO)), draw)


def row(leaf: Leaf, species: Sequence[str], high: float, chosen: int = -1) -> Block:
    """Dinosaurs side by side as in a hand, one of them ringed."""
    side = leaf.px(high)

    def draw(pen: Pen, rect: pygame.Rect) -> None:
        for number, name in enumerate(species):
            cell = pygame.Rect(number * round(side * 0.8), 0, side, rect.height)
            pen.picture(f"draftosaurus/{name}", cell.inflate(-2, -2))
            if number == chosen:
                draw_ring(pen.surface, leaf.app, cell, FOCUS, 4)

    return drawn(leaf, (side * (0.8 * len(species) + 0.2), side), draw)
