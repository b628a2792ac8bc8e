"""The picture of the table between moves, put together from parts that are drawn anew only when they change."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

from game.encyclopedia.model import CONTINENTS
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia import central, seats
from ui.boards.encyclopedia.brush import Brush
from ui.boards.encyclopedia.desk import draw_desk
from ui.boards.kit.shapes import top


def draw_still(pen: Brush, view: EncycView) -> None:
    """Everything that stays until the view changes."""
    app, table = pen.app, pen.table
    table.parts.begin((pen.surface.get_size(), app.theme.unit, app.text.lang, table.ground_key(view)))
    _draw_central(pen, view)
    for seat in range(len(view.seats)):
        _draw_seat(pen, view, seat)
    draw_desk(pen, view)


def _draw_central(pen: Brush, view: EncycView) -> None:
    """Continents, Bank, rounds, and both displays."""
    names = pen.table.names
    parts: dict[str, tuple[Hashable, Callable[[Brush, EncycView], None]]] = {
        "place.bank": (view.banked, central.draw_first),
        "rounds": ((view.round, view.round_tokens, view.used), central.draw_rounds),
        "academy": ((view.animals, view.animal_deck), central.draw_animals),
        "university": ((view.experts, view.expert_deck), central.draw_experts),
    }
    for land, name in enumerate(CONTINENTS):
        parts[f"land.{name}"] = (view.sailed[land], partial(central.draw_voyages, land=land))
    for name, (shown, paint) in parts.items():
        if name in names:
            pen.table.parts.draw(pen.surface, name, names[name], shown, partial(paint, pen, view))


def _draw_seat(pen: Brush, view: EncycView, seat: int) -> None:
    """The board in the middle, zone by zone; or another seat's panel below its strip."""
    table, names = pen.table, pen.table.names
    shown = _shown(view, seat, seat == table.focus)
    if seat != table.focus:
        panel, head = names[f"panel.{seat}"], names[f"panel.{seat}.header"]
        whole = partial(seats.draw_seat, pen, view, seat, names)
        body, key = top(panel, head.bottom - panel.top)[1], f"panel.{seat} of {table.focus}"
        table.parts.draw(pen.surface, key, body, tuple(shown.values()), whole)
        return
    for zone, paint in seats.PIECES.items():
        name = f"track.{seat}" if zone == "track" else f"zone.{seat}.{zone}"
        piece = partial(paint, pen, view, seat, names)
        table.parts.draw(pen.surface, f"own {name}", names[name], shown[zone], piece)


def _shown(view: EncycView, seat: int, own: bool) -> dict[str, Hashable]:
    """What each zone of a seat's board shows; goods stand on the own one only."""
    one, acts = view.seats[seat], view.to_act == seat
    goods = (one.coins, one.tokens, one.seals, one.points) if own else ()
    part = (view.reference, view.taking_part, view.value, view.colour) if acts and view.reference >= 0 else ()
    return {
        "track": one.reputation,
        "dice": (one.dice, one.shared, acts and view.asked == "place_die", goods),
        "study": (one.study, part),
        "experts": (one.active, one.retired),
        "shelf": (one.cubes, one.animals, one.experts, one.active, one.study),
    }
