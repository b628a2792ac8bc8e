"""The picture of the table between moves, put together from parts that are drawn anew only when they change."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.holotype.model import LOCATIONS
from game.holotype.view import HoloView, Mat
from ui.boards.holotype import draw, draw_goals, draw_mat, draw_panel, draw_personal, draw_stage
from ui.boards.holotype.draw_tally import draw_tally

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

MatPart = Callable[[pygame.Surface, "HoloBoard", Mat], None]


def draw_still(surface: pygame.Surface, table: HoloBoard, view: HoloView) -> None:
    """Everything that stays until the view changes."""
    app = table.app
    table.parts.begin((surface.get_size(), app.theme.unit, app.text.lang, table.focus, table.ground_key(view)))
    _draw_upper(surface, table, view)
    _draw_mat(surface, table, view)
    _draw_hand(surface, table, view)
    for seat, mat in enumerate(view.mats):
        if seat != table.focus:
            _draw_panel(surface, table, mat, seat)
    draw_stage.draw_stage(surface, table, view)
    if "done" in table.names and view.asked == "discard":
        draw_stage.draw_button(surface, table, table.names["done"], app.text("holotype.stage.enough"), True)


def _draw_upper(surface: pygame.Surface, table: HoloBoard, view: HoloView) -> None:
    """Locations, track, and the Global Objectives or without them the own papers."""
    parts, places = table.parts, table.places
    for n, name in enumerate(LOCATIONS):
        shown = (view.spaces[n], _stock(table, view, name))
        place = f"location.{name}"
        parts.draw(surface, place, places[place], shown, partial(draw.draw_location, surface, table, view, name))
    way = (view.track, view.end)
    parts.draw(surface, "track", places["track"], way, partial(draw.draw_track, surface, table, view))
    if table.box.basal:
        draw_goals.draw_papers(surface, table, view)
    for name in view.objectives:
        stands = tuple(table.stand(view, name, area) for area in range(3))
        payable = tuple(stand.cost <= view.mats[table.focus].research for stand in stands)
        place, seen = f"objective.{name}", (stands, payable)
        parts.draw(surface, place, places[place], seen, partial(draw_goals.draw_objective, surface, table, view, name))


def _stock(table: HoloBoard, view: HoloView, name: str) -> Hashable:
    """What lies at a location, as far as it is seen."""
    if name == "field":
        return view.field_deck_size, view.trace_deck_size
    if name == "lab":
        return view.deck_size, view.discard[-1:]
    if name == "library":
        return "library" in view.mats[table.focus].tiles
    return view.museum if name == "museum" else ()


def _draw_mat(surface: pygame.Surface, table: HoloBoard, view: HoloView) -> None:
    """Everything on the mat of the seat in the middle."""
    mat = view.mats[table.focus]
    shown = (mat.workers, len(mat.papers), view.asked, view.to_act, view.seat)
    lounge = table.names["lounge"]
    table.parts.draw(surface, "lounge", lounge, shown, partial(draw_mat.draw_workers, surface, table, view, mat))
    pieces: list[tuple[str, Hashable, MatPart]] = [
        ("storage", (mat.fossils, mat.limit), draw_mat.draw_storage),
        ("research", mat.research, draw_mat.draw_research),
        ("traces", (mat.traces, mat.trace_count), draw_mat.draw_traces),
        ("papers", mat.papers, draw_mat.draw_papers),
    ]
    if not table.box.basal:
        pieces.append(("rewards", (mat.discs, mat.tiles), draw_mat.draw_rewards))
    for name, seen, paint in pieces:
        table.parts.draw(surface, name, table.names[name], seen, partial(paint, surface, table, mat))


def _draw_hand(surface: pygame.Surface, table: HoloBoard, view: HoloView) -> None:
    """The hand with the Personal Objectives beside it."""
    mat, names = view.mats[table.focus], table.names
    spots = tuple((name, tuple(rect)) for name, rect in names.items() if name.startswith("hand."))
    shown = (spots, mat.hand_size, not mat.offered, mat.fossils, mat.research)
    table.parts.draw(surface, "hand", names["hand"], shown, partial(draw_mat.draw_hand, surface, table, view))
    for name in mat.offered:
        spot = f"offered.{name}"
        paint = partial(draw_personal.draw_personal, surface, table, mat, name, names[spot])
        table.parts.draw(surface, spot, names[spot], mat.papers, paint)
    if not table.box.basal:
        seen = (mat.personal, bool(mat.offered), mat.papers)
        paint = partial(draw_personal.draw_own, surface, table, mat)
        table.parts.draw(surface, "personal", names["personal"], seen, paint)


def _draw_panel(surface: pygame.Surface, table: HoloBoard, mat: Mat, seat: int) -> None:
    """Another seat: its figures, and on them the table of what it has published."""
    shown = (mat.workers, mat.fossils, mat.limit, mat.research, mat.hand_size, mat.trace_count, mat.discs, mat.tiles)
    parts, names = table.parts, table.names
    panel, papers = f"panel.{seat}", f"papers.{seat}"
    parts.draw(surface, panel, names[panel], shown, partial(draw_panel.draw_panel, surface, table, mat, seat))
    parts.draw(surface, papers, names[papers], mat.papers, partial(draw_tally, surface, table, mat, names[papers]))
