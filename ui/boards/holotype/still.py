"""The picture of the table between moves, put together from parts that are drawn anew only when they change."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import TYPE_CHECKING

from game.holotype.model import LOCATIONS
from game.holotype.view import HoloView, Mat
from ui.boards.holotype import locations, mat, objectives, others, wall, workbench
from ui.boards.kit import names
from ui.boards.kit.pen import Pen
from ui.palette import in_force

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

Paint = Callable[..., None]


def draw_still(pen: Pen, table: HoloBoard, view: HoloView) -> None:
    """Everything that stays until the view changes."""
    app = table.app
    table.parts.begin(
        (pen.surface.get_size(), app.theme.unit, app.text.lang, in_force(), table.focus, table.ground_key(view))
    )
    _draw_upper(pen, table, view)
    _draw_mat(pen, table, view, view.mats[table.focus])
    for seat, own in enumerate(view.mats):
        if f"panel.{seat}" in table.names and not table.is_folded(seat):
            _draw_panel(pen, table, own, seat)
    workbench.draw_workbench(pen, table, view)
    if "done" in table.names and view.asked == "discard":
        workbench.draw_button(pen, table, table.say("workbench.enough"), True)


def _draw(pen: Pen, table: HoloBoard, name: str, shown: Hashable, paint: Paint, *rest: object) -> None:
    """A part in its place: by `paint`, or as it was while it shows the same."""
    table.parts.draw(pen.surface, name, table.places[name], shown, partial(paint, pen, table, *rest))


def _draw_upper(pen: Pen, table: HoloBoard, view: HoloView) -> None:
    """Locations, track and Global Objectives."""
    for spaces, name in zip(view.spaces, LOCATIONS, strict=True):
        shown = (spaces, _stock(table, view, name))
        _draw(pen, table, f"location.{name}", shown, locations.draw_location, view, name)
    _draw(pen, table, "track", (view.track, view.end), locations.draw_track, view)
    for name in view.objectives:
        stands = tuple(table.stand(view, name, area) for area in range(3))
        payable = tuple(stand.payable(view.mats[table.focus]) for stand in stands)
        _draw(pen, table, f"objective.{name}", (stands, payable), objectives.draw_objective, view, name)


def _stock(table: HoloBoard, view: HoloView, name: str) -> Hashable:
    """What lies at a location, as far as it is seen."""
    stocks: dict[str, Hashable] = {
        "field": (view.field_deck_size, view.trace_deck_size), "lab": (view.deck_size, view.discard[-1:]),
        "library": "library" in view.mats[table.focus].tiles, "museum": view.museum,
    }  # fmt: skip
    return stocks.get(name)


def _draw_mat(pen: Pen, table: HoloBoard, view: HoloView, own: Mat) -> None:
    """Everything on the mat of the seat in the middle, its hand and its Personal Objectives."""
    shown = (own.workers, len(own.papers), table.asks and view.asked, view.to_act, view.seat)
    _draw(pen, table, "lounge", shown, mat.draw_workers, view, own)
    _draw(pen, table, "storage", (own.fossils, own.limit), mat.draw_storage, own)
    _draw(pen, table, "research", own.research, mat.draw_research, own)
    _draw(pen, table, "traces", (own.traces, own.trace_count), mat.draw_traces, own)
    _draw(pen, table, "papers", own.papers, wall.draw_wall, own, table.places["papers"])
    spots = tuple((name, tuple(rect)) for name, rect in names.of_kind(table.names, "hand"))
    hand = (spots, own.hand_size, not own.offered, own.fossils, own.research)
    _draw(pen, table, "hand", hand, mat.draw_hand, view)
    for name in own.offered:
        spot = f"offered.{name}"
        _draw(pen, table, spot, own.papers, objectives.draw_personal, own, name, table.names[spot])
    if table.box.basal:
        _draw(pen, table, "prompt", (own.hand, own.hand_size), mat.draw_front, own)
    else:
        _draw(pen, table, "rewards", (own.discs, own.tiles), mat.draw_rewards, own)
        kept = (own.personal, bool(own.offered), own.papers)
        _draw(pen, table, "personal", kept, objectives.draw_own, own)


def _draw_panel(pen: Pen, table: HoloBoard, own: Mat, seat: int) -> None:
    """Another seat: its figures, and beside them a piece of its wall."""
    shown = (own.workers, own.fossils, own.limit, own.research, own.hand_size, own.trace_count, own.discs, own.tiles)
    _draw(pen, table, f"panel.{seat}", shown, others.draw_panel, own, seat)
    papers = f"papers.{seat}"
    _draw(pen, table, papers, own.papers, others.draw_papers, own, table.names[papers])
