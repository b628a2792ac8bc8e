"""Marks of the table of Holotype: what can be chosen, what is chosen, what an option brings, the last moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.holotype.model import WORKERS
from game.holotype.view import HoloView, Mat
from ui.boards.holotype import cardface, draw, draw_mat, facts
from ui.boards.holotype.layout import whole_card
from ui.boards.kit.marks import draw_points, draw_ring, draw_veil
from ui.table.board import Look
from ui.theme import BRASS, CREAM, FOCUS, MOSS_LIGHT, PLAYERS

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard


PREVIEWED = ("papers", "area.")
"""Places whose options bring points at once; what cards in hand cost at the end is no reason to point at it."""

PAPER_GROUND = ("area.", "dig.", "lab.", "take.", "trade.", "exchange.", "gain.", "trace.", "milestone.", "papers")
"""Places on light ground, whose rings are darker."""


def draw_marks(surface: pygame.Surface, table: HoloBoard, view: HoloView, look: Look) -> None:
    """Bright targets, what is chosen, previews, the glow of last moves, and the card under the pointer in full."""
    app, names = table.app, table.names
    if any(name.startswith("location.") for name in look.targets):
        for name, rect in names.items():
            if look.dim and name.startswith("location.") and name not in look.targets:
                draw_veil(surface, app, rect)
    for name, seat in look.glow.items():
        if name in names:
            draw_ring(surface, app, names[name], PLAYERS[table.match.seats[seat].colour].colour, 3)
    _draw_references(surface, table, view, look.hover)
    strong = 3 + look.pulse
    for name in sorted(look.targets - {look.hover}):
        ground = MOSS_LIGHT if name.startswith(PAPER_GROUND) else CREAM
        draw_ring(surface, app, names[name], ground, strong)
    _draw_raised(surface, table, view, look.hover)
    if look.hover in look.targets:
        draw_ring(surface, app, _ringed(table, look.hover, True), FOCUS, strong + 2)
    for name in look.chosen:
        draw_ring(surface, app, _ringed(table, name, name == look.hover), BRASS, 4)
    for name, points in foretold(table, look).items():
        rect = names[name]
        spot = (rect.centerx, rect.top + round(rect.height * 0.5)) if name != "papers" else rect.midtop
        draw_points(surface, app, spot, points, name == look.hover, rect)


def foretold(table: HoloBoard, look: Look) -> dict[str, int]:
    """What the strip would gain at once by every place that completes an option; the strip shows no secrets."""
    cards = [name.partition(".")[2] for name in (*look.chosen, look.hover) if name.startswith("hand.")]
    shown = {n: change for n, change in look.previews.items() if n.startswith(PREVIEWED) and n in table.names}
    if "papers" in shown and cards:
        shown["papers"] = table.box.cards.points[facts.number(table.box, cards[0])]
    return {name: change for name, change in shown.items() if change}


def _ringed(table: HoloBoard, name: str, whole: bool) -> pygame.Rect:
    """Where the ring around a place goes: around the whole card if that is raised."""
    rect = table.names[name]
    return whole_card(rect) if whole and name.startswith("hand.") else rect


def _draw_references(surface: pygame.Surface, table: HoloBoard, view: HoloView, hover: str) -> None:
    """Whose published cards an area under the pointer would reference."""
    kind, _, rest = hover.partition(".")
    if kind != "area" or hover not in table.names:
        return
    objective, _, area = rest.rpartition(".")
    state = table.stand(view, objective, int(area))
    for seat in {owner for _, owner in state.used}:
        name = "papers" if seat == table.focus else f"papers.{seat}"
        draw_ring(surface, table.app, table.names[name], PLAYERS[table.match.seats[seat].colour].colour, 3)


def _draw_raised(surface: pygame.Surface, table: HoloBoard, view: HoloView, hover: str) -> None:
    """The card of the hand under the pointer, whole, where others lie over it."""
    kind, _, card = hover.partition(".")
    mat = view.mats[table.focus]
    if kind != "hand" or card not in mat.hand or hover not in table.names:
        return
    rect = whole_card(table.names[hover])
    surface.blit(_raised(table, mat, card, rect), rect)


def _raised(table: HoloBoard, mat: Mat, card: str, rect: pygame.Rect) -> pygame.Surface:
    """A card of the hand with what it lacks, kept as one picture."""
    key = ("holotype raised", card, rect.size, facts.lacks(table.box, mat, card), table.app.text.lang)

    def make() -> pygame.Surface:
        picture = pygame.Surface(rect.size, pygame.SRCALPHA)
        draw_mat.draw_hand_card(picture, table, mat, card, picture.get_rect())
        return picture

    return table.app.assets.kept(key, make)


def draw_held(surface: pygame.Surface, table: HoloBoard, name: str, pos: tuple[int, int]) -> None:
    """The worker or the card taken up, under the pointer."""
    kind, _, rest = name.partition(".")
    rect = whole_card(table.names[name])
    rect.center = pos
    if kind == "worker":
        code = table.focus * 3 + WORKERS.index(rest)
        rect.size = (round(64 * table.unit), round(90 * table.unit))
        rect.center = pos
        draw.draw_worker(surface, table, code, rect)
    elif kind == "hand":
        cardface.draw_card(surface, table, rest, rect)
