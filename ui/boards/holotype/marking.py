"""Marks of the table of Holotype: what can be chosen, what is chosen, what an option brings, the last moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.holotype import forecast
from game.holotype.model import WORKERS
from game.holotype.view import HoloView, Mat
from ui.boards.holotype import cards, locations
from ui.boards.holotype.inks import CARD_SHADE
from ui.boards.holotype.layout import whole_card
from ui.boards.holotype.mat import draw_hand_card
from ui.boards.kit import names
from ui.boards.kit.marks import (
    draw_glow,
    draw_points,
    draw_ring,
    draw_tag,
    draw_targets,
    draw_veil,
    seat_colour,
    tag_place,
    tag_size,
)
from ui.boards.kit.pen import Pen
from ui.boards.kit.shapes import bottom, inset, top
from ui.table.board import Look
from ui.theme import BRASS, BRASS_LIGHT, CREAM, FOCUS, MOSS_LIGHT

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

PREVIEWED = ("papers", "area")
"""Kinds of places whose options bring points at once; what cards in hand cost at the end is no reason to point."""

LETTERED = {"area": 0.6, "dig": 0.24, "offered": 0.7}
"""Kinds of places whose names and figures stand in their upper part, and how much of them that is."""

PLATES = ("lab", "milestone", "gain", "give", "trace")
"""Kinds of places that have their name in the middle of their head, and a line about them below."""

PAPER_GROUND = ("area", "dig", "die", "done", "lab", "take", "trade", "exchange", "gain", "give", "trace", "milestone")
"""Kinds of places on light ground, whose rings are darker."""


def draw_marks(pen: Pen, table: HoloBoard, view: HoloView, look: Look) -> None:
    """Bright targets, what is chosen or on its way, previews, last moves, and the card under the pointer in full."""
    app, surface, hover = table.app, pen.surface, look.hover
    if look.dim and any(names.kind(name) == "location" for name in look.targets):
        for location, rect in names.of_kind(table.names, "location"):
            if names.name("location", location) not in look.targets:
                draw_veil(surface, app, rect)
    draw_glow(surface, table, look)
    if view.asked == "bump" and table.offered(view):
        sent = table.names[f"worker.{WORKERS[view.asked_of[0] % len(WORKERS)]}"]
        draw_ring(surface, app, sent, BRASS, 4)
    _draw_references(surface, table, view, hover)
    for name in sorted(look.targets - {hover}):
        draw_targets(surface, table, look, [name], MOSS_LIGHT if names.kind(name) in PAPER_GROUND else CREAM)
    if "papers" in look.targets:
        _draw_awaited(pen, table, look)
    _draw_raised(pen, table, view.mats[table.focus], hover)
    if hover in look.targets:
        draw_ring(surface, app, _ringed(table, hover, True), FOCUS, 5 + look.pulse)
    for name in look.chosen:
        draw_ring(surface, app, _ringed(table, name, name == hover), BRASS, 4)
    draw_previews(surface, table, look)


def draw_previews(surface: pygame.Surface, table: HoloBoard, look: Look) -> None:
    """The points that places bring: over the corners of areas, at the foot of the own wall."""
    for name, points in foretold(table, look).items():
        if name == "papers":
            frame = table.places["frame"]
            draw_points(surface, table.app, frame.midbottom, points, name == look.hover, frame)
        else:
            draw_tag(surface, table.app, table.names[name], points, name == look.hover)


def foretold(table: HoloBoard, look: Look) -> dict[str, int]:
    """What the strip would gain at once by every place that completes an option; the strip shows no secrets."""
    shown = {n: change for n, change in look.previews.items() if names.kind(n) in PREVIEWED and n in table.names}
    cards_meant = [names.rest(name) for name in (*look.chosen, look.hover) if name.startswith("hand.")]
    if "papers" in shown and cards_meant:
        shown["papers"] = forecast.specimen(table.box, cards_meant[0]).points
    return {name: change for name, change in shown.items() if change}


def tagged(table: HoloBoard, view: HoloView) -> dict[str, pygame.Rect]:
    """The areas together with the chips over their corners, while somebody is asked where to contribute."""
    areas = names.of_kind(table.names, "area") if view.asked == "journal" else ()
    return {names.name("area", area): rect.union(tag_place(rect, tag_size(table.app))) for area, rect in areas}


def printed(table: HoloBoard) -> list[pygame.Rect]:
    """What the coach's marks leave legible: locations, areas, expeditions, cards, and whose workers stand there."""
    found: list[pygame.Rect] = []
    for place, rect in table.names.items():
        kind, rest = names.apart(place)
        if kind == "location":
            found += locations.lettered(rest, rect)
        elif kind == "space":
            found.append(locations.owner_spot(rect))
        elif kind == "hand" and rest:
            found += cards.lettered(whole_card(rect))
        elif kind in LETTERED:
            found.append(top(rect, rect.height * LETTERED[kind])[0])
            found += [tag_place(rect, tag_size(table.app))] if kind == "area" else []
        elif kind in PLATES:
            found += [inset(top(rect, rect.height * 0.26)[0], rect.width * 0.4), bottom(rect, rect.height * 0.5)[0]]
    return found


def _ringed(table: HoloBoard, name: str, whole: bool) -> pygame.Rect:
    """Where the ring around a place goes: around the whole card if that is raised."""
    rect = table.names[name]
    return whole_card(rect) if whole and name.startswith("hand.") else rect


def _draw_references(surface: pygame.Surface, table: HoloBoard, view: HoloView, hover: str) -> None:
    """Whose published cards an area under the pointer would reference."""
    kind, rest = names.apart(hover)
    if kind != "area" or hover not in table.names:
        return
    objective, _, area = rest.rpartition(".")
    for card, seat in table.stand(view, objective, int(area)).used:
        papers = table.names["papers" if seat == table.focus else f"papers.{seat}"]
        draw_ring(surface, table.app, table.names.get(f"paper.{card}", papers), seat_colour(table, seat), 3)


def _draw_awaited(pen: Pen, table: HoloBoard, look: Look) -> None:
    """The frame that waits for a Holotype, with the chosen one laid into it."""
    frame = table.places["frame"]
    for card in (names.rest(name) for name in look.chosen if names.kind(name) == "hand"):
        paper = frame.inflate(-frame.width // 10, -frame.height // 10)
        pen.box(paper, 4 * table.unit, CARD_SHADE, None)
        pen.picture(f"specimens/{card}", paper)
    draw_ring(pen.surface, table.app, frame, FOCUS if look.hover == "papers" else BRASS_LIGHT, 4 + look.pulse)


def _draw_raised(pen: Pen, table: HoloBoard, mat: Mat, hover: str) -> None:
    """The card of the hand under the pointer, whole, where others lie over it; kept as one picture."""
    kind, card = names.apart(hover)
    if kind == "hand" and card in mat.hand and hover in table.names:
        key = ("raised", card, forecast.lacks(table.box, mat, card), table.match.ready.data_hash)
        rect = whole_card(table.names[hover])
        pen.kept(key, rect, lambda own, area: draw_hand_card(own, table, mat, card, area))


def draw_held(pen: Pen, table: HoloBoard, name: str, pos: tuple[int, int]) -> None:
    """The worker or the card taken up, under the pointer."""
    kind, rest = names.apart(name)
    rect = whole_card(table.names[name])
    if kind == "worker":
        rect.size = (round(64 * table.unit), round(90 * table.unit))
    rect.center = pos
    if kind == "worker":
        locations.draw_worker(pen, table, table.focus * len(WORKERS) + WORKERS.index(rest), rect)
    elif kind == "hand":
        cards.draw_card(pen, table, rest, rect)
